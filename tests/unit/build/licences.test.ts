import { expect, test } from "vitest";
import { isFit } from "../../../scripts/build/licences/licences.ts";
import { shippedPackages } from "../../../scripts/build/licences/shipped-packages.ts";
import { standardLicence } from "../../../scripts/build/licences/standard-licences.ts";

test.each(["MIT", "MIT AND OFL-1.1", "(MIT OR GPL-3.0-only)", "GPL-3.0-only OR ISC"])(
  "%s may be shipped",
  (license) => {
    expect(isFit(license)).toBe(true);
  },
);

test.each(["", "GPL-3.0-only", "MIT AND CC-BY-NC-4.0", "SEE LICENSE IN LICENSE.md", "UNLICENSED", "AGPL-3.0-or-later"])(
  "%s may not",
  (license) => {
    expect(isFit(license)).toBe(false);
  },
);

test("a licence whose texts are in a folder is shipped with them", async () => {
  const { texts } = (await shippedPackages()).find(({ name }) => name === "pagefind")!;
  expect(texts.join("\n")).toMatch(/Copyright .*Pagefind[^]*Permission is hereby granted/);
});

test("a package without a text of its own goes with that of its licence", () => {
  expect(standardLicence("MIT", "Pagefind")).toMatch(/^Copyright \(c\) Pagefind\n\nPermission is hereby granted/);
  expect(standardLicence("Unlicense", "")).toContain("public domain");
  expect(standardLicence("Apache-2.0", "")).toBeUndefined();
});
