import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { writeAll } from "../../../scripts/prices/write.ts";
import { expectAccessible } from "../../browser/page-objects/axe.ts";
import { calculated } from "../../browser/page-objects/calculator-page.ts";
import { DeskPage, withValues } from "../../browser/page-objects/desk-page.ts";
import { Script } from "../../server/running-server.ts";
import { examplePrices } from "../../support/product.ts";

const TOKEN = "a-token-that-nobody-would-ever-guess";

const folder = mkdtempSync(join(tmpdir(), "hangar-"));
const prices = join(folder, "prices");
let server: Script;
let url: string;

// Two builds of the whole product, one for each list.
test.describe.configure({ timeout: 600_000 });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  cpSync(examplePrices, prices, { recursive: true });
  writeAll(prices, planRelease(pricesOnDisk(prices), "2026-11-20").writes);
  const args = ["--prices", prices, "--out", join(folder, "dist")];
  server = new Script("scripts/start.ts", { args, env: { PORT: "0", DESK_TOKEN: TOKEN } });
  url = (await server.line(/Listening on (http:\S+)\//))[1]!;
});
test.afterAll(async () => {
  server.process.kill("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("a manager's day on a server: edits and a workbook are published, buyers have them, and all is taken back", async ({
  page,
}) => {
  const total = async (): Promise<number> =>
    (await calculated(page, "roof=dvuhskat&width=12&length=30&doors=1&windows=1", url)).result.total_with_vat;
  const before = await total();
  const desk = new DeskPage(page);
  await page.goto(`${url}/desk/`);
  await desk.price("Рама двери").fill("7500");
  const workbook = await desk.download("Скачать таблицу");
  await desk.upload(withValues(workbook, { "prices.window_frame": "5000" }));
  await expect(desk.price("Рама окна")).toHaveValue("5000");
  await page.getByLabel("Кто выпускает").fill("Мария");

  const publish = page.getByRole("button", { name: "Опубликовать на сайте" });
  await expect(publish).toBeDisabled();
  await desk.release.getByLabel("Ключ публикации").fill("no-such-token");
  await publish.click();
  await expect(desk.release.getByText("Ключ не подошёл: проверьте его. Черновик цел.")).toBeVisible();
  await desk.release.getByLabel("Ключ публикации").fill(TOKEN);
  await publish.click();
  await expect(desk.release.getByText("Собираем сайт с новыми ценами")).toBeVisible({ timeout: 60_000 });
  await expect(publish).toBeDisabled();
  expect(await total()).toBe(before);
  await expect(desk.release.getByText(/^На сайте прайс-лист от /)).toBeVisible({ timeout: 300_000 });
  expect(await total()).toBe(before + 100 + 100);
  await expectAccessible(page);

  await expect(desk.state).toHaveText("Правок пока нет.");
  await expect(page.getByRole("link", { name: "Обновить стол" })).toHaveCount(0);
  const journal = page.getByRole("region", { name: "Журнал" });
  await expect(journal.getByRole("listitem").first()).toContainText("Мария");
  expect(readFileSync(join(prices, "journal.jsonl"), "utf8")).toContain('"by":"Мария"');

  await journal.getByRole("button", { name: /^Отозвать прайс-лист от / }).click();
  await page.getByLabel("Кто выпускает").fill("Мария");
  await journal.getByLabel("Ключ публикации").fill(TOKEN);
  await journal.getByRole("button", { name: "Отозвать", exact: true }).click();
  await expect(journal.getByText(/^На сайте прайс-лист от /)).toBeVisible({ timeout: 300_000 });
  expect(await total()).toBe(before);
  await expect(journal.getByText("(отозван)")).toBeVisible();
  await expect(journal.getByText(/сам вернул прежние цены/)).toBeVisible();
  await expect(journal.getByRole("button", { name: /^Отозвать/ })).toHaveCount(0);
});
