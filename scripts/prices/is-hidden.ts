import { relative, sep } from "node:path";

/** Whether a file of a folder lies in a hidden one of it, such as `.git`, or is hidden itself. */
export const isHidden = (folder: string, path: string): boolean =>
  relative(folder, path)
    .split(sep)
    .some((name) => name.startsWith("."));
