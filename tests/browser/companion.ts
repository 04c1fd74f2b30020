// What every test of a game at a real table does.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

export const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** Opens a dialog of the companion. */
export async function menu(page: Page, item: string): Promise<Locator> {
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("button", { name: item }).click();
  const dialog = page.locator("dialog.companion");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** No wider than the screen, and everything to tap is as large as a thumb. */
export async function fits(page: Page, within: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const small = await within.locator("button:visible, summary:visible, label.check:visible").evaluateAll((all) =>
    all
      .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
}

export async function isAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(where).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}
