import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../../../tests/support/files/temporary-folder.ts";
import type { PictureOf } from "../../../../services/file.ts";
import { DRAWING_MS, pictures } from "./pictures.ts";

/** Draws the first letter of a drawing; one that hangs is never done, one that is broken ends the thread. */
const WORKER = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", (svg) => {
  if (svg === "hangs") for (;;);
  if (svg === "broken") process.exit(1);
  parentPort.postMessage(Uint8Array.of(svg.charCodeAt(0)));
});`;

let folder: string;
temporaryFolder((made) => (folder = made));

let draw: PictureOf;
beforeEach(() => {
  const file = join(folder, "worker.mjs");
  writeFileSync(file, WORKER);
  draw = pictures(file)!;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

const drawn = (letter: string): Uint8Array => Uint8Array.of(letter.charCodeAt(0));

test("of 60 at once sixteen are drawn, and the rest told at once that they are not", async () => {
  const asked = Array.from({ length: 60 }, () => draw("a"));
  expect(await Promise.all(asked.slice(16))).toEqual(Array.from({ length: 44 }, () => undefined));
  expect(await Promise.all(asked.slice(0, 16))).toEqual(Array.from({ length: 16 }, () => drawn("a")));
  expect(await draw("b")).toEqual(drawn("b"));
});

test("a drawing that hangs is ended, and those behind it are drawn", async () => {
  const asked = [draw("a"), draw("hangs"), draw("b"), draw("c")];
  expect(await asked[0]).toEqual(drawn("a"));
  vi.advanceTimersByTime(DRAWING_MS);
  expect(await Promise.all(asked)).toEqual([drawn("a"), undefined, drawn("b"), drawn("c")]);
  expect(await draw("d")).toEqual(drawn("d"));
  expect(vi.getTimerCount()).toBe(0);
});

test("a drawing that ends its thread costs no other one its picture", async () => {
  expect(await Promise.all([draw("broken"), draw("a")])).toEqual([undefined, drawn("a")]);
});

test("without what draws there are no pictures", () => {
  expect(pictures(join(folder, "no-such.mjs"))).toBeUndefined();
});
