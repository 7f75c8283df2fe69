import { z } from "zod";
import { formatPath } from "../../price-list/finding.ts";
import { PriceListError } from "../../price-list/price-list-error.ts";
import { schemaFindings } from "../../price-list/schema-findings.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { YamlSource } from "../../price-list/yaml-source.ts";

const line = z.tuple([z.number(), z.number(), z.number(), z.literal("estimate").optional()]);
const schema = z.looseObject({
  title: z.string(),
  request: z.looseObject({ roof: z.string(), width: z.number(), length: z.number() }),
  expected: z.looseObject({ lines: z.record(z.string(), line) }),
});

/** A hangar worked by hand, as `src/engine/examples/` has them; a line is quantity, price, sum and `estimate` where it is one. */
export interface Example extends Pick<z.infer<typeof schema>, "request" | "expected"> {
  file: string;
}

/** All hangars worked by hand, and the list whose prices and sizes they were worked by. */
export interface Worked {
  examples: readonly Example[];
  list: PriceList;
}

/** Throws `PriceListError` with all that is wrong with its form. */
export function readExample(file: string, text: string): Example {
  const source = new YamlSource(text);
  const told = (place: { line: number; column: number }, what: string) =>
    `${file}:${place.line}:${place.column} ${what}`;
  const refuse = (problems: readonly string[]) => {
    if (problems.length > 0) throw new PriceListError(file, problems);
  };
  refuse(source.slips.map(({ place, text }) => told(place, text)));
  const read = schema.safeParse(source.value);
  const findings = [...source.repeated, ...(read.success ? [] : schemaFindings(schema, read.error.issues, source))];
  refuse(findings.map(({ path, text }) => told(source.place(path), `${formatPath(path)}: ${text}`)));
  return { file, ...read.data! };
}
