import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { write, writeAll } from "../prices/write.ts";

/** Files of a release that are to be in a folder with prices, all or none: noted before the first is written. */
export class Pending {
  readonly #note: string;
  readonly #prices: string;

  constructor(prices: string, folder: string) {
    this.#prices = prices;
    this.#note = join(folder, "pending.json");
  }

  /** Writes them and does what goes with them; what stood there before comes back where either fails. */
  async carryOut(files: ReadonlyMap<string, string>, andThen: () => Promise<void>): Promise<void> {
    const before = new Map([...files.keys()].map((name) => [name, bytesOf(join(this.#prices, name))]));
    try {
      write(this.#note, JSON.stringify([...files]));
      writeAll(this.#prices, files);
      await andThen();
    } catch (error) {
      this.#restore(before);
      throw error;
    } finally {
      rmSync(this.#note, { force: true });
    }
  }

  /** Finishes what a process that was killed had begun. */
  finish(): void {
    const noted = bytesOf(this.#note);
    if (noted === undefined) return;
    writeAll(this.#prices, new Map(JSON.parse(noted.toString()) as [string, string][]));
    rmSync(this.#note);
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
