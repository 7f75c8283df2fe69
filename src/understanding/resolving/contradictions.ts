import type { Claim, Doubt, Value } from "../reading.ts";
import { rangeOver } from "../sentence.ts";

/** So near they are joined rather than corrected, tokens. */
const JOINED = 1;

/** «трое ворот и одни ворота» may be four. */
function sumOf(parameter: string, [first, second, ...others]: readonly Claim[]): number[] {
  const areCounts =
    /^(gates|doors|windows)$/.test(parameter) && others.length === 0 && first!.value !== 0 && second!.value !== 0;
  const areJoined = second!.range.from - first!.range.to <= JOINED && first!.range.from < second!.range.from;
  return areCounts && areJoined ? [Number(first!.value) + Number(second!.value)] : [];
}

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
    const choices = [...said.keys(), ...sumOf(parameter, [...said.values()])].map((value) => ({ [parameter]: value }));
    if (twin) twin.choices = twin.choices.map((choice, at) => ({ ...choice, ...choices[at] }));
    else {
      const ranges = [...said.values()].map(({ range }) => range);
      all.push({ parameter, kind: "contradiction", range: rangeOver(ranges), choices });
    }
  }
  const names = new Set(contradicted.map(([parameter]) => parameter));
  return { claims: claims.filter(({ parameter }) => !names.has(parameter)), doubts: all };
}
