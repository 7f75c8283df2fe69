import { join } from "node:path";
import { hashInputs, readStamp } from "../build/stamp.ts";
import { PlainError } from "../plain-error.ts";
import { root } from "../root.ts";
import { withServer, type ListeningServer } from "./listening-server.ts";

const dist = join(root, "dist");

/** Does the work while the product in dist/ is served on a free port; it must be a build of the sources as they stand. */
export async function withBuiltServer<Result>(work: (server: ListeningServer) => Promise<Result>): Promise<Result> {
  const stamp = await readStamp(dist);
  if (stamp?.inputs !== (await hashInputs(join(root, "prices")))) {
    throw new PlainError("The product is measured as built, and dist/ is not up to date: run `npm run build` first");
  }
  return withServer([join(dist, "server.js")], work);
}
