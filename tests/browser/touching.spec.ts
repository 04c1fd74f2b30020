// Touching what one means: a figure is the figure, nothing is spent unseen, and things stay where they are.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type * as Claustrophobia from "katabasis/claustrophobia";
import { expect, test } from "./fixture";
import { POSITIONS } from "./positions";
import { FRIENDS, quick, Table } from "./table";

test.use({ reducedMotion: "reduce" });

/** Settings that were made before the page is opened. */
async function set(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(
    (made) => localStorage.setItem("katabasis/settings", made),
    JSON.stringify({ language: "en", speed: "instant", seen: ["offline"], ...settings }),
  );
}

test("a click on a figure looks at it and moves nobody onto it", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.night());
  const { text } = await table.saved();
  // Every figure that is not itself an option, on a hex that one could go to as well as elsewhere.
  const figures = page.locator(".over .token:not(.marked, .active)");
  const count = await figures.count();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at += 1) {
    const box = await figures.nth(at).locator(".disc").boundingBox();
    if (!box) throw new Error("a figure without a place");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator(".strip .there").first()).toBeVisible();
    expect((await table.saved()).text, "nothing was done").toBe(text);
  }
});

test("where moves are confirmed, the first click asks and the second one moves", async ({ page }) => {
  await set(page, { confirm: true });
  const table = await Table.open(page, await POSITIONS.day());
  const { text } = await table.saved();
  const option = table.option(/^End the turn/);
  await option.click();
  expect((await table.saved()).text).toBe(text);
  await page.locator(".strip").getByRole("button", { name: "Not here" }).click();
  await option.click();
  await page
    .locator(".strip")
    .getByRole("button", { name: /^End the turn/ })
    .click();
  await expect.poll(async () => (await table.saved()).text).not.toBe(text);
});

test("a card is read before it is played", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  const card = page.locator(".hand button.open").first();
  // Somebody has a card that can be played within a few turns.
  for (let turn = 0; turn < 12 && (await card.count()) === 0; turn += 1) await table.option(/^(End the turn|Stay here)/).click();
  const { text } = await table.saved();
  const name = await card.locator("b").innerText();
  await card.click();
  await expect(page.locator(".strip")).toContainText(name);
  expect((await table.saved()).text, "nothing was spent").toBe(text);
});

test("nothing sounds until somebody turns it on", async ({ page }) => {
  await page.addInitScript(() => {
    const made = { contexts: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.contexts += 1;
      }
    };
    Object.assign(window, { made });
  });
  const contexts = () => page.evaluate(() => (window as unknown as { made: { contexts: number } }).made.contexts);
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  expect(await contexts()).toBe(0);
  await page.getByLabel("Menu", { exact: true }).click();
  await page.locator(".menu summary", { hasText: "Settings" }).click();
  await page.getByLabel("Sound").check();
  await expect.poll(contexts, "a sample is heard").toBe(1);
  await page.reload();
  await page.getByLabel("Menu", { exact: true }).click();
  await page.locator(".menu summary", { hasText: "Settings" }).click();
  await expect(page.getByLabel("Sound"), "and it stays on").toBeChecked();
});

/** A game of Claustrophobia in which a person has to say how a tile lies. */
async function laying(): Promise<string> {
  const folder = new URL("../../pkg/claustrophobia/", import.meta.url);
  const { default: init, Session } = (await import(new URL("index.js", folder).href)) as typeof Claustrophobia;
  await init({ module_or_path: await readFile(new URL("claustrophobia.wasm", folder)) });
  using session = Session.begin({ setup: { scenario: "survivors" }, players: ["easy", "person"], seed: "3" });
  for (;;) {
    const question = session.question();
    if (question.kind !== "choice") throw new Error("nothing is laid in this game");
    if (question.options.filter(({ label }) => label.edges !== undefined).length > 1) return session.snapshot();
    session.answer(session.advise({ iterations: 1 })?.best ?? 0, question.revision);
  }
}

test("a tile is seen as it would lie, and turned by taps", async ({ page }) => {
  await quick(page);
  await page.goto(`./#/play/claustrophobia?g=${encodeURIComponent(await laying())}`);
  await page.getByRole("button", { name: "Open as a new game" }).click();
  const options = page.locator("section.ask ul.options > li.opt:not(.no) > button.go");
  await expect(options.first()).toBeVisible();
  const wall = page.locator(".over .laying .wall");
  await options.nth(0).hover();
  const first = await wall.getAttribute("d");
  await options.nth(1).hover();
  await expect(wall).not.toHaveAttribute("d", first ?? "");
  const dark = page.locator("svg.board .cell.open").first();
  const offered = page.locator(".strip button.main");
  await dark.click();
  const name = await offered.innerText();
  await dark.click();
  await expect(offered, "turned").not.toHaveText(name);
  await offered.click();
  await expect(page.locator("section.log li", { hasText: /laid|lies/ }).first()).toBeVisible();
});

for (const game of ["inferno", "claustrophobia", "apocalypse"]) {
  test(`on a phone the board and the row of help stay where they are in ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await quick(page);
    await page.goto(`./#/new/${game}`);
    for (const seat of await page.getByRole("combobox", { name: /Who plays|Player|plays/ }).all())
      await seat.selectOption({ label: "Person" });
    await page.getByRole("button", { name: "Begin" }).click();
    const places = new Set<string>();
    const options = page.locator("section.ask ul.options > li.opt:not(.no) > button.go");
    // What lies beside a board is fetched with the first game that has some.
    await page.waitForLoadState("networkidle");
    for (let answer = 0; answer < 12; answer += 1) {
      const goOn = page.getByRole("button", { name: "I have it: go on" });
      await expect(options.first().or(goOn)).toBeVisible({ timeout: 30_000 });
      if (await goOn.isVisible()) await goOn.click();
      await expect(options.first()).toBeVisible();
      const [board, acts] = await Promise.all([page.locator(".layers").boundingBox(), page.locator(".acts").boundingBox()]);
      places.add(JSON.stringify([board, acts]));
      await options.first().click();
      const inner = page.locator("section.ask .inner button.go");
      if ((await inner.count()) > 0) await inner.first().click();
    }
    expect([...places], "one place for each").toHaveLength(1);
    await expect(options.first()).toBeVisible({ timeout: 30_000 });
    const pull = page.locator("button.pull");
    const before = await page.locator(".layers").boundingBox();
    const low = (await page.locator(".right").boundingBox())?.y ?? 0;
    const up = (await pull.getAttribute("aria-expanded")) === "true";
    await pull.click();
    const high = (await page.locator(".right").boundingBox())?.y ?? 0;
    expect(up ? high - low : low - high, "the sheet was pulled").toBeGreaterThan(100);
    expect(await page.locator(".layers").boundingBox(), "and the board stays").toEqual(before);
  });
}
