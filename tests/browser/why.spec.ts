import { expect, test } from "./fixture";
import { POSITIONS } from "./positions";
import { FRIENDS, Table } from "./table";

test("a hint compares every option with the best in words, and marks that one in the list and on the board", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  const rows = table.options.locator(":scope > li");
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  await table.act("Hint").click();
  await expect(rows.getByText("expected result")).toHaveCount(count, { timeout: 30_000 });
  for (const words of await rows.locator(".bar").allInnerTexts())
    expect(words).toMatch(/^(best|as good|a little worse|worse|a mistake)\s*, expected result \d{1,3} %/);
  const best = table.options.locator(":scope > li.best");
  await expect(best).toHaveCount(1);
  await expect(best.locator(".bar")).toContainText(/^best/);
  await expect(page.locator("#said")).toContainText("The computer would choose");
});

test("the odds of an attack are shown before it is chosen, exactly on demand", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  const odds = table.options.getByRole("button", { name: /wounds$/ }).first();
  await expect(odds).toHaveText(/^\d+ % wounds$/);
  await odds.click();
  await expect(table.options.getByRole("button", { name: /wounds$/ }).first()).toHaveText(/^\d+ in 36 wounds$/);
});

test("what is refused says why, on the board and in the list, with its rule", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  const before = (await table.saved()).text;
  const refused = (await table.showRefused()).first();
  await expect(refused).toContainText("refused:");
  await expect(refused.locator(".d"), "a sentence, no title").toHaveText(/\w+ .+\.$/);
  await expect(refused.getByRole("link", { name: /^Rule: / })).toBeVisible();

  const far = table.board.locator('[role="gridcell"]:not(.open)').first();
  await far.click();
  await expect(page.locator(".strip .no b"), "a sentence, no title").toHaveText(/\w+ .+\.$/);
  const why = page.locator(".strip").getByRole("link", { name: /^Rule: / });
  await expect(why).toBeVisible();
  expect((await table.saved()).text, "a refusal changes nothing").toBe(before);
  await why.click();
  const rule = page.getByRole("complementary", { name: "Why?" });
  await expect(rule.getByRole("heading", { level: 2 })).not.toBeEmpty();
});

test("what texts speak of is found on the board: territories by name, hexes by number", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  await expect(page.locator(".layers .region")).toHaveCount(19);
  await expect(page.locator(".layers .region").filter({ hasText: "Limbo" })).toHaveCount(1);
  await expect(table.board.locator(".numeral")).toHaveCount(271);
});

test("a rule opens beside the board and goes away again, the game in reach", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  const chip = table.question.getByRole("link", { name: /^Rule: / }).first();
  const title = (await chip.getAttribute("aria-label"))?.replace("Rule: ", "") ?? "";
  const id = decodeURIComponent((await chip.getAttribute("href"))?.split("#").at(-1) ?? "");
  const address = page.url();
  await chip.click();
  const rule = page.getByRole("complementary", { name: "Why?" });
  await expect(rule.getByRole("heading", { name: title })).toBeVisible();
  await expect(rule).toContainText(id);
  expect(page.url(), "the game is not left").toBe(address);
  await expect(rule.getByRole("link", { name: "In the rulebook" })).toHaveAttribute("href", `rules/inferno.html#${id}`);
  await page.keyboard.press("Escape");
  await expect(rule).toBeHidden();
  await expect(chip, "the focus is back").toBeFocused();

  await table.readAll();
  await table.log
    .getByRole("link", { name: /^Rule: / })
    .first()
    .click();
  await expect(rule).toBeVisible();
  await rule.getByRole("button", { name: "Back to the game" }).click();
  await expect(rule).toBeHidden();
});
