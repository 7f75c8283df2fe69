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

test("a manager's day: a slip is mended, a workbook brought, oddities confirmed, the release taken away", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const policy = page.waitForEvent("console", {
    predicate: (message) => /Content Security/.test(message.text()),
    timeout: 0,
  });
  policy.then((message) => errors.push(message.text())).catch(() => undefined);
  const desk = new DeskPage(page);
  await desk.open();
  await expect(desk.state).toHaveText("Правок пока нет.");
  const take = page.getByRole("button", { name: "Скачать архив выпуска" });
  await expect(take).toBeDisabled();

  await desk.price("Рама ворот 4×4 м").fill("36 400");
  await desk.price("Рама окна").fill("4938");
  await expect(page.getByText("Рама окна: 4938 — цена кратна 10, ближайшая 4940")).toBeVisible();
  await expect(page.getByText("Рама ворот 4×4 м: «36 400» — только цифры")).toBeVisible();
  await expect(desk.release.getByText("Сначала исправьте 2 ошибки.")).toBeVisible();
  await page.getByRole("button", { name: "Поставить 4940" }).click();
  await page.getByRole("button", { name: "Поставить 36400" }).click();
  await expect(desk.state).toHaveText(/^В черновике 2\sправки;/);

  const workbook = await desk.download("Скачать таблицу");
  await desk.upload(withValues(workbook, { "prices.door_frame": "9905", "prices.decor": "230" }));
  await expect(page.getByText(/Цены!D\d+: Рама двери: 9905 — цена кратна 10/)).toBeVisible();
  await expect(desk.price("Декор кровельных панелей на заказ и декор стеновых панелей на заказ")).toHaveValue("210");
  await desk.upload(withValues(workbook, { "prices.door_frame": "9900", "prices.decor": "230" }));
  await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
  await expect(desk.price("Рама двери")).toHaveValue("9900");

  await page.getByLabel("Отметить: Анкерный блок").check();
  await page.getByLabel("Изменить отмеченные на").fill("+7");
  await page.getByRole("button", { name: "Применить" }).click();
  await expect(desk.price("Анкерный блок")).toHaveValue("4600");

  const first = page.getByRole("region", { name: "Итоги ангаров" }).getByRole("row").nth(1);
  await expect(first).toContainText("с проёмами, опорами и стеновыми прогонами");
  await expect(first).toContainText("+");

  await page.getByLabel("Кто выпускает").fill("Мария");
  await expect(take).toBeDisabled();
  const odd = desk.release.getByRole("checkbox");
  await expect(desk.release.getByText("Рама двери: было 7 400, стало 9 900 (+33,8 %)")).toBeVisible();
  const count = await odd.count();
  for (let at = 0; at < count; at++) await odd.nth(at).check();
  await expect(take).toBeEnabled();
  await expectAccessible(page);

  const date = await page.getByLabel("Дата прайс-листа").inputValue();
  const archive = await desk.download("Скачать архив выпуска");
  const edits = [
    ["gate_frame: 32500", "gate_frame: 36400"],
    ["window_frame: 4900", "window_frame: 4940"],
    ["door_frame: 7400", "door_frame: 9900"],
    ["decor: 210", "decor: 230"],
    ["anchor_block: 4300", "anchor_block: 4600"],
  ] as const;
  const [taken, released] = [readZip(archive), releasedFolder(date, edits)];
  const [, journal] = [...taken].find(isJournal)!;
  expect(JSON.parse(journal)).toEqual({
    version: date,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    by: "Мария",
  });
  expect([...taken].filter(isNoJournal).sort()).toEqual([...released].filter(isNoJournal).sort());
  expect(errors).toEqual([]);
});

test("a price that is wrong counts as it was before it was typed, key by key", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const door = desk.price("Рама двери");
  for (const [typed, counted] of [
    ["7405", "Правок пока нет."],
    ["7900", "В черновике 1\u00a0правка; он хранится в этом браузере."],
    ["7905", "В черновике 1\u00a0правка; он хранится в этом браузере."],
  ] as const) {
    await door.selectText();
    await door.pressSequentially(typed);
    await door.blur();
    await expect(desk.state).toContainText(counted);
  }
  const row = page.getByRole("row", { name: /Рама двери/ });
  await expect(row.getByText("+6,8\u00a0%")).toBeVisible();
  await expect(page.getByText("Поля с ошибками пока посчитаны по прежним значениям.")).toBeVisible();
});

test("a browser that keeps nothing is not said to keep the draft", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "SecurityError");
    };
  });
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7900");
  await expect(desk.state).toHaveText("В черновике 1\u00a0правка.");
  await expect(page.getByText("Черновик не сохраняется: браузер не разрешает.")).toBeVisible();
});

test("a contact and a text are kept as they are typed, spaces between words too", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const fields = [page.getByLabel("Название", { exact: true }), page.getByLabel("О доставке: новое значение")];
  for (const field of fields) {
    await field.selectText();
    await field.pressSequentially("До Вашей двери");
  }
  await page.getByLabel("Город").selectText();
  await page.keyboard.press("Delete");
  await page.keyboard.type("Новый Свет");
  // The cursor is in the field still.
  await page.reload();
  for (const field of fields) await expect(field).toHaveValue("До Вашей двери");
  await expect(page.getByLabel("Город")).toHaveValue("Новый Свет");
  await expect(desk.state).toHaveText(/^В черновике 3\sправки;/);
});

test("a draft outlives its page, and two tabs work on one", async ({ page, context }) => {
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  await desk.price("Рама окна").fill("5 т.");
  await page.reload();
  await expect(desk.price("Рама двери")).toHaveValue("7500");
  await expect(desk.price("Рама окна")).toHaveValue("5 т.");

  const other = new DeskPage(await context.newPage());
  await other.open();
  await other.price("Рама окна").fill("5000");
  await expect(desk.price("Рама окна")).toHaveValue("5000");
  await desk.price("Анкерный блок").fill("4400");
  await expect(other.price("Анкерный блок")).toHaveValue("4400");
  await expect(other.price("Рама двери")).toHaveValue("7500");
  await expect(other.page.getByText("Черновик меняли в другой вкладке")).toBeVisible();
  await expect(desk.state).toHaveText(/^В черновике 3\sправки;/);
});

test("a draft that was begun before a release goes over to the new prices as it is opened", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  await desk.price("Рама двери").fill("7500");
  await publishingSite(page, (texts) => ({
    ...texts,
    "price-list.yaml": texts["price-list.yaml"]!.replace("anchor_block: 4300", "anchor_block: 4310"),
  }));
  await desk.open();
  const anchor = page.getByRole("row", { name: /Анкерный блок/ });
  await expect(anchor.getByRole("cell", { name: "4\u00a0310", exact: true })).toBeVisible();
  await expect(desk.price("Рама двери")).toHaveValue("7500");
  await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
});

test("a mistake in a contact hides no change of prices, a far jump is told at its cell, and steps are taken back", async ({
  page,
}) => {
  const failed: string[] = [];
  page.on("response", (response) => response.status() >= 400 && failed.push(response.url()));
  const desk = new DeskPage(page);
  await desk.open();
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
  const back = page.getByRole("button", { name: "Отменить последнее" });
  await back.click();
  await expect(desk.state).toHaveText(/^В черновике 1\sправка;/);
  await expect(desk.price("Рама двери")).toHaveValue("74000");
  await back.click();
  await expect(desk.price("Рама двери")).toHaveValue("7400");
  await expect(back).toHaveCount(0);
  expect(failed).toEqual([]);
});

for (const width of [320, 768, 1440]) {
  test(`the desk does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const desk = new DeskPage(page);
    await desk.open();
    await desk.price("Рама окна").fill("4938");
    await expect(page.getByText("Рама окна: 4938")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
}

test("on a phone each hangar of the effect has both totals and the change in sight, and each section its checkbox in words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const desk = new DeskPage(page);
  await desk.open();
  await page.getByLabel("отметить раздел «Обрамление проёмов»").check();
  await expect(page.getByText("отметить раздел").first()).toBeVisible();
  await page.getByLabel("Изменить отмеченные на").fill("+20");
  await page.getByRole("button", { name: "Применить" }).click();
  const first = page.getByRole("region", { name: "Итоги ангаров" }).locator("tbody tr").first();
  await expect(first.locator("td")).toHaveCount(5);
  const [row] = await Promise.all([first.boundingBox(), first.scrollIntoViewIfNeeded()]);
  for (const cell of await first.locator("th, td").all()) {
    const box = (await cell.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
  expect(row!.width).toBeLessThanOrEqual(360);
});

test("the line of mistakes leads to the first of them, also where it is folded away", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  await page.getByRole("region", { name: "Размеры, правила и названия" }).getByRole("button").click();
  await desk.price("Ворот в расчёте не больше").fill("много");
  await page.getByRole("button", { name: "Свернуть" }).click();
  await page.getByRole("button", { name: /^Исправьте: 1\sошибка$/ }).click();
  await expect(desk.price("Ворот в расчёте не больше")).toBeFocused();
  await desk.price("Рама двери").fill("9905");
  await page.getByRole("button", { name: /^Исправьте: 2\sошибки$/ }).click();
  await expect(desk.price("Рама двери")).toBeFocused();
});

test("contacts are checked in words, mended with a press, and go into the archive with the logo", async ({ page }) => {
  // Each of the contacts is proven with all of the list.
  test.slow();
  const desk = new DeskPage(page);
  await desk.open();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  for (const [name, typed, told, mended] of [
    ["Телефон", "8 (495) 123-45-67", "один номер с кодом страны", "+7 (495) 123-45-67"],
    ["Другие телефоны", "8 900 123-45-67, монтаж", "номера с кодом страны", "+7 900 123-45-67 монтаж"],
    ["Telegram", "@hangar_zakaz", "имя в Телеграме", "hangar_zakaz"],
    ["MAX", "max.ru/u/hangar", "ссылка на чат в MAX", "https://max.ru/u/hangar"],
    ["ВКонтакте", "https://vk.com/hangar", "имя страницы", "hangar"],
  ] as const) {
    await field(name).fill(typed);
    await field(name).blur();
    const problem = page.locator("p", { hasText: `${name}: найдено «${typed}»; допускается: ${told}` });
    await problem.getByRole("button", { name: `Поставить ${mended}` }).click();
    await expect(field(name)).toHaveValue(mended);
  }

  const logo = page.getByLabel("Выбрать файл…");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 0h96v32z"/></svg>';
  const file = (name: string, content: string | Buffer) => ({ name, mimeType: "", buffer: Buffer.from(content) });
  await logo.setInputFiles(file("Логотип.svg", svg.replace("<path", "<script/><path")));
  await expect(page.getByText("Логотип: в нём есть сценарии, сохраните его без них")).toBeVisible();
  await logo.setInputFiles(file("Логотип.jpg", "JFIF"));
  await expect(page.getByText("Логотип: нужен файл SVG или PNG")).toBeVisible();
  await logo.setInputFiles(file("Логотип.svg", svg));
  await expect(page.getByRole("img", { name: "Логотип" })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole("img", { name: "Логотип" })).toBeVisible();
  await page.getByLabel("Кто выпускает").fill("Мария");
  const archive = readZip(await desk.download("Скачать архив выпуска"));
  expect(archive.get(join("prices", "logo.svg"))).toBe(svg);
  expect(archive.get(join("prices", "manufacturer.yaml"))).toContain('max: "https://max.ru/u/hangar"\n');
  expect(archive.get(join("prices", "manufacturer.yaml"))).toContain("logo: logo.svg\n");
  await page.getByRole("button", { name: "Убрать" }).click();
  await expect(page.getByRole("img", { name: "Логотип" })).toHaveCount(0);
});
