import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openHost } from "./host";
import { keep, shelf, stored } from "./keeping";
import { Site } from "./site";
import { door, quick, Table } from "./table";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

test.use({ serviceWorkers: "allow" });

let site: Site;

test.beforeEach(async () => {
  site = await Site.open();
});

test.afterEach(async () => {
  await site.close();
});

const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset["mark"]);

/** All that is kept below an address, as paths from there. */
function kept(page: Page, url: string): Promise<string[]> {
  return page.evaluate(async (scope) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`katabasis ${scope} `));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => request.url.slice(scope.length));
  }, url);
}

/** Looks for a newer build, and waits until it is here or has failed. */
function update(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker !== null && worker.state === "installing")
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    return worker?.state;
  });
}

/** As “Update now” does, without loading the page anew; waits until the new build has cleared away what it does not need. */
function agree(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: "update" });
    while (waiting !== null && waiting.state !== "activated")
      await new Promise((done) => waiting.addEventListener("statechange", done, { once: true }));
  });
}

test("one visit keeps the shell, and a game that is played with its rules, examples and module", async ({ context, page }) => {
  await quick(page);
  await page.goto(site.url);
  await stored(page);
  const shell = await kept(page, site.url);
  for (const needed of [/^index\.html$/, /^shell-\w+\/main\.js$/, /^shell-\w+\/worker\.js$/, /^rules\/index\.html$/])
    expect(
      shell.filter((path) => needed.test(path)),
      `${needed} is kept`,
    ).toHaveLength(1);
  expect(
    shell.filter((path) => /\.wasm$|^parcels|^examples\/\w+\//.test(path)),
    "nobody has played anything yet",
  ).toEqual([]);

  await door(page, "Inferno").getByRole("button", { name: "Play now" }).click();
  await new Table(page).asked();
  await expect
    .poll(() => kept(page, site.url), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^whole\/parcels\/inferno-rules/));
  const game = await kept(page, site.url);
  for (const needed of [
    /^inferno-\w+\/inferno\.wasm$/,
    /^inferno-\w+\/rules\.json$/,
    /^inferno-\w+\/texts\.en\.json$/,
    /^inferno-\w+\/examples\/five-ell\.json$/,
    /^examples\/inferno\/five-ell\.svg$/,
    /^rules\/inferno\.html$/,
  ])
    expect(
      game.filter((path) => needed.test(path)),
      `${needed} is kept`,
    ).toHaveLength(1);
  expect(
    game.filter((path) => /^(parcels\/)?claustrophobia-|^examples\/claustrophobia/.test(path)),
    "nobody has played this one",
  ).toEqual([]);

  await site.stop();
  const tab = await context.newPage();
  const broken: string[] = [];
  tab.on("pageerror", (error) => broken.push(error.message));
  await tab.goto(`${site.url}?from=a-link`);
  // Came in a parcel, and is a picture like any other.
  const picture = await tab.evaluate(async () => {
    const answer = await fetch("examples/inferno/five-ell.svg");
    return [answer.headers.get("content-type"), (await answer.text()).slice(0, 4)];
  });
  expect(picture).toEqual(["image/svg+xml", "<svg"]);
  await tab.goto(`${site.url}rules/inferno.html`);
  await expect(tab.getByRole("heading", { level: 1 })).toContainText("Inferno", { ignoreCase: true });
  expect(broken).toEqual([]);
  await tab.goto(`${site.url}no/such/page`);
  expect(new URL(tab.url()).pathname, "an unknown page leads home").toBe("/");
});

test("a whole new game begins and goes on after the server has stopped, computers and rules included", async ({
  context,
  page,
}) => {
  await keep(page, site.url, "Inferno");
  await page.close();
  await site.stop();

  const tab = await context.newPage();
  await quick(tab);
  await tab.goto(site.url);
  await door(tab, "Inferno").getByRole("button", { name: "Play now" }).click();
  const table = new Table(tab);
  for (const wanted of [/^At the .+ corner$/, /^Start/, /^(Flip|Attack|End the turn)/, /^End the turn/]) {
    await table.asked();
    if (String(wanted).includes("Start")) await table.hex("Start at").first().click();
    else if ((await table.option(wanted).count()) > 0) await table.option(wanted).first().click();
  }
  await table.asked();
  await expect(
    table.log.filter({ hasText: /^(Virgil|Matelda|Sordello)’s turn/ }).first(),
    "computers think in a worker, which is kept too",
  ).toBeVisible();
  await table.question
    .getByRole("link", { name: /^Rule: / })
    .first()
    .click();
  await expect(tab.getByRole("complementary", { name: "Why?" }).getByRole("heading", { level: 2 })).not.toBeEmpty();
  const { text } = await table.saved();

  await tab.reload();
  await table.asked();
  expect((await table.saved()).text, "and is kept").toBe(text);
});

test("games are kept and removed one by one or all with one tap, and each says how large it is", async ({ page }) => {
  await page.goto(`${site.url}#/settings`);
  await stored(page);
  await expect(page.locator(".kept li")).toHaveText([
    /^Inferno 0\.\d MB/,
    /^Claustrophobia 1643 0\.\d MB/,
    /^Planet Apocalypse 0\.\d MB/,
    /^Chronicles of Drunagor 0\.\d MB/,
    /^DANTE: Inferno 0\.\d MB/,
  ]);
  await page.getByRole("button", { name: "Keep Claustrophobia 1643 on this device" }).click();
  await expect(shelf(page, "Claustrophobia")).toContainText(/Kept, 0\.\d MB/);
  await expect(
    page.getByRole("button", { name: "Remove Claustrophobia 1643 from this device" }),
    "who used a key goes on from there",
  ).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole("button", { name: /^Keep everything, [12]\.\d MB$/ }).click();
  for (const title of ["Inferno", "Claustrophobia", "Planet", "Chronicles", "DANTE"])
    await expect(shelf(page, title)).toContainText("Kept", { timeout: 30_000 });
  await expect(page.getByRole("button", { name: /^Keep everything/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Inferno from this device" }).click();
  await expect(shelf(page, "Inferno")).not.toContainText("Kept");
  expect((await kept(page, site.url)).filter((path) => /^(whole\/)?(parcels\/)?inferno-|^examples\/inferno/.test(path))).toEqual(
    [],
  );
  await page.reload();
  await expect(shelf(page, "Planet")).toContainText("Kept");
  await expect(shelf(page, "Inferno")).not.toContainText("Kept");
});

test("a change to one game fetches that game and nothing of the others", async ({ page }) => {
  await keep(page, site.url, "Inferno", "Claustrophobia 1643");
  await site.publish("second", (path, text) => (/^inferno-\w+\/texts\.en\.json$/.test(path) ? `${text} ` : text));
  site.heard.splice(0);
  expect(await update(page)).toBe("installed");
  const doors = /^\/(sw\.js|index\.html|embed\.html|rules\/index\.html|examples\/index\.html)$/;
  const fetched = site.heard.filter((path) => !doors.test(path));
  expect(fetched.filter((path) => /^\/inferno-\w+\/inferno\.wasm$/.test(path))).toHaveLength(1);
  expect(fetched.filter((path) => !/^\/(parcels\/)?inferno-/.test(path))).toEqual([]);
});

test("a bad moment of the network loses nothing, and what has come need not come again", async ({ context, page }) => {
  site.broken = /^\/parcels\/inferno-rules/;
  await page.goto(`${site.url}#/settings`);
  await page.getByRole("button", { name: "Keep Inferno on this device" }).click();
  await expect(page.locator(".toast")).toContainText("What has arrived is kept");
  await expect(shelf(page, "Inferno")).not.toContainText("Kept");
  site.broken = undefined;
  site.heard.splice(0);
  await page.getByRole("button", { name: "Keep Inferno on this device" }).click();
  await expect(shelf(page, "Inferno")).toContainText("Kept");
  expect(site.heard.filter((path) => path.endsWith(".wasm"))).toEqual([]);

  await site.publish("second", (path, text) => (/^inferno-\w+\/texts\.en\.json$/.test(path) ? `${text} ` : text));
  site.broken = /^\/inferno-\w+\/inferno\.wasm$/;
  expect(await update(page), "a build that does not come whole").toBe("redundant");
  await site.stop();
  const tab = await context.newPage();
  await quick(tab);
  await tab.goto(site.url);
  expect(await mark(tab), "the build before goes on").toBeUndefined();
  await door(tab, "Inferno").getByRole("button", { name: "Play now" }).click();
  await new Table(tab).asked();

  site.broken = undefined;
  await site.start();
  await expect.poll(() => update(tab), { timeout: 20_000 }).toBe("installed");
});

test("a new build waits for consent, reloads nobody, and leaves open pages what they need", async ({ context, page }) => {
  await keep(page, site.url, "Inferno");
  const other = await context.newPage();
  await other.goto(site.url);
  for (const open of [page, other]) await open.evaluate(() => Object.assign(globalThis, { untouched: true }));
  const before = await kept(page, site.url);
  // Every script of the shell is another, so that nothing of the old one is on the server any more.
  const change = (path: string, text: string): string =>
    /^shell-\w+\/.*\.js$/.test(path) ? `${text};` : /^inferno-\w+\/texts\.en\.json$/.test(path) ? `${text} ` : text;
  await site.publish("second", change);
  expect(await update(page)).toBe("installed");

  const tab = await context.newPage();
  await tab.goto(site.url);
  expect(await mark(tab), "the old build goes on").toBeUndefined();
  await expect(page.getByText("A newer version is ready")).toBeVisible();
  await agree(page);
  await site.publish("third", change);
  expect(await update(page)).toBe("installed");
  await agree(page);
  for (const open of [page, other]) {
    expect(await open.evaluate(() => "untouched" in globalThis), "an open page is not reloaded").toBe(true);
    const old = before.find((path) => /^shell-\w+\/share\.css$/.test(path)) ?? "";
    // Past the browser's own cache, which may hold a file that nobody keeps any more, or may not.
    const late = await open.evaluate(async (path) => (await fetch(path, { cache: "no-store" })).ok, old);
    expect(late, "and finds what it loads late").toBe(true);
    expect((await fetch(site.url + old)).ok, "which the server has no longer").toBe(false);
  }
  await expect(other.getByText("A newer version is ready")).toBeVisible();
  await other.getByRole("button", { name: "Update now" }).click();
  await expect.poll(() => mark(other), { message: "somebody else has agreed: the button works all the same" }).toBe("third");
  for (const open of [page, tab]) await open.close();
  await site.publish("fourth", change);
  expect(await update(other)).toBe("installed");
  await agree(other);
  const first = before.find((path) => path.startsWith("shell-"))?.split("/")[0] ?? "";
  await expect
    .poll(() => kept(other, site.url), { message: "what nobody runs any more is cleared away" })
    .not.toContainEqual(expect.stringContaining(first));
});

test("two copies on one origin keep their things apart", async ({ context, page }) => {
  await site.copyTo("second/");
  await keep(page, site.url, "Inferno");
  const copy = await context.newPage();
  await keep(copy, `${site.url}second/`, "Inferno", "Claustrophobia 1643");
  await copy.getByRole("button", { name: "Remove Inferno from this device" }).click();
  await expect(shelf(copy, "Inferno")).not.toContainText("Kept");
  await page.reload();
  await expect(shelf(page, "Inferno"), "the first copy still has it").toContainText("Kept");
  await expect(shelf(page, "Claustrophobia"), "and has nothing of the other").not.toContainText("Kept");
  await site.publish("second");
  expect(await update(page)).toBe("installed");
  await agree(page);
  await copy.reload();
  await expect(shelf(copy, "Claustrophobia"), "a new build of one clears nothing of the other").toContainText("Kept");
});

test.describe("over the wire", () => {
  for (const title of ["Inferno", "Claustrophobia 1643", "Planet Apocalypse", "Chronicles of Drunagor", "DANTE: Inferno"]) {
    test(`until ${title} can be played, a first visit fetches no more than its budget`, async ({ page }) => {
      const budgets = JSON.parse(await readFile(join(ROOT, "budgets.json"), "utf8")) as Record<string, number>;
      const host = await openHost({}, { folder: join(ROOT, "www/dist") });
      try {
        await quick(page);
        await page.goto(`${host.url}index.html`);
        await door(page, title).getByRole("button", { name: "Play now" }).click();
        await expect(page.locator(".board").first(), "the table is laid").toBeVisible({ timeout: 30_000 });
        const sent = host.sent();
        test.info().annotations.push({ type: "wire", description: `${sent} bytes` });
        expect(sent, "something was measured").toBeGreaterThan(150_000);
        expect(sent).toBeLessThanOrEqual(Number(budgets["first visit"]));
      } finally {
        await host.stop();
      }
    });
  }
});

test.describe("control", () => {
  test.use({ serviceWorkers: "block" });

  test("without the service worker, a stopped server is the end", async ({ page }) => {
    await page.goto(site.url);
    await expect(door(page, "Inferno").getByRole("button", { name: "Play now" }), "there is something to lose").toBeVisible();
    await site.stop();
    const tab = await page.context().newPage();
    await expect(tab.goto(site.url)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});
