import { expect, test } from "./fixture";
import { PAIR, Table } from "./table";

/** In the order in which a bold player wants them. */
const WISHES = [/^Attack/, /^Flip/, /^Come back/, /^Pick up/, /^At the .+ corner$/, /^Let the roll stand/, /^Stay here/, /^Rest/];

// What moves costs more than the game.
test.use({ reducedMotion: "reduce" });

test("a whole game is played by clicks on buttons and hexes", async ({ page }) => {
  test.setTimeout(120_000);
  const table = await Table.begin(page, PAIR);
  const clicks = { hex: 0, button: 0 };
  let moved = "";

  while (await table.asked()) {
    const names = await table.offers();
    const offers = (wish: RegExp) => names.some((name) => wish.test(name));
    const wish = WISHES.find(offers);
    const round = await page.locator("header.top").innerText();
    if (wish !== undefined) {
      await table.option(wish).first().click();
      clicks.button += 1;
    } else if (offers(/^Start hex/)) {
      await table.hex("Start at").first().click();
      clicks.hex += 1;
    } else if (offers(/^Move/) && moved !== round) {
      // Once in a turn, to a place that is another one each time.
      const places = table.hex("Move to");
      // What places are called follows their picture.
      await expect(places).not.toHaveCount(0);
      await places.nth((clicks.hex * 7) % (await places.count())).click();
      moved = round;
      clicks.hex += 1;
    } else {
      await table.option(/^End the turn/).click();
      clicks.button += 1;
    }
  }

  expect(clicks.hex, "moves on the board").toBeGreaterThan(8);
  expect(clicks.button, "answers by button").toBeGreaterThan(20);
  await expect(table.heading.first()).toHaveText(/Dante/);
  const card = page.locator("dialog.finale");
  await expect(card.getByRole("img", { name: /^Over \d+ decisions/ })).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: "Close, look at the board" }).click();
  await page.getByRole("button", { name: "Earlier …" }).click();
  const story = await table.log.allInnerTexts();
  expect(story.length).toBeGreaterThan(100);
  expect(
    story.filter((line) => /[{}]/.test(line)),
    "every text has its arguments",
  ).toEqual([]);
  expect(
    story.some((line) => line.startsWith("Virgil moves")),
    "the computer plays too",
  ).toBe(true);

  await page.goto("./#/");
  await expect(page.getByRole("link", { name: "Look at it" })).toBeVisible();
});
