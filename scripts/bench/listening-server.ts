import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { PlainError } from "../plain-error.ts";

/** A server in a process of its own. */
export interface ListeningServer {
  /** Without a slash at the end. */
  url: string;
  process: ChildProcess;
}

/**
 * Does the work while Node runs a server on a free port, and waits for its end. `words` are Node's arguments; the server
 * says where it listens.
 */
export async function withServer<Result>(
  words: readonly string[],
  work: (server: ListeningServer) => Promise<Result>,
  channel: "ipc" | "ignore" = "ignore",
): Promise<Result> {
  const server = spawn(process.execPath, words, {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit", channel],
  });
  const ended = once(server, "close");
  try {
    for await (const line of createInterface(server.stdout!)) {
      const url = /Listening on (http:\S+)\//.exec(line)?.[1];
      if (url) return await work({ url, process: server });
    }
    throw new PlainError(`The server does not start: ${words.join(" ")}`);
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}
