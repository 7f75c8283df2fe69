import { deliveryId, type Application } from "../application.ts";
import { COPY, DeliveryError, reasonOf, type Carrier } from "../deliver/carrier.ts";
import type { ApplicationPost } from "../deliver/post.ts";
import { backedOff, isDue, type Backoff } from "./backoff.ts";
import { LOOK, type Lease } from "./lease.ts";
import type { Spool, Waiting } from "./spool.ts";

const HOUR = 3_600_000;

/** How long an application is tried for, milliseconds, and how much of that without a restart or a clock put right. */
export const PATIENCE = 72 * HOUR;
export const IN_ONE_RUN = 24 * HOUR;

/** The longest pauses between attempts of one application, and of all by a server that fails, milliseconds. */
const LONGEST_PAUSE = HOUR;
const LONGEST_OF_SERVER = 30_000;

/** As many wait as a disk and a person can take: beyond that something is wrong, and no more are taken. */
const MOST_WAITING = 5_000;

/** A visitor's copy that is refused for so long is given up, milliseconds: an address may be mistyped, and a server busy. */
export const PATIENCE_WITH_COPY = HOUR;

/** A server that an attempt waits for this long is told as holding up the others, milliseconds. */
const SLOW = 30_000;

const SENT_HERE = "Applications: sent from here now";
const SENT_ELSEWHERE =
  "Applications: another process sends them, and what is taken here is kept until that one is gone";

/** An application that a carrier has tried in vain. */
interface Failed extends Backoff {
  readonly id: string;
  readonly carrier: Carrier;
}

/** Keeps applications on a disk until they are delivered, by one of the processes that share it. */
export class SpooledPost implements ApplicationPost {
  readonly sendsLetters: boolean;
  readonly #spool: Spool;
  readonly #lease: Lease;
  readonly #carriers: readonly Carrier[];
  /** By `keyOf`; so are those that have gone, while that is not noted on the disk. */
  readonly #failed = new Map<string, Failed>();
  readonly #arrived = new Map<string, Waiting>();
  /** Servers that take nothing. */
  readonly #failing = new Map<string, Backoff>();
  /** Attempts under way, one a server: one that is silent holds up no other. */
  readonly #underWay = new Map<string, { since: number; ended: Promise<void> }>();
  readonly #timer = setInterval(() => this.#goOn(), LOOK);
  #rounds = Promise.resolve();
  /** Why the disk fails; empty until it is tried. */
  #disk: string | undefined = "";
  #sends: boolean | undefined;
  #isStopping = false;

  /** Takes up what an earlier run has left. */
  constructor(spool: Spool, lease: Lease, carriers: readonly Carrier[], sendsLetters: boolean) {
    [this.#spool, this.#lease, this.#carriers, this.sendsLetters] = [spool, lease, carriers, sendsLetters];
    this.#goOn();
  }

  async waiting(): Promise<number> {
    return (await this.#spool.list()).length;
  }

  heldUpBy(): string[] {
    const slow = [...this.#underWay].filter(([, { since }]) => performance.now() - since >= SLOW);
    return [...new Set([...(this.#disk ? ["disk"] : []), ...this.#failing.keys(), ...slow.map(([server]) => server)])];
  }

  refused(): number {
    // What waits for a server that fails nobody has refused, and a copy is the visitor's own.
    const refused = [...this.#failed.values()].filter(
      ({ carrier: { name, server } }) => name !== COPY && !this.#failing.has(server),
    );
    return new Set(refused.map(({ id }) => id)).size;
  }

  givenUp(): Promise<number> {
    return this.#spool.givenUp();
  }

  async take(application: Application): Promise<void> {
    if ((await this.waiting()) >= MOST_WAITING) throw new DeliveryError("too many are waiting");
    await this.#spool.put(application).catch((error: unknown) => {
      this.#tellDisk(error);
      throw error;
    });
    for (const carrier of this.#carriers) this.#failed.delete(keyOf({ id: deliveryId(application) }, carrier));
    this.#goOn();
  }

  async stop(within: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#rounds;
    const ended = Promise.all([...this.#underWay.values()].map((one) => one.ended));
    let timer: NodeJS.Timeout;
    await Promise.race([ended, new Promise((over) => (timer = setTimeout(over, within)))]);
    clearTimeout(timer!);
    await this.#lease.free();
  }

  /** The loop: a round every few seconds, with whatever comes, and at the end of each attempt. */
  #goOn(): void {
    this.#rounds = this.#rounds
      .then(() => this.#round())
      // After it: of a full disk what waits can be sent.
      .then(() => (this.#disk === undefined ? undefined : this.#spool.tryWriting()))
      .then(() => this.#tellDisk(), this.#tellDisk);
  }

  readonly #tellDisk = (error?: unknown): void => {
    const failure = error === undefined ? undefined : placeOf(error);
    if (failure && failure !== this.#disk) console.error(`Applications: the spool failed, ${failure}`);
    if (!failure && this.#disk) console.error("Applications: the spool works again");
    this.#disk = failure;
  };

  async #round(): Promise<void> {
    if (this.#isStopping) return;
    await this.#spool.makeFolders();
    const [sends, sent] = [await this.#lease.take(), this.#sends];
    this.#sends = sends;
    if (sends !== (sent ?? true)) console.error(sends ? SENT_HERE : SENT_ELSEWHERE);
    if (!sends) return [this.#failed, this.#failing].forEach((known) => known.clear());
    await this.#spool.removeUnfinished();
    const waiting = await this.#spool.list();
    const ids = new Set(waiting.map(({ id }) => id));
    for (const known of [this.#failed, this.#arrived]) {
      for (const [key, { id }] of known) if (!ids.has(id)) known.delete(key);
    }
    for (const carrier of this.#carriers) this.#begin(carrier, waiting);
  }

  /** Begins what is due by a carrier and has failed least: what a server breaks off at must not be its next trial, too. */
  #begin(carrier: Carrier, waiting: readonly Waiting[]): void {
    const { name, server } = carrier;
    // A round may have begun before the stop.
    if (this.#isStopping || this.#underWay.has(server) || !isDue(this.#failing.get(server))) return;
    const failed = (one: Waiting) => this.#failed.get(keyOf(one, carrier));
    const [next] = waiting
      .filter((one) => (!one.gone.includes(name) || this.#isOver(one.gone)) && isDue(failed(one)))
      .sort((a, b) => (failed(a)?.attempts ?? 0) - (failed(b)?.attempts ?? 0));
    if (!next) return;
    const ended = this.#deliver(next, carrier).finally(() => {
      this.#underWay.delete(server);
      this.#goOn();
    });
    this.#underWay.set(server, { since: performance.now(), ended });
  }

  async #deliver(waiting: Waiting, carrier: Carrier): Promise<void> {
    const key = keyOf(waiting, carrier);
    try {
      const { application, delivered = [] } = await this.#spool.read(waiting);
      const unwanted = this.#carriers.filter((one) => !one.wants(application)).map(({ name }) => name);
      const gone = [...waiting.gone, ...delivered, ...unwanted];
      const isToGo = !gone.includes(carrier.name) && !this.#arrived.has(key);
      if (isToGo && !(await this.#attempt(waiting, carrier, application))) return;
      this.#arrived.set(key, waiting);
      const now = [...new Set([...gone, carrier.name])];
      await (this.#isOver(now) ? this.#spool.remove(waiting) : this.#spool.note(waiting, now));
      this.#arrived.delete(key);
    } catch (error) {
      // Its file has another name where it has gone on by another carrier, and none where another text has replaced it.
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT") this.#putOff(waiting, carrier, `the spool failed, ${codeOf(error)}`);
      // What is listed all the same, as a broken link is, holds up the others no more than that.
      else if (syscall === "open") this.#failed.set(key, { ...backedOff(undefined, LOOK), id: waiting.id, carrier });
    }
  }

  /** Whether it has arrived, or never will. */
  async #attempt(waiting: Waiting, carrier: Carrier, application: Application): Promise<boolean> {
    const { name, server } = carrier;
    const wasFailing = this.#failing.get(server);
    const error: unknown = await carrier.carry(application).catch((reason: unknown) => reason);
    const { kind, retryAfter = 0 } = error instanceof DeliveryError ? error : {};
    const why = `${name}: ${reasonOf(error)}`;
    const isServers = kind === "server" || kind === "broken";
    if (isServers) {
      this.#failing.set(server, backedOff(wasFailing, LONGEST_OF_SERVER, Math.min(retryAfter, LONGEST_PAUSE)));
      if (!wasFailing) console.error(`Applications: ${why}, all that go by ${server} wait until one has gone`);
    } else {
      this.#failing.delete(server);
      if (wasFailing) console.error(`Applications: ${server} answers again`);
    }
    if (error === undefined) return true;
    const tried = performance.now() - (this.#failed.get(keyOf(waiting, carrier))?.since ?? Infinity);
    const isExhausted = Date.now() - Date.parse(application.accepted_at) >= PATIENCE && tried >= IN_ONE_RUN;
    // A visitor's address may be mistyped; whatever else is refused may be a setting, which somebody mends.
    if (name === COPY && (kind === "final" || isExhausted || (!isServers && tried >= PATIENCE_WITH_COPY))) {
      console.error(`Application ${waiting.number}: the visitor's copy is given up (${why})`);
      return true;
    }
    if (isExhausted) {
      const place = await this.#spool.giveUp(waiting);
      const told = `not delivered (${why}) FOR THREE DAYS AND IS GIVEN UP: it is kept in ${place}`;
      console.error(`Application ${waiting.number}: ${told}`);
    } else this.#putOff(waiting, carrier, `not delivered (${why})`, wasFailing !== undefined && kind !== "broken");
    return false;
  }

  #isOver(gone: readonly string[]): boolean {
    return this.#carriers.every(({ name }) => gone.includes(name));
  }

  /** The pause is its own, for it may itself be the cause, unless its server had failed before and has taken nothing of it. */
  #putOff(waiting: Waiting, carrier: Carrier, why: string, isServers = false): void {
    const [key, { id, number }] = [keyOf(waiting, carrier), waiting];
    const own = backedOff(this.#failed.get(key), LONGEST_PAUSE);
    const { due = 0 } = this.#failing.get(carrier.server) ?? {};
    const next = isServers && due > 0 ? due : Math.max(own.due, due);
    this.#failed.set(key, { ...own, due: next, id, carrier });
    const seconds = Math.round((next - performance.now()) / 1000);
    console.error(`Application ${number}: ${why}, attempt ${own.attempts}, the next in ${seconds} s`);
  }
}

const keyOf = ({ id }: Pick<Waiting, "id">, { name }: Carrier): string => `${id} ${name}`;

/** What the system says of an error, for the log: its own words may name whom a file is of. */
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? reasonOf(error);

/** With the file or folder, for whoever is to mend it: in its name is a number at most. */
function placeOf(error: unknown): string {
  const { path, dest = path } = error as { path?: string; dest?: string };
  return [codeOf(error), dest].filter(Boolean).join(" ");
}
