import type { FieldValue } from "../price-list/list-changes.ts";

/** A value that a workbook and the list that it is brought to changed differently. */
export interface Conflict {
  key: string;
  /** What it is, in words. */
  name: string;
  before: FieldValue | undefined;
  /** In the workbook. */
  mine: FieldValue | undefined;
  /** In the list. */
  theirs: FieldValue;
  /** As it stands among the problems: for whoever cannot choose there. */
  told: string;
}

/** What a manager asked for cannot be done as things are: the message says why and what to do, in Russian. Nothing was changed. */
export class DeskRefusal extends Error {
  /** Each problem on its own, where there are several. */
  readonly problems: readonly string[];
  /** How many of them have one plain cure, which can be applied for the person. */
  readonly mendable: number;

  /** Those of them that are two edits of one value, between which somebody is to choose. */
  readonly conflicts: readonly Conflict[];

  constructor(
    message: string,
    problems: readonly string[] = [],
    { mendable = 0, conflicts = [] }: { mendable?: number; conflicts?: readonly Conflict[] } = {},
  ) {
    super([message, ...problems].join("\n"));
    this.name = "DeskRefusal";
    this.problems = problems;
    this.mendable = mendable;
    this.conflicts = conflicts;
  }
}
