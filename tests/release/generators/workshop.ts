import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { root } from "../../../scripts/root.ts";
import { text as description } from "../../support/description.ts";

const clients = fileURLToPath(new URL("clients/", import.meta.url));

/** What npx brings, once for all runs. orval after 8.30 asks for packages that npm does not find. */
const PACKAGES = [
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "@hey-api/openapi-ts@0.99.0",
  "orval@8.30.0",
  "swagger-typescript-api@13.13.0",
  "typed-openapi@2.2.7",
  "@openai/agents@0.20.0",
  "zod@4.6.7",
];

/** Longest that npx may take to bring them, milliseconds. */
export const DOWNLOAD = 300_000;

/** A stranger's project: a folder with /openapi.json of the built product, the packages and a client. */
export class Workshop {
  readonly folder: string;
  readonly #packages: string;

  private constructor(folder: string, packages: string) {
    this.folder = folder;
    this.#packages = packages;
  }

  static async open(): Promise<Workshop> {
    const wanted = PACKAGES.flatMap((name) => ["--package", name]);
    const tool = await printed("npx", ["--yes", ...wanted, "--call", "command -v orval"], root);
    const packages = dirname(dirname(tool.trim()));
    const folder = await mkdtemp(join(tmpdir(), "hangar-client-"));
    await symlink(packages, join(folder, "node_modules"));
    await writeFile(join(folder, "openapi.json"), description);
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    return new Workshop(folder, packages);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }

  /** Runs a generator as its users do. */
  async generate(tool: string, args: readonly string[]): Promise<void> {
    await printed(process.execPath, [join(this.#packages, ".bin", tool), ...args], this.folder);
  }

  /** Compiles a client of `clients/` with what was generated, calls the service at `url` and gives what it printed. */
  async run(name: string, url: string): Promise<unknown> {
    const source = `${name}.ts`;
    await copyFile(join(clients, source), join(this.folder, source));
    const options = ["--strict", "--noEmit", "--skipLibCheck", "--target", "es2022", "--module", "esnext"];
    const resolution = ["--moduleResolution", "bundler", "--lib", "es2022,dom,dom.iterable", "--types", "node"];
    const typeRoots = ["--typeRoots", join(root, "node_modules/@types")];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    await printed(process.execPath, [tsc, ...options, ...resolution, ...typeRoots, source], this.folder);
    const bundle = join(this.folder, `${name}.mjs`);
    await build({
      absWorkingDir: this.folder,
      entryPoints: [source],
      outfile: bundle,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "silent",
    });
    return JSON.parse(await printed(process.execPath, [bundle, url], this.folder));
  }
}

/** What a program printed; everything that it said when it fails. */
async function printed(program: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, ORVAL_TELEMETRY: "0", OPENAI_AGENTS_DISABLE_TRACING: "1", CI: "1" };
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`, { cause: error });
  }
}
