import type { Application } from "../application.ts";
import { DeliveryError, reasonOf, type Carrier } from "../deliver/carrier.ts";
import type { ApplicationPost } from "../deliver/post.ts";
import type { Spool } from "./spool.ts";

/** Pauses between attempts, milliseconds: each is three times as long as the one before. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 3_600_000;
const TIMES = 3;

/** How long an application is tried for, milliseconds: three days. */
export const PATIENCE = 3 * 24 * 3_600_000;

/** As many wait as a disk and a person can take: beyond that something is wrong, and no more are taken. */
const MOST_WAITING = 5_000;

/** How often the folder is looked into for what another server has left there, milliseconds. */
const LOOK = 5_000;

/** Attempts so far, and when the next is due. */
interface Schedule {
  attempts: number;
  dueAt: number;
}

/** Keeps applications until they are delivered, one after the other: a slow mail server holds up nobody but them. */
export class Courier implements ApplicationPost {
  readonly sendsLetters: boolean;
  readonly #spool: Spool;
  readonly #carriers: readonly Carrier[];
  /** By number, of those that have been tried: all else is due at once. */
  readonly #schedules = new Map<string, Schedule>();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  /** Whether something came while the others were on their way. */
  #hasNew = false;
  #last: Promise<unknown> = Promise.resolve();

  /** Takes up what an earlier run has left. */
  constructor(spool: Spool, carriers: readonly Carrier[], sendsLetters: boolean) {
    [this.#spool, this.#carriers, this.sendsLetters] = [spool, carriers, sendsLetters];
    this.#wake(0);
  }

  async waiting(): Promise<number> {
    return (await this.#spool.numbers()).length;
  }

  async take(application: Application): Promise<void> {
    if ((await this.waiting()) >= MOST_WAITING) throw new DeliveryError("too many are waiting");
    await this.#alone(async () => {
      await this.#spool.keep({ application, delivered: [] });
      this.#schedules.delete(application.number);
    });
    this.#wake(0);
  }

  #wake(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#isRunning) this.#hasNew = true;
    else this.#timer = setTimeout(() => void this.#run(), pause);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#hasNew = false;
    try {
      if (await this.#spool.claim()) await this.#deliverDue();
      else this.#schedules.clear();
    } catch (error) {
      console.error(`Applications: the spool failed, ${(error as NodeJS.ErrnoException).code ?? reasonOf(error)}`);
    }
    this.#isRunning = false;
    this.#wake(this.#hasNew ? 0 : LOOK);
  }

  async #deliverDue(): Promise<void> {
    const numbers = await this.#spool.numbers();
    for (const number of this.#schedules.keys()) if (!numbers.includes(number)) this.#schedules.delete(number);
    for (const number of numbers) {
      if ((this.#schedules.get(number)?.dueAt ?? 0) <= Date.now()) await this.#deliver(number);
    }
  }

  async #deliver(number: string): Promise<void> {
    const kept = await this.#spool.read(number).catch(() => "unreadable" as const);
    if (kept === undefined) return;
    if (kept === "unreadable") {
      this.#schedules.set(number, { attempts: 0, dueAt: Infinity });
      return console.error(`Applications: ${number} cannot be read and is passed over`);
    }
    const { application, delivered } = kept;
    const failures: string[] = [];
    for (const carrier of this.#carriers) {
      if (delivered.includes(carrier.name) || !carrier.wants(application)) continue;
      const failure = await attempt(carrier, application);
      if (failure !== undefined) {
        failures.push(failure);
        continue;
      }
      delivered.push(carrier.name);
      await this.#ifCurrent(application, () => this.#spool.keep({ application, delivered }));
    }
    await this.#ifCurrent(application, async () => {
      if (failures.length > 0) return this.#putOff(application, failures);
      this.#schedules.delete(number);
      await this.#spool.forget(number);
    });
  }

  /** What came meanwhile under the number is another text, which has gone no way yet. */
  #ifCurrent({ number, revision }: Application, act: () => Promise<void>): Promise<void> {
    return this.#alone(async () => {
      if ((await this.#spool.read(number))?.application.revision === revision) await act();
    });
  }

  /** What stands in memory and on the disk is changed by one at a time. */
  #alone(act: () => Promise<void>): Promise<void> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #putOff({ number, accepted_at }: Application, failures: readonly string[]): Promise<void> {
    const attempts = (this.#schedules.get(number)?.attempts ?? 0) + 1;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * TIMES ** (attempts - 1));
    const told = `Application ${number}: not delivered (${failures.join("; ")})`;
    if (Date.now() - Date.parse(accepted_at) < PATIENCE) {
      this.#schedules.set(number, { attempts, dueAt: Date.now() + pause });
      return console.error(`${told}, attempt ${attempts}, the next in ${Math.round(pause / 1000)} s`);
    }
    this.#schedules.delete(number);
    console.error(`${told} FOR THREE DAYS AND IS GIVEN UP: it is kept in ${await this.#spool.putAside(number)}`);
  }
}

/** Why it failed; nothing when it has arrived, or never will. */
async function attempt(carrier: Carrier, application: Application): Promise<string | undefined> {
  try {
    await carrier.carry(application);
    return undefined;
  } catch (error) {
    // A visitor's address may be mistyped; whatever else is refused may be a setting, which somebody mends.
    const isForNothing = carrier.name === "copy" && error instanceof DeliveryError && error.isFinal;
    if (!isForNothing) return `${carrier.name}: ${reasonOf(error)}`;
    console.error(`Application ${application.number}: the visitor's copy is refused for good`);
    return undefined;
  }
}
