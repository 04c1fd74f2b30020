// The form of every game, as the game describes it: every option can be chosen, what does not go together cannot, and what was chosen begins.

import { GAMES } from "../../scripts/lib/games.mjs";
import { expect, test } from "./fixture";
import { quick } from "./table";

for (const game of GAMES) {
  test(`every option of ${game} can be chosen, and a game begins with the last of each`, async ({ page }) => {
    await quick(page);
    await page.goto(`./#/new/${game}`);
    await expect(page.locator(".who-plays select").first()).toBeVisible();
    for (const fold of await page.locator("form details > summary").all()) await fold.click();
    const counts = page.locator("form .counts input");
    for (const count of await counts.all()) {
      await count.check({ force: true });
      await expect(page.locator(".who-plays .seat-row")).toHaveCount(Number(await count.inputValue()));
    }
    for (const select of await page.locator("form select[name]").all()) {
      const values = await select
        .locator("option:not([disabled])")
        .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
      for (const value of values) {
        if (await select.isDisabled()) break;
        await select.selectOption(value);
        await expect(select).toHaveValue(value ?? "");
      }
    }
    await expect(page.locator("form")).not.toContainText(/\b(setup|map|lord|region|hero|scenario)\.[a-z]/);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.locator("section.ask")).toBeVisible();
  });
}

test("what only one can have cannot be chosen for two", async ({ page }) => {
  await quick(page);
  await page.goto("./#/new/drunagor");
  await page.getByText("Dungeon Roles").click();
  const [vorn, elros] = [page.getByLabel("Vorn’s role"), page.getByLabel("Elros’s role")];
  await vorn.selectOption("Striker");
  await expect(elros.locator("option", { hasText: "Striker" })).toBeDisabled();
  await vorn.selectOption("Leader");
  await elros.selectOption("Striker");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("section.ask")).toBeVisible();
});

test("what does not go together cannot be chosen together, and is remembered as it was begun", async ({ page }) => {
  await quick(page);
  await page.goto("./#/new/apocalypse");
  for (const fold of ["Make it harder, or easier", "Join late, leave early"]) await page.getByText(fold).click();
  const begins = page.getByLabel("The Lord begins");
  await begins.selectOption("2 areas nearer (hellish)");
  await page.getByLabel("Map", { exact: true }).selectOption("The Siege");
  await expect(begins).toBeDisabled();
  await expect(begins).toHaveValue("0");
  await page.getByLabel("Lord", { exact: true }).selectOption("By lot");
  const later = page.getByLabel("Who joins later");
  await later.selectOption("Two persons");
  await page.getByRole("radio", { name: "4", exact: true }).check({ force: true });
  await expect(later).toHaveValue("1");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("section.ask")).toBeVisible();
  await page.goto("./#/new/apocalypse");
  await expect(page.getByLabel("Map", { exact: true })).toHaveValue("siege");
  await expect(page.getByLabel("Lord", { exact: true })).toHaveValue("lot");
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
});
