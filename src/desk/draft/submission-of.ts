import { dayOf } from "../../text/version.ts";
import { fingerprint, EDITED, type Submission } from "../release/submission.ts";
import type { Planned } from "../release/release.ts";
import { reviewed } from "../review/review.ts";
import { folderOfDraft, type Draft } from "./draft.ts";

/** A draft as the server takes it, once every suspicion was ticked: what a release asks about is confirmed in the review's own words. */
export function submissionOf(draft: Draft, planned: Planned, today: string): Submission {
  const folder = folderOfDraft(draft);
  const edited = EDITED.filter((name) => folder.read(name) !== draft.base[name]);
  const each = (textOf: (name: (typeof EDITED)[number]) => string) =>
    Object.fromEntries(edited.map((name) => [name, textOf(name)]));
  return {
    action: "release",
    by: draft.who.trim(),
    day: dayOf(planned.list.meta.version),
    files: each((name) => folder.read(name)!),
    base: each((name) => fingerprint(draft.base[name] ?? "")),
    confirmed: reviewed(folder, planned, today).doubts,
  };
}
