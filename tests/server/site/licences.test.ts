import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isFit } from "../../../scripts/build/licences/licences.ts";
import { product } from "../../support/product.ts";

const [, list = "", ...texts] = readFileSync(join(product, "site/licences.txt"), "utf8").split(/\n\n+(?=\S)/);
const packages = list.split("\n").map((line) => /^(\S+) (\S+): (.+)$/.exec(line)!.slice(1));

test("licences.txt names what went into the pages, the function, the server, the worker and the picture", () => {
  const names = packages.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...["preact", "ogl", "write-excel-file", "workbox-core", "workbox-precaching", "srvx", "zod"],
      ...["@modelcontextprotocol/server", "@astrojs/starlight", "pagefind", "@expo-google-fonts/golos-text"],
    ]),
  );
  // Tools that make and check the product are no part of it.
  for (const tool of ["esbuild", "vitest", "hyperformula", "typescript"]) expect(names).not.toContain(tool);
});

test("every licence is fit for commercial use and stands with its text", () => {
  for (const [name, version, license] of packages) {
    expect([name, isFit(license!)]).toEqual([name, true]);
    const head = `${name} ${version}: ${license}\n===`;
    const at = texts.findIndex((text) => text.startsWith(head));
    expect(texts.filter((text) => text.startsWith(head))).toHaveLength(1);
    // The text comes before the next package's head.
    expect([name, /^\S+ \S+: .+\n===/.test(texts[at + 1] ?? "")]).toEqual([name, false]);
    expect([name, texts.length > at + 1]).toEqual([name, true]);
  }
});
