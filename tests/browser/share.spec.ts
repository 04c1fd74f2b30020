import { expect, test } from "./fixture";
import { POSITIONS, underOtherRules } from "./positions";
import { FRIENDS, linkTo, quick, Table } from "./table";

/** All that is kept, as it is. */
const kept = () =>
  JSON.stringify(
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("katabasis/game/"))
      .sort(),
  );

test("a link opens the same position in another browser", async ({ page, browser, baseURL }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Share this game" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  const link = await dialog.getByLabel("Link to this game").inputValue();
  expect(link).toContain(baseURL ?? "");
  await expect(dialog.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const context = await browser.newContext();
  try {
    const other = await context.newPage();
    await quick(other);
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "A shared game" })).toBeVisible();
    expect(await other.evaluate(kept), "looking keeps nothing").toBe("[]");
    await other.getByRole("button", { name: "Open as a new game" }).click();
    const theirs = new Table(other);
    await theirs.asked();
    expect(await theirs.seen()).toEqual(await table.seen());

    // Both go on alike: the same seed gives the same dice and cards.
    for (const one of [table, theirs]) await one.option(/^End the turn/).click();
    expect(await theirs.seen()).toEqual(await table.seen());
  } finally {
    await context.close();
  }
});

test("one’s own game in a link is recognised, and never overwritten", async ({ page }) => {
  const record = await POSITIONS.over();
  const table = await Table.open(page, record);
  const { name } = await table.saved();
  await page.goto(linkTo(record));
  await expect(page.getByText(`You already have this game, as “${name}”.`)).toBeVisible();
  await page.getByRole("button", { name: "Open as a new game" }).click();
  await table.asked();
  await page.goto("./#/");
  await expect(page.getByRole("region", { name: "Saved games" }).getByRole("listitem")).toHaveCount(2);
});

test.describe("links that are broken or mean harm", () => {
  let record = "";
  test.beforeAll(async () => {
    record = await POSITIONS.over();
  });

  const changed = (text: string, at: number) => text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
  const CASES: Record<string, [() => string, RegExp]> = {
    "cut off": [() => record.slice(0, record.length / 2), /missing or was changed/],
    "one letter changed": [() => changed(record, record.length - 9), /missing or was changed|moves that the rules do not allow/],
    "of a newer version": [() => record.replace(/^katabasis\d+/, "katabasis9"), /saved by a newer version/],
    "of other rules": [() => underOtherRules(record), /saved under another version of the rules/],
    "of another game": [() => record.replace(".inferno.", ".dante."), /another game/],
    "a script": [() => "<script>window.hacked = true</script>", /not a saved game of Katabasis/],
    "a picture that fails": [() => '"><img src=x onerror="window.hacked=true">', /not a saved game of Katabasis/],
    "a script behind the right beginning": [
      () => "katabasis1.inferno.<img src=x onerror=window.hacked=true>",
      /missing or was changed/,
    ],
    "a broken percent sign": [() => "%E0%A4%A", /not a saved game of Katabasis/],
    empty: [() => "", /not a saved game of Katabasis/],
    "very long": [() => `katabasis1.inferno.${"A".repeat(300_000)}`, /missing or was changed/],
  };

  for (const [name, [text, why]] of Object.entries(CASES)) {
    test(name, async ({ page }) => {
      await quick(page);
      await page.goto("./");
      await page.evaluate(() => localStorage.setItem("katabasis/game/dear", "kept as it is"));
      const before = await page.evaluate(kept);
      await page.goto(linkTo(text()));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not hold a whole game");
      const words = page.locator("main p").first();
      await expect(words).toHaveText(why);
      await expect(words).toContainText("Nothing of yours has changed.");
      await expect(page.locator("main").getByRole("link", { name: "To the start page" })).toBeVisible();
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
      expect(await page.locator("main :is(script, img, iframe)").count(), "nothing was made of it").toBe(0);
      expect(await page.evaluate(kept)).toBe(before);
    });
  }

  test("an address that leads nowhere says so", async ({ page }) => {
    await quick(page);
    await page.goto("./#/play/<img src=x onerror=window.hacked=1>/x");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing here");
    await page.goto("./#/play/inferno/nothing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such game here");
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
});
