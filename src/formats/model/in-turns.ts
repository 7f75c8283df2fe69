/** Lets all else be done. */
export type Turn = () => Promise<void>;

/** So long at once work keeps all others waiting, milliseconds. */
const PIECE_MS = 8;

const nextTask: Turn = () => new Promise((goOn) => setTimeout(goOn));

/** Does work that comes in small pieces, and lets all else be done where it took long. */
export async function inTurns(work: Iterable<undefined>, turn = nextTask): Promise<void> {
  let end = performance.now() + PIECE_MS;
  const pieces = work[Symbol.iterator]();
  while (!pieces.next().done) {
    if (performance.now() < end) continue;
    await turn();
    end = performance.now() + PIECE_MS;
  }
  await turn();
}
