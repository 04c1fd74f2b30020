import { readFile } from "node:fs/promises";
import { expect, test } from "./fixture";
import { engine } from "./positions";
import { FRIENDS, Table } from "./table";

const notices = (table: Table) => table.page.getByRole("region", { name: "Notices" });

/** Goes on in a game that cannot be stored, and takes it away as a file. */
async function goesOn(table: Table): Promise<void> {
  await table.warmUp();
  await expect(table.log.filter({ hasText: "flips" })).toHaveCount(1);
  await expect(notices(table).getByText(/not (being )?saved/)).toHaveCount(1);
  const [file] = await Promise.all([
    table.page.waitForEvent("download"),
    notices(table).getByRole("button", { name: "Download this game" }).click(),
  ]);
  const { load } = await engine();
  using session = load(await readFile(await file.path(), "utf8"));
  expect(session.state().flipped.length, "the file holds the game as it is now").toBe(1);
}

test("a full store is told, and play goes on", async ({ page }) => {
  await page.goto("./");
  await page.evaluate(() => {
    // To the last letter.
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; ; at += 1) {
        try {
          localStorage.setItem(`filling/${size}/${at}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  const table = await Table.begin(page, FRIENDS);
  await expect(notices(table)).toContainText("This browser’s storage is full, so the game is not being saved.");
  await goesOn(table);

  // Once there is room again, the next answer is stored and the notice goes.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filling/")) localStorage.removeItem(key);
  });
  await table.act("Undo").click();
  await expect(notices(table).getByText(/not (being )?saved/)).toHaveCount(0);
  expect((await table.saved()).text.length).toBeGreaterThan(0);
});

test("a store that runs full in the middle of a game is told", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await expect(notices(table)).toBeEmpty();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("katabasis/game/")) throw new DOMException("no room", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await goesOn(table);
});

test("a forbidden store is told, and play goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("not here", "SecurityError");
      },
    });
  });
  const table = await Table.begin(page, FRIENDS);
  await expect(notices(table)).toContainText("does not let this page store anything");
  await goesOn(table);
  await page.getByRole("button", { name: "Katabasis: home" }).click();
  await expect(page.getByText("Only in memory: this browser does not store it.")).toBeVisible();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await table.asked();
  await table.readAll();
  await expect(table.log.filter({ hasText: "flips" }), "it is still there").toHaveCount(1);
});

test("a second tab of the same game is told, and only one of them goes on", async ({ page, context }) => {
  const first = await Table.begin(page, FRIENDS);
  await first
    .option(/^At the .+ corner$/)
    .first()
    .click();

  const tab = await context.newPage();
  await tab.goto(page.url());
  const told = tab.getByRole("dialog", { name: "This game is open in another tab" });
  await expect(told).toBeVisible();
  // The first goes on while the second is still asked.
  await first.hex("Start at").first().click();
  const { text } = await first.saved();
  await told.getByRole("button", { name: "Take over" }).click();
  const second = new Table(tab);
  await second.asked();
  expect((await second.saved()).text, "with the newest state").toBe(text);

  const lost = page.getByRole("dialog", { name: "This game went on in another tab" });
  await expect(lost).toBeVisible();
  await second.hex("Start at").nth(9).click();
  const after = (await second.saved()).text;
  expect(after).not.toBe(text);

  await lost.getByRole("button", { name: "Keep a copy" }).click();
  await expect(page).not.toHaveURL(tab.url());
  await first.asked();
  expect((await first.saved()).text, "the copy is what the first tab showed").toBe(text);
  expect((await second.saved()).text, "and nothing was overwritten").toBe(after);
  await page.goto("./#/");
  await expect(page.getByRole("region", { name: "Saved games" }).getByRole("listitem")).toHaveCount(2);
});

test("a tab that slept through it does not overwrite what another has stored", async ({ page, context }) => {
  // No channel between tabs and no news from the store: only what is written there can tell.
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "BroadcastChannel");
    window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
  });
  const first = await Table.begin(page, FRIENDS);
  const tab = await context.newPage();
  await tab.goto(page.url());
  const second = new Table(tab);
  await second.asked();
  await second
    .option(/^At the .+ corner$/)
    .nth(2)
    .click();
  const { text } = await second.saved();

  await first
    .option(/^At the .+ corner$/)
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "This game went on in another tab" })).toBeVisible();
  expect((await second.saved()).text).toBe(text);
  await page.getByRole("button", { name: "Bring it here" }).click();
  await first.asked();
  await expect(first.heading.first()).toHaveText(await second.heading.first().innerText());
  expect((await first.saved()).text).toBe(text);
});
