/** Wording of numbers and quotes: a leaf without prices or rules, which every door may hold. */
export const SHARED_LEAF = "src/engine/texts/format.ts";

/** Whether a file is the engine's code, which no bundle but the engine's own may hold. */
export function isEngineCode(path: string): boolean {
  const file = path.replaceAll("\\", "/");
  return /(^|\/)src\/engine\//.test(file) && !file.endsWith(SHARED_LEAF);
}
