// The test of all specs: whatever goes wrong in the page unseen fails it.
import { test as base, expect } from "@playwright/test";

export { expect };

export const test = base.extend<{ unseen: string[] }>({
  unseen: [
    async ({ page }, use) => {
      const found: string[] = [];
      page.on("pageerror", (error) => found.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") found.push(message.text());
      });
      await use(found);
      expect(found, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
});
