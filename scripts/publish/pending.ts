import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { write, writeAll } from "../prices/write.ts";
import type { Commit } from "./record.ts";

/** What of a release is to be there whole: its files by name, the product that was made of them, its commit. */
export interface Begun {
  files: ReadonlyMap<string, string>;
  product: string;
  commit: Commit;
}

/** Files of a release that are to be in a folder with prices, all or none: noted before the first is written. */
export class Pending {
  readonly #note: string;
  readonly #prices: string;

  constructor(prices: string, folder: string) {
    this.#prices = prices;
    this.#note = join(folder, "pending.json");
  }

  /** Writes them and does what goes with them; what stood there before comes back where either fails. */
  async carryOut({ files, ...more }: Begun, andThen: () => Promise<void>): Promise<void> {
    const before = new Map([...files.keys()].map((name) => [name, bytesOf(join(this.#prices, name))]));
    try {
      write(this.#note, JSON.stringify({ files: [...files], ...more }));
      writeAll(this.#prices, files);
      await andThen();
    } catch (error) {
      this.#restore(before);
      this.forget();
      throw error;
    }
  }

  /** Writes what a process that was killed had begun, and gives it; it stays noted. */
  finish(): Begun | undefined {
    const noted = bytesOf(this.#note);
    if (noted === undefined) return undefined;
    const { files, ...more } = JSON.parse(noted.toString()) as Begun & { files: [string, string][] };
    const begun = { ...more, files: new Map(files) };
    writeAll(this.#prices, begun.files);
    return begun;
  }

  /** Nothing of it is left to be done. */
  forget(): void {
    rmSync(this.#note, { force: true });
  }

  /** What was added goes first: on a full disk its room is what the rest needs. */
  #restore(before: ReadonlyMap<string, Buffer | undefined>): void {
    for (const [name, bytes] of before) if (bytes === undefined) rmSync(join(this.#prices, name), { force: true });
    for (const [name, bytes] of before) {
      const path = join(this.#prices, name);
      if (bytes !== undefined && !bytesOf(path)?.equals(bytes)) write(path, bytes);
    }
  }
}

const bytesOf = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);
