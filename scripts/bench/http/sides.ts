import type { ProbedServer } from "./probed-server.ts";
import type { Targets } from "./targets.ts";

/** Connections that each have one request on the way. */
export const CONNECTIONS = 64;

/** The two servers compared, and what they are asked. */
export interface Sides {
  /** Plain node:http. */
  raw: ProbedServer;
  /** The product. */
  built: ProbedServer;
  targets: Targets;
}
