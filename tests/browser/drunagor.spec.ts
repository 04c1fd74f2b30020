// Chronicles of Drunagor in the page: a whole Adventure by clicks with two computer heroes, on a desktop and on a phone, and one at a real table.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fits, PHONE } from "./companion";
import { expect, test } from "./fixture";
import { quick, type Seat } from "./table";

test.use({ reducedMotion: "reduce" });

const ask = (page: Page) => page.locator("section.ask");

/** Sets a game up in the form, as people do. */
async function begin(page: Page, adventure: string, seats: readonly Seat[], seed: string, atTable = false): Promise<void> {
  await quick(page);
  await page.goto("./#/new/drunagor");
  await page.getByLabel("Adventure", { exact: true }).selectOption({ label: adventure });
  await page.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  const players = page.getByRole("combobox", { name: /^Who plays / });
  await expect(players).toHaveCount(seats.length);
  for (const [at, seat] of seats.entries()) await players.nth(at).selectOption({ label: seat });
  if (atTable) await page.getByLabel("At a real table").check();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Begin" }).click();
}

/** Until a person is asked or the game is over; says whether it goes on. */
async function asked(page: Page): Promise<boolean> {
  await expect(ask(page).locator('[aria-label="What you can do"], .ending').first()).toBeVisible({ timeout: 60_000 });
  return (await page.locator(".ending").count()) === 0;
}

/** In the order in which a bold hero wants them. */
const WISHES = [/Open the Door/, /Search the Chest/, /\bcube\b(?!.*another move)/, /Let it happen/, /End the turn/, /./];

/** Answers the present question by a button, the boldest first. */
async function answer(page: Page): Promise<void> {
  const rows = ask(page).locator("ul.options > li.opt:not(.no) > button.go");
  const names = (await rows.allInnerTexts()).map((name) => name.replace(/^\d+\s*/, ""));
  const wish = WISHES.find((one) => names.some((name) => one.test(name))) ?? /./;
  await rows.nth(names.findIndex((name) => wish.test(name))).click();
  const inner = ask(page).locator(".inner button.go");
  if ((await inner.count()) > 0) await inner.last().click();
}

/** Plays to the end; how often something was clicked on the board and on buttons. */
async function play(page: Page): Promise<{ readonly board: number; readonly buttons: number }> {
  let [board, buttons] = [0, 0];
  while (await asked(page)) {
    const hide = ask(page).getByRole("button", { name: "Got it, hide this" });
    if ((await hide.count()) > 0) await hide.click();
    // The last square of the list is the farthest: heroes go somewhere.
    const squares = page.locator('svg.board [role=gridcell][aria-label*="Go to"]');
    if (board < 12 && buttons % 3 === 0 && (await squares.count()) > 1) {
      await squares.last().click();
      board += 1;
      const held = ask(page).locator(".inner button.go");
      if ((await held.count()) > 0) await held.last().click();
      buttons += 1;
    } else {
      await answer(page);
      buttons += 1;
    }
  }
  return { board, buttons };
}

/** Every line of the log has its words. */
async function isTold(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close, look at the board" }).click();
  const earlier = page.getByRole("button", { name: "Earlier …" });
  if (await earlier.isVisible()) await earlier.click();
  const story = await page.locator("section.log li").allInnerTexts();
  expect(story.length).toBeGreaterThan(40);
  expect(
    story.filter((line) => /[{}]/.test(line)),
    "every text has its arguments",
  ).toEqual([]);
  await expect(page.locator("body")).not.toContainText("undefined");
}

for (const { name, size } of [
  { name: "on a desktop", size: { width: 1360, height: 900 } },
  { name: "on a phone", size: { width: 360, height: 740 } },
]) {
  test(`a whole Adventure is played by clicks with two computer heroes, ${name}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await begin(page, "The training yard", ["Person", "Computer, easy", "Computer, easy"], "5");
    await asked(page);
    const checked = await new AxeBuilder({ page }).analyze();
    expect(checked.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const { board, buttons } = await play(page);
    expect(board, "moves on the board").toBeGreaterThan(0);
    expect(buttons).toBeGreaterThan(5);
    await isTold(page);
  });
}

test("whoever is looked at shows where a move leads and what could be struck then", async ({ page }) => {
  await begin(page, "The training yard", ["Person", "Computer, easy"], "5");
  const [reach, range, strip] = [page.locator(".overlay.reach"), page.locator(".overlay.range"), page.locator(".strip")];
  const archer = page.locator('svg.board [role=gridcell][aria-label*="Skeleton Archer"]').first();
  // Everybody is put down first.
  while ((await asked(page)) && (await archer.count()) === 0) await answer(page);
  await expect(reach).toHaveCount(0);
  await archer.hover();
  await expect(reach).toHaveCount(1);
  await expect(range).toHaveCount(1);
  await expect(strip).toContainText("Line: what it could strike after that");
  // Elsewhere it is gone again, and a tap keeps it until something else is touched.
  await page.mouse.move(1, 1);
  await expect(range).toHaveCount(0);
  await archer.click();
  await page.mouse.move(1, 1);
  await expect(range).toHaveCount(1);
  await strip.getByRole("button", { name: "Not here" }).click();
  await expect(range).toHaveCount(0);
  // The own hero: a Move Action, and how far yellow and red cubes carry.
  await page.locator('svg.board [role=gridcell][aria-label*="of 12"]').hover();
  await expect(range).toHaveCount(2);
  await expect(strip).toContainText("Inner line: as far as yellow cubes carry");
});

test.describe("at a real table", () => {
  test.use(PHONE);

  test("people roll, draw and move the pieces of a whole Adventure, as they are told", async ({ page }) => {
    test.setTimeout(300_000);
    await begin(page, "The training yard", ["Person"], "5", true);
    const question = ask(page);
    const [todo, kinds, pad, options, end] = [
      question.locator(".todo"),
      question.locator(".kinds"),
      question.locator(".pad"),
      question.locator('[aria-label="What you can do"]'),
      page.locator(".ending, dialog.finale"),
    ];
    const told: string[] = [];
    let [rolls, draws] = [0, 0];
    while (true) {
      await expect(todo.or(kinds).or(pad).or(options).or(end).first()).toBeVisible({ timeout: 30_000 });
      if ((await end.count()) > 0) {
        await expect(todo, "the last pieces are moved before the end is told").toHaveCount(0);
        break;
      }
      if ((await todo.count()) > 0) {
        told.push(await todo.locator(".do").innerText());
        if (told.length === 1) await fits(page, question);
        await todo.getByRole("button").first().tap();
      } else if ((await kinds.count()) > 0) {
        const names = await kinds.getByRole("button").allInnerTexts();
        expect(new Set(names).size, `each can be told from the others: ${names.join(", ")}`).toBe(names.length);
        draws += 1;
        await kinds.getByRole("button").first().tap();
      } else if ((await pad.count()) > 0) {
        rolls += 1;
        await pad
          .getByRole("spinbutton")
          .or(pad.getByRole("textbox"))
          .fill(String(1 + ((rolls * 7) % 20)));
        await pad.getByRole("button", { name: "Enter" }).tap();
      } else await answer(page);
    }
    expect(rolls, "attack rolls").toBeGreaterThan(0);
    expect(draws, "runes").toBeGreaterThan(0);
    for (const deed of [
      /^Put Vorn on /,
      /^Lay out /,
      /^Put a \w+ cube of Vorn on /,
      /^Move Skeleton Archer to /,
      /^Cover .* with Darkness/,
    ])
      expect(
        told.some((words) => deed.test(words)),
        `somebody was told: ${deed}`,
      ).toBe(true);
  });
});
