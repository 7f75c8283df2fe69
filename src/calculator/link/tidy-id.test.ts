import { expect, it } from "vitest";
import { isWholeId, tidyId } from "./tidy-id.ts";

it.each([
  ["as it is", "ANG-12345678-ABCDE"],
  ["lower case", "ang-12345678-abcde"],
  ["blanks", " ANG - 1234 5678 - ABC DE\u00a0"],
  ["long dashes", "ANG—12345678–ABCDE"],
  ["no dashes", "ang12345678abcde"],
  ["Cyrillic look-alikes", "АNG-12345678-АВСDЕ"],
  ["a prefix as it is heard", "анг-12345678-abcde"],
  ["marks that take no room", "ANG-\u200b12345678-AB\u00adCDE"],
])("%s", (_title, typed) => {
  expect(tidyId(typed)).toBe("ANG-12345678-ABCDE");
  expect(isWholeId(tidyId(typed))).toBe(true);
});

it("every Cyrillic look-alike becomes Latin, in either case", () => {
  expect(tidyId("ANG-12345678-авекм")).toBe("ANG-12345678-ABEKM");
  expect(tidyId("ANG-12345678-НОРСТ")).toBe("ANG-12345678-HOPCT");
  expect(tidyId("ANG-12345678-УХ000")).toBe("ANG-12345678-YX000");
});

it("letters among the digits are the digits that they look like", () => {
  expect(tidyId("ANG-1О34567l-OIL00")).toBe("ANG-10345671-OIL00");
});

it.each(["", "ANG", "ANG-1234567-ABCDE", "ANG-12345678-ABCDЖ"])("%j is no whole number", (typed) => {
  expect(isWholeId(tidyId(typed))).toBe(false);
});
