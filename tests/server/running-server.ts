import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../../scripts/root.ts";
import { product } from "../support/product.ts";

/** Of the product under test. */
export const SERVER = join(product, "server.js");

export interface Outcome {
  code: number | null;
  /** Everything that was printed, on both streams. */
  output: string;
}

export interface ScriptOptions {
  env?: Record<string, string>;
  args?: string[];
  /** As npm runs it: the process is a shell, which does not pass signals on. */
  underShell?: boolean;
  /** A command of a shell that makes way for the script, such as `ulimit`. */
  after?: string;
}

/** A script under Node, with the variables of its own and none of the caller's that the product reads. */
export class Script {
  readonly process: ChildProcess;
  readonly ended: Promise<Outcome>;
  #output = "";

  constructor(path: string, { env = {}, args = [], underShell = false, after }: ScriptOptions = {}) {
    const { SITE_URL, HOST, PORT, ...inherited } = process.env;
    const options = { cwd: root, env: { ...inherited, ...env } };
    this.process = underShell
      ? // A last command of its own keeps the shell from becoming Node.
        spawn("sh", ["-c", `"${process.execPath}" ${path}; exit $?`], options)
      : after === undefined
        ? spawn(process.execPath, [path, ...args], options)
        : spawn("sh", ["-c", `${after}; exec "${process.execPath}" ${path}`], options);
    this.process.stdout!.on("data", (text) => (this.#output += text));
    this.process.stderr!.on("data", (text) => (this.#output += text));
    this.ended = once(this.process, "close").then(([code]) => ({ code, output: this.#output }));
  }

  /** Waits until a line that fits is printed. */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.#output);
      if (found) return found;
      const { stdout, stderr } = this.process;
      const next = await Promise.race([once(stdout!, "data"), once(stderr!, "data"), this.ended]);
      if (!Array.isArray(next)) throw new Error(`${next.code}: ${next.output}`);
    }
  }
}

/** A server on a free port. */
export class RunningServer extends Script {
  url = "";

  static start(path = SERVER, underShell = false): Promise<RunningServer> {
    return RunningServer.#started(path, { underShell });
  }

  /** After a command of a shell, such as `ulimit`. */
  static startWithin(after: string): Promise<RunningServer> {
    return RunningServer.#started(SERVER, { after });
  }

  /** With settings of its own. */
  static startWith(env: Record<string, string>, path = SERVER): Promise<RunningServer> {
    return RunningServer.#started(path, { env });
  }

  static async #started(path: string, options: ScriptOptions): Promise<RunningServer> {
    const server = new RunningServer(path, { ...options, env: { ...options.env, PORT: "0" } });
    server.url = (await server.line(/Listening on (http:\S+)\//))[1]!;
    return server;
  }

  /** Ends it as a power cut does. */
  kill(): Promise<Outcome> {
    this.process.kill("SIGKILL");
    return this.ended;
  }

  /** Asks it to stop, as a container's host does. */
  stop(): Promise<Outcome> {
    this.process.kill("SIGTERM");
    return this.ended;
  }
}
