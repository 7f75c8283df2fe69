import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";
import { examplePrices, product } from "../../support/product.ts";
import { Script } from "../running-server.ts";

let folder: string;
let out: string;
temporaryFolder((made) => {
  folder = made;
  out = join(folder, "dist");
  cpSync(examplePrices, join(folder, "prices"), { recursive: true });
});

const build = (...more: string[]) =>
  new Script("scripts/build.ts", { args: ["--prices", join(folder, "prices"), "--out", out, ...more] }).ended;

function spoil(file: string, from: RegExp, to: string): void {
  const path = join(folder, "prices", file);
  const text = readFileSync(path, "utf8");
  const spoiled = text.replace(from, to);
  expect(spoiled).not.toBe(text);
  writeFileSync(path, spoiled);
}

describe("a build that is refused", () => {
  test("names every problem of both files, and leaves the last good one as it was", async () => {
    cpSync(join(product, "build.json"), join(out, "build.json"));
    spoil("price-list.yaml", /gate_frame: \d+/, "gate_frame: 32505");
    spoil("manufacturer.yaml", /^phone:.*\n/m, "");
    const { code, output } = await build();
    expect(code).toBe(1);
    expect(output).toMatch(/price-list\.yaml:\d+:\d+ Рама ворот .*\(prices\.gate_frame\)/);
    expect(output).toMatch(/manufacturer\.yaml:\d+:\d+ Телефон \(phone\)/);
    expect(output).not.toMatch(/^ +at /m);
    expect(readdirSync(out)).toEqual(["build.json"]);
    expect(readFileSync(join(out, "build.json"))).toEqual(readFileSync(join(product, "build.json")));
  });

  test("tells of an option that there is not, and what there is", async () => {
    const { code, output } = await build("--hosts", "deno");
    expect(output).toMatch(/^Unknown option '--hosts'[^]*\[--host <name>\]/);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
    expect(existsSync(out)).toBe(false);
  });
});
