import { expect, test } from "vitest";
import { builtSite } from "../support/built-pages.ts";
import { npx } from "./npx.ts";
import { lackOfPackages, lackOfProgram, part } from "./part.ts";

/** The W3C's own checker of HTML. */
const CHECKER = "vnu-jar@26.9.27";

const lack = lackOfProgram("java", "-version") ?? (await lackOfPackages(CHECKER));

part("the Nu Html Checker", lack, () => {
  test("finds no error in any page", { timeout: 300_000 }, async () => {
    const args = ["--package", CHECKER, "--", "vnu", "--errors-only", "--skip-non-html", builtSite];
    expect(await npx(args)).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});
