import { deliveryId, type Application } from "../application.ts";
import { DeliveryError, reasonOf, type Carrier } from "../deliver/carrier.ts";
import type { ApplicationPost } from "../deliver/post.ts";
import { Line, LONGEST_PAUSE, LOOK } from "./line.ts";
import { Schedule } from "./schedule.ts";
import type { Kept, Spool } from "./spool.ts";

const DAY = 24 * 3_600_000;

/** How long an application is tried for, milliseconds, and how much of that without a restart or a clock put right. */
export const PATIENCE = 3 * DAY;
export const IN_ONE_RUN = DAY;

/** As many wait as a disk and a person can take: beyond that something is wrong, and no more are taken. */
const MOST_WAITING = 5_000;

/** The longest pause between attempts of all that go by a server that fails, milliseconds. */
const LONGEST_OF_SERVER = 30_000;

/** Where what a line has to do with an application is done, it looks again so much later: another text may have come. */
const DONE = 60_000;

/**
 * Keeps applications until they are delivered: those of one server one after the other, so that a slow mail server holds
 * up nothing but letters. Where a server fails, one application at a time tries it, and the others wait without an attempt
 * of their own.
 */
export class Courier implements ApplicationPost {
  readonly sendsLetters: boolean;
  readonly #spool: Spool;
  readonly #carriers: readonly Carrier[];
  readonly #lines: readonly Line[];
  readonly #servers = new Schedule(LONGEST_OF_SERVER);
  /** Ways that a text has gone, by its delivery's id: on a full disk they cannot be noted beside it. */
  readonly #gone = new Map<string, readonly string[]>();
  #last: Promise<unknown> = Promise.resolve();

  /** Takes up what an earlier run has left. */
  constructor(spool: Spool, carriers: readonly Carrier[], sendsLetters: boolean) {
    [this.#spool, this.#carriers, this.sendsLetters] = [spool, carriers, sendsLetters];
    const servers = [...new Set(carriers.map(({ server }) => server))];
    this.#lines = servers.map((server) => new Line(server, (line) => this.#work(line)));
    for (const line of this.#lines) line.wake(0);
  }

  async waiting(): Promise<number> {
    return (await this.#spool.numbers()).length;
  }

  heldUpBy(): string[] {
    const silent = this.#lines.filter((line) => line.isSilent).map(({ server }) => server);
    return [...new Set([...this.#servers.failing(), ...silent])];
  }

  refused(): number {
    // What waits for a server that fails nobody has refused.
    const lines = this.#lines.filter(({ server }) => this.#servers.attemptsOf(server) === 0);
    return new Set(lines.flatMap(({ schedule }) => schedule.failing())).size;
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
      this.#forget(application.number);
    });
    for (const line of this.#lines) line.wake(0);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.stop()));
  }

  #forget(number: string): void {
    for (const { schedule } of this.#lines) schedule.forget(number);
  }

  async #work(line: Line): Promise<void> {
    const claiming = setInterval(() => void this.#spool.claim().catch(() => false), LOOK);
    try {
      await this.#spool.tidy();
      if (await this.#spool.claim()) await this.#deliverDue(line);
      else line.schedule.keepOnly([]);
    } catch (error) {
      console.error(`Applications: the spool failed, ${codeOf(error)}`);
    }
    clearInterval(claiming);
  }

  async #deliverDue(line: Line): Promise<void> {
    const { schedule } = line;
    const numbers = await this.#spool.numbers();
    schedule.keepOnly(numbers);
    // What a server breaks off at must not be its next trial, too.
    numbers.sort((a, b) => schedule.attemptsOf(a) - schedule.attemptsOf(b));
    for (const number of numbers) {
      if (line.isStopping) return;
      if (!schedule.isDue(number)) continue;
      if (!(await this.#spool.claim())) return;
      await this.#deliver(number, line).catch((error: unknown) => {
        // Whatever the disk does to one of them, the others go.
        schedule.putOff(number);
        const again = secondsTo(schedule.dueAt(number));
        console.error(`Application ${number}: the spool failed, ${codeOf(error)}, again in ${again} s`);
      });
    }
  }

  async #deliver(number: string, line: Line): Promise<void> {
    const kept = await this.#spool.read(number).catch(() => "unreadable" as const);
    if (kept === undefined) return;
    if (kept === "unreadable") {
      line.schedule.wait(number, Infinity);
      return console.error(`Applications: ${number} cannot be read and is passed over`);
    }
    const { application } = kept;
    const wanted = this.#carriers.filter((one) => one.wants(application));
    const isDelivered = (carrier: Carrier): boolean => this.#waysOf(kept).includes(carrier.name);
    const failures: Failure[] = [];
    for (const carrier of wanted.filter((one) => one.server === line.server && !isDelivered(one))) {
      const failure = await this.#attempt(carrier, application, line);
      if (failure !== undefined) {
        failures.push(failure);
        continue;
      }
      this.#gone.set(deliveryId(application), [...this.#waysOf(kept), carrier.name]);
      if (!wanted.every(isDelivered)) await this.#note(kept);
    }
    const isOver = wanted.every(isDelivered);
    await this.#ifCurrent(application, async () => {
      if (failures.length > 0) return this.#putOff(application, failures, line);
      if (!isOver) return line.schedule.wait(number, performance.now() + DONE);
      await this.#spool.forget(number);
      this.#forget(number);
    });
    if (isOver) this.#gone.delete(deliveryId(application));
  }

  /** Which ways a text has gone by now. */
  #waysOf({ application, delivered }: Kept): readonly string[] {
    return this.#gone.get(deliveryId(application)) ?? delivered;
  }

  /** For who comes after this process; until then it is known here. */
  async #note(kept: Kept): Promise<void> {
    const { application } = kept;
    try {
      await this.#ifCurrent(application, () => this.#spool.keep({ application, delivered: [...this.#waysOf(kept)] }));
    } catch (error) {
      const ways = this.#waysOf(kept).join(", ");
      console.error(`Application ${application.number}: that it has gone by ${ways} cannot be noted, ${codeOf(error)}`);
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

  async #putOff({ number, accepted_at }: Application, failures: readonly Failure[], { schedule }: Line): Promise<void> {
    const told = `Application ${number}: not delivered (${failures.map(({ why }) => why).join("; ")})`;
    const waits = failures.flatMap(({ dueAt }) => dueAt ?? []);
    // Its own pause is for what it may itself be the cause of.
    const dueAt = waits.length === failures.length ? Math.min(...waits) : undefined;
    const isTried = failures.some((one) => one.isTried);
    if (isTried) schedule.putOff(number);
    if (dueAt !== undefined) schedule.wait(number, dueAt);
    if (!isTried) return;
    const isOld = Date.now() - Date.parse(accepted_at) >= PATIENCE;
    if (isOld && schedule.failingFor(number) >= IN_ONE_RUN) {
      const place = await this.#spool.putAside(number);
      this.#forget(number);
      return console.error(`${told} FOR THREE DAYS AND IS GIVEN UP: it is kept in ${place}`);
    }
    const next = secondsTo(schedule.dueAt(number));
    console.error(`${told}, attempt ${schedule.attemptsOf(number)}, the next in ${next} s`);
  }

  /** Why it failed; nothing when it has arrived, or never will. */
  async #attempt(carrier: Carrier, application: Application, line: Line): Promise<Failure | undefined> {
    const { name, server } = carrier;
    if (line.isStopping) return { why: `${name}: the server stops`, isTried: false };
    const wasFailing = this.#servers.attemptsOf(server) > 0;
    if (!this.#servers.isDue(server)) {
      return { why: `${name}: waits for ${server}`, isTried: false, dueAt: this.#servers.dueAt(server) };
    }
    try {
      await line.attempt(() => carrier.carry(application));
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

/** From now, as the log counts. */
const secondsTo = (moment: number): number => Math.round((moment - performance.now()) / 1000);

/** What the system says of an error, for the log. */
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? reasonOf(error);
