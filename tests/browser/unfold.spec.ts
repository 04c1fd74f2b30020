// What an answer brings is seen line by line before anything is asked, and can be read again afterwards.
import type { Page } from "@playwright/test";
import { give } from "./eventful";
import { expect, test } from "./fixture";

const options = (page: Page) => page.locator('[aria-label="What you can do"]');

test("lines come one after another, then the question; the recap has them all", async ({ page }) => {
  const { lines } = await give(page, "normal");
  await expect(page.locator(".ask.unfolding")).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  const told = page.locator("section.log li");
  const early = await told.allInnerTexts();
  await expect(options(page)).toBeVisible({ timeout: 20_000 });
  expect(await told.allInnerTexts(), "lines came one by one").not.toEqual(early);
  const recap = page.locator(".recap");
  expect(await recap.locator("li").filter({ visible: true }).count()).toBeLessThanOrEqual(5);
  const more = recap.getByRole("button", { name: /more$/ });
  if ((await more.count()) > 0) await more.click();
  await expect(recap.locator("li")).toHaveCount(lines);
});

test("Space skips to the question, and nothing of it is lost", async ({ page }) => {
  const { lines } = await give(page, "slow");
  await expect(page.locator(".ask.unfolding")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(options(page)).toBeVisible({ timeout: 400 });
  expect(await page.locator("section.log li").count()).toBeGreaterThanOrEqual(lines);
});

test("a tap that skips answers nothing", async ({ page }) => {
  await give(page, "slow");
  await expect(page.locator(".ask.unfolding")).toBeVisible();
  await page.locator("svg.board").click({ position: { x: 200, y: 200 } });
  await expect(options(page)).toBeVisible({ timeout: 400 });
  await expect(page.locator(".ask.unfolding")).toHaveCount(0);
});

test("at Instant the question is there at once, and the strip says what happened last", async ({ page }) => {
  await give(page, "instant");
  await expect(options(page)).toBeVisible({ timeout: 400 });
  // What begins a part of the log stands above what followed.
  const part = page.locator("section.log ol").first();
  const lines = (await part.locator("li:not(.head)").count()) > 0 ? part.locator("li:not(.head)") : part.locator("li");
  const newest = (await lines.first().innerText()).replace(/^\s+/, "");
  const last = await page.locator(".strip .last em").innerText();
  expect(newest.startsWith(last), `“${last}” is the newest line, “${newest}”`).toBe(true);
});

test("with reduced motion the same is shown, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await give(page, "normal");
  await expect(page.locator(".ask.unfolding")).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => "transform" in frame))
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
  );
  expect(moving).toEqual([]);
  await expect(options(page)).toBeVisible({ timeout: 20_000 });
});

test("a card that is drawn turns over and can be read before anything is asked", async ({ page }) => {
  await give(page, "slow", "card");
  const card = page.locator(".turn-up .front");
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(options(page)).toHaveCount(0);
  expect((await card.innerText()).split("\n").filter((line) => line.trim() !== "").length, "its name and what it does").toBe(2);
  await expect(options(page)).toBeVisible({ timeout: 40_000 });
});

test("with reduced motion a card lies there, and does not turn", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await give(page, "slow", "card");
  await expect(page.locator(".turn-up .front")).toBeVisible({ timeout: 20_000 });
  expect(await page.locator(".flips").evaluate((card) => getComputedStyle(card).animationName)).toBe("none");
});
