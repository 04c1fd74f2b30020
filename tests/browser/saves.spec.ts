import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { inAnotherLayout, underOtherRules } from "./positions";
import { FRIENDS, PAIR, quick, Table } from "./table";

test("a reload goes on where the game was", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  const [seen, saved] = [await table.seen(), await table.saved()];
  expect(seen.log.some((line) => line.includes("flips"))).toBe(true);

  await page.reload();
  await table.asked();
  expect(await table.seen()).toEqual(seen);
  expect((await table.saved()).text, "the engine's own text of the position").toBe(saved.text);

  await page.goto("./#/");
  const round = (
    await page
      .getByRole("list")
      .getByRole("listitem")
      .getByText(/Round 1/)
      .innerText()
  ).split(" · ")[0];
  expect(seen.title).toContain(round);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await table.asked();
  expect(await table.seen()).toEqual(seen);
});

test("undo and redo lead back and forth through the same positions", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await expect(table.act("Undo")).toBeDisabled();
  const seen = [await table.seen()];
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  seen.push(await table.seen());
  for (let start = 0; start < 2; start += 1) {
    await table
      .hex("Start at")
      .nth(start * 9)
      .click();
    seen.push(await table.seen());
  }
  for (const before of seen.slice(0, -1).reverse()) {
    await table.act("Undo").click();
    expect(await table.seen()).toEqual(before);
  }
  await expect(table.act("Undo")).toBeDisabled();
  await expect(table.heading.first()).toContainText("spinner");
  for (const after of seen.slice(1)) {
    await table.act("Redo").click();
    expect(await table.seen()).toEqual(after);
  }
  await expect(table.act("Redo")).toBeDisabled();

  // Another answer after an undo forgets what was undone.
  await table.act("Undo").click();
  await table.hex("Start at").nth(3).click();
  await expect(table.act("Redo")).toBeDisabled();
  expect((await table.seen()).log).not.toEqual(seen.at(-1)?.log);
});

test("an undo passes over the computer's answers, and survives a reload", async ({ page }) => {
  const table = await Table.begin(page, PAIR);
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  await table.asked();
  const before = await table.seen();
  await table.hex("Start at").first().click();
  await table.asked();
  await page.reload();
  await table.asked();
  await table.act("Undo").click();
  await table.asked();
  expect((await table.seen()).question).toBe(before.question);
});

test("games are renamed, deleted with a way back, exported and imported", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  const { text } = await table.saved();
  await page.goto("./#/");
  const saves = page.getByRole("region", { name: "Saved games" });
  const games = saves.getByRole("listitem");
  await expect(games).toHaveCount(1);

  await saves.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the game").fill("<b>Friday</b>");
  await page.keyboard.press("Enter");
  await expect(saves.getByRole("heading", { level: 3 }), "a name is text, whatever it says").toHaveText("<b>Friday</b>");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    saves.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/Friday.*\.txt$/);
  const exported = await readFile(await file.path(), "utf8");

  await saves.getByRole("button", { name: "Delete" }).click();
  await expect(games).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(saves.getByRole("heading", { level: 3 })).toHaveText("<b>Friday</b>");
  await saves.getByRole("button", { name: "Delete" }).click();
  await page.reload();
  await expect(page.getByRole("region", { name: "Saved games" })).toHaveCount(0);

  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Text or link of a game").fill("nothing of ours");
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "There is no game in this" })).toBeVisible();
  await dialog
    .getByLabel("Choose a file")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(exported) });
  await expect(games).toHaveCount(1);
  await saves.getByRole("link", { name: "Continue" }).click();
  await table.asked();
  expect((await table.saved()).text, "the same position comes back").toBe(text);
});

test("all games come back from one file, beside those that are there", async ({ page }) => {
  await Table.begin(page, FRIENDS);
  await Table.begin(page, { ...FRIENDS, seed: "8" });
  await page.goto("./#/");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export all" }).click()]);
  const path = await file.path();
  await page.getByRole("button", { name: "Import" }).click();
  await page
    .getByRole("dialog")
    .getByLabel("Choose a file")
    .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: await readFile(path) });
  await expect(page.getByRole("region", { name: "Saved games" }).getByRole("listitem")).toHaveCount(4);
});

test("a saved game that is broken is shown as such, kept, and can be taken away", async ({ page }) => {
  await quick(page);
  await page.goto("./");
  await page.evaluate(() => localStorage.setItem("katabasis/game/torn", '{"version":1,"game":"inf'));
  await page.reload();
  await expect(page.getByRole("heading", { name: "A saved game that cannot be read" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toBe('{"version":1,"game":"inf');
  await page.goto("./#/play/inferno/torn");
  await expect(page.getByRole("heading", { name: "This game cannot be opened" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("katabasis/game/torn"))).toBe('{"version":1,"game":"inf');
});

test("an entry of wrong values leaves the start page and the other games as they are, and can be taken away as a file", async ({
  page,
}) => {
  await Table.begin(page, FRIENDS);
  await page.goto("./#/");
  const odd = await page.evaluate(() => {
    const good = JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith("katabasis/game/"))?.[1] ?? "{}");
    const bad = [{ summary: null }, { changed: 1e300 }, { revision: "1" }].map((change) =>
      JSON.stringify({ ...good, ...change }),
    );
    for (const [at, text] of bad.entries()) localStorage.setItem(`katabasis/game/0-${at}`, text);
    localStorage.setItem(
      "katabasis/game/later",
      JSON.stringify({ ...good, changed: Date.now() + 7_200_000, name: "x".repeat(5000) }),
    );
    return bad;
  });
  await page.reload();
  const saves = page.getByRole("region", { name: "Saved games" });
  await expect(saves.getByRole("link", { name: "Continue" }), "two can be played").toHaveCount(2);
  await expect(saves.getByRole("heading", { name: "A saved game that cannot be read" })).toHaveCount(odd.length);
  await expect(saves, "a clock that was set back").not.toContainText(/in \d+ (hours|minutes)/);
  await expect(saves.getByRole("heading", { name: /^x+$/ })).toHaveText("x".repeat(80));
  const broken = saves.locator(".broken");
  const taken: string[] = [];
  for (const at of odd.keys()) {
    const save = broken.nth(at).getByRole("button", { name: "Export" });
    const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
    taken.push(await readFile(await file.path(), "utf8"));
  }
  expect(taken.sort()).toEqual([...odd].sort());
});

/** Opens the saved game of the table from the start page, with another text in its place. */
async function reopened(page: Page, text: string): Promise<void> {
  await page.goto("./#/");
  await page.evaluate((text) => {
    for (const [key, value] of Object.entries(localStorage))
      if (key.startsWith("katabasis/game/")) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(String(value)), text }));
  }, text);
  await page.reload();
  await page.getByRole("region", { name: "Saved games" }).getByRole("link", { name: "Continue" }).click();
}

test("a game in another layout says so, stays as it is, and can be exported", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  const address = page.url();
  const old = inAnotherLayout((await table.saved()).text);
  await reopened(page, old);
  expect(page.url()).toBe(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This game cannot be opened");
  await expect(page.locator("main p").first()).toHaveText(/saved under another version of the rules.* still stored as it was/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  expect(await readFile(await file.path(), "utf8")).toContain(old);
  expect((await table.saved()).text, "still as it was").toBe(old);
});

test("a game saved under other rules goes on, and one line says so until somebody answers", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  const seen = await table.seen();
  await reopened(page, underOtherRules((await table.saved()).text));
  await table.asked();
  const told = page.getByText("The rules have been corrected since this game was saved.");
  await expect(told).toHaveCount(1);
  await expect(told).toHaveText(/goes on under the new ones; you can read what came before, but not take it back/);
  expect((await table.seen()).question, "the same question").toBe(seen.question);
  await expect(table.act("Undo"), "what came before is not taken back").toBeDisabled();
  await expect(page.getByText("flips").first(), "but can be read").toBeAttached();

  await table.option(/./).first().click();
  await table.asked();
  await page.reload();
  await table.asked();
  await expect(told, "told once").toHaveCount(0);
});
