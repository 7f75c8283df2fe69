/** Pauses between attempts, milliseconds: each is three times as long as the one before. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 3_600_000;
const TIMES = 3;

/** Attempts so far, and when the next is due. */
interface Turn {
  attempts: number;
  dueAt: number;
}

/** When which application is tried again, by number; whatever has not been tried is due at once. */
export class Schedule {
  readonly #turns = new Map<string, Turn>();

  isDue(number: string): boolean {
    return (this.#turns.get(number)?.dueAt ?? 0) <= Date.now();
  }

  /** Which attempt has failed now, and the pause until the next, milliseconds. */
  putOff(number: string): { attempts: number; pause: number } {
    const attempts = (this.#turns.get(number)?.attempts ?? 0) + 1;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * TIMES ** (attempts - 1));
    this.#turns.set(number, { attempts, dueAt: Date.now() + pause });
    return { attempts, pause };
  }

  never(number: string): void {
    this.#turns.set(number, { attempts: 0, dueAt: Infinity });
  }

  forget(number: string): void {
    this.#turns.delete(number);
  }

  /** Forgets all but these. */
  keepOnly(numbers: readonly string[]): void {
    const kept = new Set(numbers);
    for (const number of this.#turns.keys()) if (!kept.has(number)) this.#turns.delete(number);
  }
}
