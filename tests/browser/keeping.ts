// What is kept for play without a network, as a person keeps it.
import { expect, type Locator, type Page } from "@playwright/test";

/** Until the service worker holds the shell and answers for this page. */
export async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
  });
}

/** The row of a game in the settings. */
export const shelf = (page: Page, title: string): Locator =>
  page.locator(".kept li").filter({ hasText: new RegExp(`^${title}`) });

/** Keeps games by the buttons of the settings. */
export async function keep(page: Page, url: string, ...titles: string[]): Promise<void> {
  await page.goto(`${url}#/settings`);
  for (const title of titles) await page.getByRole("button", { name: `Keep ${title} on this device` }).click();
  for (const title of titles) await expect(shelf(page, title)).toContainText("Kept", { timeout: 30_000 });
}
