import type { ErrorCode } from "./response.ts";

/** One thing wrong with a request; `detail` names the parameter, what came and what is accepted, in Russian. */
export interface Problem {
  code: ErrorCode;
  detail: string;
}
