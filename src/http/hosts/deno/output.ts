import type { HostOutput } from "../host-output.ts";
import { serverOutput } from "../server-output.ts";

/** `deno run --allow-net --allow-read --allow-env server.js`, or Deno Deploy. */
export const deno = (output: HostOutput): Promise<void> => serverOutput(output, "deno");
