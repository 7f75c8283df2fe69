import type { Change } from "./changes.ts";

/** What differs of one answer. */
export interface Differing {
  title: string;
  changes: readonly Change[];
}

/** One way in which a few or many answers are others. */
export interface Group {
  name: string;
  /** Where it occurs. */
  fields: Set<string>;
  /** Of the requests. */
  titles: Set<string>;
  /** Each with the request that shows it, by their lines. */
  examples: Map<string, Change & { title: string }>;
}

/** By what differs, the most frequent first. */
export function groupsOf(differing: readonly Differing[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { title, changes } of differing) {
    for (const change of changes) {
      const { name, field, line } = change;
      const group = groups.get(name) ?? { name, fields: new Set(), titles: new Set(), examples: new Map() };
      groups.set(name, group);
      group.fields.add(field);
      group.titles.add(title);
      if (!group.examples.has(line)) group.examples.set(line, { ...change, title });
    }
  }
  return [...groups.values()].sort((one, other) => other.titles.size - one.titles.size);
}
