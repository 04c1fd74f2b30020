// What there is to win stays in view in every game, on every screen, and what is left of a turn beside the question.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { FRIENDS, quick, Table } from "./table";

async function play(page: Page, game: string): Promise<void> {
  await quick(page);
  await page.goto(`./#/new/${game}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("section.goal")).toBeVisible({ timeout: 30_000 });
}

const GAMES = ["inferno", "claustrophobia", "apocalypse", "drunagor", "dante"];

for (const width of [1360, 768, 360])
  for (const game of GAMES)
    test(`${game} shows its goal at ${width} pixels, and nothing runs out of it`, async ({ page }) => {
      await page.setViewportSize({ width, height: width > 1000 ? 850 : 780 });
      await play(page, game);
      const goal = page.locator("section.goal");
      const stands = goal.getByRole("listitem");
      expect(await stands.count()).toBeGreaterThanOrEqual(2);
      await expect(stands.first()).toContainText(/\d+\/\d+/);
      // Computers may act meanwhile, and the line is drawn anew.
      await expect(async () => {
        const box = await goal.boundingBox();
        for (const stand of await stands.all()) {
          const own = await stand.boundingBox();
          expect(box && own && own.x >= box.x - 1 && own.x + own.width <= box.x + box.width + 1).toBe(true);
        }
      }).toPass({ timeout: 10_000 });
      const aim = goal.locator(".aim");
      if (!(await aim.isVisible())) await goal.getByRole("button", { name: "Goal" }).click();
      await expect(aim).toBeVisible();
      expect((await aim.innerText()).length).toBeGreaterThan(20);
    });

test("a turn says what is left of it", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  await table.hex("Start at").first().click();
  await table.hex("Start at").nth(9).click();
  const left = table.question.locator(".left-over");
  await expect(left).toHaveText("Left this turn: a move · a Basic Action · a card");
  await table.option(/^Flip/).first().click();
  await expect(left).toHaveText("Left this turn: a move · a card");
});
