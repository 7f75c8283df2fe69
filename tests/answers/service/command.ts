import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { delimiter } from "node:path";
import { PlainError } from "../../../scripts/plain-error.ts";

/** What a command needs to run, to write and to reach a registry; nothing else of the caller's comes to it. */
const KEPT =
  /^(HOME|USER|SHELL|TMPDIR|LANG|LC_\w+|https?_proxy|no_proxy|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|userconfig))$/i;

/** The caller's environment without its settings and without today's programs, which npm puts on the PATH. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name));
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), ASTRO_TELEMETRY_DISABLED: "1" };
}

/** What still runs: it is in groups of its own, which would outlive this process. */
const running = new Set<Command>();
process.on("exit", () => running.forEach((command) => command.kill()));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** A command of a checkout's own, as its README says it, run in the checkout's folder. */
export class Command {
  readonly #line: string;
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly ended: Promise<number | null>;
  /** Everything that was printed so far, on both streams. */
  output = "";

  constructor(folder: string, program: string, args: readonly string[], env: Record<string, string> = {}) {
    this.#line = [program, ...args].join(" ");
    this.#folder = folder;
    // A group of its own: npm passes no signal on to what it runs.
    this.#process = spawn(program, args, { cwd: folder, env: { ...cleanEnvironment(), ...env }, detached: true });
    this.#process.stdout!.on("data", (text) => (this.output += text));
    this.#process.stderr!.on("data", (text) => (this.output += text));
    this.#process.on("error", (error) => (this.output += error.message));
    running.add(this);
    this.ended = once(this.#process, "close").then(([code]) => {
      running.delete(this);
      return code as number | null;
    });
  }

  /** Runs one to its end. */
  static async run(folder: string, program: string, args: readonly string[]): Promise<void> {
    const command = new Command(folder, program, args);
    if ((await command.ended) !== 0) throw command.failure();
  }

  get isRunning(): boolean {
    return this.#process.pid !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  kill(): void {
    if (this.isRunning) process.kill(-this.#process.pid!, "SIGTERM");
  }

  async stop(): Promise<void> {
    this.kill();
    await this.ended;
  }

  failure(): PlainError {
    return new PlainError(`\`${this.#line}\` failed in ${this.#folder}. It said:\n${this.output.trim()}`);
  }
}
