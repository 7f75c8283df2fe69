import type { Difference } from "./compare/differences.ts";
import type { Group } from "./compare/groups.ts";

const MOST_SHOWN = 3;
const LONGEST = 160;
/** How much of what is the same stands before the first letter that differs. */
const LEAD = 40;

/** A group in a few lines; `all` shows every change of it and no part. */
export function groupText({ what, titles, examples }: Group, all = false): string {
  const kinds = new Map<string, number>();
  for (const kind of titles.map((title) => title.split(":")[0]!)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const where = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ");
  const shown = all ? examples : examples.slice(0, MOST_SHOWN);
  const more = examples.length - shown.length;
  return [
    `${what} — ${titles.length} ${titles.length === 1 ? "answer" : "answers"}`,
    `  in: ${where}`,
    ...shown.flatMap((one) => [`  e.g. ${all ? one.title : clipped(one.title)}`, ...changeLines(one, all)]),
    ...(more > 0 ? [`  and ${more} other changes there`] : []),
  ].join("\n");
}

function changeLines({ kind, before, after }: Difference, all: boolean): string[] {
  const [one, other] = [written(before), written(after)];
  const from = all || kind !== "changed" ? 0 : Math.max(0, firstDifference(one, other) - LEAD);
  const part = (text: string) => (all ? text : (from > 0 ? "…" : "") + clipped(text.slice(from)));
  return [...(kind === "came" ? [] : [`    − ${part(one)}`]), ...(kind === "gone" ? [] : [`    + ${part(other)}`])];
}

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const written = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function firstDifference(one: string, other: string): number {
  const at = [...one].findIndex((_, index) => one[index] !== other[index]);
  return at < 0 ? one.length : at;
}
