import { interpret } from "../../formula/interpret.ts";
import type { Program } from "../../formula/program.ts";
import type { Rules } from "../../formula/rules.ts";
import * as runtime from "../../formula/runtime.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { LAYOUT, type Subject } from "./layout.ts";

type HangarProgram = Program<Subject>;

/** What `compile` makes of rules. */
export type Code = (given: typeof runtime) => HangarProgram;

/** Each is made once; of today's list the build has made code beforehand. */
const programs = new WeakMap<Rules, HangarProgram>();

/** From now on these rules are reckoned with by code that was compiled from them. */
export function useCode(formulas: Rules, code: Code): void {
  programs.set(formulas, code(runtime));
}

/** The rules of a list, ready to reckon with. */
export function programOf({ formulas }: Pick<PriceList, "formulas">): HangarProgram {
  if (!formulas) throw new Error("a price list without rules");
  let program = programs.get(formulas);
  if (!program) programs.set(formulas, (program = interpret<Subject>(formulas, LAYOUT)));
  return program;
}
