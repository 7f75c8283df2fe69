import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { engine } from "../../support/built-product.ts";
import { product } from "../../support/product.ts";

const TYPES = join(product, "site/engine.d.ts");

/** What TypeScript has to say of a file, which may be given as a text of its own. */
function complaints(file: string, text: string | undefined, options: ts.CompilerOptions): string[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => (name === file && text !== undefined) || fileExists(name);
  host.readFile = (name) => (name === file && text !== undefined ? text : readFile(name));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

test("the types of the engine stand on their own", () => {
  expect(readFileSync(TYPES, "utf8")).not.toMatch(/\bimport\b|\bfrom "/);
  expect(complaints(TYPES, undefined, STRICT)).toEqual([]);
});

test("they declare what the bundle exports", () => {
  const declared = [...readFileSync(TYPES, "utf8").matchAll(/^export declare (?:function|const) (\w+)/gm)];
  expect(declared.map(([, name]) => name)).toEqual(["calculate", "fromCalculationId", "priceList"]);
  for (const [, name] of declared) expect(engine).toHaveProperty(name!);
});

test("they say of it what the source says", () => {
  const probe = `
    import type * as source from ${JSON.stringify(resolve("src/engine/index.ts"))};
    import type * as published from ${JSON.stringify(join(product, "site/engine.js"))};
    declare const engine: Pick<typeof source, "calculate" | "fromCalculationId" | "priceList">;
    export const declared: typeof published = engine;
    export const answer: source.Answer = declared.fromCalculationId("");
    declared.calculate(new URLSearchParams());
    declared.calculate({ roof: "dvuhskat", width: 12, montazh: true });
  `;
  const options = { ...STRICT, lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"], skipLibCheck: true };
  const files = { ...options, allowImportingTsExtensions: true };
  const data = resolve("src/engine/hangar-data.d.ts");
  const withData = `/// <reference path=${JSON.stringify(data)} />\n${probe}`;
  expect(complaints(resolve("probe.ts"), withData, files)).toEqual([]);
});
