import type { HostOutput } from "../host-output.ts";
import { serverOutput } from "../server-output.ts";

/** `bun server.js`. */
export const bun = (output: HostOutput): Promise<void> => serverOutput(output, "bun");
