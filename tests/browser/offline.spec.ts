import { expect, type Page, test } from "@playwright/test";
import { Site } from "./site";
import { door, quick, Table } from "./table";

let site: Site;

test.beforeEach(async () => {
  site = await Site.open();
});

test.afterEach(async () => {
  await site.close();
});

/** Until the service worker holds everything and answers for this page. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
  });
}

const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset["mark"]);

test("after one visit everything is there without the server, rules and modules included", async ({ context, page }) => {
  await page.goto(site.url);
  await stored(page);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name ?? "")).keys()).map(({ url }) => new URL(url).pathname);
  });
  for (const needed of [
    /\/index\.html$/,
    /\/main\.js$/,
    /\/worker\.js$/,
    /\/inferno\.wasm$/,
    /\/inferno\/rules\.json$/,
    /\/inferno\/texts\.en\.json$/,
    /\/rules\/inferno\.html$/,
    /\/source\/.+\.html$/,
    /\/inferno\/examples\/five-ell\.json$/,
  ]) {
    expect(
      kept.some((path) => needed.test(path)),
      `${needed} is kept`,
    ).toBe(true);
  }

  await site.stop();
  const tab = await context.newPage();
  const broken: string[] = [];
  tab.on("pageerror", (error) => broken.push(error.message));
  await tab.goto(`${site.url}?from=a-link`);
  const magic = await tab.evaluate(
    async (path) => [...new Uint8Array(await (await fetch(path)).arrayBuffer()).slice(0, 4)],
    kept.find((path) => path.endsWith(".wasm")) ?? "",
  );
  expect(magic, "the module comes whole").toEqual([0, 0x61, 0x73, 0x6d]);
  // Came in a parcel, and is a picture like any other.
  const picture = await tab.evaluate(
    async (path) => {
      const answer = await fetch(path);
      return [answer.headers.get("content-type"), (await answer.text()).slice(0, 4)];
    },
    kept.find((path) => path.endsWith("/five-ell.svg")) ?? "",
  );
  expect(picture).toEqual(["image/svg+xml", "<svg"]);
  expect(broken).toEqual([]);

  await tab.goto(`${site.url}no/such/page`);
  expect(new URL(tab.url()).pathname, "an unknown page leads home").toBe("/");
});

test("a whole new game begins and goes on after the server has stopped, computers and rules included", async ({
  context,
  page,
}) => {
  await page.goto(site.url);
  await stored(page);
  await page.close();
  await site.stop();

  const tab = await context.newPage();
  await quick(tab);
  await tab.goto(site.url);
  await door(tab, "Inferno").getByRole("button", { name: "Play now" }).click();
  const table = new Table(tab);
  for (const wanted of [/^At the corner/, /^Start/, /^(Flip|Attack|End the turn)/, /^End the turn/]) {
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

test("a new build waits for consent, and reloads nobody", async ({ context, page }) => {
  await page.goto(site.url);
  await stored(page);
  await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
  await site.publish("second");
  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker !== null && worker.state === "installing")
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    return registration.waiting?.state;
  });
  expect(waiting).toBe("installed");

  const tab = await context.newPage();
  await tab.goto(site.url);
  expect(await mark(tab), "the old build goes on").toBeUndefined();

  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    (await navigator.serviceWorker.ready).waiting?.postMessage({ type: "update" });
    await changed;
  });
  expect(await page.evaluate(() => "untouched" in globalThis), "an open page is not reloaded").toBe(true);
  await tab.reload();
  expect(await mark(tab), "the next visit is the new build").toBe("second");
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
