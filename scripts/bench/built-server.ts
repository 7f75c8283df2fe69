import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { hashInputs, readStamp } from "../build/stamp.ts";
import { PlainError } from "../plain-error.ts";
import { root } from "../root.ts";

const dist = join(root, "dist");

/** Does the work while the product in dist/ is served on a free port; it must be a build of the sources as they stand. */
export async function withBuiltServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const stamp = await readStamp(dist);
  if (stamp?.inputs !== (await hashInputs(join(root, "prices")))) {
    throw new PlainError("The page is measured as built, and dist/ is not up to date: run `npm run build` first");
  }
  const server = spawn(process.execPath, [join(dist, "server.js")], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    for await (const line of createInterface(server.stdout)) {
      const url = /Listening on (http:\S+)\//.exec(line)?.[1];
      if (url) return await work(url);
    }
    throw new PlainError("The built server does not start");
  } finally {
    server.kill("SIGTERM");
  }
}
