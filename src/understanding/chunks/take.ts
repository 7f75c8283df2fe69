import { pattern } from "../words/pattern.ts";
import type { Range, Reading } from "../reading.ts";

/** A pattern of concepts, and what becomes of each place where it stands; `false`: nothing. */
export type Chunk = readonly [says: string, read: (reading: Reading, range: Range) => unknown];

/** Takes all that the rows of a table match, the first row first. */
export function takerOf(chunks: readonly Chunk[]): (reading: Reading) => void {
  const rules = chunks.map(([says, read]) => [pattern(says), read] as const);
  return (reading) => {
    for (const [rule, read] of rules) reading.take(rule, (range) => read(reading, range));
  };
}
