import { randomUUID } from "node:crypto";
import { lstat, lutimes, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** How often whoever holds it says so, and the others look, milliseconds. */
export const LOOK = 5_000;

/** A holder that has said nothing for so long is gone, milliseconds. */
const SILENT = 20_000;

/** The name of a lease that nobody holds. */
const FREE = "free";

/**
 * Which of the processes over one folder sends: the one that has named the only file in it. To take the lease is to rename
 * that file, which of several only one can. Whether a holder is gone is told by nothing but that nothing changes in the
 * folder, for a time by one's own clock: a number of a process and a host's name two containers may share. What else gets
 * there the holder removes, so that nobody takes it for a lease.
 */
export class Lease {
  readonly #folder: string;
  /** It in the making. */
  readonly #part: string;
  /** The file, while it is held here; no name comes twice. */
  #file: string | undefined;
  /** What is in the folder with its times, when it was looked at, and for how long it has been the same. */
  #seen = { sign: "", at: 0, silent: 0 };

  constructor(folder: string) {
    [this.#folder, this.#part] = [folder, `${folder}.${randomUUID()}.part`];
  }

  /** Whether it is held here, now that it is taken where it can be. To be asked every few seconds, which tells the others. */
  async take(): Promise<boolean> {
    const [now, files] = [new Date(), await this.#list()];
    if (this.#file && files.includes(this.#file) && (await unlessGone(lutimes(this.#file, now, now)))) {
      for (const file of files) if (file !== this.#file) await rm(file, { recursive: true, force: true });
      return true;
    }
    this.#file = undefined;
    const [first = await this.#make(), ...others] = files;
    const isFree = basename(first) === FREE && others.length === 0;
    if (!isFree && !(await this.#isSilent(files))) return false;
    const mine = join(this.#folder, randomUUID());
    if (await unlessGone(rename(first, mine))) this.#file = mine;
    return this.#file !== undefined;
  }

  async free(): Promise<void> {
    if (this.#file) await unlessGone(rename(this.#file, join(this.#folder, FREE)));
    this.#file = undefined;
  }

  /** In an order, that all may take the same. */
  async #list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names.sort().map((name) => join(this.#folder, name));
  }

  /** Puts it there with its file in one step: of two processes that do so one comes too late. */
  async #make(): Promise<string> {
    try {
      await mkdir(this.#part, { mode: 0o700 });
      await writeFile(join(this.#part, FREE), "");
      await rename(this.#part, this.#folder);
    } catch (error) {
      await rm(this.#part, { recursive: true, force: true });
      if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code!)) throw error;
    }
    return join(this.#folder, FREE);
  }

  async #isSilent(files: readonly string[]): Promise<boolean> {
    const times = files.map(async (file) => `${file} ${(await lstat(file).catch(() => undefined))?.mtimeMs}`);
    const [sign, at, { silent, ...last }] = [(await Promise.all(times)).join(), performance.now(), this.#seen];
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
