// A first game that teaches, in every game that has one: followed to its end, left, taken back, skipped.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { door, quick } from "./table";

const coach = (page: Page) => page.getByRole("region", { name: "First game" });
const doIt = (page: Page) => coach(page).getByRole("button", { name: "Do it" });

async function learn(page: Page, title: string): Promise<void> {
  await quick(page);
  await page.goto("./");
  await door(page, title).getByRole("link", { name: "Learn it by playing" }).click();
  await expect(doIt(page)).toBeVisible({ timeout: 20_000 });
}

for (const width of [1360, 360])
  for (const title of ["Inferno", "Claustrophobia 1643", "Planet Apocalypse"])
    test(`${title} is taught to the end on a screen of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await learn(page, title);
      let lessons = 0;
      for (const told = new Set<string>(); (await doIt(page).count()) > 0; lessons += 1) {
        const words = await coach(page).innerText();
        expect(told, "a lesson comes once").not.toContain(words);
        told.add(words);
        await expect(coach(page).getByRole("link", { name: /^Rule: / }), "every lesson names its rule").toHaveCount(1);
        await doIt(page).click();
        // Others answer in between; the question comes after them.
        await expect(coach(page).filter({ hasNotText: words })).toBeVisible({ timeout: 20_000 });
      }
      expect(lessons).toBeGreaterThanOrEqual(8);
      await coach(page).getByRole("button", { name: "Play on" }).click();
      await expect(coach(page)).toHaveCount(0);
      await expect(page.locator('[aria-label="What you can do"]')).toBeVisible();
    });

test("who goes another way is told so, takes it back, and finds the lesson again, also after a reload", async ({ page }) => {
  await learn(page, "Inferno");
  await doIt(page).click();
  await expect(coach(page)).toContainText("2 of 10");
  await page.locator('svg.board [role="gridcell"][aria-label*="Start at"]').first().click();
  await expect(coach(page)).toContainText("You went your own way", { timeout: 20_000 });
  await coach(page).getByRole("button", { name: "Take it back" }).click();
  await expect(coach(page)).toContainText("2 of 10");
  await page.reload();
  await expect(coach(page)).toContainText("2 of 10", { timeout: 20_000 });
});

test("a lesson that is skipped does not come again, and the game goes on", async ({ page }) => {
  await learn(page, "Inferno");
  await coach(page).getByRole("button", { name: "Skip the lesson" }).click();
  await expect(coach(page)).toHaveCount(0);
  const question = page.locator('[aria-label="What you can do"]');
  await expect(question).toBeVisible();
  await page.waitForTimeout(300);
  await page.reload();
  await expect(question).toBeVisible({ timeout: 20_000 });
  await expect(coach(page)).toHaveCount(0);
});

test("how a game goes is one tap from its door, and every sentence leads to its rule", async ({ page }) => {
  await quick(page);
  await page.goto("./");
  await door(page, "Inferno").getByRole("link", { name: "How it goes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How Inferno goes");
  const sentences = page.locator(".overview section p");
  expect(await sentences.count()).toBeGreaterThan(15);
  expect(await sentences.locator("a.why").count()).toBe(await sentences.count());
  await page.locator(".overview a.why").first().click();
  await expect(page.locator(".entry:target")).toBeVisible();
});
