import { readFile } from "node:fs/promises";
import { fits, isAccessible, menu, PHONE } from "./companion";
import { expect, test } from "./fixture";
import { engine, POSITIONS } from "./positions";
import { FRIENDS, linkTo, quick, Table } from "./table";

/** As many as in crates/inferno/tests/golden.rs. */
const QUESTIONS = 40;

const golden = async (): Promise<string> =>
  (await readFile(new URL("../../crates/inferno/tests/golden/companion.txt", import.meta.url), "utf8")).split("\n")[0] ?? "";

async function recordOf(table: Table): Promise<string> {
  using session = (await engine()).load((await table.saved()).text);
  return session.record();
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a game at a real table is entered with a thumb and recorded as it always was", async ({ page }) => {
    await quick(page);
    await page.goto("./#/new/inferno");
    await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
    const selects = page.getByRole("group", { name: "Who plays them?" }).getByRole("combobox");
    await expect(selects).toHaveCount(2);
    for (const seat of [0, 1]) await selects.nth(seat).selectOption({ label: "Person" });
    await page.getByLabel("At a real table").check();
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Seed (optional)").fill("1");
    await page.getByRole("button", { name: "Begin" }).click();
    const table = new Table(page);
    const { question } = table;
    const [todo, kinds, pad, options] = [
      question.locator(".todo"),
      question.locator(".kinds"),
      question.locator(".pad"),
      table.options,
    ];
    const told: string[] = [];
    for (let answered = 0; answered < QUESTIONS; answered += 1) {
      await expect(todo.or(kinds).or(pad).or(options).first()).toBeVisible();
      while ((await todo.count()) > 0) {
        told.push(await todo.locator(".do").innerText());
        await todo.getByRole("button").first().tap();
      }
      if ((await kinds.count()) > 0) await kinds.getByRole("button").first().click();
      else if ((await pad.count()) > 0) {
        await expect(question.getByText("2 dice are missing.")).toBeVisible();
        if (answered % 2 === 0) {
          // The first one was wrong: it is tapped and entered again.
          await pad.getByRole("button", { name: "1" }).click();
          await question.getByRole("button", { name: "Die 1: 1. Enter it again" }).click();
        }
        await pad.getByRole("button", { name: "4" }).click();
        await expect(question.getByText("One die is missing.")).toBeVisible();
        await fits(page, question);
        await pad.getByRole("button", { name: "5" }).click();
      } else {
        const first = options.locator('[data-option="0"]');
        if ((await first.count()) === 0) await options.locator("[data-group]").first().click();
        await first.click();
      }
    }
    await expect(todo.or(kinds).or(pad).or(options).first()).toBeVisible();
    expect(await recordOf(table)).toBe(await golden());
    expect(told).toContain("Put Strike into Beatrice’s hand.");
    expect(told.some((words) => words.startsWith("Turn ") && words.endsWith("face up."))).toBe(true);
  });

  test("the dialogs of a real table fit, and axe finds nothing", async ({ page }) => {
    await Table.open(page, await POSITIONS.day());
    for (const item of ["At the table …", "Take back to …", "Set right …", "Hand over …"]) {
      const dialog = await menu(page, item);
      if (item.startsWith("Set")) await dialog.locator("summary").first().click();
      await fits(page, dialog);
      await isAccessible(page, "dialog");
      await page.keyboard.press("Escape");
    }
  });
});

test("only what is switched to people is asked for, and one roll is left to the engine", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  const dialog = await menu(page, "At the table …");
  await dialog.getByLabel("Six-sided die").check();
  await expect(dialog.getByLabel("Dice and cards by hand")).not.toBeChecked();
  await dialog.getByLabel("Tell me what to do with the pieces").check();
  await page.keyboard.press("Escape");
  await table
    .option(/^Attack/)
    .first()
    .click();
  await expect(table.question.locator(".pad")).toBeVisible();
  await isAccessible(page, ".ask");
  await table.question.getByRole("button", { name: "Roll for me" }).click();
  await expect(table.question.locator('.todo, [aria-label="What you can do"]').first()).toBeVisible();
});

test("what stands otherwise is set right by the rules, told, and taken back by name", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  const before = await recordOf(table);
  const dialog = await menu(page, "Set right …");
  await dialog.locator("summary").first().click();
  const ell = dialog.locator(".thing").filter({ hasText: "ELL" }).first();
  const value = Number(await ell.locator("output").innerText());
  const step = value > 1 ? "ELL: one less" : "ELL: one more";
  await ell.getByRole("button", { name: step }).click();
  await expect(dialog.locator(".told")).toContainText(/^Set right: .* ELL\.$/);
  // Nobody lives without any.
  for (let left = Number(await ell.locator("output").innerText()); left > 0; left -= 1)
    await ell.getByRole("button", { name: "ELL: one less" }).click();
  await expect(dialog.locator(".told")).toContainText("Not possible");
  await expect(dialog.locator(".told").getByRole("link", { name: /^Rule: / })).toBeVisible();
  await expect(ell.locator("output")).toHaveText("1");
  // A place is chosen on a board of its own.
  await dialog
    .getByRole("button", { name: /Choose on the board/ })
    .first()
    .click();
  await dialog.locator('[role="gridcell"]').nth(100).click();
  await expect(dialog.locator(".told")).toContainText("stands at");
  await page.keyboard.press("Escape");
  await expect(table.log.filter({ hasText: "Set right:" }).first()).toBeVisible();
  expect(await recordOf(table)).not.toBe(before);

  const back = await menu(page, "Take back to …");
  const rows = back.getByRole("button", { name: /^Before: Set right/ });
  await rows.last().click();
  await expect(table.log.filter({ hasText: "Set right:" })).toHaveCount(0);
  expect(await recordOf(table)).toBe(before);
});

test("a game is handed over by link, the first phone says so, and two ways are both kept", async ({ page, browser }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  const dialog = await menu(page, "Hand over …");
  await expect(dialog.getByRole("img", { name: "The game as a QR code" })).toBeVisible();
  const link = await dialog.getByLabel("Link to this game").inputValue();
  await dialog.getByRole("button", { name: "It goes on over there" }).click();
  await expect(page.getByRole("heading", { name: "Handed over" })).toBeVisible();
  await page.goto("./#/");
  await expect(page.getByText("Handed over to another phone.")).toBeVisible();

  const context = await browser.newContext();
  try {
    const other = await context.newPage();
    await quick(other);
    await other.goto(link);
    await other.getByRole("button", { name: "Open as a new game" }).click();
    const theirs = new Table(other);
    await theirs.asked();
    await theirs.option(/^End the turn/).click();
    await theirs.asked();
    const further = linkTo(await recordOf(theirs));

    // It comes back, further on, and takes its old place.
    await page.goto(further);
    await expect(page.getByText(/^This is your game “.*”, one answer further on\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Go on from there" }).click();
    await table.asked();
    expect(await recordOf(table)).toBe(await recordOf(theirs));

    // Both go on, each in another way.
    await table.option(/^End the turn/).click();
    await table.asked();
    await theirs.option(/^Flip/).first().click();
    await theirs.asked();
    await page.goto(linkTo(await recordOf(theirs)));
    await expect(page.getByText(/went another way after \d+ answers/)).toBeVisible();
    await page.getByRole("button", { name: "Open as a new game" }).click();
    await table.asked();
    await page.goto("./#/");
    const saved = page.getByRole("region", { name: "Saved games" }).getByRole("listitem");
    await expect(saved, "mine, mine as it was before it came back, and the other way").toHaveCount(3);
  } finally {
    await context.close();
  }
});

test("a game that was handed over can be taken back", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  const dialog = await menu(page, "Hand over …");
  await dialog.getByRole("button", { name: "It goes on over there" }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await table.asked();
  await page.reload();
  await table.asked();
});

test.describe("on a tablet between two sides", () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test("the half of the far seat is turned round, and text grows", async ({ page }) => {
    const table = await Table.begin(page, FRIENDS);
    const dialog = await menu(page, "At the table …");
    await dialog.getByLabel("Two sides face each other").check();
    await dialog.getByLabel("Large text").check();
    await page.keyboard.press("Escape");
    const turned = () => page.locator(".play > .right").evaluate((panel) => getComputedStyle(panel).rotate);
    const sides = new Set<string>();
    await table
      .option(/^At the .+ corner$/)
      .first()
      .click();
    for (const start of [0, 9]) {
      await expect(table.heading).toContainText("where do you start?");
      sides.add(await turned());
      await table.hex("Start at").nth(start).click();
    }
    expect([...sides].sort()).toEqual(["180deg", "none"]);
    await page.reload();
    await table.asked();
    await expect(page.locator("html.large .play.facing")).toBeVisible();
  });
});
