import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { root } from "../../scripts/root.ts";
import { createHandler } from "../../src/http/routes/handler.ts";
import { otherEngines } from "../../src/services/asked/asked-engine.ts";
import { createEngine } from "../../src/engine/create-engine.ts";
import type { CalcResponse } from "../../src/engine/response.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { loadArchive } from "../../src/price-proof/archive.ts";
import { loadPriceList } from "../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { Script } from "../server/running-server.ts";
import { manufacturer } from "../support/example-engine.ts";
import { pricesFolder, release } from "../support/files/prices-folder.ts";

/* README's recipes for the manufacturer's own list, walked by the commands they name; then the API is asked. */

const folder = pricesFolder();
beforeEach(() => {
  folder.edit('version: "2026-11-20"', 'version: "2020-01-01"');
  release(folder.path, "2020-01-01");
});

const readme = readFileSync(join(root, "README.md"), "utf8");

/** The recipe of a name, which names all of these. */
function expectRecipe(name: string, ...named: string[]): void {
  const recipe = new RegExp(`- \\*\\*${name}\\*\\*[^]*?(?=\\n- \\*\\*)`).exec(readme)![0].replaceAll(/\s+/g, " ");
  for (const one of named) expect(recipe).toContain(`\`${one}\``);
}

async function prices(...args: string[]): Promise<[code: number | null, output: string]> {
  const { code, output } = await new Script("scripts/prices.ts", { args: [...args, "--prices", folder.path] }).ended;
  return [code, output];
}

/** What a build of the folder as it stands answers to a GET. */
async function answer(path: string, status = 200): Promise<CalcResponse> {
  const priceList = loadPriceList(pricesOnDisk(folder.path));
  const archive = loadArchive(pricesOnDisk(folder.path), priceList);
  const versions = [priceList, ...archive].map(({ meta }) => meta.version);
  const baseUrl = "https://hangars.example";
  const under = (list: PriceList) => createEngine({ priceList: list, manufacturer, baseUrl, versions });
  const engine = under(priceList);
  const others = otherEngines(engine, archive, under);
  const response = await createHandler({ engine, others, documents: {} })(new Request(baseUrl + path));
  expect(response.status).toBe(status);
  return (await response.json()) as CalcResponse;
}

test("a price is changed, proven and released, and one that moved far is confirmed first", async () => {
  expectRecipe("Change a price", "npm run prices -- verify", "release <new date>", "--yes");
  const WITH_GATE = "/v1/calc?roof=dvuhskat&width=12&length=30&gates=1";
  const totals = async () => {
    const answers = await Promise.all([answer(WITH_GATE), answer(`${WITH_GATE}&prices_version=2020-01-01`)]);
    return answers.map(({ prices_version, result }) => [prices_version, result.total_with_vat]);
  };
  const { total_with_vat: before } = (await answer(WITH_GATE)).result;

  folder.edit("gate_frame: 32500", "gate_frame: 33500");
  expect(await prices("verify")).toEqual([0, expect.stringMatching(/prices\.gate_frame.* 32\s500.* 33\s500/)]);
  expect(await prices("release", "2020-02-01")).toEqual([0, expect.stringContaining("Прайс-лист 2020-02-01 выпущен")]);
  expect(await totals()).toEqual([
    ["2020-02-01", before + 1000],
    ["2020-01-01", before],
  ]);

  folder.edit("gate_frame: 33500", "gate_frame: 83500");
  expect(await prices("verify")).toEqual([0, expect.stringMatching(/prices\.gate_frame.* 33\s500.* 83\s500/)]);
  expect(await prices("release", "2020-03-01")).toEqual([1, expect.stringContaining("release 2020-03-01 --yes")]);
  expect((await prices("release", "2020-03-01", "--yes"))[0]).toBe(0);
  expect(await totals()).toEqual([
    ["2020-03-01", before + 51_000],
    ["2020-01-01", before],
  ]);
});

test("a size is added, and every id given out before opens what it was given for", async () => {
  expectRecipe("Add a size", "calculation_id_numbers", "verify", "release");
  const OLD = "/v1/calc?roof=dvuhskat&width=18&length=30&height=6.75";
  const NEW = "/v1/calc?roof=dvuhskat&width=16.5&length=30&height=6.15";
  const before = await answer(OLD);
  expect((await answer(NEW)).normalization_notes).toHaveLength(2);

  folder.edit(
    "heights: [3150, 4350, 5550, 6750]\n    widths:\n      10000: { truss: { solid: 44800 } }",
    "heights: [3150, 4350, 5550, 6150, 6750]\n    widths:\n      10000: { truss: { solid: 44800 } }",
  );
  folder.edit("      18000: {", "      16500: { truss: { solid: 95000 } }\n      18000: {");
  expect(await prices("verify")).toEqual([1, expect.stringMatching(/допишите 16500 в конец calculation_id_numbers/)]);
  folder.edit(
    "widths: [10000, 12000, 15000, 18000]\n    heights: [3150, 4350, 5550, 6750]",
    "widths: [10000, 12000, 15000, 18000, 16500]\n    heights: [3150, 4350, 5550, 6750, 6150]",
  );
  expect((await prices("verify"))[0]).toBe(0);
  expect((await prices("release", "2020-02-01"))[0]).toBe(0);

  const added = await answer(NEW);
  expect(added).not.toHaveProperty("normalization_notes");
  expect(added.result.materials).toContainEqual(expect.objectContaining({ num: "1.1.", qty: 7, price: 95_000 }));
  expect(await answer(`/v1/calc/id/${added.calculation_id}`)).toEqual(added);
  const opened = await answer(`/v1/calc/id/${before.calculation_id}`);
  expect(opened).toEqual(await answer(OLD));
  expect([opened.calculation_id, opened.result]).toEqual([before.calculation_id, before.result]);
});

test("a size is withdrawn, its id still opens under the list that had it, and its number is given to no other", async () => {
  expectRecipe("Withdraw a size", "calculation_id_numbers", "purposes.yaml", "verify", "release", "--yes");
  const OLD = "/v1/calc?roof=odnoskat-otdelno&width=14.75&length=30";
  const before = await answer(OLD);
  const opening = `/v1/calc/id/${before.calculation_id}`;

  folder.edit("      14750: { truss: { solid: 80900, demountable: 90200 } }\n", "");
  const numbers = "widths: [7750, 9750, 11750, 14750]";
  folder.edit(numbers, "widths: [7750, 9750, 11750]");
  expect(await prices("verify")).toEqual([1, expect.stringMatching(/ширина 14750 .* стоит на другом месте/)]);
  folder.edit("widths: [7750, 9750, 11750]", numbers);
  const told = "У крыши «Односкатный отдельно стоящий» больше нет ширины 14,75\u00a0м";
  expect(await prices("verify")).toEqual([0, expect.stringContaining(told.replace("У", "у"))]);
  expect(await prices("release", "2020-02-01")).toEqual([1, expect.stringContaining(told)]);
  expect((await prices("release", "2020-02-01", "--yes"))[0]).toBe(0);

  await answer(opening, 400);
  await answer(OLD, 400);
  const { result } = await answer(`${opening}?prices_version=2020-01-01`);
  expect(result).toEqual(before.result);
});

test("a size of a ready hangar is withdrawn once that is another", async () => {
  folder.edit("      18000: { truss: { solid: 108700 } }\n", "");
  const purposes = "- name: Склад\n  hangar: { roof: dvuhskat, width: 18, length: 40, height: 4.35 }\n";
  folder.write(purposes, "purposes.yaml");
  expect(await prices("verify")).toEqual([1, expect.stringMatching(/purposes\.yaml:2:.*hangar\.width: пришло «18»/)]);
  folder.write(purposes.replace("width: 18", "width: 15"), "purposes.yaml");
  expect((await prices("verify"))[0]).toBe(0);
});
