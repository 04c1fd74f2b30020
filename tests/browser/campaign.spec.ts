// Campaigns in the page: begun, played, kept, listed, exported, imported, shared and taken back. On a toy, as no game has one yet.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { quick, Table } from "./table";
import { openQuest } from "./toy/quest/open";

/** Begins a campaign from the start page. */
async function begun(page: Page): Promise<void> {
  await quick(page);
  await openQuest(page);
  await page.getByRole("article", { name: "The quest" }).getByRole("button", { name: "Begin a campaign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^The quest: a campaign/);
}

/** Sets out, plays to the end by the first answer, and goes back to the campaign. */
async function adventure(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Set out" }).click();
  const table = new Table(page);
  while (await table.asked())
    await table
      .option(/torch|dark/)
      .first()
      .click();
  await page.getByRole("button", { name: "To the campaign" }).click();
}

const part = (page: Page, name: string) => page.getByRole("region", { name });

test("a campaign leads through adventures, each of which leaves something behind", async ({ page }) => {
  await begun(page);
  await expect(page.getByText("Next: The cave")).toBeVisible();
  await expect(part(page, "Heroes")).toContainText("The wanderer");
  await expect(part(page, "Heroes")).toContainText("Torch × 3");
  await adventure(page);
  await expect(page.getByText("The cave has ended.")).toBeVisible();
  await expect(part(page, "What happened")).toContainText("Nothing yet.");
  await page.getByRole("button", { name: "Write it down" }).click();
  await expect(part(page, "What happened").getByRole("listitem")).toHaveText(/^The cave: (reached|too late,) after \d turns$/);
  await expect(part(page, "Adventures").getByRole("listitem")).toHaveText(/The cave/);
  await expect(page.getByRole("button", { name: "Set out" })).toBeVisible();

  await page.getByRole("button", { name: "Take the last ending back" }).click();
  await expect(page.getByText("The cave has ended.")).toBeVisible();
  await expect(part(page, "What happened")).toContainText("Nothing yet.");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.locator(".ending")).toBeVisible();
});

test("an adventure that is left goes on from where it was, whatever is closed in between", async ({ page }) => {
  await begun(page);
  const campaign = page.url();
  await page.getByRole("button", { name: "Set out" }).click();
  const table = new Table(page);
  await table.asked();
  await table
    .option(/torch|dark/)
    .first()
    .click();
  await table.asked();
  const played = page.url();
  await page.getByRole("button", { name: "Katabasis: home" }).click();
  await expect(page.getByText("Under way: The cave")).toBeVisible();
  expect(page.url()).toBe(campaign);
  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();
  await table.asked();
  expect(page.url()).toBe(played);
  await expect(table.act("Undo")).toBeEnabled();

  await page.goto(campaign);
  await page.getByRole("button", { name: "Give this adventure up" }).click();
  await expect(page.getByText("Next: The cave")).toBeVisible();
  await page.goto("./toy/#/");
  const saves = page.getByRole("region", { name: "Saved games" }).getByRole("listitem");
  await expect(saves.filter({ hasText: "as it was" }), "nothing is lost").toHaveCount(1);
});

test("campaigns are listed, exported, imported and shared like games", async ({ page }) => {
  await begun(page);
  await adventure(page);
  await page.getByRole("button", { name: "Write it down" }).click();
  const happened = await part(page, "What happened").innerText();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toMatch(/^katabasis-campaign\d+\.quest\./);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Link to this campaign").inputValue();
  await page.keyboard.press("Escape");

  await page.goto("./toy/#/");
  const saves = page.getByRole("region", { name: "Saved games" });
  await expect(saves.getByRole("listitem")).toHaveCount(1);
  await expect(saves.getByRole("listitem")).toContainText("Campaign");
  await saves.getByRole("button", { name: "Delete" }).click();
  await expect(saves).toHaveCount(0);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("dialog").getByLabel("Text or link of a game").fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await saves.getByRole("link", { name: "Continue" }).click();
  await expect(part(page, "What happened")).toHaveText(happened, { useInnerText: true });

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A shared campaign");
  await page.getByRole("button", { name: "Open as a new campaign" }).click();
  await expect(part(page, "What happened")).toHaveText(happened, { useInnerText: true });
  await page.goto(link.slice(0, -4));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not hold a whole game");
});
