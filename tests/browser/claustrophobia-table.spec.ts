// Claustrophobia at a real table: dice and cards by hand, and what stands otherwise set right without a look into the other hand.
import type { Locator, Page } from "@playwright/test";
import { fits, isAccessible, menu, PHONE } from "./companion";
import { expect, test } from "./fixture";
import { answer, ask, begin, goOn } from "./tunnels";

test.use({ ...PHONE, reducedMotion: "reduce" });

/** What happened at a table until its second turn. */
interface Turn {
  readonly told: string[];
  readonly rolls: Set<string>;
}

const told = (page: Page, words: string | RegExp): Locator => page.locator("section.log li").filter({ hasText: words });

/** Enters what falls and what is drawn, and does what is said, until a turn begins. */
async function playTo(page: Page, turn: number): Promise<Turn> {
  const seen: Turn = { told: [], rolls: new Set() };
  const [todo, pad, kinds] = [ask(page).locator(".todo"), ask(page).locator(".pad"), ask(page).locator(".kinds")];
  while ((await told(page, `Turn ${turn} begins.`).count()) === 0) {
    await expect(todo.or(pad).or(kinds).or(goOn(page)).or(ask(page).locator(".options")).first()).toBeVisible({
      timeout: 30_000,
    });
    if ((await goOn(page).count()) > 0) await goOn(page).click();
    else if ((await todo.count()) > 0) {
      seen.told.push(await todo.locator(".do").innerText());
      await todo.getByRole("button").first().tap();
    } else if ((await pad.count()) > 0) {
      seen.rolls.add(await ask(page).locator("h2").first().innerText());
      await pad.getByRole("button", { name: String(1 + (seen.rolls.size % 6)) }).click();
    } else if ((await kinds.count()) > 0) await kinds.getByRole("button").first().click();
    else await answer(page, [/^Explore/, /^Activate/, /^Done/, /./]);
  }
  return seen;
}

test("a turn is played with dice and cards by hand, and hands are told what to do", async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, ["Person", "Person"], "3", { real: true });
  const { told, rolls } = await playTo(page, 2);
  await fits(page, ask(page));
  expect(told).toContain("Take the instinct card into the hand of the humans.");
  expect(
    told.some((words) => /^Put the \d on its line on the board of the Redeemer\.$/.test(words)),
    told.join("\n"),
  ).toBe(true);
  expect(
    told.filter((words) => /[{}]/.test(words)),
    "every text has its arguments",
  ).toEqual([]);
  expect(
    [...rolls].some((roll) => /activation dice/i.test(roll)),
    [...rolls].join(", "),
  ).toBe(true);
  expect(
    [...rolls].some((roll) => /dice of destiny/i.test(roll)),
    [...rolls].join(", "),
  ).toBe(true);
});

test("what stands otherwise is set right, taken back, and gives no hand away", async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, ["Person", "Person"], "5", { scenario: "The Long Watch" });
  await expect(ask(page).locator(".options").first()).toBeVisible();
  const groups = async (dialog: Locator): Promise<string[]> => dialog.locator("summary").allInnerTexts();
  const dialog = await menu(page, "Set right …");
  expect(await groups(dialog)).toEqual(
    expect.arrayContaining(["The game", "The Redeemer", "The infernal horde", "Instinct cards in hand"]),
  );
  expect(
    (await groups(dialog)).filter((name) => /event/i.test(name)),
    "whose turn it is holds no event cards",
  ).toEqual([]);
  await dialog.locator("summary", { hasText: "The infernal horde" }).click();
  const threat = dialog.locator(".thing").filter({ hasText: "Threat points" });
  const before = await threat.locator("output").innerText();
  await threat.getByRole("button", { name: "Threat points: one more" }).click();
  await expect(dialog.locator(".told")).toContainText("Set right: the horde has");
  await dialog.locator("summary", { hasText: "The Redeemer" }).first().click();
  await dialog.getByLabel("Line 6 cancelled").first().check();
  await expect(dialog.locator(".told")).toContainText("Set right: line 6 of the Redeemer is cancelled.");
  await fits(page, dialog);
  await isAccessible(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(told(page, "Set right:")).toHaveCount(2);

  const back = await menu(page, "Take back to …");
  await back
    .getByRole("button", { name: /^Before: Set right/ })
    .last()
    .click();
  await expect(told(page, "Set right:")).toHaveCount(0);
  const again = await menu(page, "Set right …");
  await again.locator("summary", { hasText: "The infernal horde" }).click();
  await expect(again.locator(".thing").filter({ hasText: "Threat points" }).locator("output")).toHaveText(before);
  await page.keyboard.press("Escape");

  // The horde sees its own cards, and those of nobody else.
  for (let step = 0; step < 60; step += 1) {
    await expect(page.locator(".cover, section.ask .options").first()).toBeVisible({ timeout: 30_000 });
    if ((await goOn(page).count()) === 0) await answer(page, [/^Done/, /./]);
    else if (/horde/.test(await page.locator(".cover h2").innerText())) break;
    else await goOn(page).click();
  }
  await goOn(page).click();
  const theirs = await groups(await menu(page, "Set right …"));
  expect(theirs).toEqual(expect.arrayContaining(["Event cards in hand", "Discarded event cards"]));
  expect(theirs.filter((name) => /instinct/i.test(name))).toEqual([]);
});
