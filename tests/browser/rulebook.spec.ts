import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { keep } from "./keeping";
import { POSITIONS } from "./positions";
import { Site } from "./site";
import { quick, Table } from "./table";

const RULES = "./rules/inferno.html";
/** Of the rulebook some entries of every kind, and of long tables some rows: all of them take axe a minute. */
const PAGES = {
  rulebook: `${RULES}?q=locked`,
  coverage: "./rules/inferno-coverage.html",
  shelf: "./rules/index.html",
  source: "./source/crates/inferno/src/setup.rs.html",
};
const HOSTILE = `"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>`;

const entry = (page: Page, id: string) => page.locator(`article[id="${id}"]`);
const entries = (page: Page) => page.locator("article.entry:visible");
const count = (page: Page) => page.locator("#page-count");

async function isAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(passes.length, "axe looked at something").toBeGreaterThan(10);
  expect(
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(" "))
          .join(", ")}`,
    ),
  ).toEqual([]);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every rule stands there with its chapter, its source, its examples, and explains its words", async ({ page }) => {
    await page.goto(`${RULES}#unclaimed.lock-details`);
    const ruling = entry(page, "unclaimed.lock-details");
    await expect(ruling).toBeInViewport();
    await expect(ruling.getByRole("heading", { name: "What the lock allows" })).toBeVisible();
    await expect(ruling).toContainText("Our ruling");
    await expect(ruling).toContainText("The book does not say:");
    await expect(ruling.getByRole("link", { name: "Locked in" }), "what it settles").toHaveAttribute("href", "#unclaimed.lock");
    await expect(entry(page, "unclaimed.lock").getByRole("link", { name: "What the lock allows" }), "and back").toBeVisible();
    await expect(ruling.locator("figure img").first(), "a picture first").toHaveAttribute("src", /\.svg$/);
    await expect(ruling.locator("a.show").first(), "an example that needs no script either").toHaveAttribute(
      "href",
      /^\.\.\/examples\/inferno\/.+\.html$/,
    );
    await ruling.getByText(/^Cited by/).click();
    await expect(ruling.getByRole("link", { name: /crates\/inferno\/tests\/rules\/\w+\.rs:\d+/ }).first()).toBeVisible();

    const lock = entry(page, "unclaimed.lock");
    const meaning = page.locator("#what-territory");
    await expect(meaning).toBeHidden();
    await lock.locator("button.term", { hasText: "territory" }).click();
    await expect(meaning).toBeVisible();
    await expect(page.locator("#page-search"), "nothing is offered that does not work").toBeHidden();
  });

  test("a rule leads to the line of the code that cites it", async ({ page }) => {
    await page.goto(`${RULES}#flip.no-action`);
    const rule = entry(page, "flip.no-action");
    await rule.getByText(/^Cited by/).click();
    await rule
      .getByRole("link", { name: /crates\/inferno\/src\// })
      .first()
      .click();
    await expect(page.locator("pre span:target")).toContainText("rule::FLIP_NO_ACTION");
  });
});

test("search finds a rule by words of its text, marks them, and says when there is nothing", async ({ page }) => {
  await page.goto(RULES);
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(150);
  const search = page.getByLabel("Search the rules");
  await search.fill("gluttony PULLED");
  await expect(count(page)).toHaveText(/entr/);
  await expect(entry(page, "dante-card.gluttony")).toBeVisible();
  expect(await entries(page).count()).toBeLessThan(10);
  for (const words of await entries(page).allTextContents()) expect(words).toMatch(/gluttony/i);
  expect(await page.evaluate(() => CSS.highlights.get("found")?.size)).toBeGreaterThan(1);
  await search.fill("no such word anywhere");
  await expect(count(page)).toHaveText("Nothing found");
  await search.fill("");
  await expect(entries(page)).toHaveCount(all);
  await page.getByLabel("Our rulings").check({ force: true });
  expect(new Set(await entries(page).locator(".mark").allTextContents())).toEqual(new Set(["Our ruling"]));
  // A link to what is hidden shows it.
  await page.evaluate(() => (location.hash = "#flip.own"));
  await expect(entry(page, "flip.own")).toBeInViewport();
  await expect(entries(page)).toHaveCount(all);
});

test("every rulebook is searched at once, and a hit leads to its rule", async ({ page }) => {
  await page.goto("./rules/index.html");
  await page.getByLabel("Search all rulebooks").fill("deck shuffled NIGHT");
  await page.locator("#page-hits").getByRole("link", { name: "The cards of Dante" }).click();
  await expect(page).toHaveURL(/rules\/inferno\.html#deck\.dante$/);
  await expect(entry(page, "deck.dante")).toBeFocused();
});

test("old addresses lead to the rulebook, and an id that nobody knows is said so", async ({ page }) => {
  await quick(page);
  await page.goto("./#/rules/inferno/turn.universal");
  await expect(page).toHaveURL(/\/rules\/inferno\.html#turn\.universal$/);
  await expect(entry(page, "turn.universal")).toBeFocused();
  await page.goto(`${RULES}#no.such-rule`);
  await expect(page.getByText("There is no rule “no.such-rule”.")).toBeVisible();
});

test("a retired id leads to the rule that took its place", async ({ page }) => {
  await page.route("**/rules/inferno.html", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '<a class="id" href="#flip.own">flip.own</a>',
      '$&<span class="old" id="flip.mine">once flip.mine</span>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${RULES}#flip.mine`);
  await expect(page).toHaveURL(/#flip\.own$/);
  await expect(entry(page, "flip.own")).toBeFocused();
  await expect(entry(page, "flip.own")).toBeInViewport();
});

test("hostile words in the search, the question and the anchor stay words", async ({ page }) => {
  for (const address of [
    `${RULES}?q=${encodeURIComponent(HOSTILE)}`,
    `${RULES}#${encodeURIComponent(HOSTILE)}`,
    `${RULES}#%E0%A4%A`,
    `./#/rules/inferno/${encodeURIComponent(HOSTILE)}`,
  ]) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(count(page)).toHaveText(/Nothing found|There is no rule/);
  }
  await page.getByLabel("Search the rules").fill(HOSTILE);
  await expect(count(page)).toHaveText("Nothing found");
  await page.goto("./rules/index.html");
  await page.getByLabel("Search all rulebooks").fill(HOSTILE);
  await expect(count(page)).toHaveText("Nothing found");
  expect(await page.evaluate(() => "hurt" in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test("an example runs where it stands, and goes back to its picture", async ({ page }) => {
  await page.goto(`${RULES}#unclaimed.lock`);
  const figure = entry(page, "unclaimed.lock").locator("figure").first();
  const show = figure.getByRole("link", { name: /Show me/ });
  await show.click();
  await expect(figure.frameLocator("iframe").locator("svg.board")).toBeVisible({ timeout: 20_000 });
  await figure.getByRole("button", { name: "Back to the picture" }).click();
  await expect(figure.locator("iframe")).toHaveCount(0);
  await expect(show).toBeFocused();
});

test("the coverage page counts, and names what is missing", async ({ page }) => {
  await page.goto("./rules/inferno-coverage.html");
  const row = page.getByRole("row", { name: /^Rules of the book/ });
  await expect(row.getByRole("cell")).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/]);
  const [all, implemented, tested, exampled] = await row.getByRole("cell").allInnerTexts();
  expect([implemented, tested, exampled], "INFERNO is whole").toEqual([all, all, all]);
  await expect(page.getByText("Every one of them has a running example.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Never fired, rules of the book/ })).toHaveCount(0);
  await page.getByRole("heading", { name: "Rule by rule" }).click();
  await page
    .getByRole("row", { name: /^Flip own territory/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/inferno\.html#flip\.own$/);
  await page.goto("./rules/claustrophobia-coverage.html");
  await expect(page.getByRole("heading", { name: /^Never fired, rules of the book/ })).toBeVisible();
});

for (const [screen, viewport] of Object.entries({ wide: { width: 1360, height: 900 }, narrow: { width: 360, height: 780 } })) {
  test.describe(`“why?” on a ${screen} screen`, () => {
    test.use({ viewport });

    test("opens the rule beside the board, runs an example there, and leaves the game alone", async ({ page }) => {
      const table = await Table.open(page, await POSITIONS.day());
      const before = (await table.saved()).text;
      await (await table.showRefused())
        .first()
        .getByRole("link", { name: /^Rule: / })
        .click();
      const panel = page.getByRole("complementary", { name: "Why?" });
      await expect(panel.getByRole("heading", { level: 2 })).not.toBeEmpty();
      const [of, board] = [await panel.boundingBox(), await table.board.boundingBox()];
      if (of === null || board === null) throw new Error("nothing is drawn");
      if (screen === "wide") expect(of.x, "beside the board").toBeGreaterThanOrEqual(board.x + board.width - 1);
      else expect(of.y - board.y, "most of the board stays in sight").toBeGreaterThan(board.height * 0.6);
      await panel
        .getByRole("link", { name: /Show me/ })
        .first()
        .click();
      await expect(panel.frameLocator("iframe").locator("svg.board")).toBeVisible({ timeout: 20_000 });
      expect((await table.saved()).text, "the game is untouched").toBe(before);
      await panel.getByRole("button", { name: "Back to the game" }).click();
      await expect(panel).toBeHidden();
      await expect(table.board).toBeVisible();
    });
  });

  // Each screen in one of the two lights: what has its colours from the light has them from the same place on both.
  test.describe(`axe finds nothing on a ${screen} screen:`, () => {
    test.use({ viewport, colorScheme: screen === "wide" ? "dark" : "light" });

    for (const [name, address] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), "it fits").toBeLessThanOrEqual(viewport.width);
        await page.evaluate(() => {
          for (const more of document.querySelectorAll("article[hidden], table.all tbody tr:nth-child(n + 13)")) more.remove();
          for (const folded of document.querySelectorAll("details")) folded.open = true;
        });
        await isAccessible(page);
      });
    }
  });
}

test.describe("kept", () => {
  test.use({ serviceWorkers: "allow" });

  test("the rulebook of a game that is kept is read, searched and run without the server", async ({ context, page }) => {
    const site = await Site.open();
    try {
      await keep(page, site.url, "Inferno");
      await site.stop();
      const tab = await context.newPage();
      await tab.goto(`${site.url}rules/inferno.html#flip.own`);
      await tab.getByLabel("Search the rules").fill("gluttony");
      await expect(entry(tab, "dante-card.gluttony")).toBeVisible();
      const picture = entry(tab, "dante-card.gluttony").locator("img").first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await entry(tab, "dante-card.gluttony")
        .getByRole("link", { name: /Show me/ })
        .first()
        .click();
      await expect(tab.frameLocator("iframe.running").locator("svg.board")).toBeVisible({ timeout: 20_000 });
      await tab.goto(`${site.url}rules/inferno-coverage.html`);
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Inferno: what is covered");
    } finally {
      await site.close();
    }
  });
});
