import { expect, test } from "vitest";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine } from "../../tests/support/example-engine.ts";
import { disclaimerInWords } from "./disclaimer-in-words.ts";

test("a buyer reads no word of the API's", () => {
  const words = disclaimerInWords(requestsTo(engine).answer({ roof: "dvuhskat", width: "12", length: "30" }));
  expect(words).toMatch(/; позиции с предварительной ценой могут измениться\.$/);
  expect(words).not.toContain("estimate");
});
