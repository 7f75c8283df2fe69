import { deliveryId, type Application } from "../application.ts";
import { DeliveryError, reasonOf, type Carrier } from "../deliver/carrier.ts";
import type { ApplicationPost } from "../deliver/post.ts";
import { Schedule } from "./schedule.ts";
import type { Spool } from "./spool.ts";

const DAY = 24 * 3_600_000;

/** How long an application is tried for, milliseconds, and how much of that without a restart or a clock put right. */
export const PATIENCE = 3 * DAY;
export const IN_ONE_RUN = DAY;

/** As many wait as a disk and a person can take: beyond that something is wrong, and no more are taken. */
const MOST_WAITING = 5_000;

/** How often the folder is looked into for what another server has left there, milliseconds. */
const LOOK = 5_000;

/** The longest pauses between attempts, of an application and of all that go by a server that fails, milliseconds. */
const LONGEST_PAUSE = 3_600_000;
const LONGEST_OF_SERVER = 30_000;

/** A server that an attempt waits for this long is told as holding up the others, milliseconds. */
const SILENT = 30_000;

/**
 * Keeps applications until they are delivered, one after the other: a slow mail server holds up nobody but them. Where a
 * server fails, one application at a time tries it, and the others wait without an attempt of their own.
 */
export class Courier implements ApplicationPost {
  readonly sendsLetters: boolean;
  readonly #spool: Spool;
  readonly #carriers: readonly Carrier[];
  readonly #schedule = new Schedule(LONGEST_PAUSE);
  readonly #servers = new Schedule(LONGEST_OF_SERVER);
  /** Ways that a text has gone, by its delivery's id: on a full disk they cannot be noted beside it. */
  readonly #gone = new Map<string, readonly string[]>();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isStopping = false;
  #ended: Promise<void> = Promise.resolve();
  /** Whether something came while the others were on their way. */
  #hasNew = false;
  #last: Promise<unknown> = Promise.resolve();
  /** The server that is tried now. */
  #attempted: { server?: string; since: number } = { since: 0 };

  /** Takes up what an earlier run has left. */
  constructor(spool: Spool, carriers: readonly Carrier[], sendsLetters: boolean) {
    [this.#spool, this.#carriers, this.sendsLetters] = [spool, carriers, sendsLetters];
    this.#wake(0);
  }

  async waiting(): Promise<number> {
    return (await this.#spool.numbers()).length;
  }

  heldUpBy(): string[] {
    const { server, since } = this.#attempted;
    const silent = server !== undefined && performance.now() - since >= SILENT ? [server] : [];
    return [...new Set([...this.#servers.failing(), ...silent])];
  }

  refused(): number {
    return this.#schedule.failing().length;
  }

  givenUp(): Promise<number> {
    return this.#spool.givenUp();
  }

  async take(application: Application): Promise<void> {
    if ((await this.waiting()) >= MOST_WAITING) throw new DeliveryError("too many are waiting");
    await this.#alone(async () => {
      const kept = await this.#spool.read(application.number).catch(() => undefined);
      // The same once more has gone some of its ways already.
      if (kept?.application.revision !== application.revision) await this.#spool.keep({ application, delivered: [] });
      this.#schedule.forget(application.number);
    });
    this.#wake(0);
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    return this.#ended;
  }

  #wake(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopping) return;
    if (this.#isRunning) this.#hasNew = true;
    else this.#timer = setTimeout(() => (this.#ended = this.#run()), pause);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#hasNew = false;
    const claiming = setInterval(() => void this.#spool.claim().catch(() => false), LOOK);
    try {
      await this.#spool.tidy();
      if (await this.#spool.claim()) await this.#deliverDue();
      else this.#schedule.keepOnly([]);
    } catch (error) {
      console.error(`Applications: the spool failed, ${codeOf(error)}`);
    }
    clearInterval(claiming);
    this.#isRunning = false;
    this.#wake(this.#hasNew ? 0 : LOOK);
  }

  async #deliverDue(): Promise<void> {
    const numbers = await this.#spool.numbers();
    this.#schedule.keepOnly(numbers);
    // What a server breaks off at must not be its next trial, too.
    numbers.sort((a, b) => this.#schedule.attemptsOf(a) - this.#schedule.attemptsOf(b));
    for (const number of numbers) {
      if (this.#isStopping) return;
      if (!this.#schedule.isDue(number)) continue;
      if (!(await this.#spool.claim())) return;
      await this.#deliver(number).catch((error: unknown) => {
        // Whatever the disk does to one of them, the others go.
        this.#schedule.putOff(number);
        console.error(`Application ${number}: the spool failed, ${codeOf(error)}, again in ${this.#pauseOf(number)} s`);
      });
    }
  }

  async #deliver(number: string): Promise<void> {
    const kept = await this.#spool.read(number).catch(() => "unreadable" as const);
    if (kept === undefined) return;
    if (kept === "unreadable") {
      this.#schedule.wait(number, Infinity);
      return console.error(`Applications: ${number} cannot be read and is passed over`);
    }
    const { application } = kept;
    const id = deliveryId(application);
    const delivered = [...(this.#gone.get(id) ?? kept.delivered)];
    const due = this.#carriers.filter((one) => !delivered.includes(one.name) && one.wants(application));
    const failures: Failure[] = [];
    for (const carrier of due) {
      const failure = await this.#attempt(carrier, application);
      if (failure !== undefined) {
        failures.push(failure);
        continue;
      }
      delivered.push(carrier.name);
      this.#gone.set(id, delivered);
      if (failures.length > 0 || carrier !== due.at(-1)) await this.#note(application, delivered);
    }
    await this.#ifCurrent(application, async () => {
      if (failures.length > 0) return this.#putOff(application, failures);
      await this.#spool.forget(number);
      this.#schedule.forget(number);
    });
    if (failures.length === 0) this.#gone.delete(id);
  }

  /** For who comes after this process; until then it is known here. */
  async #note(application: Application, delivered: string[]): Promise<void> {
    try {
      await this.#ifCurrent(application, () => this.#spool.keep({ application, delivered }));
    } catch (error) {
      console.error(
        `Application ${application.number}: that it has gone by ${delivered.join(", ")} cannot be noted, ${codeOf(error)}`,
      );
    }
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

  async #putOff({ number, accepted_at }: Application, failures: readonly Failure[]): Promise<void> {
    const told = `Application ${number}: not delivered (${failures.map(({ why }) => why).join("; ")})`;
    const waits = failures.flatMap(({ dueAt }) => dueAt ?? []);
    // Its own pause is for what it may itself be the cause of.
    const dueAt = waits.length === failures.length ? Math.min(...waits) : undefined;
    const isTried = failures.some((one) => one.isTried);
    if (isTried) this.#schedule.putOff(number);
    if (dueAt !== undefined) this.#schedule.wait(number, dueAt);
    if (!isTried) return;
    const isOld = Date.now() - Date.parse(accepted_at) >= PATIENCE;
    if (isOld && this.#schedule.failingFor(number) >= IN_ONE_RUN) {
      const place = await this.#spool.putAside(number);
      this.#schedule.forget(number);
      return console.error(`${told} FOR THREE DAYS AND IS GIVEN UP: it is kept in ${place}`);
    }
    console.error(`${told}, attempt ${this.#schedule.attemptsOf(number)}, the next in ${this.#pauseOf(number)} s`);
  }

  /** Seconds. */
  #pauseOf(number: string): number {
    return Math.round((this.#schedule.dueAt(number) - performance.now()) / 1000);
  }

  /** Why it failed; nothing when it has arrived, or never will. */
  async #attempt(carrier: Carrier, application: Application): Promise<Failure | undefined> {
    const { name, server } = carrier;
    if (this.#isStopping) return { why: `${name}: the server stops`, isTried: false };
    const wasFailing = this.#servers.attemptsOf(server) > 0;
    if (!this.#servers.isDue(server)) {
      return { why: `${name}: waits for ${server}`, isTried: false, dueAt: this.#servers.dueAt(server) };
    }
    try {
      this.#attempted = { server, since: performance.now() };
      await carrier.carry(application).finally(() => (this.#attempted = { since: 0 }));
    } catch (error) {
      const { kind, retryAfter } = error instanceof DeliveryError ? error : {};
      const why = `${name}: ${reasonOf(error)}`;
      if (kind === "server") {
        this.#servers.putOff(server, Math.min(retryAfter ?? 0, LONGEST_PAUSE));
        if (!wasFailing) console.error(`Applications: ${why}, all that go by ${server} wait until one has gone`);
        // Of the first it is not known which of the two is to blame, unless the server has said when to come again.
        const isToBlame = wasFailing || retryAfter !== undefined;
        return { why, isTried: true, ...(isToBlame && { dueAt: this.#servers.dueAt(server) }) };
      }
      this.#servers.forget(server);
      // A visitor's address may be mistyped; whatever else is refused may be a setting, which somebody mends.
      if (name !== "copy" || kind !== "final") return { why, isTried: true };
      console.error(`Application ${application.number}: the visitor's copy is refused for good`);
      return undefined;
    }
    this.#servers.forget(server);
    if (wasFailing) console.error(`Applications: ${server} takes them again`);
    return undefined;
  }
}

/** An application that did not go one way: tried or only waiting; when it is the turn of its server, if that is to blame. */
interface Failure {
  why: string;
  isTried: boolean;
  dueAt?: number;
}

/** What the system says of an error, for the log. */
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? reasonOf(error);
