/** Whether a file is the engine's code, which no bundle but the engine's own may hold. */
export function isEngineCode(path: string): boolean {
  return /(^|\/)src\/engine\//.test(path.replaceAll("\\", "/"));
}
