import type { ToolDefinition, ToolInput, ToolValue } from "./tool-definitions.ts";

/** A function tool of OpenAI's Responses API: platform.openai.com/docs/guides/function-calling. */
export interface OpenAiTool {
  type: "function";
  name: string;
  description: string;
  parameters: Omit<ToolInput, "properties"> & { properties: Record<string, ToolValue | NullableValue> };
  strict: true;
}

type NullableValue = Omit<ToolValue, "type" | "default"> & { type: [ToolValue["type"], "null"] };

/**
 * Value of `tools` in a request to OpenAI. The strict mode has every parameter required and knows no defaults: one that
 * may be left out takes null instead, and nulls are left out of the request to the service.
 */
export function openAiTools(definitions: readonly ToolDefinition[]): OpenAiTool[] {
  return definitions.map(({ name, description, inputSchema: { properties, required, ...schema } }) => ({
    type: "function",
    name,
    description,
    parameters: {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, required.includes(name) ? value : optional(value)]),
      ),
      required: Object.keys(properties),
    },
    strict: true,
  }));
}

function optional({ default: byDefault, description, type, enum: values, ...value }: ToolValue): NullableValue {
  const byNull = byDefault === undefined ? "null: not chosen." : `null: ${JSON.stringify(byDefault)}.`;
  return {
    ...value,
    type: [type, "null"],
    ...(values && { enum: [...values, null] }),
    description: `${description} ${byNull}`,
  };
}
