// The log by rounds and phases; and whoever looked away can read all that happened since their turn.
import { expect, test } from "./fixture";
import { PAIR, Table } from "./table";

test("every event since the person's answer is in the recap, or one tap away", async ({ page }) => {
  test.setTimeout(120_000);
  const table = await Table.begin(page, PAIR);
  let compared = 0;
  for (let answer = 0; answer < 24 && compared < 3; answer += 1) {
    if (!(await table.asked())) break;
    const before = await table.log.count();
    const end = table.option("End the turn");
    const flip = table.option(/^Flip/);
    if ((await flip.count()) > 0) await flip.first().click();
    else if ((await end.count()) > 0) await end.click();
    else if ((await table.hex("Start at").count()) > 0) await table.hex("Start at").first().click();
    else await table.options.getByRole("button").first().click();
    if (!(await table.asked())) break;
    const recap = table.question.locator(".recap");
    if ((await recap.count()) === 0) continue;
    const more = recap.getByRole("button", { name: /more$/ });
    if ((await more.count()) > 0) await more.click();
    const told = (await recap.getByRole("listitem").allInnerTexts()).map((line) => line.replace(/ \([\d, ]+\)$/, "").trim());
    const lines = (await table.log.count()) - before;
    const log = (await table.log.allInnerTexts()).slice(0, lines).reverse();
    expect(told.length, "the recap has as many lines as the log has new ones").toBe(lines);
    for (const [at, line] of told.entries()) expect(log[at]).toContain(line);
    compared += 1;
  }
  expect(compared, "turns of which a recap was read").toBe(3);
});

test("lines lie under their round and phase, and say who did it", async ({ page }) => {
  const table = await Table.begin(page, PAIR);
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  await table.hex("Start at").first().click();
  await table.asked();
  await table.option(/^Flip/).first().click();
  const parts = page.locator("section.log .part");
  await expect(parts.locator("h3").first()).toContainText(/Round 1\s*Day, first of two/);
  const heads = await parts.locator("h3").allInnerTexts();
  expect(new Set(heads).size, "no title twice in a row").toBe(heads.length);
  await expect(parts.first().getByRole("img", { name: "Beatrice" }).first()).toBeVisible();
});
