import type { Told } from "../parity/host.ts";
import type { Change } from "./compare/changes.ts";
import { changesOf } from "./compare/changes.ts";
import { differences } from "./compare/differences.ts";
import type { Differing } from "./compare/groups.ts";
import { shown } from "./compare/shown.ts";

/** What was compared of two services, and what of it differs. */
export interface Compared {
  count: number;
  differing: Differing[];
}

export interface Both<Of> {
  before: Of;
  after: Of;
}

export const together = (parts: readonly Compared[]): Compared => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  differing: parts.flatMap(({ differing }) => differing),
});

export const changed = (title: string, changes: readonly Change[]): Differing[] =>
  changes.length > 0 ? [{ title, changes }] : [];

type Normalise = (text: string) => string;

/** What two services told to the same requests, each in the terms of its own build. */
export function comparedAnswers(
  requests: readonly { title: string }[],
  before: readonly Told[],
  after: readonly Told[],
  [then, now]: readonly [Normalise, Normalise],
): Compared {
  const differing = requests.flatMap(({ title }, at) =>
    changed(title, differences(shown(before[at]!, then), shown(after[at]!, now)).flatMap(changesOf)),
  );
  return { count: requests.length, differing };
}
