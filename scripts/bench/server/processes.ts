import { fork, spawn, type ChildProcess, type Serializable } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PlainError } from "../../plain-error.ts";
import type { Load, Outcome } from "./load-generator.ts";
import type { Memory } from "./probe.ts";

/** A server in a process of its own. */
export interface Server {
  /** Without a slash at the end. */
  url: string;
  /** Processor's time since its start, microseconds; of one that is `PROBED`. */
  processor(): Promise<number>;
  /** Likewise. */
  memory(): Promise<Memory>;
  /** The longest turn of its loop since it was last asked, milliseconds; likewise. */
  block(): Promise<number>;
}

/** Arguments of Node with which a server tells what it takes. */
export const PROBED = ["--expose-gc", "--import", new URL("probe.ts", import.meta.url).href];

/** Does the work while Node runs a server on a free port, and waits for its end; the server says where it listens. */
export async function withServer<Result>(
  words: readonly string[],
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, words, {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(server, "close");
  try {
    for await (const line of createInterface(server.stdout!)) {
      const url = /Listening on (http:\S+)\//.exec(line)?.[1];
      if (url)
        return await work({
          url,
          processor: () => answerOf(server, "processor"),
          memory: () => answerOf(server, "memory"),
          block: () => answerOf(server, "block"),
        });
    }
    throw new PlainError(`The server does not start: ${words.join(" ")}`);
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

/** Puts a load on a server and tells what came of it. */
export type PutLoad = (load: Load) => Promise<Outcome>;

/** Does the work with a load generator at hand; a wrong answer of a server ends it. */
export async function withLoadGenerator<Result>(work: (putLoad: PutLoad) => Promise<Result>): Promise<Result> {
  const generator = fork(fileURLToPath(new URL("load-generator.ts", import.meta.url)));
  try {
    return await work((load) => answerOf(generator, load as never));
  } finally {
    generator.kill();
  }
}

/** What a process answers to one message; throws when it ends without an answer. */
async function answerOf<Answer>(asked: ChildProcess, question: Serializable): Promise<Answer> {
  const settled = new AbortController();
  const { signal } = settled;
  const end = once(asked, "exit", { signal }).then(([code]) => {
    throw new Error(`${asked.spawnargs.at(-1)} ended with ${code}`);
  });
  try {
    asked.send(question);
    const [answer] = (await Promise.race([once(asked, "message", { signal }), end])) as [Answer];
    return answer;
  } finally {
    settled.abort();
  }
}
