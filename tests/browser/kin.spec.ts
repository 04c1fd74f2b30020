// Links to games that began as one of mine: only one that goes on from mine may take its place.
import { expect, test } from "./fixture";
import { engine } from "./positions";
import { FRIENDS, linkTo, Table } from "./table";

/** The game of this text after some more answers, by index. */
async function after(text: string, ...answers: number[]): Promise<string> {
  using session = (await engine()).load(text);
  for (const index of answers) session.answer(index, session.revision());
  return session.record();
}

test("“Go on from there” is offered for a game that goes on from mine, and for no other", async ({ page }) => {
  const table = await Table.begin(page, FRIENDS);
  await table.warmUp();
  const { text } = await table.saved();
  const goOn = page.getByRole("button", { name: "Go on from there" });
  const look = async (record: string): Promise<void> => {
    await page.goto(linkTo(record));
    await expect(page.getByRole("heading", { name: "A shared game" })).toBeVisible();
  };

  await look(await after(text, 0));
  await expect(page.getByText(/one answer further on\.$/)).toBeVisible();
  await expect(goOn).toBeVisible();

  // Mine goes on, by another answer than theirs.
  const theirs = await after(text, 1);
  await page.goto("./#/");
  await page.getByRole("region", { name: "Saved games" }).getByRole("link", { name: "Continue" }).click();
  await table.asked();
  await table.option(/./).first().click();
  await table.asked();
  const mine = (await table.saved()).text;
  const others = { behind: await after(text), "the very same": await after(mine), "another way": theirs };
  for (const [how, record] of Object.entries(others)) {
    await look(record);
    await expect(page.getByRole("link", { name: "Open mine" }), how).toBeVisible();
    await expect(goOn, how).toHaveCount(0);
  }
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("katabasis/game/"))
      .map(([, value]) => JSON.parse(value).text),
  );
  expect(kept, "mine is as it was, and alone").toEqual([mine]);

  using stranger = (await engine()).begin({ setup: { characters: 2 }, players: ["person", "person"], seed: "8" });
  await look(stranger.record());
  await expect(goOn).toHaveCount(0);
});
