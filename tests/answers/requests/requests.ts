import { assistants } from "./assistants.ts";
import { calculations } from "./calculations.ts";
import { fromTheTests } from "./described.ts";
import { documents } from "./documents.ts";
import { files } from "./files.ts";
import { eachOnce, type Asked } from "./request.ts";
import { searches } from "./searches.ts";
import { spread } from "./sources.ts";
import { wishes } from "./wishes.ts";

/** How many are asked once more with the tag of their first answer. */
const ASKED_AGAIN = 200;

/** Everything that both services are asked; made once, over the build of today's checkout. */
export async function allRequests(): Promise<Asked[]> {
  const all = eachOnce([
    ...(await fromTheTests()),
    ...(await calculations()),
    ...files,
    ...searches,
    ...wishes,
    ...(await documents()),
    ...assistants,
  ]);
  const reads = all.filter(({ method, hashed, again }) => method === "GET" && !hashed && !again);
  const again = spread(reads, ASKED_AGAIN).map((one) => ({
    ...one,
    title: `again ${one.title}`,
    again: true as const,
  }));
  return [...all, ...again];
}
