import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Frame, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { expect, test } from "./fixture";
import { openHost } from "./host";
import { keep } from "./keeping";
import { POSITIONS } from "./positions";
import { Site } from "./site";
import { Table } from "./table";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const EXAMPLE = "two-for-dante";
const TITLE = "It takes two to challenge Dante";
/** Of a first view: as little as a wiki page can bear several times. */
const BUDGET = 90_000;
/** A module is fetched, and perhaps compressed, before anything is seen. */
const FIRST = { timeout: 30_000 };

const embed = (values: Record<string, string>) => `./embed.html#${new URLSearchParams(values).toString()}`;
const at = (page: Page | Frame) => page.locator(".steps .at");
const step = (page: Page | Frame, name: string) => page.getByRole("button", { name });

/** The script for hosts, as the README gives it. */
async function snippet(): Promise<string> {
  const readme = await readFile(join(ROOT, "README.md"), "utf8");
  const found = /```js\n(addEventListener\("message"[\s\S]*?)```/.exec(readme)?.[1];
  if (found === undefined) throw new Error("the README has no script for hosts any more");
  return found;
}

test("in a host with a strict policy and third-party storage blocked, it steps, explains, is tried, and tells its height", async ({
  baseURL,
}) => {
  const host = await openHost(
    {
      "/": `<!doctype html><title>A wiki</title><h1>A wiki</h1><iframe title="${TITLE}" src="${baseURL}embed.html#game=inferno&amp;example=${EXAMPLE}&amp;theme=light" width="640" height="100"></iframe><script type="module" src="/host.js"></script>`,
      "/host.js": await snippet(),
    },
    { policy: `default-src 'none'; script-src 'self'; frame-src ${baseURL}` },
  );
  const profile = await mkdtemp(join(tmpdir(), "katabasis-profile-"));
  await mkdir(join(profile, "Default"));
  await writeFile(
    join(profile, "Default/Preferences"),
    JSON.stringify({ profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }),
  );
  const executablePath = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    const page = await context.newPage();
    const wrong: string[] = [];
    const asked: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on(
      "console",
      (message) => message.type() === "error" && !message.text().includes("favicon") && wrong.push(message.text()),
    );
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(host.url);
    const frame = page.frames().find((one) => one.url().includes("embed.html"));
    if (frame === undefined) throw new Error("there is no frame");
    await expect(frame.getByRole("heading", { level: 1, name: TITLE })).toBeVisible(FIRST);
    const storage = await frame.evaluate(() => {
      try {
        return typeof localStorage.length;
      } catch (error) {
        return error instanceof DOMException ? error.name : "other";
      }
    });
    expect(storage, "storage really is blocked here").toBe("SecurityError");

    const height = () =>
      page.locator("iframe").evaluate((element) => [element.clientHeight, (element as HTMLIFrameElement).height]);
    const told = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    await expect.poll(async () => (await height())[0], { message: "the host follows the height" }).toBe(told);

    await expect(frame.locator(".lines .refused")).toContainText("Flip Dante’s territory");
    await step(frame, "One step on").click();
    await expect(at(frame)).toHaveText("Step 1 of 5");
    await expect(frame.locator(".lines")).toContainText("Virgil’s turn.");
    await step(frame, "To the end").click();
    await expect(at(frame)).toHaveText("Step 5 of 5");
    await frame.getByRole("link", { name: "Rule: Greed" }).first().click();
    await expect(frame.locator(".why")).toContainText("every character on the board loses 2 ELL");
    await step(frame, "To the beginning").click();
    await frame.getByRole("button", { name: "Try it yourself" }).click();
    await frame.getByRole("button", { name: "End the turn" }).click();
    await expect(frame.locator(".lines")).toContainText("Virgil’s turn.");
    const open = await frame.getByRole("link", { name: "Open in Katabasis" }).getAttribute("href");
    expect(open).toContain(`${baseURL}#/play/inferno?g=katabasis2.inferno.`);
    await frame.getByRole("button", { name: "Back to the example" }).click();
    await expect(at(frame)).toHaveText("The position");

    expect(
      asked.filter((url) => !url.startsWith(host.url) && !url.startsWith(baseURL ?? "")),
      "nothing comes from elsewhere",
    ).toEqual([]);
    expect(await context.cookies(), "nothing is kept").toEqual([]);
    expect(wrong).toEqual([]);
    await page.goto(open ?? "");
    await expect(page.getByRole("heading", { name: "A shared game" }), "the open table carries the game along").toBeVisible();
  } finally {
    await context.close();
    await host.stop();
    await rm(profile, { recursive: true, force: true });
  }
});

for (const [game, example] of Object.entries({
  inferno: EXAMPLE,
  claustrophobia: "combat.fig-11-redeemer-hits-troglodytes",
  apocalypse: "the-delta-forks",
})) {
  test(`a figure of ${game} is seen and stepped through within its budget, and has an engine only to be tried`, async ({
    page,
  }) => {
    const host = await openHost({}, { folder: join(ROOT, "www/dist") });
    const modules: string[] = [];
    page.on("request", (request) => request.url().endsWith(".wasm") && modules.push(request.url()));
    try {
      await page.goto(`${host.url}${embed({ game, example }).slice(2)}`);
      await expect(at(page)).toHaveText("The position", FIRST);
      await expect(page.locator(".stage .cell").first()).toBeVisible();
      await step(page, "To the end").click();
      await expect(at(page)).toHaveText(/^Step (\d+) of \1$/);
      const last = await page.locator(".told").textContent();
      await page.waitForLoadState("networkidle");
      test.info().annotations.push({ type: "wire", description: `${host.sent()} bytes` });
      expect(host.sent(), "something was measured").toBeGreaterThan(20_000);
      expect(host.sent(), "bytes on the wire").toBeLessThanOrEqual(BUDGET);
      expect(modules).toEqual([]);

      await step(page, "To the beginning").click();
      const drawn = await page.locator(".stage svg").first().getAttribute("viewBox");
      await page.getByRole("button", { name: "Try it yourself" }).click();
      await expect(at(page)).toHaveText("Your turn", FIRST);
      expect(modules).toHaveLength(1);
      await page.getByRole("button", { name: "Back to the example" }).click();
      expect(await page.locator(".stage svg").first().getAttribute("viewBox"), "the engine draws the same").toBe(drawn);
      await step(page, "To the end").click();
      expect(await page.locator(".told").textContent(), "and tells the same").toBe(last);
    } finally {
      await host.stop();
    }
  });
}

test("a frame never tells a height of nothing, and asks for no texts in a language that a game does not have", async ({
  page,
  baseURL,
}) => {
  const host = await openHost({
    "/": `<!doctype html><title>A wiki</title><link rel="icon" href="data:,"><script>window.heights = []; addEventListener("message", ({ data }) => heights.push(data.height));</script><iframe title="${TITLE}" src="${baseURL}embed.html#game=claustrophobia&amp;example=fog&amp;lang=de&amp;view=1" width="640" height="500"></iframe><iframe title="hidden" hidden src="${baseURL}embed.html#game=inferno&amp;example=${EXAMPLE}"></iframe>`,
  });
  const missing: string[] = [];
  page.on("response", (response) => response.status() >= 400 && missing.push(response.url()));
  try {
    await page.goto(host.url);
    await expect(page.frameLocator("iframe").first().locator(".steps .at")).toHaveText("The position", FIRST);
    await page.waitForLoadState("networkidle");
    const heights = await page.evaluate(() => (globalThis as unknown as { heights: number[] }).heights);
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights), "the smallest that was told").toBeGreaterThan(200);
    expect(missing).toEqual([]);
  } finally {
    await host.stop();
  }
});

test("a record opens at its end or at a step, a position without steps, as theme and view say", async ({ page }) => {
  const record = await POSITIONS.over();
  await page.goto(embed({ record, theme: "dark" }));
  await expect(page.locator(".embed")).toHaveAttribute("data-theme", "dark");
  await expect(at(page)).toHaveText(/^Step (\d+) of \1$/, FIRST);
  const whole = await page.locator(".stage svg").first().getAttribute("viewBox");
  await page.goto(embed({ record, step: "3", theme: "light", view: "close" }));
  await expect(at(page)).toHaveText(/^Step 3 of/);
  await expect(page.locator(".embed")).toHaveAttribute("data-theme", "light");
  expect(await page.locator(".stage svg").first().getAttribute("viewBox"), "a closer look").not.toBe(whole);
  await page.goto(embed({ position: await POSITIONS.day(), view: "board" }));
  await expect(page.locator(".ask")).toContainText("what do you do?");
  await expect(page.getByRole("group", { name: "Steps" })).toBeHidden();
  expect(await page.locator(".stage svg").first().getAttribute("viewBox")).toBe(whole);
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await page.locator('.board [role="gridcell"].open').first().click();
  await expect(page.getByRole("button", { name: "Take back" })).toBeVisible();
});

test.describe("addresses that are broken or mean harm", () => {
  const HARM = '"><img src=x onerror="window.hacked=true"><script>window.hacked=true</script>';
  const CASES: Record<string, [Record<string, string>, RegExp]> = {
    nothing: [{}, /names no example, position or record/],
    "no such game": [{ game: HARM, example: EXAMPLE }, /a game that is not here/],
    "no such example": [{ game: "inferno", example: "no-such" }, /There is no such example/],
    "an example that is HTML": [
      { game: "inferno", example: HARM, theme: HARM, view: HARM, step: HARM, lang: HARM },
      /There is no such example/,
    ],
    "an example that climbs": [{ game: "inferno", example: "../../rules" }, /There is no such example/],
    "a record that is HTML": [
      { game: "inferno", record: `katabasis1.inferno.${HARM}` },
      /missing or was changed.*copy it in one piece/,
    ],
    "a position of another game": [{ game: "inferno", position: "katabasis1.dante.AAAA" }, /another game/],
    "a record that is cut off": [{ record: "katabasis1.inferno.AVMBCAAAAAAAAAAFAAEA" }, /missing or was changed/],
  };

  for (const [name, [values, why]] of Object.entries(CASES)) {
    test(name, async ({ page, unseen }) => {
      await page.goto(embed(values));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This figure cannot be shown", FIRST);
      await expect(page.getByRole("alert")).toContainText(why);
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
      expect(await page.locator("body :is(script, img, iframe)").count(), "nothing was made of it").toBe(0);
      // The browser itself says that there is no such file.
      if (name === "no such example") unseen.splice(0);
    });
  }
});

for (const [theme, viewport] of Object.entries({ dark: { width: 900, height: 700 }, light: { width: 360, height: 780 } })) {
  test(`axe finds nothing in the ${theme} theme at ${viewport.width} pixels, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(embed({ game: "inferno", example: EXAMPLE, theme, step: "5" }));
    await expect(at(page)).toHaveText("Step 5 of 5", FIRST);
    await page.getByRole("link", { name: "Rule: Greed" }).first().click();
    await isAccessible(page);
    await step(page, "To the beginning").click();
    await page.getByRole("button", { name: "Try it yourself" }).click();
    await page.locator("summary").click();
    await isAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

/** The board itself is looked at in play (axe.spec.ts); its hundreds of cells take their time. */
async function isAccessible(page: Page, part = "body"): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).include(part).exclude(".board").analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an example is a page with a picture, its steps and its rules", async ({ page, request }) => {
    await page.goto(`./examples/inferno/${EXAMPLE}.html`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    const picture = page.getByRole("img");
    await expect(picture).toHaveAttribute("alt", /Beatrice \(10 of 10\): Dante’s territory 38\./);
    const svg = await (await request.get(`./examples/inferno/${EXAMPLE}.svg`)).text();
    expect(svg).toContain(`<title id="t">${TITLE}</title>`);
    expect(svg).toMatch(/<desc id="d">Round 5.*Beatrice waits alone/);
    await expect(page.locator(".moments > li")).toHaveCount(6);
    await expect(page.locator(".moments > li").nth(5)).toContainText("Virgil loses 2 ELL.");
    const oembed = await (await request.get(`./examples/inferno/${EXAMPLE}.oembed.json`)).json();
    expect(oembed).toMatchObject({ version: "1.0", type: "rich", title: TITLE, provider_name: "Katabasis" });
    await page.getByRole("link", { name: "Step through it" }).click();
    await page.getByRole("link", { name: /can be read without/ }).click();
    await page.getByRole("link", { name: "Inferno" }).click();
    await expect(page.getByRole("link", { name: TITLE }), "and the way back is there").toBeVisible();
  });
});

test.describe("kept", () => {
  test.use({ serviceWorkers: "allow" });

  test("an embed of a game that is kept, its example and its picture are there without the server", async ({ context, page }) => {
    const site = await Site.open();
    try {
      await keep(page, site.url, "Inferno");
      await page.close();
      await site.stop();
      const tab = await context.newPage();
      await tab.goto(`${site.url}${embed({ game: "inferno", example: EXAMPLE }).slice(2)}`);
      await step(tab, "To the end").click();
      await expect(at(tab)).toHaveText("Step 5 of 5");
      await tab.goto(`${site.url}examples/inferno/${EXAMPLE}.html`);
      await expect
        .poll(() => tab.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(100);
    } finally {
      await site.close();
    }
  });
});

test("the custom element shows the same from the package, under a policy of the page that holds it", async ({ page }) => {
  const element = (values: string) => `<katabasis-board ${values}></katabasis-board>`;
  const host = await openHost(
    {
      "/": `<!doctype html><title>Elements</title><h1>Elements</h1>${element(`game="inferno" example="${EXAMPLE}" theme="dark"`)}${element(`game="inferno" example="&lt;img src=x onerror=window.hacked=1>" site="javascript:window.hacked=1"`)}<script type="module" src="/board.js"></script>`,
    },
    {
      policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'",
      folder: join(ROOT, "pkg"),
    },
  );
  try {
    await page.goto(host.url);
    const [first, second] = [page.locator("katabasis-board").first(), page.locator("katabasis-board").nth(1)];
    await expect(first.getByRole("heading", { name: TITLE })).toBeVisible(FIRST);
    await expect(first.locator(".board .cell").first()).toHaveCSS("fill", /url/);
    await first.evaluate((board) => board.setAttribute("step", "5"));
    await expect(first.locator(".steps .at")).toHaveText("Step 5 of 5");
    await expect(first.getByRole("link", { name: "Open in Katabasis" }), "no site, no link").toHaveCount(0);
    await expect(second.getByRole("alert")).toContainText("There is no such example");
    await expect(second.locator("a")).toHaveCount(0);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  } finally {
    await host.stop();
  }
});

test("a game is shared as link, code, frame, element, Markdown and wikitext, each with a preview; its name is only text", async ({
  page,
  baseURL,
}) => {
  const table = await Table.open(page, await POSITIONS.day());
  await page.evaluate((name) => {
    const key = `katabasis/game/${decodeURIComponent(location.hash.split("/").at(-1) ?? "")}`;
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), name }));
  }, '"><img src=x onerror="window.hacked=true">');
  await page.reload();
  await table.asked();
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Share this game" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  const preview = dialog.getByRole("region", { name: "Preview" });
  const link = await dialog.getByLabel("Link to this game").inputValue();
  const record = decodeURIComponent(link.split("?g=")[1] ?? "");
  await expect(preview.getByRole("img", { name: "The link as a QR code" })).toBeVisible();

  const choose = async (kind: string, label: RegExp): Promise<string> => {
    await dialog.getByRole("radio", { name: kind, exact: true }).check({ force: true });
    return dialog.getByRole("textbox", { name: label }).inputValue();
  };
  const frame = await choose("Frame", /allow frames/);
  expect(frame).toContain(`<iframe src="${baseURL}embed.html#game=inferno&amp;record=${record}"`);
  const live = preview.frameLocator("iframe");
  await expect(live.locator(".steps .at")).toHaveText(/^Step (\d+) of \1$/, FIRST);
  expect(await choose("Element", /allow scripts/)).toContain(`<katabasis-board game="inferno" record="${record}"`);
  expect(await choose("Markdown", /allow pictures/)).toMatch(/^\[!\[Inferno: .*\]\(inferno-Round-\d+\.svg\)\]\(http/);
  const picture = preview.getByRole("img");
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { message: "the picture is one" })
    .toBe(640);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the picture" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^inferno-Round-\d+\.svg$/);
  expect(await choose("MediaWiki", /MediaWiki/)).toMatch(/^\[\[File:inferno-Round-\d+\.svg\|thumb/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[\[File:/);
  await isAccessible(page, "dialog");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});
