import { build, type BuildOptions, type BuildResult } from "esbuild";
import { PlainError } from "../../plain-error.ts";
import { isSharedCode } from "../../shared-code.ts";
import { noteShipped } from "../licences/shipped-packages.ts";

const MODULE = { bundle: true, format: "esm", target: "es2022", charset: "utf8", metafile: true } as const;

/** Small; the licences stand in `/licences.txt`. */
export const FOR_BROWSERS = { minify: true, legalComments: "none" } as const;

type ModuleOptions = Omit<BuildOptions, "metafile">;
type BuiltModule = BuildResult<BuildOptions & { metafile: true }>;

/** One ES module of the product; the packages in it are taken down. */
export async function bundleModule(options: ModuleOptions): Promise<BuiltModule> {
  const result = await build({ ...MODULE, ...options });
  noteShipped(result.metafile);
  return result;
}

/** One that imports the files of the engine and the parser; `PlainError`, by its `name`, when it holds a copy of their code. */
export async function bundleBesideEngine(name: string, options: ModuleOptions): Promise<BuiltModule> {
  const result = await bundleModule(options);
  const copies = Object.keys(result.metafile.inputs).filter(isSharedCode);
  if (copies.length > 0) throw new PlainError(`${name} must import the built file, not a copy of ${copies.join(", ")}`);
  return result;
}
