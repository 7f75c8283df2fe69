import { cp, rename, rm } from "node:fs/promises";

/** Puts a folder in a place where nothing stands, on another disk, too: there no rename leads. */
export async function moveFolder(from: string, to: string, renameTo: typeof rename = rename): Promise<void> {
  try {
    await renameTo(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}
