import { fromCalculationId, quantityInWords, type CalcResponse, type Line } from "hangar-engine";
import { spoken } from "virtual:hangar-data";

export type Explanation = NonNullable<Extract<Line, { group: false }>["explanation"]>;

/** How a position of a calculation was worked out, by its number; none when the calculation does not have it. */
export function explanationOf(calculationId: string, num: string): Explanation | undefined {
  const { status, body } = fromCalculationId(calculationId, { explain: true });
  if (status === 400) return undefined;
  const lines = [...body.result.materials, ...body.result.works];
  const line = lines.find((candidate) => !candidate.group && candidate.num === num);
  return line?.group === false ? line.explanation : undefined;
}

/** How the quantity of a position comes about, as one would say it on the telephone. */
export const plainWords = (body: CalcResponse, code: string): string => quantityInWords(body, code, spoken);
