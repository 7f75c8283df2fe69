import { setTimeout as pause } from "node:timers/promises";
import { Script, SERVER } from "../../tests/server/running-server.ts";

/** Longest life of a server, milliseconds. */
const LONGEST_LIFE = 2_000;

/** The built server on one port, killed and told to stop in turns. */
export class ServerInTurns {
  readonly url: string;
  kills = 0;
  stops = 0;
  readonly #port: number;
  #script: Script | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    this.#script = new Script(SERVER, { env: { PORT: String(this.#port) } });
    await this.#script.line(/Listening on/);
  }

  /** Until some moment that nobody chose. */
  runAWhile(): Promise<void> {
    return pause(Math.random() * LONGEST_LIFE);
  }

  /** Gives what was wrong with the end of it. */
  async endAndStartAgain(): Promise<string | undefined> {
    const isKill = this.kills <= this.stops;
    if (isKill) this.kills += 1;
    else this.stops += 1;
    const problem = await this.end(isKill ? "SIGKILL" : "SIGTERM");
    await this.start();
    return problem;
  }

  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<string | undefined> {
    this.#script!.process.kill(signal);
    const { code, output } = await this.#script!.ended;
    const log = output.replace(/^Listening on .*\nLinks lead to .*\nApplications go .*\n/, "");
    if (log !== "") return `The server wrote to its log: ${log}`;
    return signal === "SIGTERM" && code !== 0 ? `The server ended with ${code} after ${signal}` : undefined;
  }
}
