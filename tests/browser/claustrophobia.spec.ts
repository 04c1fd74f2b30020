// Claustrophobia in the page: a whole game by clicks, and two people who share the device without seeing each other's hand.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixture";
import { answer, ask, begin, goOn } from "./tunnels";

test.use({ reducedMotion: "reduce" });

test("a whole game is played by clicks against the computer", async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page, ["Person", "Computer, easy"], "11");
  const clicks = { line: 0, place: 0, button: 0 };
  const body = page.locator("body");
  for (;;) {
    await expect(ask(page).locator('[aria-label="What you can do"], .ending').first()).toBeVisible({ timeout: 60_000 });
    if ((await page.locator(".ending").count()) > 0) break;
    const lines = page.locator(".sheet button.line.open");
    const dark = page.locator('svg.board [role=gridcell][aria-label*="Explore to"]');
    const dice = await page.locator(".tray button.open").count();
    if (dice > 0 && (await lines.count()) > 0) {
      // A die goes where its line is tapped.
      await lines.first().click();
      clicks.line += 1;
    } else if ((await ask(page).locator("h2").first().innerText()).startsWith("What does") && (await dark.count()) > 0) {
      await dark.first().click();
      clicks.place += 1;
    } else {
      await answer(page);
      clicks.button += 1;
    }
    expect(await page.locator(".cover").count(), "nobody has to give the device away").toBe(0);
  }
  expect(clicks.line, "dice on lines").toBeGreaterThan(3);
  expect(clicks.place, "steps into the dark").toBeGreaterThan(1);
  expect(clicks.button).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Close, look at the board" }).click();
  await page.getByRole("button", { name: "Earlier …" }).click();
  const story = await page.locator("section.log li").allInnerTexts();
  expect(story.length).toBeGreaterThan(60);
  expect(
    story.filter((line) => /[{}]/.test(line)),
    "every text has its arguments",
  ).toEqual([]);
  await expect(body).not.toContainText("undefined");
});

test("two people hand the device over, and no hand is shown to the other", async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, ["Person", "Person"], "5", { scenario: "The Long Watch" });
  const hands = { humans: new Set<string>(), horde: new Set<string>() };
  let covers = 0;
  let viewer: "humans" | "horde" = "humans";
  for (let step = 0; step < 90; step += 1) {
    await expect(page.locator(".cover, section.ask .options, .ending").first()).toBeVisible({ timeout: 30_000 });
    if ((await page.locator(".ending").count()) > 0) break;
    if ((await goOn(page).count()) > 0) {
      // Behind the cover nothing can be seen of either hand.
      await expect(page.locator(".play")).toBeHidden();
      viewer = /humans/.test(await page.locator(".cover h2").innerText()) ? "humans" : "horde";
      covers += 1;
      await goOn(page).click();
      continue;
    }
    for (const name of await page.locator(".cards .card b").allInnerTexts()) hands[viewer].add(name);
    await expect(page.locator(".cards h2, .play").first()).toBeVisible();
    await answer(page, [/^Explore/, /^Activate/, /^The \d on Dark destiny/, /^Keep/, /^Done/, /./]);
  }
  expect(covers, "the device changed hands").toBeGreaterThan(3);
  expect(hands.humans.size + hands.horde.size, "somebody held cards").toBeGreaterThan(0);
  const both = [...hands.humans].filter((card) => hands.horde.has(card));
  expect(both, "instinct cards are seen by the humans only, event cards by the horde only").toEqual([]);
});

for (const [screen, viewport] of Object.entries({ wide: { width: 1360, height: 800 }, narrow: { width: 360, height: 780 } })) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });
    test("axe finds nothing in the tunnels", async ({ page }) => {
      await begin(page, ["Person", "Person"], "7");
      const isAccessible = async (): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map((node) => `${node.target.join(" ")} ${node.failureSummary}`)
                .join("\n")}`,
          ),
        ).toEqual([]);
      };
      // The horde may be asked for an event card before anybody else: then the cover comes first.
      await expect(page.locator(".cover, .sheet").first()).toBeVisible();
      await isAccessible();
      for (let step = 0; step < 16; step += 1) {
        await expect(page.locator(".cover, section.ask .options").first()).toBeVisible({ timeout: 30_000 });
        if ((await goOn(page).count()) > 0) await goOn(page).click();
        else await answer(page);
      }
      await isAccessible();
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across, "nothing is wider than the screen").toBeLessThanOrEqual(viewport.width);
    });
  });
}
