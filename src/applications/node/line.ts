import { Schedule } from "./schedule.ts";

/** How often the folder is looked into for what another server has left there, milliseconds. */
export const LOOK = 5_000;

/** The longest pause between attempts of an application, milliseconds. */
export const LONGEST_PAUSE = 3_600_000;

/** A server that an attempt waits for this long is told as holding up the others, milliseconds. */
const SILENT = 30_000;

/** What goes by one server: one after the other, again and again, whatever another server does meanwhile. */
export class Line {
  readonly server: string;
  /** Of the applications, by number. */
  readonly schedule = new Schedule(LONGEST_PAUSE);
  readonly #work: (line: Line) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isStopping = false;
  #ended: Promise<void> = Promise.resolve();
  /** Whether something came while the others were on their way. */
  #hasNew = false;
  /** When the attempt began that is under way. */
  #since: number | undefined;

  constructor(server: string, work: (line: Line) => Promise<void>) {
    [this.server, this.#work] = [server, work];
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Whether an attempt has waited for the server for long. */
  get isSilent(): boolean {
    return this.#since !== undefined && performance.now() - this.#since >= SILENT;
  }

  wake(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopping) return;
    if (this.#isRunning) this.#hasNew = true;
    else this.#timer = setTimeout(() => (this.#ended = this.#run()), pause);
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    return this.#ended;
  }

  async attempt(carry: () => Promise<void>): Promise<void> {
    this.#since = performance.now();
    await carry().finally(() => (this.#since = undefined));
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#hasNew = false;
    await this.#work(this);
    this.#isRunning = false;
    this.wake(this.#hasNew ? 0 : LOOK);
  }
}
