import type { Loader } from "../ui/OnDemand.tsx";

/** What is not needed at first sight. */
export const LOADERS = {
  save: async () => (await import("./SaveDialog.tsx")).SaveDialog,
  saved: async () => (await import("./SavedDialog.tsx")).SavedDialog,
  compare: async () => (await import("../compare/CompareDialog.tsx")).CompareDialog,
  files: async () => (await import("../export/FilesDialog.tsx")).FilesDialog,
  byId: async () => (await import("./OpenByIdDialog.tsx")).OpenByIdDialog,
} as const satisfies Record<string, Loader>;
