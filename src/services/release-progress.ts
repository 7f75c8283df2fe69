/** What happens with a release that a server publishes; the last one is `done`, `refused` or `failed`. `text` is Russian. */
export type Progress =
  | { step: "prove" | "build" | "check" | "switch" | "record"; text: string }
  /** `version` is in force from now on. */
  | { step: "done"; text: string; version: string }
  /** As it stands it cannot be published; `problems` are all that is wrong. */
  | { step: "refused"; text: string; problems: readonly string[] }
  /** Something broke; what was served before is served still. */
  | { step: "failed"; text: string };

type Last = Extract<Progress, { step: "done" | "refused" | "failed" }>;

export const isLast = (progress: Progress): progress is Last => ["done", "refused", "failed"].includes(progress.step);
