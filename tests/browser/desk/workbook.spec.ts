import { expect, test } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage, withValues } from "../page-objects/desk-page.ts";

test("what a workbook brings is mended with a press; what it and the desk changed differently waits until it is settled, and so does the release", async ({
  page,
}) => {
  test.slow();
  const desk = new DeskPage(page);
  await desk.open();
  const decor = desk.price("Декор кровельных панелей на заказ и декор стеновых панелей на заказ");
  const [door, frame] = [desk.price("Рама двери"), desk.price("Рама окна")];
  const download = page.getByRole("button", { name: "Скачать таблицу" });
  const back = page.getByRole("button", { name: "Отменить последнее" });
  const workbook = await desk.download("Скачать таблицу");

  await test.step("prices that are plainly meant are mended once, also over a reload", async () => {
    const slips = withValues(workbook, { "prices.door_frame": "9505", "prices.decor": "230" });
    const mend = page.getByRole("button", { name: "Исправить 1 значение так, как предложено" });
    await desk.upload(slips);
    const told = page.getByText(/Рама двери: 9505 — цена кратна 10/);
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await mend.click();
    await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
    await expect(page.getByText("Рама двери: 7\u00a0400 → 9\u00a0510", { exact: true })).toBeVisible();
    await expect(page.getByText(/Рама двери: вместо 9\s505 взято 9\s510/)).toBeVisible();
    await expect(door).toHaveValue("9510");
    await expect(download).toBeEnabled();
    await desk.upload(slips);
    await mend.click();
    await expect(page.getByText("Новых правок в таблице нет: на столе всё осталось как было.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Из таблицы внесено: 2 правки.")).toBeVisible();
    await back.click();
    await expect(door).toHaveValue("7400");
    await expect(page.getByText("Из таблицы внесено")).toBeHidden();
  });

  await test.step("it is taken wherever on the page it is dropped, and waits until the draft has been looked at", async () => {
    const bytes = [...withValues(workbook, { "prices.decor": "230" })];
    const dataTransfer = await page.evaluateHandle((bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], "ceny.xlsx"));
      return files;
    }, bytes);
    await frame.fill("5000");
    await page.locator("#prices").dispatchEvent("dragover", { dataTransfer });
    await page.locator("#prices").dispatchEvent("drop", { dataTransfer });
    await expect(page.getByText("Из таблицы внесено: 1 правка.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Таблица Excel" })).toBeInViewport();
    await expect(decor).toHaveValue("230");
    await expect(frame).toHaveValue("5000");
    await back.click();
    await expect(decor).toHaveValue("210");
  });

  const ready = desk.release.getByText("Всё проверено, можно выпускать.");
  const take = page.getByRole("button", { name: "Скачать архив выпуска" });
  await test.step("while it waits for decisions nothing is released", async () => {
    await door.fill("7500");
    await page.getByLabel("Кто выпускает").fill("Мария");
    await expect(ready).toBeVisible();
    await expect(take).toBeEnabled();
    await expect(download).toBeEnabled();
    const values = { "prices.door_frame": "7600", "prices.window_frame": "5100", "prices.decor": "230" };
    await desk.upload(withValues(workbook, values));
    const waits = desk.release.getByText("Таблица Excel ждёт ваших решений: внесите её или откажитесь от неё.");
    await expect(waits).toBeVisible();
    await expect(ready).toHaveCount(0);
    await expect(take).toBeDisabled();
  });

  const choice = (name: string) => page.getByRole("group", { name });
  await test.step("it is settled value by value, is there after a reload and follows the desk", async () => {
    const bring = page.getByRole("button", { name: "Внести таблицу", exact: true });
    await expect(bring).toBeDisabled();
    await expect(page.getByText("Осталось выбрать: 2\u00a0значения.")).toBeVisible();
    await choice("Рама двери: было 7 400").getByLabel("7 600 — из таблицы").check();
    await expect(page.getByText("Осталось выбрать: 1\u00a0значение.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("link", { name: "Таблица Excel ждёт ваших решений" })).toBeVisible();
    await expect(choice("Рама двери: было 7 400").getByLabel("7 600 — из таблицы")).toBeChecked();
    await door.fill("7800");
    await expect(choice("Рама двери: было 7 400").getByLabel("7 800 — со стола")).toBeVisible();
    await choice("Рама окна: было 4 900").getByLabel("5 000 — со стола").check();
    await bring.click();
    await expect(page.getByText("Рама двери: 7\u00a0800 → 7\u00a0600", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Таблица Excel ждёт ваших решений" })).toHaveCount(0);
    await expect(door).toHaveValue("7600");
    await expect(frame).toHaveValue("5000");
    await expect(decor).toHaveValue("230");
    await expect(take).toBeEnabled();
  });

  await test.step("it can be let go", async () => {
    await expect(download).toBeEnabled();
    await desk.upload(withValues(workbook, { "prices.decor": "215" }));
    const letGo = page.getByRole("button", { name: "Не вносить таблицу" });
    await letGo.click();
    await expect(letGo).toHaveCount(0);
    await expect(decor).toHaveValue("230");
    await expect(take).toBeEnabled();
  });
});
