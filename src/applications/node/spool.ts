import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Application } from "../application.ts";

/** An application on the disk, and the ways that it has gone already. */
export interface Kept {
  application: Application;
  delivered: string[];
}

/** What was being written when the server stopped: nobody was told that it is kept. */
const UNFINISHED = /\.part$/;
/** A process tells that it is there at every look into the folder, every few seconds. */
const OWNER_SILENT_MS = 30_000;

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
    await mkdir(spool.#givenUp, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) if (UNFINISHED.test(name)) await spool.#removeOld(join(folder, name));
    return spool;
  }

  /** Numbers of the applications that wait. */
  async numbers(): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => FILE.test(name));
    return names.map((name) => name.slice(0, -".json".length));
  }

  /** What is kept under a number; nothing where it has gone, an error where nobody can read it. */
  async read(number: string): Promise<Kept | undefined> {
    const text = await readFile(this.#fileOf(number), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  }

  /**
   * Whether this process is the one that delivers. A new server stands beside the old one for a while: both keep what they
   * take, and one of them sends. One that is gone, or says nothing for long, has left it to the next.
   */
  async claim(): Promise<boolean> {
    const file = join(this.#folder, "owner");
    const owner = Number(await readFile(file, "utf8").catch(() => "0"));
    const isOther = owner > 0 && owner !== process.pid && isAlive(owner);
    if (isOther && Date.now() - (await stat(file)).mtimeMs < OWNER_SILENT_MS) return false;
    await writeFile(file, String(process.pid), { mode: 0o600 });
    return true;
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

  /** A young one may be another server's, which stands beside this one. */
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
