import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { root } from "../../scripts/root.ts";

/** A copy of the example prices for each test, gone after it. */
export interface PricesFolder {
  path: string;
  read(name?: string): string;
  write(text: string, name?: string): void;
  /** Changes one place of the list. */
  edit(from: string, to: string): void;
}

export function pricesFolder(): PricesFolder {
  const folder: PricesFolder = {
    path: "",
    read: (name = "price-list.yaml") => readFileSync(join(folder.path, name), "utf8"),
    write: (text, name = "price-list.yaml") => writeFileSync(join(folder.path, name), text),
    edit(from, to) {
      const [before, after, ...more] = folder.read().split(from);
      if (before === undefined || after === undefined || more.length > 0) throw new Error(`not once: ${from}`);
      folder.write(before + to + after);
    },
  };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), "prices-"));
    cpSync(join(root, "tests/support/example-prices"), folder.path, { recursive: true });
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}
