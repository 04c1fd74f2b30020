import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { POSITIONS } from "./positions";
import { FRIENDS, Table } from "./table";

async function realDice(page: Page, on: boolean): Promise<void> {
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByLabel("Real dice and cards: I enter what falls").setChecked(on);
  await page.getByLabel("Menu", { exact: true }).click();
}

test("real dice are entered face by face, with a way back", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.day());
  await realDice(page, true);
  await table
    .option(/^Attack/)
    .first()
    .click();
  await expect(table.heading.first()).toContainText("attacks");
  const pad = table.question.getByRole("group", { name: "The face that fell" });
  await expect(pad.getByRole("button")).toHaveText(["1", "2", "3", "4", "5", "6"]);
  await expect(table.question.getByText(/^Die 1 of 2/)).toBeVisible();
  await pad.getByRole("button", { name: "6" }).click();
  await expect(table.question.getByText(/^Die 2 of 2/)).toBeVisible();
  await table.question.getByRole("button", { name: "Back" }).click();
  await expect(table.question.getByText(/^Die 1 of 2/)).toBeVisible();
  await pad.getByRole("button", { name: "5" }).click();
  await page.keyboard.press("4");
  await expect(table.log.filter({ hasText: "5 + 4 = 9" })).toHaveCount(1);
  await expect(page.getByRole("img", { name: "Die: 5" }).first()).toBeVisible();
});

test("real cards and lots are picked; fate still answers when it is asked; and back to the engine’s dice", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await realDice(page, true);
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  // From here on everything that chance decides is asked for, until the first turn.
  const drawn: string[] = [];
  const picker = table.question.getByText("Draw from your pile and say what came.");
  for (let step = 0; step < 20 && drawn.length < 3; step += 1) {
    await expect(table.question.locator(".options, .pad").first()).toBeVisible();
    if ((await picker.count()) > 0) {
      const pick = table.question.getByRole("listitem").getByRole("button").first();
      drawn.push(await pick.innerText());
      await pick.click();
    } else if ((await table.hex("Start at").count()) > 0) await table.hex("Start at").first().click();
    else if ((await table.question.getByRole("button", { name: "Roll for me" }).count()) > 0)
      await table.question.getByRole("button", { name: "Roll for me" }).click();
    else
      await table
        .option(/^(Flip|End the turn)/)
        .first()
        .click();
  }
  expect(drawn.length, "cards or lots were entered").toBe(3);

  await realDice(page, false);
  await table.asked();
  for (let turn = 0; turn < 4; turn += 1) {
    await table.option(/^End the turn/).click();
    await expect(table.options, "nothing is asked of chance any more").toBeVisible();
  }
});
