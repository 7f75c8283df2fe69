import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage, publishingSite } from "../page-objects/desk-page.ts";

/* What another manager publishes while the page is open. */

const DIGEST = "0".repeat(64);
const RECORDS = [`2027-01-31 ${DIGEST}`, `2027-02-01 ${DIGEST}`, `2027-02-02 ${DIGEST}`];
const JOURNAL = [
  '{"version":"2027-02-01","at":"2027-02-01T08:00:00.000Z","by":"Анна"}',
  '{"version":"2027-02-02","at":"2027-02-02T08:00:00.000Z","by":"Вера"}',
];

/** A site that has one list more each time that it is told so, with these edits made to the list. */
async function siteOfOthers(page: Page, ...edits: readonly [from: string, to: string][]): Promise<() => void> {
  let published = 0;
  await publishingSite(page, (texts) => {
    const made = edits
      .slice(0, published)
      .reduce((text, [from, to]) => text.replace(from, to), texts["price-list.yaml"]!);
    const records = RECORDS.slice(0, published + 1).map((record, at) =>
      at === 1 && published === 2 ? `${record} отозван 2027-02-02` : record,
    );
    return {
      ...texts,
      "price-list.yaml": made.replace(/version: ".*?"/, `version: "${RECORDS[published]!.slice(0, 10)}"`),
      "released.txt": `${records.join("\n")}\n`,
      "journal.jsonl": `${JOURNAL.slice(0, published).join("\n")}\n`,
    };
  });
  return () => void (published += 1);
}

const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event("focus")));

test("a page hears of it when somebody comes back to it, and within a minute; the edits are brought over", async ({
  page,
}) => {
  await page.clock.install();
  const publish = await siteOfOthers(
    page,
    ["anchor_block: 4300", "anchor_block: 4310"],
    ["anchor_block: 4310", "anchor_block: 4320"],
  );
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
  publish();
  await comeBack(page);
  const news = page.getByText(/^Тем временем на сайте опубликовали другое: /);
  await expect(news).toContainText(/теперь действует прайс-лист от 1\sфевраля\s2027 \(выпуск: Анна\)/);
  await expect(news).toContainText("Ваши правки целы.");
  await expect(desk.price("Анкерный блок")).toHaveValue("4310");
  await expect(desk.price("Рама двери")).toHaveValue("7500");
  await page.getByRole("button", { name: "Понятно" }).click();
  await expect(news).toHaveCount(0);

  publish();
  // While it asks already it does not ask once more.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(news).toContainText(/теперь действует прайс-лист от 2\sфевраля\s2027 \(выпуск: Вера\)/, {
      timeout: 2_000,
    });
  }).toPass();
  await expect(desk.price("Анкерный блок")).toHaveValue("4320");
  await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
});

test("while it is open whose values hold, the journal and the dates are the site's, and its list can be withdrawn", async ({
  page,
}) => {
  const publish = await siteOfOthers(
    page,
    ["door_frame: 7400", "door_frame: 7600"],
    ["window_frame: 4900", "window_frame: 4950"],
  );
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  publish();
  await comeBack(page);
  const question = page.getByRole("alert").filter({ hasText: "На сайте уже другой прайс-лист" });
  await expect(question).toContainText(/Рама двери: было 7\s400, у вас 7\s500, на сайте 7\s600/);
  const journal = page.getByRole("region", { name: "Журнал" });
  const newest = journal.getByRole("listitem").first();
  await expect(newest).toHaveText(/^1\sфевраля\s2027 \(действует\) — Анна, /);
  await expect(journal.getByRole("button", { name: /^Отозвать прайс-лист от 1\sфевраля\s2027$/ })).toBeVisible();
  await expect(desk.release.getByText(/^Сейчас действует от 1\sфевраля\s2027\.$/)).toBeVisible();
  await newest.scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "На сайте уже другой прайс-лист: выберите" })).toBeInViewport();
  await expectAccessible(page);

  publish();
  await comeBack(page);
  await expect(newest).toHaveText(/^2\sфевраля\s2027 \(действует\) — Вера, /);
  await expect(journal.getByRole("listitem").nth(1)).toHaveText(/^1\sфевраля\s2027 \(отозван\) — Анна, /);
  await expect(page.getByText(/^Действует прайс-лист от 2\sфевраля\s2027\./)).toBeVisible();
  await question.getByRole("button", { name: "Оставить мои" }).click();
  await expect(question).toHaveCount(0);
  await expect(desk.price("Рама двери")).toHaveValue("7500");
  await expect(desk.price("Рама окна")).toHaveValue("4950");
  await expect(newest).toHaveText(/^2\sфевраля\s2027 \(действует\)/);
});
