import type { ErrorBody } from "../engine/response.ts";

/** Why something was refused. */
export type Refused = ErrorBody["error"];

/** What is counted besides requests, and how it may end. */
export interface Counted {
  applications: "accepted" | "failed";
  releases: "done" | "refused" | "failed";
}

/** Told at once of what a status does not tell, by a service whose operator wants to know; nothing of who asked goes here. */
export interface Watch {
  /** Of a request, or of one configuration of a batch. */
  refused(error: Refused): void;
  /** A tool of MCP, and what it refused, if it did. */
  called(tool: string, error?: Refused): void;
  counted<What extends keyof Counted>(what: What, outcome: Counted[What]): void;
}
