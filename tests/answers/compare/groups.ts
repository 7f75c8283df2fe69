import type { Difference } from "./differences.ts";

/** What differs of one answer. */
export interface Differing {
  title: string;
  differences: readonly Difference[];
}

/** One way of which a few or many answers are others. */
export interface Group {
  /** `changed body.result.total_with_vat` */
  what: string;
  /** Titles of the requests, each once. */
  titles: string[];
  /** Each with the request that shows it, none twice. */
  examples: (Difference & { title: string })[];
}

export const whatOf = ({ kind, path }: Difference): string => `${kind} ${path}`;

/** By what differs, the most frequent first. */
export function groupsOf(differing: readonly Differing[]): Group[] {
  const groups = new Map<string, Group & { seen: Set<string> }>();
  for (const { title, differences } of differing) {
    for (const one of differences) {
      const what = whatOf(one);
      const group = groups.get(what) ?? { what, titles: [], examples: [], seen: new Set<string>() };
      groups.set(what, group);
      if (group.titles.at(-1) !== title) group.titles.push(title);
      const change = JSON.stringify([one.before, one.after]);
      if (!group.seen.has(change)) group.examples.push({ ...one, title });
      group.seen.add(change);
    }
  }
  return [...groups.values()]
    .map(({ seen: _, ...group }) => group)
    .sort((one, other) => other.titles.length - one.titles.length);
}
