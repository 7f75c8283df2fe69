import { assistants } from "./assistants.ts";
import { calculations } from "./calculations.ts";
import { fromTheTests } from "./described.ts";
import { documents } from "./documents.ts";
import { files } from "./files.ts";
import { eachOnce, type Asked } from "./request.ts";
import { searches } from "./searches.ts";
import { wishes } from "./wishes.ts";

/** Everything that both services are asked; made once, over the build of today's checkout. */
export async function allRequests(): Promise<Asked[]> {
  return eachOnce([
    ...(await fromTheTests()),
    ...(await calculations()),
    ...files,
    ...searches,
    ...wishes,
    ...(await documents()),
    ...assistants,
  ]);
}
