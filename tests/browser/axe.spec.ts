import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { POSITIONS } from "./positions";
import { FRIENDS, quick, Table } from "./table";

/** Hundreds of hexes take most of the time, and are the same whatever stands beside them: they are looked at once by day and once at night. */
async function isAccessible(page: Page, part: "everything" | "all but the board" = "all but the board"): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (part === "all but the board") axe.exclude(".board");
  const { violations, passes } = await axe.analyze();
  expect(passes.length, "axe looked at something").toBeGreaterThan(10);
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 4)
        .map((node) => `  ${node.target.join(" ")} ${node.failureSummary}`)
        .join("\n")}`,
  );
  expect(told).toEqual([]);
}

const SCREENS = {
  wide: { width: 1360, height: 800 },
  middle: { width: 768, height: 1024 },
  narrow: { width: 360, height: 780 },
};

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`axe finds nothing on a ${screen} screen:`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("home, empty and with games", async ({ page }) => {
      await quick(page);
      await page.goto("./");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await isAccessible(page);
      await Table.begin(page, FRIENDS);
      await page.goto("./#/");
      await expect(page.getByText(/^Before round 1/)).toBeVisible();
      await isAccessible(page);
    });

    test("new game and settings", async ({ page }) => {
      await quick(page);
      await page.goto("./#/new/inferno");
      await expect(page.getByRole("combobox").first()).toBeVisible();
      await page.getByText("More", { exact: true }).click();
      await isAccessible(page);
      await page.goto("./#/settings");
      await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
      await isAccessible(page);
    });

    test("a first game, how it goes, and one's own games", async ({ page }) => {
      await quick(page);
      await page.goto("./#/learn/apocalypse");
      await expect(page.locator(".coach")).toBeVisible({ timeout: 20_000 });
      await isAccessible(page);
      await page.goto("./#/statistics");
      await expect(page.getByRole("heading", { level: 1, name: "Your games" })).toBeVisible();
      await isAccessible(page);
      await page.goto("./rules/claustrophobia-overview.html");
      await isAccessible(page);
    });

    test("play by day, with a hint, an open group and a rule beside it", async ({ page }) => {
      const table = await Table.open(page, await POSITIONS.day());
      await isAccessible(page, "everything");
      await table.act("Hint").click();
      await expect(table.options.locator("li.best")).toHaveCount(1, { timeout: 30_000 });
      await table.option(/^Move/).click();
      await table.showRefused();
      await table.question
        .getByRole("link", { name: /^Rule: / })
        .first()
        .click();
      await expect(page.getByRole("complementary", { name: "Why?" })).toBeVisible();
      await isAccessible(page);
    });

    test("play at night, with the menu and the share dialog", async ({ page }) => {
      await Table.open(page, await POSITIONS.night());
      await isAccessible(page, "everything");
      await page.getByLabel("Menu", { exact: true }).click();
      await isAccessible(page);
      await page.getByRole("button", { name: "Share this game" }).click();
      await expect(page.getByRole("dialog", { name: "Share this game" })).toBeVisible();
      await isAccessible(page);
    });

    test("the light theme at home, in the settings and in play", async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem(
          "katabasis/settings",
          JSON.stringify({ language: "en", speed: "instant", theme: "light", seen: ["offline"] }),
        ),
      );
      for (const place of ["./", "./#/settings"]) {
        await page.goto(place);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await isAccessible(page);
      }
      const table = await Table.open(page, await POSITIONS.day());
      await table.act("Hint").click();
      await expect(table.options.locator("li.best")).toHaveCount(1, { timeout: 30_000 });
      await isAccessible(page);
      await page.getByLabel("Menu", { exact: true }).click();
      await page.locator(".menu summary", { hasText: "Settings" }).click();
      await isAccessible(page);
    });

    test("the end", async ({ page }) => {
      await Table.open(page, await POSITIONS.over());
      await expect(page.getByRole("img", { name: /^Over \d+ decisions/ })).toBeVisible({ timeout: 30_000 });
      await isAccessible(page);
    });
  });
}
