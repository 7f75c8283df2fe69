import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleEngine, hangarData } from "../../../scripts/build/bundle/bundle-engine.ts";
import { bundleModule } from "../../../scripts/build/bundle/bundle-module.ts";
import { loadData } from "../../../scripts/build/load-data.ts";
import { writeAll } from "../../../scripts/prices/write.ts";
import { publishedList } from "../../../src/documents/published-list.ts";
import { askedEngine, otherEngines } from "../../../src/services/asked/asked-engine.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { english } from "../../../src/messages/en/answers.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import type { PriceList } from "../../../src/price-list/schema.ts";
import { examplePrices } from "../../support/product.ts";

type BuiltEngine = typeof import("hangar-engine");

const OLDER = "2026-11-20";
const TODAY = "2026-12-20";
const DOORS = { roof: "dvuhskat", width: 12, length: 30, doors: 3 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "older-rules-"));
  const prices = join(folder, "prices");
  cpSync(examplePrices, prices, { recursive: true });
  writeAll(prices, planRelease(pricesOnDisk(prices), OLDER).writes);
  const rows = join(prices, "positions.yaml");
  writeFileSync(rows, readFileSync(rows, "utf8").replace("qty: doors\n", "qty: doors × 2\n"));
  writeAll(prices, planRelease(pricesOnDisk(prices), TODAY).writes);
});
afterAll(() => rmSync(folder, { recursive: true }));

const doorsOf = ({ calculate }: Pick<BuiltEngine, "calculate">): number | undefined => {
  const { status, body } = calculate(DOORS);
  if (status !== 200) throw new Error(body.error.details.join("; "));
  const lines = body.result.materials.flatMap((line) => (line.group ? [] : [line]));
  return lines.find(({ code }) => code === "OP-DOOR")?.qty;
};

test("an older list is counted by the rules that it was released with, by the server and by the page", async () => {
  const data = loadData(join(folder, "prices"), { baseUrl: "https://hangars.example", leadEndpoint: undefined });
  const built = await bundleEngine(data, folder);
  const engine = (await import(pathToFileURL(built.file).href)) as BuiltEngine;
  // As the function has them, from the data that the build gives it.
  const lists = join(folder, "lists.mjs");
  await bundleModule({
    stdin: { contents: 'export { archive } from "virtual:hangar-data";', resolveDir: folder },
    plugins: [hangarData(data)],
    outfile: lists,
  });
  const { archive } = (await import(pathToFileURL(lists).href)) as { archive: PriceList[] };
  const others = otherEngines(engine, archive, engine.under, [english]);
  const server = (version: string, lang = "ru") =>
    doorsOf(askedEngine({ engine, others }, Object.entries({ prices_version: version, lang })));
  expect([server(TODAY), server(TODAY, "en")]).toEqual([6, 6]);
  expect([server(OLDER), server(OLDER, "en")]).toEqual([3, 3]);

  const [older] = data.archive;
  const published = JSON.stringify(publishedList(older!, { engine, english }));
  expect(doorsOf(engine.under(JSON.parse(published) as PriceList))).toBe(3);
});
