import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readZip } from "../../support/files/read-zip.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage } from "../page-objects/desk-page.ts";

test("contacts are checked in words, mended with a press, and go into the archive with the logo", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  for (const [name, typed, told, mended] of [
    ["Telegram", "@hangar_zakaz", "имя в Телеграме", "hangar_zakaz"],
    ["MAX", "max.ru/u/hangar", "ссылка на чат в MAX", "https://max.ru/u/hangar"],
  ] as const) {
    await field(name).fill(typed);
    await field(name).blur();
    const problem = page.locator("p", { hasText: `${name}: найдено «${typed}»; допускается: ${told}` });
    await problem.getByRole("button", { name: `Поставить ${mended}` }).click();
    await expect(field(name)).toHaveValue(mended);
  }

  const logo = page.getByLabel("Выбрать файл…");
  const picture = page.getByRole("img", { name: "Логотип" });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 0h96v32z"/></svg>';
  const file = (name: string, content: string) => ({ name, mimeType: "", buffer: Buffer.from(content) });
  await logo.setInputFiles(file("Логотип.svg", svg.replace("<path", "<script/><path")));
  await expect(page.getByText("Логотип: в нём есть сценарии, сохраните его без них")).toBeVisible();
  await logo.setInputFiles(file("Логотип.jpg", "JFIF"));
  await expect(page.getByText("Логотип: нужен файл SVG или PNG")).toBeVisible();
  await logo.setInputFiles(file("Логотип.svg", svg));
  await expect(picture).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(picture).toBeVisible();
  await page.getByLabel("Кто выпускает").fill("Мария");
  const archive = readZip(await desk.download("Скачать архив выпуска"));
  expect(archive.get(join("prices", "logo.svg"))).toBe(svg);
  expect(archive.get(join("prices", "manufacturer.yaml"))).toContain('max: "https://max.ru/u/hangar"\n');
  expect(archive.get(join("prices", "manufacturer.yaml"))).toContain("logo: logo.svg\n");
  await page.getByRole("button", { name: "Убрать" }).click();
  await expect(picture).toHaveCount(0);
});
