import { expect, test } from "vitest";
import { SpareMemory } from "./spare-memory.ts";

const text = (length: number, filling: number) => new Uint8Array(length).fill(filling);

test("copies texts of any length, in memory that was given back where there is some", () => {
  const spare = new SpareMemory();
  const first = spare.copy(text(9000, 1));
  const second = spare.copy(text(0, 2));
  expect([first, second]).toEqual([text(9000, 1), text(0, 2)]);
  spare.giveBack(first);
  const third = spare.copy(text(5, 3));
  expect(third).toEqual(text(5, 3));
  expect(third.buffer).toBe(first.buffer);
});

test("never writes over what was not given back", () => {
  const spare = new SpareMemory();
  const held = Array.from({ length: 300 }, (_, at) => spare.copy(text(100 * at, at % 256)));
  for (const copy of held.splice(0, 200)) spare.giveBack(copy);
  for (let at = 0; at < 300; at++) spare.copy(text(20_000, 255));
  for (const [at, copy] of held.entries()) expect(copy).toEqual(text(100 * (at + 200), (at + 200) % 256));
});

test("a piece that is too small is replaced, one that is too large is not kept", () => {
  const spare = new SpareMemory();
  spare.giveBack(spare.copy(text(10, 1)));
  expect(spare.copy(text(70_000, 2))).toEqual(text(70_000, 2));
  const large = spare.copy(text(70_000, 3));
  spare.giveBack(large);
  expect(spare.copy(text(10, 4)).buffer).not.toBe(large.buffer);
});
