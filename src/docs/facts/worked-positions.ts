import * as engine from "hangar-engine";
import type { CalcResponse, Line } from "hangar-engine";
import { roofSizes } from "../../documents/examples/roof-sizes.ts";
import { LANGS, type Lang } from "../../text/lang.ts";
import { example } from "./calls.ts";
import { engineIn } from "./lang.ts";

const { parameters, priceList } = engine;

type PositionLine = Extract<Line, { group: false }>;

/** A position of the price list as a bill really counts it. */
export interface WorkedPosition {
  key: string;
  line: PositionLine;
  explanation: NonNullable<PositionLine["explanation"]>;
  /** The calculation that the line stands in. */
  body: CalcResponse;
}

const FLAGS = Object.entries(parameters).filter(([, { schema }]) => schema.type === "boolean");
const EVERYTHING = { ...Object.fromEntries(FLAGS.map(([name]) => [name, true])), welded: false, doors: 2, windows: 4 };
const OTHER_CHOICES = { truss: "demountable", welded: true, rails: "h1610", filler: "penoplast" };

/** First the hangar that all pages calculate, then every roof with every option, in both of its choices. */
const requests = [
  example.request,
  ...[{}, OTHER_CHOICES].flatMap((choices) =>
    roofSizes(priceList).map(({ roof, widths, demountable }) => {
      const width = demountable[0] ?? widths[0];
      return { roof, width, length: example.request.length, gates: 1, ...EVERYTHING, ...choices };
    }),
  ),
];

const hangars = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    requests.map((request): CalcResponse => {
      const { status, body } = engineIn(lang).calculate({ ...request, explain: true });
      if (status === 400) throw new Error(body.error.details.join("; "));
      return body;
    }),
  ]),
) as Record<Lang, CalcResponse[]>;

/** Every position of a section, each as the first hangar that has it counts it. */
export function workedPositions(section: number, lang: Lang): WorkedPosition[] {
  return Object.entries(priceList.positions)
    .filter(([, position]) => position!.num.startsWith(`${section}.`))
    .map(([key]) => workedPosition(key, lang));
}

function workedPosition(key: string, lang: Lang): WorkedPosition {
  const { code } = priceList.positions[key]!;
  for (const body of hangars[lang]) {
    const { materials, works } = body.result;
    const line = [...materials, ...works].find((one): one is PositionLine => !one.group && one.code === code);
    if (line?.explanation) return { key, line, explanation: line.explanation, body };
  }
  throw new Error(`No example hangar has the position ${key}`);
}
