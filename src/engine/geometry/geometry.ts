import type { READ } from "../rules/layout.ts";

type Name = Exclude<(typeof READ)[number], "gate_too_tall" | "beside" | "between" | "rows">;

/**
 * Counts and sizes of one hangar, the quantities of `quantities.yaml` that the program itself reads; lengths in metres,
 * `gates_1_2` the gates in the second field of the first end.
 */
export type Geometry = Readonly<Record<Name, number>> & {
  /** Whether the wall over some gate is lower than its frame asks for. */
  readonly gate_too_tall: boolean;
};
