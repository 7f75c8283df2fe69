import { z } from "zod";
import type { Tool } from "@modelcontextprotocol/server";
import { optionsListSchema } from "../../documents/options-schema.ts";
import { listFigures } from "../../http/openapi/list-figures.ts";
import { calcPartSchema, searchPartSchema, wishPartSchema } from "../../http/openapi/part-schemas.ts";
import type { PriceList } from "../../price-list/schema.ts";
import type { ToolName } from "../../documents/tools/tool-definitions.ts";

const SCHEMAS: Readonly<Record<ToolName, z.ZodType>> = {
  calculate_hangar: calcPartSchema,
  understand_wish: wishPartSchema,
  find_hangars: searchPartSchema,
  open_calculation: calcPartSchema,
  list_options: optionsListSchema,
};

/**
 * JSON Schema of a tool's structured content, from the schema that the HTTP answer is tested by. Which fields there are is
 * for the call to say.
 */
export function outputSchema(name: ToolName, priceList: PriceList): NonNullable<Tool["outputSchema"]> {
  const withFigures = listFigures(priceList);
  const {
    $ref,
    $defs = {},
    ...schema
  } = z.toJSONSchema(SCHEMAS[name], {
    override(context) {
      withoutNoise(context);
      withFigures(context);
    },
  });
  // A named schema becomes a reference to its definition, and the root of a tool's schema must be the object itself.
  const { [$ref?.replace("#/$defs/", "") ?? ""]: root, ...others } = $defs;
  return { ...schema, ...root, $defs: others } as NonNullable<Tool["outputSchema"]>;
}

/** Zod bounds every integer. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
