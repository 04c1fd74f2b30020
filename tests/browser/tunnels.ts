// A game of Claustrophobia in the page: set up in the form, answered by buttons.
import { expect, type Page } from "@playwright/test";
import { quick, type Seat } from "./table";

/** Sets a game up in the form, as people do. */
export async function begin(
  page: Page,
  seats: readonly [Seat, Seat],
  seed: string,
  { scenario = "The Survivors", real = false } = {},
): Promise<void> {
  await quick(page);
  await page.goto("./#/new/claustrophobia");
  await expect(page.getByLabel("Scenario")).toContainText(scenario);
  await page.getByLabel("Scenario").selectOption({ label: scenario });
  const selects = page.getByRole("group", { name: "Who plays them?" }).getByRole("combobox");
  await expect(selects).toHaveCount(2);
  for (const [at, seat] of seats.entries()) await selects.nth(at).selectOption({ label: seat });
  if (real) await page.getByLabel("At a real table").check();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Begin" }).click();
}

export const ask = (page: Page) => page.locator("section.ask");
export const goOn = (page: Page) => page.getByRole("button", { name: "I have it: go on" });

/** In the order in which a bold party wants them. */
const WISHES = [/^Leave/, /^Attack/, /^Explore/, /^Move/, /^Activate/, /^Bring in/, /./];

/** Answers the present question by a button: the boldest first, the last place of a group. */
export async function answer(page: Page, wishes: readonly RegExp[] = WISHES): Promise<string> {
  const rows = ask(page).locator("ul.options > li.opt:not(.no) > button.go");
  const names = (await rows.allInnerTexts()).map((name) => name.replace(/^\d+\s*/, ""));
  const wish = wishes.find((one) => names.some((name) => one.test(name))) ?? /./;
  const at = names.findIndex((name) => wish.test(name));
  await rows.nth(at).click();
  const inner = ask(page).locator(".inner button.go");
  if ((await inner.count()) > 0) await inner.last().click();
  return names[at] ?? "";
}
