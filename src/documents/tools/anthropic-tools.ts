import type { ToolDefinition, ToolInput } from "./tool-definitions.ts";
import type { ToolArguments } from "./tool-path.ts";

/** A custom tool of Anthropic's Messages API: platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools. */
export interface AnthropicTool {
  name: string;
  description: string;
  input_schema: ToolInput;
  input_examples: ToolArguments[];
}

/**
 * Value of `tools` in a request to Anthropic. Not `strict`: the strict mode allows 24 optional parameters in all, and no
 * bounds of numbers.
 */
export function anthropicTools(definitions: readonly ToolDefinition[]): AnthropicTool[] {
  return definitions.map(({ name, description, inputSchema, examples }) => ({
    name,
    description,
    input_schema: inputSchema,
    input_examples: examples,
  }));
}
