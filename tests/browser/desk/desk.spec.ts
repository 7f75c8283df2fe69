import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { examplePrices } from "../../support/product.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage, publishingSite, withValues } from "../page-objects/desk-page.ts";

/** The journal has the moment of the release. */
const isJournal = ([name]: [string, string]): boolean => name.endsWith("/journal.jsonl");
const isNoJournal = (file: [string, string]): boolean => !isJournal(file);

/** What `npm run prices -- release` makes of the example's list with these edits: files by name. */
function releasedFolder(date: string, edits: readonly (readonly [from: string, to: string])[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  try {
    cpSync(examplePrices, folder, { recursive: true });
    const list = join(folder, "price-list.yaml");
    writeFileSync(
      list,
      edits.reduce((text, [from, to]) => text.replace(from, to), readFileSync(list, "utf8")),
    );
    execFileSync(process.execPath, ["scripts/prices.ts", "release", date, "--yes", "--prices", folder]);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    return new Map(files.map((name) => [`prices/${name}`, readFileSync(join(folder, name), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a manager's day: slips are mended, a size comes and goes, a workbook is brought, oddities confirmed, the release taken away", async ({
  page,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => /Content Security/.test(message.text()) && errors.push(message.text()));
  const desk = new DeskPage(page);
  await desk.open();
  await expect(desk.state).toHaveText("Правок пока нет.");
  const take = page.getByRole("button", { name: "Скачать архив выпуска" });
  await expect(take).toBeDisabled();

  await test.step("slips are told, led to and mended", async () => {
    await page.getByRole("region", { name: "Размеры, правила и названия" }).getByRole("button").click();
    await desk.price("Ворот в расчёте не больше").fill("много");
    await page.getByRole("button", { name: "Свернуть" }).click();
    await page.getByRole("button", { name: /^Исправьте: 1\sошибка$/ }).click();
    await expect(desk.price("Ворот в расчёте не больше")).toBeFocused();
    await desk.price("Ворот в расчёте не больше").fill("30");
    await desk.price("Рама ворот 4×4 м").fill("36 400");
    await desk.price("Рама окна").fill("4938");
    await expect(page.getByText("Рама окна: 4938 — цена кратна 10, ближайшая 4940")).toBeVisible();
    await expect(page.getByText("Рама ворот 4×4 м: «36 400» — только цифры")).toBeVisible();
    await expect(desk.release.getByText("Сначала исправьте 2 ошибки.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Поставить 4940" }).click();
    await page.getByRole("button", { name: "Поставить 36400" }).click();
    await expect(desk.state).toHaveText(/^В черновике 2\sправки;/);
  });

  await test.step("new sizes far from the others are told as what they are, and can be taken away", async () => {
    const card = page.getByRole("region", { name: "Новый размер" });
    const add = card.getByRole("button", { name: "Добавить размер" });
    await card.getByLabel("Размер, м").fill("21");
    await card.getByLabel("Ферма цельная, ₽").fill("1450000");
    await add.click();
    await expect(card.getByText(/^Добавлено: Двускатный, ширина 21\sм\. /)).toBeVisible();
    await expect(desk.release.getByText(/1\s450\s000\s₽, это 69\s048\s₽ на метр ширины/)).toBeVisible();
    await card.getByLabel("Что добавить").selectOption({ label: "Высоту колонны" });
    await card.getByLabel("Размер, м").fill("0,5");
    await add.click();
    await expect(card.getByText("Размер: впишите метры от 1 до 99, например 20 или 4,35.")).toBeVisible();
    await card.getByLabel("Размер, м").fill("81");
    await add.click();
    await expect(card.getByText(/^Добавлено: Двускатный, высота 81\sм\. /)).toBeVisible();
    await expect(desk.release.getByText(/новый размер 81\sм, а остальные от 3,15\sм до 6,75\sм/)).toBeVisible();
    const effect = page.getByRole("region", { name: "Итоги ангаров" });
    await expect(effect.getByText(/^Двускатный 10×30\sм, высота 81\sм$/)).toBeVisible();
    await card.getByRole("button", { name: /^Убрать: Двускатный, ширина 21\sм$/ }).click();
    await card.getByRole("button", { name: /^Убрать: Двускатный, высота 81\sм$/ }).click();
    await expect(desk.state).toHaveText(/^В черновике 2\sправки;/);
    await expect(card.getByRole("list", { name: "Добавленные размеры" })).toHaveCount(0);
  });

  await test.step("a workbook with a slip brings nothing, the mended one its edits", async () => {
    const decor = desk.price("Декор кровельных панелей на заказ и декор стеновых панелей на заказ");
    const workbook = await desk.download("Скачать таблицу");
    await desk.upload(withValues(workbook, { "prices.door_frame": "9905", "prices.decor": "230" }));
    await expect(page.getByText(/Цены!D\d+: Рама двери: 9905 — цена кратна 10/)).toBeVisible();
    await expect(decor).toHaveValue("210");
    await desk.upload(withValues(workbook, { "prices.door_frame": "9900", "prices.decor": "230" }));
    await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
    await expect(desk.price("Рама двери")).toHaveValue("9900");
    await expect(decor).toHaveValue("230");
  });

  await test.step("prices move by a percentage, but for those that rounding leaves", async () => {
    const raise = async (name: string, percent: string) => {
      await page.getByLabel(`Отметить: ${name}`).check();
      await page.getByLabel("Изменить отмеченные на").fill(percent);
      await page.getByRole("button", { name: "Применить" }).click();
    };
    await raise("Крепёж панелей", "+1");
    await expect(page.getByText("После округления до десятков ни одна цена не изменилась.")).toBeVisible();
    await raise("Анкерный блок", "+7");
    await expect(desk.price("Анкерный блок")).toHaveValue("4600");
    const first = page.getByRole("region", { name: "Итоги ангаров" }).getByRole("row").nth(1);
    await expect(first).toContainText("с проёмами, опорами и стеновыми прогонами");
    await expect(first).toContainText("+");
  });

  await test.step("what is odd must be said to be meant", async () => {
    await page.getByLabel("Кто выпускает").fill("Мария");
    await expect(take).toBeDisabled();
    const odd = desk.release.getByRole("checkbox");
    await expect(desk.release.getByText("Рама двери: было 7 400, стало 9 900 (+33,8 %)")).toBeVisible();
    const count = await odd.count();
    for (let at = 0; at < count; at++) await odd.nth(at).check();
    await expect(take).toBeEnabled();
  });

  const date = page.getByLabel("Дата прайс-листа");
  const day = await date.inputValue();
  await test.step("a date that is cleared is asked for", async () => {
    await date.fill("");
    await expect(desk.release.getByText("Впишите дату прайс-листа.").first()).toBeVisible();
    await expect(date).toHaveValue("");
    await expect(take).toBeDisabled();
    await date.fill(day);
    await expect(take).toBeEnabled();
  });

  await test.step("the archive is the folder that the command makes", async () => {
    const archive = await desk.download("Скачать архив выпуска");
    const edits = [
      ["gate_frame: 32500", "gate_frame: 36400"],
      ["window_frame: 4900", "window_frame: 4940"],
      ["door_frame: 7400", "door_frame: 9900"],
      ["decor: 210", "decor: 230"],
      ["anchor_block: 4300", "anchor_block: 4600"],
    ] as const;
    const [taken, released] = [readZip(archive), releasedFolder(day, edits)];
    const [, journal] = [...taken].find(isJournal)!;
    expect(JSON.parse(journal)).toEqual({
      version: day,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      by: "Мария",
    });
    expect([...taken].filter(isNoJournal).sort()).toEqual([...released].filter(isNoJournal).sort());
  });
  expect(errors).toEqual([]);
});

test("a draft is kept as it is typed, over a reload and in two tabs; steps are taken back, and another list in force takes it over", async ({
  page,
  context,
}) => {
  const desk = new DeskPage(page);
  await desk.open();
  const back = page.getByRole("button", { name: "Отменить последнее" });

  await test.step("a mistake in a contact hides no change of prices, and a far jump is told at its cell", async () => {
    await desk.price("Рама двери").fill("74000");
    const odd = page.getByText("+900\u00a0% — не лишний ли ноль?");
    await expect(odd).toBeVisible();
    // A warning not by its colour alone.
    expect(await odd.evaluate((word) => getComputedStyle(word, "::before").content)).toContain("!");
    await page.getByLabel("Телефон", { exact: true }).fill("12");
    await page.getByLabel("Телефон", { exact: true }).blur();
    await expect(page.getByRole("button", { name: /^Исправьте: 1\sошибка$/ })).toBeVisible();
    await expect(desk.state).toContainText(/В черновике 2\sправки/);
    await expect(page.getByRole("region", { name: "Итоги ангаров" }).getByRole("row").nth(1)).toContainText("+");
    await back.click();
    await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
    await expect(desk.price("Рама двери")).toHaveValue("74000");
    await back.click();
    await expect(desk.price("Рама двери")).toHaveValue("7400");
    await expect(back).toHaveCount(0);
  });

  await test.step("over a reload, with the cursor in a field still", async () => {
    await desk.price("Рама двери").fill("7500");
    await desk.price("Рама окна").fill("5 т.");
    await page.getByLabel("Название", { exact: true }).selectText();
    await page.getByLabel("Название", { exact: true }).pressSequentially("До Вашей двери");
    await page.reload();
    await expect(desk.price("Рама двери")).toHaveValue("7500");
    await expect(desk.price("Рама окна")).toHaveValue("5 т.");
    await expect(page.getByLabel("Название", { exact: true })).toHaveValue("До Вашей двери");
  });

  await test.step("in two tabs", async () => {
    const other = new DeskPage(await context.newPage());
    await other.open();
    await other.price("Рама окна").fill("5000");
    await expect(desk.price("Рама окна")).toHaveValue("5000");
    await desk.price("Анкерный блок").fill("4400");
    await expect(other.price("Анкерный блок")).toHaveValue("4400");
    await expect(other.price("Рама двери")).toHaveValue("7500");
    await expect(other.page.getByText("Черновик меняли в другой вкладке")).toBeVisible();
    await expect(desk.state).toHaveText(/^В черновике 4\sправки;/);
    await other.page.close();
  });

  await test.step("begun before a release it goes over to the new prices as it is opened", async () => {
    await publishingSite(page, (texts) => ({
      ...texts,
      "price-list.yaml": texts["price-list.yaml"]!.replace("screw_pile: 5900", "screw_pile: 5910"),
    }));
    await desk.open();
    const pile = page.getByRole("row", { name: /Свая винтовая/ });
    await expect(pile.getByRole("cell", { name: "5\u00a0910", exact: true })).toBeVisible();
    await expect(desk.price("Рама двери")).toHaveValue("7500");
    await expect(desk.state).toHaveText(/^В черновике 4\sправки;/);
  });
});
