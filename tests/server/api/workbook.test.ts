import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WORDS } from "../../../src/excel-calculator/words.ts";
import { FORMATS } from "../../../src/formats/format.ts";
import { builtSite } from "../../support/built-pages.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { served } from "../served.ts";

const server = served();
const ask = (path: string): Promise<Response> => fetch(server.url + path);

test.each([
  ["/calculator.xlsx", "ru"],
  ["/calculator.xlsx?lang=en", "en"],
  ["/calculator.xlsx?lang=ru&utm_source=mail", "ru"],
  ["/en/calculator.xlsx", "en"],
] as const)("%s is the workbook in %s, as a site without the function has it", async (path, lang) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, FORMATS.xlsx.type]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const sheets = readZip(bytes)
    .get("xl/workbook.xml")!
    .matchAll(/<sheet [^>]*name="([^"]+)"/g);
  const { calculator, bill, positions, quantities, list, checks } = WORDS[lang].sheets;
  expect([...sheets].map(([, name]) => name)).toEqual([calculator, bill, positions, quantities, list, checks]);
  const file = lang === "ru" ? "calculator.xlsx" : `${lang}/calculator.xlsx`;
  expect(bytes.equals(readFileSync(join(builtSite, file)))).toBe(true);
});

test("in a language that it does not speak it is refused", async () => {
  expect((await ask("/calculator.xlsx?lang=de")).status).toBe(400);
});
