import { written } from "./compare/changes.ts";
import type { Difference } from "./compare/differences.ts";
import type { Group } from "./compare/groups.ts";

/** Of everything there may be thousands: the whole of it is in a file. */
const MOST_EXAMPLES = 2;
const MOST_NAMES = 5;
const LONGEST = 160;
/** How much of what is the same stands before the first letter that differs. */
const LEAD = 50;

/** A group in a few lines; `whole` shows every change of it, uncut. */
export function groupText({ name, fields, titles, examples }: Group, whole = false): string {
  const kinds = new Map<string, number>();
  for (const title of titles) {
    const kind = title.split(/:| by /)[0]!;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const shown = [...examples.values()].slice(0, whole ? Infinity : MOST_EXAMPLES);
  const more = examples.size - shown.length;
  return [
    `■ ${clipped(name)} — ${counted(titles.size, "answer")}`,
    ...(name.startsWith("«") ? [`  in ${listed([...fields].map(clipped), whole)}`] : []),
    `  of ${listed(
      [...kinds].map(([kind, count]) => `${kind} (${count})`),
      whole,
    )}`,
    ...shown.flatMap(({ title, difference }) => [
      `  ${whole ? title : clipped(title)}`,
      ...changeLines(difference, whole),
    ]),
    ...(more > 0 ? [`  and ${counted(more, "other change")} there`] : []),
  ].join("\n");
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function listed(names: readonly string[], whole: boolean): string {
  const more = whole ? 0 : Math.max(0, names.length - MOST_NAMES);
  return [...names.slice(0, names.length - more), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

function changeLines({ kind, before, after }: Difference, whole: boolean): string[] {
  const [one, other] = [written(before), written(after)];
  const from = whole || kind !== "changed" ? 0 : Math.max(0, firstDifference(one, other) - LEAD);
  const part = (text: string) => (whole ? text : (from > 0 ? "…" : "") + clipped(text.slice(from)));
  return [...(kind === "came" ? [] : [`    − ${part(one)}`]), ...(kind === "gone" ? [] : [`    + ${part(other)}`])];
}

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
