import { z } from "zod";
import type { Tool } from "@modelcontextprotocol/server";
import { optionsListSchema } from "../api/documents/options-schema.ts";
import type { ToolName } from "../api/tools/tool-definitions.ts";
import { calcResponseSchema } from "../engine/response.ts";
import { searchResponseSchema } from "../search/response.ts";

const SCHEMAS: Readonly<Record<ToolName, z.ZodType>> = {
  calculate_hangar: calcResponseSchema,
  find_hangars: searchResponseSchema,
  open_calculation: calcResponseSchema,
  list_options: optionsListSchema,
};

/** JSON Schema of a tool's structured content, from the schema that the HTTP answer is tested by. */
export function outputSchema(name: ToolName): NonNullable<Tool["outputSchema"]> {
  const { $ref, $defs = {}, ...schema } = z.toJSONSchema(SCHEMAS[name], { override: withoutNoise });
  // A named schema becomes a reference to its definition, and the root of a tool's schema must be the object itself.
  const { [$ref?.replace("#/$defs/", "") ?? ""]: root, ...others } = $defs;
  return { ...schema, ...root, $defs: others } as NonNullable<Tool["outputSchema"]>;
}

/** Zod bounds every integer. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
