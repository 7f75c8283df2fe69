import type { ToolDefinition, ToolInput, ToolValue } from "./tool-definitions.ts";

/** A function tool of OpenAI's Responses API: platform.openai.com/docs/guides/function-calling. */
export interface OpenAiTool {
  type: "function";
  name: string;
  description: string;
  parameters: Omit<ToolInput, "properties"> & { properties: Record<string, ToolValue | NullableValue> };
  strict: true;
}

type NullableValue = Omit<ToolValue, "type" | "enum"> & {
  type: [ToolValue["type"], "null"];
  enum?: readonly (NonNullable<ToolValue["enum"]>[number] | null)[];
};

/**
 * Value of `tools` in a request to OpenAI. The strict mode has every parameter required: one that may be left out takes
 * null instead, which is as good as not given.
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

function optional({ description, type, enum: values, ...value }: ToolValue): NullableValue {
  return {
    ...value,
    type: [type, "null"],
    ...(values && { enum: [...values, null] }),
    description: `${description} null: not chosen.`,
  };
}
