/** A tool of a page that an agent in the browser may call: https://webmachinelearning.github.io/webmcp/ */
export interface ModelContextTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  execute(input: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** As much of WebMCP as the calculator uses; browsers without it have none of this. */
export interface ModelContext {
  registerTool(tool: ModelContextTool, options: { signal: AbortSignal }): Promise<void>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
}
