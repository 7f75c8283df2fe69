/** Pauses between attempts, milliseconds: each is three times as long as the one before. */
const FIRST_PAUSE = 5_000;
const TIMES = 3;

/** Attempts that have failed, the first of them, and when the next is due: by the clock of this process, no other can be put right. */
export interface Backoff {
  readonly attempts: number;
  readonly since: number;
  readonly due: number;
}

/** After one more that failed now. The pause is no longer than `longest`, unless `least` is asked for; milliseconds. */
export function backedOff(former: Backoff | undefined, longest: number, least = 0): Backoff {
  const [now, attempts] = [performance.now(), former?.attempts ?? 0];
  const pause = Math.max(Math.min(longest, FIRST_PAUSE * TIMES ** attempts), least);
  return { attempts: attempts + 1, since: former?.since ?? now, due: now + pause };
}

/** What has not failed is due at once. */
export const isDue = (backoff: Backoff | undefined): boolean => (backoff?.due ?? 0) <= performance.now();
