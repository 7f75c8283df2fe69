import type { Range } from "./sentence.ts";

export type Value = string | number | boolean;

/** That some words say of a parameter. */
export interface Claim {
  parameter: string;
  value: Value;
  range: Range;
}

/** What is known that no hangar of ours has; `reason` names one of the texts. */
export interface NotOffered {
  range: Range;
  reason: string;
  /** What the reason's sentence tells of: metres, as was asked. */
  asked?: number;
}

/** A question of a reading, to be put into words. */
export interface Doubt {
  parameter: string;
  kind: string;
  range?: Range | undefined;
  /** Each with all that choosing it says. */
  choices: Readonly<Record<string, Value>>[];
}
