import compare from "../compare/compare.css?url";
import { dialogLoader } from "../ui/dialog-loader.ts";
import type { Loader } from "../ui/OnDemand.tsx";
import saved from "./saved.css?url";

/** What is not needed at first sight. */
export const LOADERS = {
  save: dialogLoader(async () => (await import("./SaveDialog.tsx")).SaveDialog),
  saved: dialogLoader(async () => (await import("./SavedDialog.tsx")).SavedDialog, saved),
  compare: dialogLoader(async () => (await import("../compare/CompareDialog.tsx")).CompareDialog, saved, compare),
  files: dialogLoader(async () => (await import("../export/FilesDialog.tsx")).FilesDialog),
  byId: dialogLoader(async () => (await import("./OpenByIdDialog.tsx")).OpenByIdDialog),
} as const satisfies Record<string, Loader>;
