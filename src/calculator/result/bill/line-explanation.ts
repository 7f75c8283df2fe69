import { fromCalculationId, type Line } from "hangar-engine";

export type Explanation = NonNullable<Extract<Line, { group: false }>["explanation"]>;

/** How a position of a calculation was worked out, by its number; none when the calculation does not have it. */
export function explanationOf(calculationId: string, num: string): Explanation | undefined {
  const { status, body } = fromCalculationId(calculationId, { explain: true });
  if (status === 400) return undefined;
  const lines = [...body.result.materials, ...body.result.works];
  const line = lines.find((candidate) => !candidate.group && candidate.num === num);
  return line?.group === false ? line.explanation : undefined;
}
