import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** Before each test of the file hands over an empty folder, which is gone after it. */
export function temporaryFolder(take: (folder: string) => void): void {
  let folder: string;
  beforeEach(() => take((folder = mkdtempSync(join(tmpdir(), "hangar-")))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}
