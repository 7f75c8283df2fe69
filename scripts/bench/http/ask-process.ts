import type { ChildProcess, Serializable } from "node:child_process";
import { once } from "node:events";

/** What a forked process answers to one message; throws when it ends without an answer. */
export async function askProcess<Answer>(asked: ChildProcess, question: Serializable): Promise<Answer> {
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
