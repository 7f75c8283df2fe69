import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Application } from "../application.ts";
import { claim, OWNER_SILENT_MS } from "./owner.ts";

/** An application on the disk, and the ways that it has gone already. */
export interface Kept {
  application: Application;
  delivered: string[];
}

/** What was being written when the server stopped: nobody was told that it is kept. */
const UNFINISHED = /\.part$/;
const FILE = /^[0-9A-Z-]+\.json$/;

/** Applications that have not been delivered, a file each, for nobody but this server to read. */
export class Spool {
  readonly #folder: string;
  readonly #givenUp: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#givenUp = join(folder, "given-up");
  }

  static async open(folder: string): Promise<Spool> {
    const spool = new Spool(folder);
    await spool.tidy();
    return spool;
  }

  /** Makes the folder where it is not, and takes out what a process that is gone has not finished. */
  async tidy(): Promise<void> {
    await makeFolder(this.#givenUp);
    const unfinished = (await readdir(this.#folder)).filter((name) => UNFINISHED.test(name));
    for (const name of unfinished) await this.#removeOld(join(this.#folder, name));
  }

  /** Numbers of the applications that wait. */
  async numbers(): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => FILE.test(name));
    return names.map((name) => name.slice(0, -".json".length));
  }

  /** How many were put aside. */
  async givenUp(): Promise<number> {
    return (await readdir(this.#givenUp)).filter((name) => FILE.test(name)).length;
  }

  /** What is kept under a number; nothing where it has gone, an error where nobody can read it. */
  async read(number: string): Promise<Kept | undefined> {
    const text = await readFile(this.#fileOf(number), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  }

  /** Whether this process is the one that delivers; to be asked every few seconds while it does. */
  claim(): Promise<boolean> {
    return claim(join(this.#folder, "owner"));
  }

  /** Done when it would outlive a power cut; it takes the place of what was kept under its number. */
  async keep(kept: Kept): Promise<void> {
    const part = join(this.#folder, `${kept.application.number}.${randomBytes(6).toString("hex")}.part`);
    try {
      const file = await open(part, "wx", 0o600);
      try {
        await file.writeFile(JSON.stringify(kept));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, this.#fileOf(kept.application.number));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await this.#syncFolder();
  }

  async forget(number: string): Promise<void> {
    await rm(this.#fileOf(number), { force: true });
    await this.#syncFolder();
  }

  /** Puts it where it is not tried again; gives that place. */
  async putAside(number: string): Promise<string> {
    const place = join(this.#givenUp, `${number}.json`);
    await rename(this.#fileOf(number), place);
    await this.#syncFolder();
    return place;
  }

  /** A young one may be what is being written now. */
  async #removeOld(file: string): Promise<void> {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > OWNER_SILENT_MS) await rm(file, { force: true });
  }

  #fileOf(number: string): string {
    return join(this.#folder, `${number}.json`);
  }

  async #syncFolder(): Promise<void> {
    // Windows opens no folders.
    if (process.platform === "win32") return;
    const folder = await open(this.#folder);
    await folder.sync().finally(() => folder.close());
  }
}

/** With those above it. Node's own way never ends where the system says that there is none and takes none, as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (await isMade(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await isMade(folder))) throw Object.assign(new Error(`cannot make ${folder}`), { code: "ENOENT" });
}

/** Whether a folder is there by now; not so where the one above it is not. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && dirname(folder) !== folder) return false;
    if (code === "EEXIST") return true;
    throw error;
  }
}
