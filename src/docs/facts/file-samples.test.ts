import { expect, test } from "vitest";
import * as samples from "./file-samples.ts";

test("what pages of both languages show of files has no letters of one", () => {
  expect(JSON.stringify(samples)).not.toMatch(/[а-яё]/i);
});
