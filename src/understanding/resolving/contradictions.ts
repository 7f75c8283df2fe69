import type { Claim, Doubt, Value } from "../reading.ts";
import { rangeOver } from "../sentence.ts";

/** A parameter of which two things are said is asked. Sources that contradict one another in several are one question. */
export function withoutContradictions(
  claims: readonly Claim[],
  doubts: readonly Doubt[],
): { claims: Claim[]; doubts: Doubt[] } {
  const values = new Map<string, Map<Value, Claim>>();
  for (const one of claims) {
    const said = values.get(one.parameter) ?? new Map<Value, Claim>();
    if (!said.has(one.value)) said.set(one.value, one);
    values.set(one.parameter, said);
  }
  const contradicted = [...values].filter(([, said]) => said.size > 1);
  const all = [...doubts];
  for (const [parameter, said] of contradicted) {
    const [first, second] = [...said.values()];
    const twin = all.find(
      ({ kind, range, choices }) =>
        kind === "contradiction" &&
        range?.from === Math.min(first!.range.from, second!.range.from) &&
        choices.length === said.size,
    );
    const choices = [...said.keys()].map((value) => ({ [parameter]: value }));
    if (twin) twin.choices = twin.choices.map((choice, at) => ({ ...choice, ...choices[at] }));
    else {
      const ranges = [...said.values()].map(({ range }) => range);
      all.push({ parameter, kind: "contradiction", range: rangeOver(ranges), choices });
    }
  }
  const names = new Set(contradicted.map(([parameter]) => parameter));
  return { claims: claims.filter(({ parameter }) => !names.has(parameter)), doubts: all };
}
