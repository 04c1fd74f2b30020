// Names of one's own for seats, and the games that one has finished.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixture";
import { POSITIONS } from "./positions";
import { FRIENDS, quick, Table } from "./table";

test("a seat with a name of its own has it everywhere, in this game and after a reload", async ({ page }) => {
  await quick(page);
  await page.goto("./#/new/inferno");
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await page.getByLabel("Own name of Beatrice").fill("Ann {n} O’Hara");
  await page.getByRole("button", { name: "Begin" }).click();
  const seats = page.getByRole("list", { name: "Seats" });
  await expect(seats).toContainText("Ann {n} O’Hara", { timeout: 20_000 });
  await expect(seats).toContainText("Virgil");
  await expect(seats).not.toContainText("Beatrice");
  await page.reload();
  await expect(seats).toContainText("Ann {n} O’Hara", { timeout: 20_000 });
  await page.goto("./#/");
  await Table.begin(page, FRIENDS);
  await expect(seats, "another game knows nothing of it unless it is told").toContainText("Virgil");
});

test("a name can be given in the menu of a game", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await page.locator(".menu > summary").click();
  await page.getByLabel("Own name of Virgil").fill("Bo");
  await page.getByLabel("Own name of Virgil").blur();
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("Bo");
  await page.locator(".menu > summary").click();
  await table
    .option(/^At the corner/)
    .first()
    .click();
  await table.hex("Start at").first().click();
  await expect(table.heading).toContainText("Bo,");
});

test("a finished game is counted once and can be taken away as a table", async ({ page }) => {
  const table = await Table.open(page, await POSITIONS.over());
  await expect(page.locator("dialog.finale")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.end).toBeVisible();
  await page.reload();
  await expect(page.locator("dialog.finale")).toBeVisible({ timeout: 20_000 });
  await page.goto("./#/statistics");
  const facts = page.locator(".tally");
  await expect(facts.locator("dd").first()).toHaveText("1");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a table" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^inferno,\d{4}-.*,(won|lost|theirs),\d+,/);
});
