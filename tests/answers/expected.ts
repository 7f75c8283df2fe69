import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Differing } from "./compare/groups.ts";

const pattern = z
  .string()
  .min(1)
  .transform((text) => new RegExp(text));
const expectedSchema = z.strictObject({
  /** Over titles of what was asked. */
  answers: pattern,
  /** Over the line of a change: `changed result.total_with_vat: «3200000» → «3210000»`. */
  differs: pattern,
  reason: z.string().min(20),
});
export type Expected = z.infer<typeof expectedSchema>;

export const EXPECTED: Expected[] = z
  .array(expectedSchema)
  .parse(parse(readFileSync(new URL("expected.yaml", import.meta.url), "utf8")));

export interface Judged {
  unexpected: Differing[];
  /** In how many answers each of them occurred. */
  occurred: Map<Expected, number>;
}

/** Parts what was expected from what was not; the first entry that fits a difference has it. */
export function judged(differing: readonly Differing[], expected: readonly Expected[]): Judged {
  const occurred = new Map(expected.map((one) => [one, 0]));
  const unexpected = differing.flatMap(({ title, changes }) => {
    const fitting = expected.filter(({ answers }) => answers.test(title));
    const needed = new Set<Expected>();
    const rest = changes.filter(({ line }) => {
      const entry = fitting.find(({ differs }) => differs.test(line));
      if (entry) needed.add(entry);
      return entry === undefined;
    });
    for (const entry of needed) occurred.set(entry, occurred.get(entry)! + 1);
    return rest.length > 0 ? [{ title, changes: rest }] : [];
  });
  return { unexpected, occurred };
}
