// The log by rounds and phases.
import { expect, test } from "./fixture";
import { PAIR, Table } from "./table";

test("lines lie under their round and phase, and say who did it", async ({ page }) => {
  const table = await Table.begin(page, PAIR);
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  await table.hex("Start at").first().click();
  await table.asked();
  await table.option(/^Flip/).first().click();
  const parts = page.locator("section.log .part");
  await expect(parts.locator("h3").first()).toContainText(/Round 1\s*Day, first of two/);
  const heads = await parts.locator("h3").allInnerTexts();
  expect(new Set(heads).size, "no title twice in a row").toBe(heads.length);
  await expect(parts.first().getByRole("img", { name: "Beatrice" }).first()).toBeVisible();
});
