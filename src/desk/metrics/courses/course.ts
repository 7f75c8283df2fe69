import type { Overview, Totals } from "../overview.ts";

/** What a server did between two looks at it. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** Each a minute; nothing for the first look, and where the counters began anew in between. */
  perMinute: Totals | undefined;
  /** Applications kept and not delivered, where that is known. */
  waiting: number | undefined;
}

/** As many as a plot on a phone has room for: ten minutes of a look every five seconds. */
export const MOST_MOMENTS = 120;

type Look = Pick<Overview, "since" | "totals" | "waiting">;

/** The course so far, one look further; `before` is the look that its last moment is of. */
export function further(
  course: readonly Moment[],
  before: Look | undefined,
  { since, totals, waiting }: Look,
  at: number,
): Moment[] {
  const minutes = (at - (course.at(-1)?.at ?? at)) / 60_000;
  const isSame = before !== undefined && before.since === since && minutes > 0;
  const names = Object.keys(totals) as (keyof Totals)[];
  const perMinute = isSame
    ? (Object.fromEntries(
        names.map((name) => [name, (totals[name] - before.totals[name]) / minutes]),
      ) as unknown as Totals)
    : undefined;
  return [...course, { at, perMinute, waiting: Number.isNaN(waiting) ? undefined : waiting }].slice(-MOST_MOMENTS);
}
