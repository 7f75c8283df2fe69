/** Whether a file is the engine's code or the parser's, which no bundle but their own may hold. */
export function isSharedCode(path: string): boolean {
  return /(^|\/)src\/(engine|understanding)\//.test(path.replaceAll("\\", "/"));
}
