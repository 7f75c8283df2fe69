import { z } from "zod";
import type { Vocabulary } from "../formula/check.ts";
import { GRAINS, plainNumber, type NumberType, type Type } from "../formula/types.ts";
import { UNITS } from "../engine/numbers/units.ts";
import { READ } from "../engine/rules/layout.ts";
import { OPTION_ROWS, type OptionRow } from "../options/options.ts";
import { UNITS as UNITS_OF_FIGURES } from "../price-list/positions.ts";
import { priceListSchema } from "../price-list/schema.ts";

type Schema = z.core.JSONSchema.BaseSchema & { unit?: string };

/** Sizes of a list are in millimetres; nothing is told in them. */
const DIMENSIONS: Vocabulary["units"] = { ...UNITS, millimetres: UNITS.metres };
const PIECES = UNITS.frames;

const ROW_UNITS: Vocabulary["rowUnits"] = {
  "шт.": { ...PIECES, grain: "whole" },
  "компл.": { ...PIECES, grain: "whole" },
  м: { ...UNITS.metres, grain: "tenths" },
  "м²": { ...UNITS.roof_area, grain: "tenths" },
  кг: { ...PIECES, grain: "tenths" },
  т: { ...PIECES, grain: "tenths" },
};

/** A schema of figures as the types of what formulas find there. */
function typeOfSchema(schema: Schema): Type {
  const { type, properties, additionalProperties, items, unit } = schema;
  if (type === "object" && properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, typeOfSchema(field as Schema)] as const);
    // `1`, `H 500`: found by the value of a number or of an option.
    const isKeyed = fields.every(([name]) => !/^[a-z_]\w*$/.test(name));
    return isKeyed ? { kind: "keyed", of: fields[0]![1] } : { kind: "table", fields: Object.fromEntries(fields) };
  }
  if (type === "object") return { kind: "keyed", of: typeOfSchema(additionalProperties as Schema) };
  if (type === "array" && (items as Schema).properties) {
    const [bound = ""] = Object.keys((items as Schema).properties!).filter((name) => name.startsWith("max_"));
    return { kind: "keyed", of: typeOfSchema(items as Schema), bound };
  }
  if (type === "boolean") return { kind: "flag" };
  return type === "number" || type === "integer" ? numberType(schema, unit) : { kind: "unknown" };
}

function numberType(
  { type, multipleOf, minimum, exclusiveMinimum, enum: values }: Schema,
  unit: string | undefined,
): NumberType {
  const isWhole = type === "integer" || values?.every((value) => Number.isInteger(value)) === true;
  const grain = multipleOf === 10 ? GRAINS.tens : isWhole ? GRAINS.whole : GRAINS.any;
  const least = exclusiveMinimum === 0 || (minimum ?? 0) > 0 || values ? 1 : minimum === 0 ? 0 : -1;
  return { kind: "number", ...(DIMENSIONS[unit ?? ""] ?? PIECES), grain, least, unit };
}

function typeOfOption(name: string, row: OptionRow): Type {
  if (row.kind === "flag") return { kind: "flag" };
  if (row.kind === "choice") return { kind: "choice", values: row.values };
  const isCounted = row.kind === "count";
  return { ...plainNumber(GRAINS.whole, 0), ...(isCounted && { unit: name }) };
}

const size = (unit: string | undefined): NumberType => ({
  kind: "number",
  ...UNITS.metres,
  grain: GRAINS.whole,
  least: 1,
  unit,
});

/** A price by a name that a row brings: the schema of a list asks for it. */
const PRICE: NumberType = { kind: "number", ...UNITS.roubles, grain: GRAINS.tens, least: 1, unit: "roubles" };

/** What the rules of hangars may speak of. */
export function vocabulary(): Vocabulary {
  const list = z.toJSONSchema(priceListSchema, { io: "input", metadata: UNITS_OF_FIGURES }) as unknown as Schema;
  const part = (name: string) => typeOfSchema(list.properties![name] as Schema);
  const roofs = part("roofs") as Extract<Type, { kind: "keyed" }>;
  return {
    units: DIMENSIONS,
    rowUnits: ROW_UNITS,
    read: READ,
    given: {
      width_mm: size("millimetres"),
      height_mm: size("millimetres"),
      length_cm: size(undefined),
      ...Object.fromEntries(OPTION_ROWS.map(({ name, row }) => [name, typeOfOption(name, row)])),
      roof: roofs.of,
      prices: { ...(part("prices") as Extract<Type, { kind: "table" }>), rest: PRICE },
      rules: part("rules"),
    },
  };
}
