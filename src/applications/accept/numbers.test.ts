import { expect, test } from "vitest";
import { applicationNumber, revisionOf } from "./numbers.ts";

test("a number is of the key alone, and every key has its own", async () => {
  const numbers = await Promise.all(Array.from({ length: 500 }, (_, at) => applicationNumber(String(at))));
  expect(new Set(numbers).size).toBe(500);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await applicationNumber("7")).toBe(numbers[7]);
  expect(await revisionOf("a")).not.toBe(await revisionOf("b"));
});
