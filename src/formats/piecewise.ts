/** Lets all else be done; the host decides who goes on. */
export type Turn = () => Promise<void>;

/** Of a host without an order of its own. */
export const nextTask: Turn = () => new Promise((goOn) => setTimeout(goOn));

/** How long a piece of work may keep all others waiting, milliseconds. */
const PIECE = 8;

/**
 * Does work that may take long: `steps` yields wherever it can be put off, every millisecond or so, and between pieces
 * `turn` lets all else be done, also before the first of them. A host whose clock stands still while it works, as that of
 * Cloudflare, does it in one piece: it divides its time by itself.
 */
export async function piecewise<Result>(steps: Iterator<undefined, Result>, turn: Turn): Promise<Result> {
  for (;;) {
    await turn();
    const end = performance.now() + PIECE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}
