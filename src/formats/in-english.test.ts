import { expect, test } from "vitest";
import { ask, calls, post } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { readWorkbook } from "../../tests/support/files/read-workbook.ts";
import { strangers } from "../../tests/support/strangers.ts";
import { FORMATS, type Format } from "./format.ts";
import { drawPicture } from "./write-calculation.ts";
import { createEngine } from "../engine/create-engine.ts";
import { english } from "../messages/en/answers.ts";

const text = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** All that a file says. */
const SAID: Readonly<Record<Exclude<Format, "png">, (bytes: ArrayBuffer) => string>> = {
  csv: text,
  svg: text,
  dxf: text,
  xlsx: (bytes) => JSON.stringify(readWorkbook(Buffer.from(bytes))),
  glb: (bytes) => text(bytes.slice(20, 20 + new DataView(bytes).getUint32(12, true))),
  ifc: (bytes) =>
    text(bytes).replace(/\\X2\\([0-9A-F]+)\\X0\\/g, (_, letters: string) =>
      String.fromCharCode(...letters.match(/.{4}/g)!.map((code) => parseInt(code, 16))),
    ),
};

const ALL = "gates=2&doors=1&windows=2&montazh=1&panels=1&panels_montazh=1&rails=h1610&piles=1&dekor_roof=1";

test.each(Object.keys(SAID) as (keyof typeof SAID)[])("of a .%s nothing is left in Russian", async (format) => {
  for (const roof of Object.keys(engine.priceList.roofs)) {
    const width = Number(Object.keys(engine.priceList.roofs[roof]!.widths)[0]);
    const path = `/v1/calc.${format}?roof=${roof}&width=${width}&length=32.5&${ALL}&lang=en`;
    const response = await ask(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, FORMATS[format].type]);
    const said = SAID[format](await response.arrayBuffer());
    expect(said).toMatch(/[a-z]/);
    expect(strangers(said)).toBe("");
  }
});

test("of the picture of a link neither", async () => {
  const engine = createEngine({ priceList, manufacturer, baseUrl: "https://hangars.example", language: english });
  const answer = engine.calculate({ ...calls.request, panels: 1, lang: "en" });
  if (answer.status !== 200) throw new Error("refused");
  expect(strangers(await drawPicture(answer.body, engine.layoutOf(calls.request)!, engine))).toBe("");
});

test("a body that says its language gets its file in it, and every answer leads to files in its own", async () => {
  const body = (await (await ask(`${calls.query}&lang=en`)).json()) as { files: Record<string, string> };
  for (const link of Object.values(body.files)) expect(new URL(link).searchParams.get("lang")).toBe("en");
  const { pathname, search } = new URL(body.files["svg"]!);
  const byLink = await (await ask(pathname + search)).text();
  expect(await (await post(calls.body.replace("{", '{"lang":"en",'), "/v1/calc.svg")).text()).toBe(byLink);
});
