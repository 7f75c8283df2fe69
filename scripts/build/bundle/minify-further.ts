import { minify } from "terser";

/**
 * A module that esbuild has made small, 3 % smaller still. No function is put in the place where it is called: it would
 * be made anew at every call, and every garbage collection would throw away what it was compiled to.
 */
export async function minifyFurther(text: string): Promise<string> {
  const { code } = await minify(text, { module: true, compress: { passes: 2, reduce_funcs: false }, mangle: true });
  if (code === undefined) throw new Error("terser gave no code");
  return code;
}
