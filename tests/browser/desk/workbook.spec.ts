import { expect, test } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage, withValues } from "../page-objects/desk-page.ts";

/* What becomes of a workbook that is brought to the desk. */

const MEND = "Исправить 1 значение так, как предложено";

test("prices of a workbook that are plainly meant are mended with one press, once, also over a reload", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = await desk.download("Скачать таблицу");
  const slips = withValues(workbook, { "prices.door_frame": "9505", "prices.decor": "230" });
  await desk.upload(slips);
  await page.getByRole("button", { name: MEND }).click();
  await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
  await expect(page.getByText("Рама двери: 7\u00a0400 → 9\u00a0510", { exact: true })).toBeVisible();
  await expect(page.getByText(/Рама двери: вместо 9\s505 взято 9\s510/)).toBeVisible();
  await expect(desk.price("Рама двери")).toHaveValue("9510");

  await expect(page.getByRole("button", { name: "Скачать таблицу" })).toBeEnabled();
  await desk.upload(slips);
  const [told, mend] = [page.getByText(/Рама двери: 9505 — цена кратна 10/), page.getByRole("button", { name: MEND })];
  const [above, below] = [await told.locator("xpath=../..").boundingBox(), await mend.boundingBox()];
  expect(below!.y - above!.y - above!.height).toBeGreaterThanOrEqual(8);
  await mend.click();
  await expect(page.getByText("Новых правок в таблице нет: на столе всё осталось как было.")).toBeVisible();
  await expect(page.getByText(/вместо 9\s505 взято/)).toBeHidden();

  await page.reload();
  await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
  await page.getByRole("button", { name: "Отменить последнее" }).click();
  await expect(desk.price("Рама двери")).toHaveValue("7400");
  await expect(page.getByText("Из таблицы внесено")).toBeHidden();
});

test("a workbook is taken wherever on the page it is dropped", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = withValues(await desk.download("Скачать таблицу"), { "prices.decor": "230" });
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], "ceny.xlsx"));
      return files;
    },
    [...workbook],
  );
  await page.locator("#prices").dispatchEvent("dragover", { dataTransfer });
  await page.locator("#prices").dispatchEvent("drop", { dataTransfer });
  await expect(page.getByText("Из таблицы внесено: 1 правка.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Таблица Excel" })).toBeInViewport();
});

test("a workbook that is brought while the draft is still looked at waits until that is done", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = await desk.download("Скачать таблицу");
  await desk.price("Рама окна").fill("5000");
  await desk.upload(withValues(workbook, { "prices.decor": "230" }));
  await expect(page.getByText("Из таблицы внесено: 1 правка.")).toBeVisible();
  await expect(desk.price("Рама окна")).toHaveValue("5000");
  await expect(desk.price("Декор кровельных панелей на заказ и декор стеновых панелей на заказ")).toHaveValue("230");
});

test("what a workbook and the desk changed differently is settled value by value", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = await desk.download("Скачать таблицу");
  await desk.price("Рама двери").fill("7500");
  await desk.price("Рама окна").fill("5000");
  await expect(desk.state).toHaveText(/^В черновике 2\sправки;/);
  await expect(page.getByRole("button", { name: "Скачать таблицу" })).toBeEnabled();
  const values = { "prices.door_frame": "7600", "prices.window_frame": "5100", "prices.decor": "230" };
  await desk.upload(withValues(workbook, values));
  const choice = (name: string) => page.getByRole("group", { name });
  const bring = page.getByRole("button", { name: "Внести таблицу" });
  await expect(bring).toBeDisabled();
  await choice("Рама двери: было 7 400").getByLabel("7 600 — из таблицы").check();
  await choice("Рама окна: было 4 900").getByLabel("5 000 — со стола").check();
  await expectAccessible(page);
  await bring.click();
  await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
  await expect(desk.price("Рама двери")).toHaveValue("7600");
  await expect(desk.price("Рама окна")).toHaveValue("5000");
  await expect(desk.price("Декор кровельных панелей на заказ и декор стеновых панелей на заказ")).toHaveValue("230");
});

test("a workbook that waits for decisions is there after a reload, follows the desk and can be let go", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = await desk.download("Скачать таблицу");
  await desk.price("Рама двери").fill("7500");
  await desk.price("Рама окна").fill("5000");
  await expect(page.getByRole("button", { name: "Скачать таблицу" })).toBeEnabled();
  await desk.upload(withValues(workbook, { "prices.door_frame": "7600", "prices.window_frame": "5100" }));
  const door = page.getByRole("group", { name: "Рама двери: было 7 400" });
  await expect(page.getByText("Осталось выбрать: 2\u00a0значения.")).toBeVisible();
  await door.getByLabel("7 600 — из таблицы").check();
  await expect(page.getByText("Осталось выбрать: 1\u00a0значение.")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("link", { name: "Таблица Excel ждёт ваших решений" })).toBeVisible();
  await expect(door.getByLabel("7 600 — из таблицы")).toBeChecked();
  await desk.price("Рама двери").fill("7800");
  await expect(door.getByLabel("7 800 — со стола")).toBeVisible();
  await desk.price("Рама окна").fill("5100");
  await expect(page.getByRole("group", { name: "Рама окна: было 4 900" })).toHaveCount(0);
  await page.getByRole("button", { name: "Внести таблицу", exact: true }).click();
  await expect(page.getByText("Рама двери: 7\u00a0800 → 7\u00a0600", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Таблица Excel ждёт ваших решений" })).toHaveCount(0);

  await expect(page.getByRole("button", { name: "Скачать таблицу" })).toBeEnabled();
  await desk.upload(withValues(workbook, { "prices.decor": "215" }));
  await page.getByRole("button", { name: "Не вносить таблицу" }).click();
  await expect(page.getByRole("button", { name: "Не вносить таблицу" })).toHaveCount(0);
  await expect(desk.price("Декор кровельных панелей на заказ и декор стеновых панелей на заказ")).toHaveValue("210");
});

test("while a workbook waits for decisions nothing is released", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const workbook = await desk.download("Скачать таблицу");
  await desk.price("Рама двери").fill("7500");
  await page.getByLabel("Кто выпускает").fill("Мария");
  const ready = desk.release.getByText("Всё проверено, можно выпускать.");
  const take = page.getByRole("button", { name: "Скачать архив выпуска" });
  await expect(ready).toBeVisible();
  await expect(take).toBeEnabled();
  await desk.upload(withValues(workbook, { "prices.door_frame": "7600" }));
  const waits = desk.release.getByText("Таблица Excel ждёт ваших решений: внесите её или откажитесь от неё.");
  await expect(waits).toBeVisible();
  await expect(ready).toHaveCount(0);
  await expect(take).toBeDisabled();
  await page.getByRole("button", { name: "Не вносить таблицу" }).click();
  await expect(ready).toBeVisible();
  await expect(take).toBeEnabled();
});
