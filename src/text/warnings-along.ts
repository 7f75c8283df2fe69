/** Codes of what is not right with a building as it stands. */
const OF_BUILDING: readonly string[] = ["wall_too_low_for_gates", "gate_in_one_end"];

interface Stated {
  warnings: readonly string[];
  /** Each of the warnings as data, in the same order. */
  notices: readonly { code: string }[];
}

/** Which of a calculation's warnings stand wherever its total does, and go along with whatever is sent. */
export const warningsAlong = ({ warnings, notices }: Stated): string[] =>
  warnings.filter((_, at) => OF_BUILDING.includes(notices[at]?.code ?? ""));
