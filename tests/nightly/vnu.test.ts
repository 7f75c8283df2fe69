import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { builtSite } from "../support/built-pages.ts";
import { npx } from "./npx.ts";

const hasJava = spawnSync("java", ["-version"]).status === 0;

/** The W3C's own checker of HTML. */
const CHECKER = ["--package", "vnu-jar@26.9.27", "--", "vnu", "--errors-only", "--skip-non-html"];

test.skipIf(!hasJava)("the Nu Html Checker finds no error in any page", { timeout: 300_000 }, async () => {
  expect(await npx([...CHECKER, builtSite])).toEqual({ code: 0, stdout: "", stderr: "" });
});
