import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { FileFormat } from "../../src/engine/file-formats.ts";
import { served } from "../server/served.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";
import { lackOfProgram, part, withSystem } from "./part.ts";

/*
 * Files of the product in programs that forgive little. GLB has its validator and IFC a reader of the whole schema beside
 * what writes them (ifc-schema.test.ts); workbooks that count are in workbook.test.ts.
 */
const HANGARS = [
  "roof=dvuhskat&width=18&length=60&gates=2&doors=1&windows=4&panels=1&wall_progony=1&montazh=1",
  "roof=s-kolonnoy-po-centru&width=23.7&length=45&gates=1&truss=demountable",
];

describe("strict readers", () => {
  const server = served();
  let folder: string;
  temporaryFolder((made) => (folder = made));

  /** Runs a program in the folder to its end. */
  function run(program: string, ...words: string[]): { status: number | null; said: string } {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: folder,
      encoding: "utf8",
      env: withSystem,
      timeout: 120_000,
    });
    return { status, said: stdout + stderr };
  }

  async function saved(format: FileFormat, query: string): Promise<string> {
    const response = await fetch(`${server.url}/v1/calc.${format}?${query}`);
    expect(response.status).toBe(200);
    writeFileSync(join(folder, `hangar.${format}`), new Uint8Array(await response.arrayBuffer()));
    return `hangar.${format}`;
  }

  part("ezdxf", lackOfProgram("ezdxf", "--version"), () => {
    test.each(HANGARS)("finds nothing to mend in a drawing: %s", { timeout: 300_000 }, async (query) => {
      const file = await saved("dxf", query);
      expect(run("ezdxf", "audit", file)).toEqual({ status: 0, said: `auditing file: ${file}\nNo errors found.\n` });
    });
  });

  part("LibreCAD", lackOfProgram("librecad", "--help"), () => {
    /** The drawing as LibreCAD prints it, without its hour. */
    function printed(text: string): string {
      writeFileSync(join(folder, "drawing.dxf"), text);
      expect(run("librecad", "dxf2pdf", "-a", "drawing.dxf").status).toBe(0);
      return readFileSync(join(folder, "drawing.pdf"), "latin1").replace(/\/CreationDate \(.*\)/, "");
    }

    test("draws each letter, and dimensions in the size that the header says", { timeout: 300_000 }, async () => {
      const text = readFileSync(join(folder, await saved("dxf", HANGARS[0]!)), "utf8");
      const drawing = printed(text);
      expect(printed(text)).toBe(drawing);
      // What has no picture of its own looks like a letter that no font has.
      const letters = [...new Set(text.match(/[^\0-~]/g))];
      expect(letters.filter((letter) => printed(text.replaceAll(letter, "\ue000")) === drawing)).toEqual([]);
      expect(printed(text.replace(/\$DIMSCALE\n40\n/, "$&1"))).not.toBe(drawing);
    });
  });

  // It takes no semicolons.
  part("gnumeric", lackOfProgram("ssconvert", "--version"), () => {
    test.each(["csv", "xlsx"] as const)("reads a bill in %s without a word", { timeout: 300_000 }, async (format) => {
      const file = await saved(format, HANGARS[0]!);
      expect(run("ssconvert", file, "read.csv")).toEqual({ status: 0, said: "" });
      expect(readFileSync(join(folder, "read.csv"), "utf8")).toContain("Колонна крайняя");
    });
  });

  part("a spreadsheet in Russian", lackOfProgram("soffice", "--version"), () => {
    test("keeps the numbers of positions, which look like days", { timeout: 300_000 }, async () => {
      const file = await saved("csv", `${HANGARS[0]}&dialect=ru`);
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
      // Semicolons, UTF-8, Russian, and whatever looks like a number or a day is one.
      const reading = "--infilter=CSV:59,34,76,1,,1049,false,true";
      const writing = "txt:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false";
      expect(run("soffice", profile, "--headless", reading, "--convert-to", writing, file).status).toBe(0);
      const numbersOf = (text: string) => [...text.matchAll(/^(№ .*?);/gm)].map(([, num]) => num);
      const given = numbersOf(readFileSync(join(folder, file), "utf8"));
      expect(given).toContain("№ 2.3.");
      expect(numbersOf(readFileSync(join(folder, "hangar.txt"), "utf8"))).toEqual(given);
    });
  });

  part("Inkscape", lackOfProgram("inkscape", "--version"), () => {
    test.each(HANGARS)("finds all of a drawing on its sheet: %s", { timeout: 300_000 }, async (query) => {
      const { status, said } = run("inkscape", "--query-all", await saved("svg", query));
      expect(status).toBe(0);
      type Box = [x: number, y: number, width: number, height: number];
      const boxes = [...said.matchAll(/^\w+,(.+)$/gm)].map(([, box]) => box!.split(",").map(Number) as Box);
      expect(boxes.length).toBeGreaterThan(20);
      // Pixels of the screen, with as many digits as Inkscape writes.
      const [right, bottom] = [297, 210].map((millimetres) => Number(((millimetres / 25.4) * 96).toPrecision(6)));
      const isOutside = ([x, y, width, height]: Box) => x < 0 || y < 0 || x + width > right! || y + height > bottom!;
      expect(boxes.filter(isOutside)).toEqual([]);
    });
  });

  part("pngcheck", lackOfProgram("pngcheck", "-h"), () => {
    test.each(HANGARS)("finds a picture sound: %s", { timeout: 300_000 }, async (query) => {
      const { status, said } = run("pngcheck", await saved("png", query));
      expect([status, said]).toEqual([0, expect.stringMatching(/^OK: hangar\.png /)]);
    });
  });
});
