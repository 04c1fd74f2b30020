import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { POSITIONS } from "./positions";
import { FRIENDS, quick, Table } from "./table";

test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Fingers need so many pixels. */
const THUMB = 44;

const MAIN =
  "button.main, button.go, .acts button, a.button, .options .face, summary, nav a, select, .seat-row select, label:has(input[type=radio])";

/** The page is no wider than the screen, once the styles of what was loaded last have come. */
async function fits(page: Page): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wide, "pixels that the page is wider than the screen").toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo(500, scrollY));
  expect(await page.evaluate(() => scrollX)).toBe(0);
}

/** What one answers with can be hit. */
async function isHit(page: Page): Promise<void> {
  const small = await page.evaluate(
    ([which, thumb]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(which)].filter((element) => element.checkVisibility());
      if (shown.length === 0) return ["nothing to hit"];
      return shown
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < thumb - 0.5 || box.width < thumb - 0.5))
        .map(
          ({ element, box }) =>
            `${element.tagName.toLowerCase()} “${element.innerText.slice(0, 30)}” ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
    },
    [MAIN, THUMB] as const,
  );
  expect(small, `targets under ${THUMB} pixels`).toEqual([]);
}

for (const [name, address] of [
  ["home", "./"],
  ["new game", "./#/new/inferno"],
  ["settings", "./#/settings"],
] as const) {
  test(`${name} fits a phone`, async ({ page }) => {
    await quick(page);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main :is(button, input, select)").first()).toBeVisible();
    await fits(page);
    await isHit(page);
  });
}

test("play fits a phone, and a move is made by taps", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await fits(page);
  await isHit(page);
  await table
    .option(/^At the .+ corner$/)
    .first()
    .tap();
  for (const start of [0, 9]) {
    const hex = table.hex("Start at").nth(start);
    const name = (await hex.getAttribute("aria-label"))?.match(/Start at .*/)?.[0] ?? "";
    await hex.tap();
    // Hexes are smaller than a thumb: the place that was meant is asked for once more.
    await page.locator(".strip").getByRole("button", { name }).tap();
    await expect(table.log.filter({ hasText: name.replace("Start", "starts") })).toHaveCount(1);
  }
  await table.option(/^Flip/).first().tap();
  await expect(table.log.filter({ hasText: "flips" })).toHaveCount(1);
  await fits(page);
});

test("a second tap on the same hex answers, and a tap elsewhere does not", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.night());
  await fits(page);
  await isHit(page);
  const moves = table.hex("Move to");
  const before = (await table.saved()).text;
  await moves.first().tap();
  await moves.last().tap();
  expect((await table.saved()).text, "one tap on each is only a look").toBe(before);
  await moves.last().tap();
  await expect(table.log.filter({ hasText: "moves to" }).first()).toBeVisible();
  expect((await table.saved()).text).not.toBe(before);
});

test("the end fits a phone", async ({ page }) => {
  await Table.open(page, await POSITIONS.over());
  await expect(page.getByRole("img", { name: /^Over \d+ decisions/ })).toBeVisible({ timeout: 30_000 });
  await fits(page);
  await isHit(page);
});

test("counters at their most run into nothing", async ({ page }) => {
  await quick(page);
  await page.goto("./#/new/apocalypse");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("header.top .track").first()).toBeVisible();
  const parts = await page.evaluate(() => {
    for (const number of document.querySelectorAll(".track b")) if (number.firstChild) number.firstChild.textContent = "13";
    for (const round of document.querySelectorAll(".round")) round.textContent = "Turn 18";
    return [".home", ".round", ".stock", ".menu"].map((part) => {
      const { left, right } = document.querySelector(part)?.getBoundingClientRect() ?? { left: 0, right: 0 };
      return { part, left, right };
    });
  });
  for (const [at, { part, left, right }] of parts.entries()) {
    expect(right - left, `${part} is seen`).toBeGreaterThan(30);
    expect(left, `${part} begins after what stands before it`).toBeGreaterThanOrEqual(parts[at - 1]?.right ?? 0);
  }
  await fits(page);
});
