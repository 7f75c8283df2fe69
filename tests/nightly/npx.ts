import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { root } from "../../scripts/root.ts";

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program that npx brings, with its version, to its end. */
export async function npx(words: readonly string[], cwd = root): Promise<Ended> {
  const quiet = {
    CI: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    npm_config_loglevel: "error",
  };
  const program = spawn("npx", ["--yes", ...words], { cwd, env: { ...process.env, ...quiet } });
  const code = new Promise<number | null>((resolve, reject) => program.once("error", reject).once("close", resolve));
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return { code: await code, stdout, stderr };
}
