import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { door, quick, Table } from "./table";

/** Presses Tab until something has the focus, as somebody without a mouse must. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const steps = 60;
  for (let step = 0; step < steps; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(wanted)} is not reached in ${steps} steps of Tab`);
}

/** What a screen reader says of where the focus is. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

const WISHES = [/^Attack/, /^Flip/, /^Come back/, /^At the .+ corner$/, /^Let the roll stand/, /^Stay here/, /^Pick up/];

/** Chooses one of the listed options by its number. */
async function press(page: Page, names: readonly string[], wish: RegExp): Promise<void> {
  const place = names.findIndex((name) => wish.test(name));
  expect(place, `${wish} is among the first nine`).toBeLessThan(9);
  await page.keyboard.press(String(place + 1));
}

/** Goes over the board from option to option, and chooses the first of these after some steps. */
async function walk(page: Page, name: RegExp, steps: number): Promise<void> {
  await page.keyboard.press("b");
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("n");
  for (let step = 0; !name.test(await focused(page)); step += 1) {
    expect(step, `${name} is somewhere on the board`).toBeLessThan(200);
    await page.keyboard.press("n");
  }
  await page.keyboard.press("Enter");
}

// What moves costs more than the game.
test.use({ reducedMotion: "reduce" });

test("a whole game is set up and played with the keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await quick(page);
  await page.goto("./");
  await tabTo(page, door(page, "Inferno").getByRole("link", { name: "Set up a game" }));
  await page.keyboard.press("Enter");
  const count = page.getByRole("radio", { name: "4" });
  await expect(count).toBeChecked();
  await tabTo(page, count);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "2" })).toBeChecked();
  const virgil = page.getByRole("combobox", { name: "Virgil" });
  await expect(page.getByRole("combobox")).toHaveCount(2);
  await tabTo(page, virgil);
  await page.keyboard.press("ArrowUp");
  await expect(virgil).toHaveValue("easy");
  // Without a seed every run would be another game, and now and then a short one.
  await tabTo(page, page.getByText("More", { exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Seed (optional)"));
  await page.keyboard.type("7");
  await tabTo(page, page.getByRole("button", { name: "Begin" }));
  await page.keyboard.press("Enter");

  const table = new Table(page);
  await expect(page.getByRole("region", { name: "Question" }).getByRole("list", { name: "What you can do" })).toBeVisible();
  await expect(page.getByRole("grid", { name: "Board" }).getByRole("gridcell")).toHaveCount(271);
  let walks = 0;
  let presses = 0;
  let moved = "";
  while (await table.asked()) {
    const names = await table.offers();
    const offers = (wish: RegExp) => names.some((name) => wish.test(name));
    const wish = WISHES.find(offers);
    const round = await page.locator("header.top").innerText();
    if (wish !== undefined) {
      await press(page, names, wish);
      presses += 1;
    } else if (offers(/^Start hex/)) {
      await walk(page, /Start at/, 3);
      walks += 1;
    } else if (offers(/^Move/) && moved !== round) {
      await walk(page, /Move to/, walks % 4);
      moved = round;
      walks += 1;
    } else {
      await press(page, names, /^End the turn/);
      presses += 1;
    }
  }
  expect(walks).toBeGreaterThan(8);
  expect(presses).toBeGreaterThan(15);
  await expect(table.heading.first()).toHaveText(/Dante/);
  await expect(page.locator("#said"), "the end is said to those who listen").toContainText("Dante");
});

test("arrow keys walk over the hexes, one tab stop for the whole board", async ({ page }) => {
  await quick(page);
  const table = await Table.begin(page, { seats: ["Person", "Person"], seed: "7" });
  await page.keyboard.press("b");
  const start = await focused(page);
  expect(start).toContain("corner");
  const seen = new Set([start]);
  // To the middle from wherever one is, and around it.
  for (const key of ["ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "q", "e", "c", "z"]) {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press(key);
    seen.add(await focused(page));
  }
  expect(seen.size, "every key leads elsewhere").toBeGreaterThan(5);
  await expect(table.board.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press("Home");
  const first = await focused(page);
  await page.keyboard.press("ArrowLeft");
  expect(await focused(page), "the row ends there").toBe(first);
});
