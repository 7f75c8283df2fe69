import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { send } from "../../tests/server/http.ts";
import type { Expected } from "./expected-answers.ts";

/** Before the next try when nobody listens, milliseconds. */
const PATIENCE = 20;

/** Asks one thing after another and compares every answer with the expected one. */
export class Client {
  answered = 0;
  unanswered = 0;
  /** The first answer that was wrong. */
  wrong: string | undefined;

  readonly #url: string;
  readonly #expected: readonly Expected[];
  readonly #at: number;
  #isStopped = false;

  /** `at` tells one client from another: they begin at other places, and every other one keeps its connection. */
  constructor(url: string, expected: readonly Expected[], at: number) {
    this.#url = url;
    this.#expected = expected;
    this.#at = at;
  }

  async run(): Promise<void> {
    const agent = this.#at % 2 === 0 ? new Agent({ keepAlive: true }) : new Agent();
    const encoding = ["br", "gzip", "identity"][this.#at % 3]!;
    for (let turn = this.#at * 17; !this.#isStopped && this.wrong === undefined; turn++) {
      const { request, status, body } = this.#expected[turn % this.#expected.length]!;
      const { method, url: path, headers, body: sent } = request;
      const options = { method, path, agent, headers: { ...headers, "Accept-Encoding": encoding } };
      try {
        const reply = await send(this.#url, { ...options, ...(sent !== undefined && { body: sent }) });
        this.answered += 1;
        if (reply.status !== status || reply.text !== body) {
          this.wrong = `${method} ${path} ${sent ?? ""}\nanswered ${reply.status}: ${reply.text}\nexpected ${status}: ${body}`;
        }
      } catch {
        // Cut off or refused: no answer, and the client knows it.
        this.unanswered += 1;
        await pause(PATIENCE);
      }
    }
    agent.destroy();
  }

  stop(): void {
    this.#isStopped = true;
  }
}
