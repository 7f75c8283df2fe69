import { expect, test } from "vitest";
import { isFit } from "../../scripts/build/licences.ts";

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
