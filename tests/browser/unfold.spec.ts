// What an answer brings is seen line by line before anything is asked, and can be read again afterwards.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { engine } from "./positions";

/** So many lines of one answer cannot be followed in a blink. */
const MANY = 6;

interface Eventful {
  readonly text: string;
  readonly index: number;
  readonly lines: number;
}

let found: Promise<Eventful> | undefined;

/** A game of INFERNO before an answer that brings many lines and leads to the same person's next question. */
function eventful(): Promise<Eventful> {
  found ??= (async () => {
    const { begin } = await engine();
    for (let seed = 1; seed <= 20; seed += 1) {
      using session = begin({ setup: { characters: 2 }, players: ["person", "person"], seed: String(seed) });
      let { question } = session.look();
      while (question.kind === "choice") {
        const text = session.snapshot();
        const index = session.advise({ iterations: 1 })?.best ?? 0;
        const look = session.answer(index, question.revision);
        const same = look.question.kind === "choice" && look.question.seat === question.seat;
        if (same && look.lines.length >= MANY) return { text, index, lines: look.lines.length };
        question = look.question;
      }
    }
    throw new Error("no answer brings so many lines");
  })();
  return found;
}

/** Opens it at a speed and gives that answer. */
async function give(page: Page, speed: string): Promise<Eventful> {
  const game = await eventful();
  await page.addInitScript(
    (settings) => localStorage.setItem("katabasis/settings", settings),
    JSON.stringify({ language: "en", speed, hand: "right", seen: ["offline"], last: {} }),
  );
  await page.goto(`./#/play/inferno?g=${encodeURIComponent(game.text)}`);
  await page.getByRole("button", { name: "Open as a new game" }).click();
  const option = page.locator(`[data-option="${game.index}"]`);
  await expect(page.locator("section.ask .go").first()).toBeVisible();
  for (const group of await page.locator("[data-group]").all()) {
    if ((await option.count()) > 0) break;
    await group.click();
  }
  await option.click();
  return game;
}

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
  expect(await recap.locator("li").count()).toBeLessThanOrEqual(5);
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
