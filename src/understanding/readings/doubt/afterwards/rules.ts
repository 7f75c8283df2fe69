import type { Rule } from "../rule.ts";
import { ofVariants } from "./of-variants.ts";
import { onceMore, saidTwice } from "./said-again.ts";
import { saidAnew } from "./said-anew.ts";
import { replaced, takenBack, withoutWhat } from "./taken-back.ts";
import { trussAgain } from "./truss-again.ts";

/** What is said later in the text of what was wanted before. */
export const AFTERWARDS: readonly Rule[] = [
  onceMore,
  saidTwice,
  withoutWhat,
  takenBack,
  replaced,
  saidAnew,
  trussAgain,
  ofVariants,
];
