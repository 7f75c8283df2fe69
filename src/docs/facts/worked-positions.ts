import { calculate, parameters, priceList, type CalcResponse, type Line } from "hangar-engine";
import { roofSizes } from "../../api/openapi/examples/roof-sizes.ts";
import { POSITIONS, type Position, type PositionKey } from "../../price-list/positions.ts";
import { example } from "./calls.ts";

type PositionLine = Extract<Line, { group: false }>;

/** A position of the price list as a bill really counts it. */
export interface WorkedPosition {
  key: PositionKey;
  line: PositionLine;
  explanation: NonNullable<PositionLine["explanation"]>;
  /** The calculation that the line stands in. */
  body: CalcResponse;
}

const FLAGS = Object.entries(parameters).filter(([, { schema }]) => schema.type === "boolean");
const EVERYTHING = { ...Object.fromEntries(FLAGS.map(([name]) => [name, true])), welded: false, doors: 2, windows: 4 };
const OTHER_CHOICES = { truss: "demountable", welded: true, rails: "h1610", filler: "penoplast" };

/** First the hangar that all pages calculate, then every roof with every option, in both of its choices. */
const hangars = [
  example.request,
  ...[{}, OTHER_CHOICES].flatMap((choices) =>
    roofSizes(priceList).map(({ roof, widths, demountable }) => {
      const width = demountable[0] ?? widths[0];
      return { roof, width, length: example.request.length, gates: 1, ...EVERYTHING, ...choices };
    }),
  ),
].map((request): CalcResponse => {
  const { status, body } = calculate({ ...request, explain: true });
  if (status === 400) throw new Error(body.error.details.join("; "));
  return body;
});

/** Every position of a section, each as the first hangar that has it counts it. */
export function workedPositions(section: number): WorkedPosition[] {
  return (Object.keys(priceList.positions) as PositionKey[])
    .filter((key) => POSITIONS[key].section === section)
    .map(workedPosition);
}

function workedPosition(key: PositionKey): WorkedPosition {
  const { code } = priceList.positions[key] as Position;
  for (const body of hangars) {
    const { materials, works } = body.result;
    const line = [...materials, ...works].find((one): one is PositionLine => !one.group && one.code === code);
    if (line?.explanation) return { key, line, explanation: line.explanation, body };
  }
  throw new Error(`No example hangar has the position ${key}`);
}
