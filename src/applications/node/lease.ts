import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How often whoever holds it says so, and the others look, milliseconds. */
export const LOOK = 5_000;

/** A holder that has said nothing for so long is gone, milliseconds. */
const SILENT = 20_000;

/** The name of a lease that nobody holds. */
const FREE = "free";

/**
 * Which of the processes over one folder sends: the one that has named the only file in it. To take the lease is to rename
 * that file, which of several only one can. Whether a holder is gone is told by nothing but that it no longer touches the
 * file, for a time by one's own clock: a number of a process and a host's name two containers may share.
 */
export class Lease {
  readonly #folder: string;
  /** The file, while it is held here; no name comes twice. */
  #file: string | undefined;
  /** The holder's file with its time, when it was looked at, and for how long it has been the same. */
  #seen = { sign: "", at: 0, silent: 0 };

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether it is held here, now that it is taken where it can be. To be asked every few seconds, which tells the others. */
  async take(): Promise<boolean> {
    const now = new Date();
    if (this.#file && (await unlessGone(utimes(this.#file, now, now)))) return true;
    this.#file = undefined;
    const [name = await this.#make()] = await readdir(this.#folder).catch(() => []);
    const file = join(this.#folder, name);
    if (name !== FREE && !(await this.#isSilent(file))) return false;
    const mine = join(this.#folder, randomUUID());
    if (await unlessGone(rename(file, mine))) this.#file = mine;
    return this.#file !== undefined;
  }

  async free(): Promise<void> {
    if (this.#file) await unlessGone(rename(this.#file, join(this.#folder, FREE)));
    this.#file = undefined;
  }

  /** Puts it there with its file in one step: of two processes that do so one comes too late. */
  async #make(): Promise<string> {
    const made = `${this.#folder}.${randomUUID()}.part`;
    await mkdir(made, { mode: 0o700 });
    await writeFile(join(made, FREE), "");
    await rename(made, this.#folder).catch(() => rm(made, { recursive: true }));
    return FREE;
  }

  async #isSilent(file: string): Promise<boolean> {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: NaN }));
    const [sign, at, { silent, ...last }] = [`${file} ${mtimeMs}`, performance.now(), this.#seen];
    // Who was stopped together with the holder has not watched it meanwhile.
    this.#seen = { sign, at, silent: sign === last.sign ? silent + Math.min(at - last.at, LOOK) : 0 };
    return this.#seen.silent >= SILENT;
  }
}

/** Does what is done to a file; `false` where that is not there any more. */
const unlessGone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
