import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** The manufacturer's page at `/desk/`. */
export class DeskPage {
  readonly page: Page;
  readonly state: Locator;
  readonly release: Locator;

  constructor(page: Page) {
    this.page = page;
    this.state = page.getByTestId("draft-state");
    this.release = page.getByRole("region", { name: "Выпуск" });
  }

  async open(): Promise<void> {
    await this.page.goto("/desk/");
    await this.release.waitFor();
  }

  price(name: string): Locator {
    return this.page.getByLabel(`${name}: новое значение`, { exact: true });
  }

  async download(button: string): Promise<Buffer> {
    const started = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: button }).click();
    const download: Download = await started;
    return readFileSync(await download.path());
  }

  async upload(content: Uint8Array, name = "ceny.xlsx"): Promise<void> {
    await this.page
      .getByLabel("Загрузить таблицу…")
      .setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
  }
}

type Texts = Readonly<Record<string, string>>;

/** A server that publishes, and what it answers for its prices each time that it is asked, of those of the product. */
export async function publishingSite(page: Page, answer: (texts: Texts) => Texts = (texts) => texts): Promise<void> {
  const texts = (await (await page.request.get("/desk/prices.json")).json()) as Texts;
  await page.route("**/desk/prices.json", (route) =>
    route.fulfill({ json: answer(texts), headers: { "Desk-Releases": "/desk/releases" } }),
  );
}

/** A workbook with other values in the column of new ones, as a spreadsheet would write them: each by the row of its field. */
export function withValues(workbook: Uint8Array, values: Readonly<Record<string, string>>): Uint8Array {
  const files = unzipSync(workbook);
  const name = "xl/worksheets/sheet1.xml";
  const texts = [...strFromU8(files["xl/sharedStrings.xml"]!).matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)].map(
    ([, text]) => text,
  );
  let xml = strFromU8(files[name]!);
  for (const [key, value] of Object.entries(values)) {
    const row = new RegExp(`<c r="A(\\d+)"[^>]*><v>${texts.indexOf(key)}</v>`).exec(xml)![1]!;
    xml = xml.replace(new RegExp(`(<c r="D${row}"[^>]*><v>)[^<]*`), `$1${value}`);
  }
  return zipSync({ ...files, [name]: strToU8(xml) });
}
