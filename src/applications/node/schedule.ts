/** Pauses between attempts, milliseconds: each is three times as long as the one before. */
const FIRST_PAUSE = 5_000;
const TIMES = 3;

/** Attempts so far, the first of them and when the next is due, by the clock of this process: the system's is put right at times. */
interface Turn {
  attempts: number;
  firstAt: number;
  dueAt: number;
}

const FRESH: Turn = { attempts: 0, firstAt: 0, dueAt: 0 };

/** When what has failed is tried again, by its name; whatever has not been tried is due at once. */
export class Schedule {
  readonly #turns = new Map<string, Turn>();
  readonly #longestPause: number;

  /** `longestPause` in milliseconds. */
  constructor(longestPause: number) {
    this.#longestPause = longestPause;
  }

  /** Attempts that have failed since the last that has not. */
  attemptsOf(name: string): number {
    return this.#turnOf(name).attempts;
  }

  /** For how long every attempt has failed, milliseconds. */
  failingFor(name: string): number {
    const { attempts, firstAt } = this.#turnOf(name);
    return attempts === 0 ? 0 : performance.now() - firstAt;
  }

  dueAt(name: string): number {
    return this.#turnOf(name).dueAt;
  }

  isDue(name: string): boolean {
    return this.dueAt(name) <= performance.now();
  }

  /** Which have failed. */
  failing(): string[] {
    return [...this.#turns.keys()].filter((name) => this.attemptsOf(name) > 0);
  }

  /** An attempt has failed now; the pause grows with each, and is no shorter than `least`, milliseconds. */
  putOff(name: string, least = 0): void {
    const now = performance.now();
    const { attempts, firstAt } = this.#turnOf(name);
    const pause = Math.min(this.#longestPause, FIRST_PAUSE * TIMES ** attempts);
    this.#turns.set(name, {
      attempts: attempts + 1,
      firstAt: attempts === 0 ? now : firstAt,
      dueAt: now + Math.max(pause, least),
    });
  }

  /** It is known when the next attempt can be. */
  wait(name: string, dueAt: number): void {
    this.#turns.set(name, { ...this.#turnOf(name), dueAt });
  }

  forget(name: string): void {
    this.#turns.delete(name);
  }

  /** Forgets all but these. */
  keepOnly(names: readonly string[]): void {
    const kept = new Set(names);
    for (const name of this.#turns.keys()) if (!kept.has(name)) this.#turns.delete(name);
  }

  #turnOf(name: string): Turn {
    return this.#turns.get(name) ?? FRESH;
  }
}
