import type { Rules } from "../formula/rules.ts";
import type { Position } from "./positions.ts";

/** Positions by the keys of their rows; a list of its day may be without those that came later. */
export type Positions = Readonly<Partial<Record<string, Position>>>;

/** What a list calls its rows. */
export const positionsOf = ({ rows }: Pick<Rules, "rows">): Positions =>
  Object.fromEntries(
    rows.map(({ key, num, code, unit, name, estimate }) => [
      key,
      { num, name: name["ru"]!, unit, code, status: estimate === true ? "estimate" : "ok" },
    ]),
  );
