import { randomUUID } from "node:crypto";
import { lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deliveryId, type Application } from "../application.ts";

/** An application that waits, by the name of its file: `7K3M9-QX2AB.AAAAAA.letter.json` has gone by letter already. */
export interface Waiting {
  readonly file: string;
  readonly id: string;
  readonly number: string;
  readonly gone: readonly string[];
}

/** What is in a file; former versions, whose names say the number alone, wrote by what it has gone here. */
interface Contents {
  application: Application;
  delivered?: readonly string[];
}

const FILE = /^(([0-9A-Z-]+)(?:\.[0-9A-Z]+)?)((?:\.[a-z]+)*)\.json$/;

/** Of what this process is writing names end so. */
const OWN_PART = `${randomUUID()}.part`;

/** What has been in writing for so long nobody writes any more, milliseconds. */
const ABANDONED = 3_600_000;

/** Hardly an application is larger, bytes. */
const TRIAL = 65_536;

/** Applications that have not been delivered, a file each, for nobody but this service to read. */
export class Spool {
  readonly #folder: string;
  readonly #givenUp: string;
  #puts: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    [this.#folder, this.#givenUp] = [folder, join(folder, "given-up")];
  }

  makeFolders(): Promise<void> {
    return makeFolder(this.#givenUp);
  }

  /** Whether it can keep and put aside what comes: a folder may be there, and its disk full or another's. */
  async tryWriting(): Promise<void> {
    for (const folder of [this.#folder, this.#givenUp]) {
      const trial = join(folder, OWN_PART);
      try {
        await writeFile(trial, Buffer.alloc(TRIAL), { mode: 0o600 }).finally(() => rm(trial, { force: true }));
      } catch (error) {
        throw Object.assign(error as Error, { path: folder });
      }
    }
  }

  async list(): Promise<Waiting[]> {
    return (await readdir(this.#folder)).flatMap((file) => {
      const [, id, number, gone] = FILE.exec(file) ?? [];
      return id === undefined ? [] : [{ file, id, number: number!, gone: gone!.split(".").slice(1) }];
    });
  }

  /** How many were put aside. */
  async givenUp(): Promise<number> {
    return (await readdir(this.#givenUp)).filter((name) => FILE.test(name)).length;
  }

  async read({ file }: Waiting): Promise<Contents> {
    return JSON.parse(await readFile(join(this.#folder, file), "utf8")) as Contents;
  }

  /** Keeps it in the place of other texts of its number, if it is not there; done when it would outlive a power cut. */
  put(application: Application): Promise<void> {
    // One after another, that of several texts of one number the last stays.
    const put = this.#puts.then(() => this.#put(application));
    this.#puts = put.catch(() => undefined);
    return put;
  }

  async #put(application: Application): Promise<void> {
    const others = (await this.list()).filter(({ number }) => number === application.number);
    for (const other of others) {
      const kept = await this.read(other).catch(() => undefined);
      if (kept?.application.revision === application.revision) return;
    }
    const part = join(this.#folder, `${deliveryId(application)}.${OWN_PART}`);
    try {
      await writeFile(part, JSON.stringify({ application }), { mode: 0o600, flush: true });
      await rename(part, join(this.#folder, `${deliveryId(application)}.json`));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await this.#sync();
    for (const { file } of others) await rm(join(this.#folder, file), { force: true });
  }

  /** Notes in its name by what it has gone: for that a full disk has room, and what was replaced does not come back. */
  note({ file, id }: Waiting, gone: readonly string[]): Promise<void> {
    return this.#rename(file, join(this.#folder, [id, ...gone, "json"].join(".")));
  }

  /** Puts it where it is not tried again; gives that place. */
  async giveUp({ file }: Waiting): Promise<string> {
    const place = join(this.#givenUp, file);
    await this.#rename(file, place);
    return place;
  }

  async remove({ file }: Waiting): Promise<void> {
    await rm(join(this.#folder, file));
    await this.#sync();
  }

  /** What a process that is gone was writing: nobody was told that it is kept. */
  async removeUnfinished(): Promise<void> {
    for (const name of (await readdir(this.#folder)).filter((each) => each.endsWith(".part"))) {
      const part = join(this.#folder, name);
      const written = (await lstat(part).catch(() => undefined))?.mtimeMs ?? Infinity;
      if (Date.now() - written >= ABANDONED) await rm(part, { recursive: true, force: true });
    }
  }

  async #rename(file: string, place: string): Promise<void> {
    await rename(join(this.#folder, file), place);
    await this.#sync();
  }

  async #sync(): Promise<void> {
    // Windows opens no folders.
    if (process.platform === "win32") return;
    const folder = await open(this.#folder);
    await folder.sync().finally(() => folder.close());
  }
}

/** With those above it. Node's own way never ends where the system says that there is none and takes none, as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}
