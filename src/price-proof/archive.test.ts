import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadArchive } from "./archive.ts";
import { change, PRICE_LIST, RULES } from "./fixtures/broken.ts";
import { parsePriceList } from "./load.ts";
import { pricesOnDisk } from "./prices-on-disk.ts";
import { PriceListError } from "../price-list/price-list-error.ts";
import { RELEASED } from "../price-list/prices-folder.ts";
import { readReleased, releasedLine, releasedText } from "../price-list/released.ts";
import { digestOf, sealed } from "../price-list/seal.ts";

const VERSION = 'version: "2026-11-20"';
const today = parsePriceList(PRICE_LIST, "price-list.yaml", RULES);
const listOf = (version: string) => change(PRICE_LIST, { from: VERSION, to: `version: "${version}"` });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "prices-"));
  mkdirSync(join(folder, "archive"));
  writeFileSync(join(folder, RELEASED), releasedText(new Map()));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function release(name: string, text: string): void {
  writeFileSync(join(folder, "archive", name), sealed(text));
  const version = /version: "(.+)"/.exec(text)?.[1];
  if (version !== undefined && name === `${version}.yaml`) record(version, digestOf(text));
}

function record(version: string, digest: string): void {
  writeFileSync(
    join(folder, RELEASED),
    releasedText(new Map(readReleased(pricesOnDisk(folder))).set(version, { digest })),
  );
}

function refusal(list = today): readonly string[] {
  try {
    loadArchive(pricesOnDisk(folder), list);
  } catch (error) {
    if (error instanceof PriceListError) return error.problems;
    throw error;
  }
  return [];
}

describe("released lists", () => {
  test("are read the newest first; other files in the folder are nothing", () => {
    release("2026-05-20.yaml", listOf("2026-05-20"));
    release("2026-09-01.yaml", listOf("2026-09-01"));
    release("2025-12-31.yaml", listOf("2025-12-31"));
    release("README.md", "about");
    const versions = loadArchive(pricesOnDisk(folder), today).map(({ meta }) => meta.version);
    expect(versions).toEqual(["2026-09-01", "2026-05-20", "2025-12-31"]);
    expect(loadArchive(pricesOnDisk(pathToFileURL(`${folder}/`)), today)).toEqual(
      loadArchive(pricesOnDisk(folder), today),
    );
  });

  test("are recorded in a file that an editor has marked as UTF-8 and given its line ends", () => {
    release("2026-05-20.yaml", listOf("2026-05-20"));
    const text = readFileSync(join(folder, RELEASED), "utf8");
    writeFileSync(join(folder, RELEASED), `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect(refusal()).toEqual([]);
  });

  test.each(["2026-05-20.yml", "2026-05-20.YAML"])("are not passed over for another ending: %s", (name) => {
    release(name, listOf("2026-05-20"));
    expect(refusal()).toEqual([expect.stringMatching(/файл должен называться 2026-05-20\.yaml$/)]);
  });

  test("are none where there is no folder", () => {
    rmSync(join(folder, "archive"), { recursive: true });
    expect(loadArchive(pricesOnDisk(folder), today)).toEqual([]);
  });

  test("do not name today's list twice, however its file is laid out", () => {
    release("2026-11-20.yaml", `# A word of its own\n${PRICE_LIST}`);
    expect(loadArchive(pricesOnDisk(folder), today)).toEqual([]);
  });

  test("may lack sizes that came later", () => {
    const wider = structuredClone(today);
    wider.calculation_id_numbers.at(-1)!.widths.push(30_000);
    wider.calculation_id_numbers.push({ roof: "pagoda", widths: [9000], heights: [3150] });
    release("2026-05-20.yaml", listOf("2026-05-20"));
    expect(loadArchive(pricesOnDisk(folder), wider)).toHaveLength(1);
  });
});

describe("a released list is refused", () => {
  test("when it is damaged, by line and field", () => {
    release("2026-05-20.yaml", change(listOf("2026-05-20"), { from: "currency: RUB", to: "currency: USD" }));
    const line = PRICE_LIST.split("\n").findIndex((text) => text.includes("currency: RUB")) + 1;
    expect(refusal()).toEqual([
      expect.stringMatching(new RegExp(`archive/2026-05-20\\.yaml:${line}:\\d+ .*meta\\.currency\\): найдено «USD»`)),
    ]);
  });

  test("when it was changed after its release, even into what today's list is", () => {
    const changed = sealed(listOf("2026-05-20")).replace("gate_frame: 32500", "gate_frame: 32510");
    writeFileSync(join(folder, "archive/2026-05-20.yaml"), changed);
    expect(refusal()).toEqual([expect.stringMatching(/archive\/2026-05-20\.yaml: изменён после выпуска/)]);
    rmSync(join(folder, "archive/2026-05-20.yaml"));
    const both = structuredClone(today);
    both.prices.gate_frame = 32510;
    const replaced = sealed(PRICE_LIST).replace("gate_frame: 32500", "gate_frame: 32510");
    writeFileSync(join(folder, "archive/2026-11-20.yaml"), replaced);
    expect(refusal(both)).toEqual([expect.stringContaining("изменён после выпуска")]);
  });

  test("when it was put there by hand", () => {
    writeFileSync(join(folder, "archive/2026-05-20.yaml"), listOf("2026-05-20"));
    expect(refusal()).toEqual([expect.stringContaining("в конце нет отметки о выпуске")]);
    writeFileSync(join(folder, "archive/2026-05-20.yaml"), sealed(listOf("2026-05-20")));
    const line = releasedLine("2026-05-20", { digest: digestOf(listOf("2026-05-20")) });
    expect(refusal()).toEqual([expect.stringMatching(new RegExp(`не записан в released\\.txt; .*: ${line}$`))]);
    writeFileSync(join(folder, RELEASED), `${line}\n`);
    expect(refusal()).toEqual([]);
  });

  test("when it was changed and sealed anew", () => {
    release("2026-05-20.yaml", listOf("2026-05-20"));
    const changed = change(listOf("2026-05-20"), { from: "gate_frame: 32500", to: "gate_frame: 32510" });
    writeFileSync(join(folder, "archive/2026-05-20.yaml"), sealed(changed));
    expect(refusal()).toEqual([expect.stringContaining("изменён после выпуска")]);
  });

  test("when it is gone: the oldest, the newest, all of them", () => {
    for (const version of ["2025-12-31", "2026-05-20", "2026-11-20"]) release(`${version}.yaml`, listOf(version));
    expect(refusal()).toEqual([]);
    const gone = (version: string) =>
      expect.stringMatching(`archive/${version}\\.yaml: файла нет, а прайс-лист выпущен \\(.*released\\.txt\\)`);
    rmSync(join(folder, "archive/2025-12-31.yaml"));
    expect(refusal()).toEqual([gone("2025-12-31")]);
    rmSync(join(folder, "archive/2026-11-20.yaml"));
    expect(refusal()).toEqual([gone("2025-12-31"), gone("2026-11-20")]);
    rmSync(join(folder, "archive"), { recursive: true });
    expect(refusal()).toEqual([gone("2025-12-31"), gone("2026-05-20"), gone("2026-11-20")]);
  });

  test("when the record of what was released is gone, or has lines that are none", () => {
    release("2026-05-20.yaml", listOf("2026-05-20"));
    writeFileSync(join(folder, RELEASED), "2026-05-20 9efd\n");
    expect(refusal()).toEqual([
      expect.stringMatching(/released\.txt:1 строка не читается; допускается: дата и 64 знака/),
    ]);
    rmSync(join(folder, RELEASED));
    expect(refusal()).toEqual([expect.stringMatching(/released\.txt: файла нет, а выпущенные прайс-листы есть/)]);
  });

  test("when git left its marks in it or in the record", () => {
    release("2026-05-20.yaml", listOf("2026-05-20"));
    const marked = change(listOf("2026-05-20"), {
      from: "rounding:",
      to: "<<<<<<< HEAD\n=======\n>>>>>>> prices\nrounding:",
    });
    writeFileSync(join(folder, "archive/2026-05-20.yaml"), sealed(marked));
    const line = PRICE_LIST.split("\n").indexOf("rounding:") + 1;
    expect(refusal()).toEqual(
      ["<<<<<<<", "=======", ">>>>>>>"].map((mark, at) =>
        expect.stringContaining(`archive/2026-05-20.yaml:${line + at}:1 отметка git «${mark}»`),
      ),
    );
    const text = readFileSync(join(folder, RELEASED), "utf8");
    writeFileSync(join(folder, RELEASED), `${text}=======\r\n`);
    expect(refusal()).toEqual([expect.stringMatching(/released\.txt:3 отметка git «=======»/)]);
  });

  test("when its name is not its version", () => {
    release("2026-05-21.yaml", listOf("2026-05-20"));
    expect(refusal()).toEqual([
      expect.stringMatching(/2026-05-21\.yaml: версия внутри — 2026-05-20, файл должен называться 2026-05-20\.yaml$/),
    ]);
    rmSync(join(folder, "archive/2026-05-21.yaml"));
    release("old.yaml", listOf("2026-05-20"));
    expect(refusal()).toEqual([expect.stringContaining("файл должен называться 2026-05-20.yaml")]);
  });

  test("when today's has its version and other content", () => {
    release("2026-11-20.yaml", change(PRICE_LIST, { from: "gate_frame: 32500", to: "gate_frame: 32510" }));
    expect(refusal()).toEqual([
      expect.stringContaining("прайс-лист 2026-11-20 уже выпущен, а price-list.yaml с тех пор изменён"),
    ]);
  });

  test("when it is newer than today's", () => {
    release("2026-11-21.yaml", listOf("2026-11-21"));
    expect(refusal()).toEqual([expect.stringContaining("прайс-лист новее сегодняшнего (2026-11-20)")]);
  });

  test("together with every other that is, file by file", () => {
    release("2026-11-21.yaml", listOf("2026-11-21"));
    release("2026-09-01.yaml", listOf("2026-09-01"));
    release("2026-05-20.yaml", change(listOf("2026-05-20"), { from: "currency: RUB", to: "currency: USD" }));
    writeFileSync(join(folder, "archive/2025-12-31.yaml"), listOf("2025-12-31"));
    expect(refusal()).toEqual([
      expect.stringMatching(/archive\/2025-12-31\.yaml: в конце нет отметки о выпуске/),
      expect.stringMatching(/archive\/2026-05-20\.yaml:\d+:\d+ .*meta\.currency\): найдено «USD»/),
      expect.stringMatching(/archive\/2026-11-21\.yaml: прайс-лист новее сегодняшнего/),
    ]);
  });

  const moves: [what: string, move: (numbers: typeof today.calculation_id_numbers) => unknown, told: RegExp][] = [
    ["a roof moved", (numbers) => numbers.reverse(), /крыша [a-z-]+ в сегодняшнем/],
    ["a roof is gone", (numbers) => numbers.pop(), /крыша [a-z-]+ в сегодняшнем/],
    ["a width moved", ([first]) => first!.widths.reverse(), /ширина \d+ в сегодняшнем/],
    ["a height is gone", ([first]) => first!.heights.pop(), /высота \d+ в сегодняшнем/],
  ];
  test.each(moves)("when ids would open another hangar: %s", (_, move, told) => {
    const moved = structuredClone(today);
    move(moved.calculation_id_numbers);
    release("2026-05-20.yaml", listOf("2026-05-20"));
    expect(refusal(moved)).toEqual([expect.stringMatching(told)]);
  });
});
