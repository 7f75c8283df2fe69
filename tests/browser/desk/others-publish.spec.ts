import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { digestOf, sealed } from "../../../src/price-list/seal.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { DeskPage, publishingSite, withValues } from "../page-objects/desk-page.ts";

/* What another manager publishes while the page is open. */

const DATES = ["2027-01-31", "2027-02-01", "2027-02-02"];
const JOURNAL = [
  '{"version":"2027-02-01","at":"2027-02-01T08:00:00.000Z","by":"Анна"}',
  '{"version":"2027-02-02","at":"2027-02-02T08:00:00.000Z","by":"Вера"}',
];

/** A site that has one list more each time that it is told so, with these edits made to the list. */
async function siteOfOthers(page: Page, ...edits: readonly [from: string, to: string][]): Promise<() => void> {
  let published = 0;
  await publishingSite(page, (texts) => {
    const lists = DATES.slice(0, published + 1).map((date, count) =>
      edits
        .slice(0, count)
        .reduce((text, [from, to]) => text.replace(from, to), texts["price-list.yaml"]!)
        .replace(/version: ".*?"/, `version: "${date}"`),
    );
    const records = lists.map(
      (text, at) => `${DATES[at]} ${digestOf(text)}${at === 1 && published === 2 ? ` отозван ${DATES[2]}` : ""}`,
    );
    return {
      ...texts,
      ...Object.fromEntries(lists.map((text, at) => [`archive/${DATES[at]}.yaml`, sealed(text)])),
      "price-list.yaml": lists[published]!,
      "released.txt": `${records.join("\n")}\n`,
      "journal.jsonl": `${JOURNAL.slice(0, published).join("\n")}\n`,
    };
  });
  return () => void (published += 1);
}

const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event("focus")));

test("what others publish is heard of, told in the journal and brought over; an archive never takes it away", async ({
  page,
}) => {
  // A date that has not come would be asked about.
  await page.clock.install({ time: "2027-02-03T12:00:00Z" });
  const publish = await siteOfOthers(
    page,
    ["anchor_block: 4300", "anchor_block: 4310"],
    ["anchor_block: 4310", "anchor_block: 4320"],
  );
  const desk = new DeskPage(page);
  await desk.open();
  const [door, anchor] = [desk.price("Рама двери"), desk.price("Анкерный блок")];
  const take = page.getByRole("button", { name: "Скачать архив выпуска" });
  await door.fill("7500");
  await page.getByLabel("Кто выпускает").fill("Мария");
  await expect(take).toBeEnabled();

  await test.step("an archive is not given over it", async () => {
    publish();
    await take.click();
    await expect(desk.release.getByText(/\(выпуск: Анна\).* Архив не скачан: он стёр бы это\./)).toBeVisible();
    await expect(anchor).toHaveValue("4310");
    await expect(door).toHaveValue("7500");
  });

  await test.step("the journal tells how many prices it moved, the furthest of them, and totals", async () => {
    const journal = page.getByRole("region", { name: "Журнал" });
    const opener = journal.getByText("Что изменилось");
    await expect(opener).toHaveCount(1);
    await opener.click();
    await expect(journal.getByText("Изменилось цен: 1 (выше — 1).")).toBeVisible();
    await expect(journal.getByText(/^Анкерный блок: 4\s300 → 4\s310 ₽ \(\+0,2\s%\)$/)).toBeVisible();
    await expect(journal.getByText(/, с проёмами.* → .* ₽ \(менее\s0,1\s%\)$/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("of one that was given later edits are told", async () => {
    await expect(take).toBeEnabled();
    const archive = readZip(await desk.download("Скачать архив выпуска"));
    expect(archive.get(join("prices", "released.txt"))).toContain(DATES[1]);
    expect(archive.get(join("prices", "price-list.yaml"))).toContain("anchor_block: 4310");
    await expect(desk.release.getByText("Архив скачан.")).toBeVisible();
    await door.fill("7600");
    await expect(
      desk.release.getByText("После скачивания появились новые правки: скачайте архив заново."),
    ).toBeVisible();
  });

  await test.step("within a minute, or as somebody comes back", async () => {
    const news = page.getByText(/^Тем временем на сайте опубликовали другое: /);
    const understood = page.getByRole("button", { name: "Понятно" });
    await expect(news).toContainText(/теперь действует прайс-лист от 1\sфевраля\s2027 \(выпуск: Анна\)/);
    await expect(news).toContainText("Ваши правки целы.");
    await understood.click();
    await expect(news).toHaveCount(0);
    publish();
    // While it asks already it does not ask once more.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(news).toContainText(/теперь действует прайс-лист от 2\sфевраля\s2027 \(выпуск: Вера\)/, {
        timeout: 2_000,
      });
    }).toPass();
    await expect(anchor).toHaveValue("4320");
    await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
    await page.getByRole("button", { name: "Отменить последнее" }).click();
    await expect(door).toHaveValue("7400");
    await expect(anchor).toHaveValue("4320");
  });
});

test("of values that others changed as well somebody chooses whose hold, or of all at once; another release asks anew", async ({
  page,
}) => {
  const publish = await siteOfOthers(
    page,
    ["door_frame: 7400", "door_frame: 7600"],
    ["window_frame: 4900", "window_frame: 4950"],
  );
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = await desk.download("Скачать таблицу");
  await desk.price("Рама двери").fill("7500");
  await desk.price("Рама окна").fill("5000");
  await desk.price("Анкерный блок").fill("4400");
  const question = page.getByRole("alert").filter({ hasText: "На сайте уже другой прайс-лист" });
  const accept = question.getByRole("button", { name: "Принять выбранное" });
  const door = question.getByRole("group", { name: "Рама двери: было 7 400" });
  const frame = question.getByRole("group", { name: "Рама окна: было 4 900" });
  const journal = page.getByRole("region", { name: "Журнал" });
  const newest = journal.getByRole("listitem").first();
  const mine = question.getByRole("button", { name: "Все мои" });
  const theirs = question.getByRole("button", { name: "Все с сайта" });

  await test.step("one value", async () => {
    publish();
    await comeBack(page);
    await expect(door.getByRole("radio")).toHaveCount(2);
    await expect(door.getByLabel("7 600 — с сайта (Анна)")).not.toBeChecked();
    await expect(mine).toHaveCount(0);
    await expect(newest).toHaveText(/^1\sфевраля\s2027 \(действует\) — Анна, /);
    await expect(journal.getByRole("button", { name: /^Отозвать прайс-лист от 1\sфевраля\s2027$/ })).toBeVisible();
    await expect(desk.release.getByText(/^Сейчас действует от 1\sфевраля\s2027\.$/)).toBeVisible();
    await newest.scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "На сайте уже другой прайс-лист: выберите" })).toBeInViewport();
    await door.getByLabel("7 500 — ваше").check();
    await expect(accept).toBeEnabled();
  });

  await test.step("another release", async () => {
    publish();
    await comeBack(page);
    await expect(newest).toHaveText(/^2\sфевраля\s2027 \(действует\) — Вера, /);
    await expect(journal.getByRole("listitem").nth(1)).toHaveText(/^1\sфевраля\s2027 \(отозван\) — Анна, /);
    await expect(question.getByText("Осталось выбрать: 2\u00a0значения.")).toBeVisible();
    await expect(accept).toBeDisabled();
    // With the other release it came, not with the newest.
    await expect(door.getByLabel("7 600 — с сайта", { exact: true })).toBeVisible();
    await theirs.click();
    await expect(door.getByLabel("7 600 — с сайта")).toBeChecked();
    await expect(frame.getByLabel("4 950 — с сайта (Вера)")).toBeChecked();
    await mine.click();
    await expect(door.getByLabel("7 500 — ваше")).toBeChecked();
    await expect(frame.getByLabel("5 000 — ваше")).toBeChecked();
    await frame.getByLabel("4 950 — с сайта").check();
    await expectAccessible(page);
    await accept.click();
    await expect(question).toHaveCount(0);
    await expect(desk.price("Рама двери")).toHaveValue("7500");
    await expect(desk.price("Рама окна")).toHaveValue("4950");
    await expect(desk.price("Анкерный блок")).toHaveValue("4400");
    await expect(desk.state).toHaveText(/^В черновике 2\sправки;/);
  });

  await test.step("taken back, it asks again", async () => {
    await page.getByRole("button", { name: "Отменить последнее" }).click();
    await expect(question).toBeVisible();
    await theirs.click();
    await accept.click();
    await expect(desk.price("Рама двери")).toHaveValue("7600");
    await expect(desk.price("Рама окна")).toHaveValue("4950");
    await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
  });

  await test.step("a workbook that somebody was faster than is asked of, too", async () => {
    await expect(page.getByRole("button", { name: "Скачать таблицу" })).toBeEnabled();
    await desk.upload(withValues(workbook, { "prices.door_frame": "7700", "prices.decor": "230" }));
    const settled = page.getByRole("group", { name: "Рама двери: было 7 400" });
    await expect(settled.getByLabel("7 600 — с сайта")).toBeVisible();
    await settled.getByLabel("7 700 — из таблицы").check();
    await page.getByRole("button", { name: "Внести таблицу" }).click();
    await expect(desk.price("Рама двери")).toHaveValue("7700");
    await expect(desk.price("Анкерный блок")).toHaveValue("4400");
  });
});
