import { priceList } from "hangar-engine";
import { z } from "zod";
import { calcResponseSchema, errorBodySchema } from "../../engine/response.ts";
import { searchResponseSchema } from "../../search/response.ts";
import { understoodSchema } from "../../understanding/response.ts";
import { listFigures } from "../../http/openapi/list-figures.ts";
import { guideOf } from "../../documents/parameters/parameter-guide.ts";
import type { ParameterName } from "../../engine/request/parameters.ts";
import { capitalized } from "../../text/format.ts";
import type { Lang } from "../../text/lang.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import { RUSSIAN_FIELDS } from "../../messages/ru/fields.ts";

/** A field of an answer. */
export interface Field {
  name: string;
  kind: string;
  meaning: string;
}

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
}

const ROOTS = {
  calculation: calcResponseSchema,
  search: searchResponseSchema,
  wish: understoodSchema,
  error: errorBodySchema,
};

/** An object of the answers by its path from a root: `calculation.result`, `search.items[]`. */
export function responseFields(of: string, lang: Lang): Field[] {
  const [root = "", ...steps] = of.split(".");
  const whole = z.toJSONSchema(ROOTS[root as keyof typeof ROOTS], { override: listFigures(priceList) }) as Schema;
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.replace("#/$defs/", "");
    const own = name === undefined ? schema : { ...whole.$defs![name]!, ...withoutRef(schema) };
    // A line of a bill is a heading or a position; the position has all that a heading has.
    return own.oneOf ? resolved(own.oneOf.at(-1)!) : own;
  };
  const described = steps.reduce((schema, step) => {
    const inner = resolved(schema.properties![step.replace("[]", "")]!);
    return step.endsWith("[]") ? resolved(inner.items!) : inner;
  }, resolved(whole));
  return Object.entries(described.properties!).map(([name, property]) => {
    const schema = resolved(property);
    return {
      name,
      kind: kindOf(schema, resolved, described.required?.includes(name) ?? false, lang),
      meaning: meaningOf(`${of}.${name}`, schema, lang),
    };
  });
}

function withoutRef({ $ref: _, ...rest }: Schema): Schema {
  return rest;
}

function kindOf(schema: Schema, resolved: (schema: Schema) => Schema, isRequired: boolean, lang: Lang): string {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const { kinds } = DOCS_TEXTS[lang];
  const kind = ({ type = "object" }: Schema): string => kinds[type as "object"];
  const own = values ? values.map(String).join(", ") : (schema.anyOf ?? [schema]).map(kind).join(", ");
  const items = schema.items && kind(resolved(schema.items));
  const inArray = items === undefined ? own : `${own}: ${items}`;
  if (isRequired) return inArray;
  return inArray + kinds.notAlways;
}

function meaningOf(path: string, { description }: Schema, lang: Lang): string {
  const [, parameter] = /^calculation\.configuration\.(\w+)$/.exec(path) ?? [];
  const known = RUSSIAN_FIELDS[path] === undefined && parameter && guideOf(parameter as ParameterName, priceList);
  if (known) return lang === "ru" ? capitalized(known.russian) : known.english;
  if (lang === "en") return description ?? "";
  const russian = RUSSIAN_FIELDS[path] ?? RUSSIAN_FIELDS[SAME_AS.reduce((same, [a, b]) => same.replace(a, b), path)];
  if (russian === undefined)
    throw new Error(`No Russian text for the field ${path}: add it to src/messages/ru/fields.ts`);
  return russian;
}

/** What is told once for both answers. */
const SAME_AS: readonly (readonly [RegExp, string])[] = [
  [
    /^search\.(items\[\]|over_budget\.cheapest)\.(area_m2|total_with_vat|has_estimate_positions)$/,
    "calculation.result.$2",
  ],
  [/^search\.over_budget\.cheapest\.(attached|url)/, "search.items[].$1"],
  [/^search\.(items\[\]|over_budget\.cheapest)\.(?!attached|url)/, "calculation."],
  [/^wish\.(used|not_used|not_offered|notes)\[\]\.(text|start|end)$/, "wish.words.$2"],
  [/^wish\.reading\.total_with_vat$/, "calculation.result.total_with_vat"],
  [/^wish\.reading\.calculation_id$/, "calculation.calculation_id"],
  [/^wish\.(reading|questions\[\]\.choices\[\])\.normalization_notes$/, "calculation.normalization_notes"],
  [/^wish\.questions\[\]\.about\.(text|start|end)$/, "wish.words.$1"],
  [/^search\.(?=currency|vat_rate|prices_version|prices_valid_until|disclaimer|warnings)/, "calculation."],
];
