// DANTE: Inferno in the page: a whole Confrontation by clicks with one person and three Companions, cards by two taps, and what the
// Malefactor would do.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { quick } from "./table";

test.use({ reducedMotion: "reduce" });

const ask = (page: Page) => page.locator("section.ask");

/** One person with the first Champion; the other three are Companions. */
async function begin(page: Page, seed: string): Promise<void> {
  await quick(page);
  await page.goto("./#/new/dante");
  await page.getByRole("radio", { name: "1", exact: true }).check({ force: true });
  await expect(page.getByRole("combobox", { name: /^Who plays / })).toHaveCount(1);
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Begin" }).click();
}

/** Until the person is asked or it is over; says whether it goes on. */
async function asked(page: Page): Promise<boolean> {
  await expect(ask(page).locator('[aria-label="What you can do"], .ending').first()).toBeVisible({ timeout: 60_000 });
  return (await page.locator(".ending").count()) === 0;
}

/** In the order in which a bold player wants them: what strikes first, then what brings somebody nearer. */
const WISHES = [
  /a Wound for/,
  /: (Cleave|Long Draw|Rebuke|Knife Dance|Quick Shot|Advance Guard|Juggle)/,
  /plays|Maneuvers/,
  /is done/,
  /./,
];

/** Answers the present question by a button, the boldest first. */
async function answer(page: Page): Promise<string> {
  const rows = ask(page).locator("ul.options > li.opt:not(.no) > button.go");
  const names = (await rows.allInnerTexts()).map((name) => name.replace(/^\d+\s*/, ""));
  const wish = WISHES.find((one) => names.some((name) => one.test(name))) ?? /./;
  const at = names.findIndex((name) => wish.test(name));
  await rows.nth(at).click();
  const inner = ask(page).locator(".inner button.go");
  if ((await inner.count()) > 0) await inner.first().click();
  return names[at] ?? "";
}

for (const [screen, viewport] of Object.entries({ wide: { width: 1360, height: 800 }, narrow: { width: 360, height: 780 } })) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });
    const isAccessible = async (page: Page): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map((node) => node.failureSummary)
              .join("\n")}`,
        ),
      ).toEqual([]);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across, "nothing is wider than the screen").toBeLessThanOrEqual(viewport.width);
    };

    test("a whole Confrontation is played by clicks with one person and three Companions", async ({ page }) => {
      test.setTimeout(240_000);
      await begin(page, "3");
      let answers = 0;
      for (; await asked(page); answers += 1) await answer(page);
      expect(answers).toBeGreaterThan(10);
      await page.getByRole("button", { name: "Close, look at the board" }).click();
      const earlier = page.getByRole("button", { name: "Earlier …" });
      if (await earlier.isVisible()) await earlier.click();
      const story = await page.locator("section.log li").allInnerTexts();
      expect(story.length).toBeGreaterThan(40);
      expect(
        story.filter((line) => /[{}]/.test(line)),
        "every text has its arguments",
      ).toEqual([]);
      await expect(page.locator("body")).not.toContainText("undefined");
    });

    test("a Maneuver is played by two taps, a Companion’s by one", async ({ page }) => {
      await begin(page, "3");
      await asked(page);
      const row = page
        .locator(".sheet", { has: page.getByRole("heading", { name: /Mercenary/ }) })
        .locator("li", { hasText: "Second Wind" });
      await row.locator("button").first().click();
      await expect(page.locator("section.log li").filter({ hasText: "The Mercenary performs Second Wind." })).toBeVisible();
    });

    test("axe finds nothing in the first round, and what Minos would do can be read", async ({ page }) => {
      await begin(page, "3");
      await asked(page);
      await expect(page.locator(".sheet", { hasText: "If the Malefactors acted now" })).toBeAttached();
      await isAccessible(page);
      for (let step = 0; step < 6; step += 1) if (await asked(page)) await answer(page);
      await isAccessible(page);
    });
  });
}
