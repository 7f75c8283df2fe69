import { withServer } from "../listening-server.ts";
import { askProcess } from "./ask-process.ts";
import type { Memory, Question } from "./probe.ts";

/** A server that tells what its process takes. */
export interface ProbedServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Processor's time since the start of the process, microseconds. */
  processor(): Promise<number>;
  memory(): Promise<Memory>;
}

const PROBE = new URL("probe.ts", import.meta.url).href;

/** Does the work while Node runs a server with these arguments; see `withServer`. */
export function withProbedServer<Result>(
  words: readonly string[],
  work: (server: ProbedServer) => Promise<Result>,
): Promise<Result> {
  return withServer(
    ["--expose-gc", "--import", PROBE, ...words],
    ({ url, process }) => {
      const ask = <Answer>(question: Question) => askProcess<Answer>(process, question);
      return work({
        url,
        port: Number(new URL(url).port),
        processor: () => ask("processor"),
        memory: () => ask("memory"),
      });
    },
    "ipc",
  );
}
