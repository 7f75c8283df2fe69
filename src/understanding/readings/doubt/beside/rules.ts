import type { Rule } from "../rule.ts";
import { besideUnread } from "./beside-unread.ts";
import { besideVerb } from "./beside-verb.ts";
import { looseSizes } from "./loose-sizes.ts";

/** Words right beside it. */
export const BESIDE: readonly Rule[] = [besideVerb, besideUnread, looseSizes];
