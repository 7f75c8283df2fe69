import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Example } from "../../src/desk/review/worked-examples.ts";
import { root } from "../root.ts";

const FOLDER = join(root, "src/engine/examples");

/** The hangars that were worked by hand. */
export const workedExamples = (): Example[] =>
  readdirSync(FOLDER).map((file) => parse(readFileSync(join(FOLDER, file), "utf8")) as Example);
