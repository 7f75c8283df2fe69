import { expect, test } from "vitest";
import { piecewise } from "./piecewise.ts";

/** Work of so many steps, each as long as a piece may be. */
function* steps(count: number): Generator<undefined, string> {
  for (let at = 0; at < count; at++) {
    const end = performance.now() + 8;
    while (performance.now() < end);
    yield;
  }
  return "done";
}

test("others have their turn before each piece of long work", async () => {
  let turns = 0;
  const turn = async () => void (turns += 1);
  expect(await piecewise(steps(5), turn)).toBe("done");
  expect(turns).toBe(6);
});

test("what throws is thrown", async () => {
  // eslint-disable-next-line require-yield
  function* failing(): Generator<undefined, string> {
    throw new Error("no");
  }
  await expect(piecewise(failing(), () => Promise.resolve())).rejects.toThrow("no");
});
