/** Works that wait to go on, each with the number of the request that it is for, and whether its client is gone. */
let waiting: { request: number; isGone: () => boolean; goOn: () => void }[] = [];

/**
 * Lets the loop do all else that waits. Of the works that wait the one for the earliest request goes on, and no other
 * until the next turn: so the first is done first, and one piece of work is all that anybody has to wait for. What is for
 * nobody any more never goes on.
 */
export function turn(request: number, isGone = () => false): Promise<void> {
  return new Promise((goOn) => {
    if (waiting.push({ request, isGone, goOn }) === 1) setImmediate(next);
  });
}

function next(): void {
  waiting = waiting.filter(({ isGone }) => !isGone());
  if (waiting.length === 0) return;
  const earliest = waiting.reduce((first, one) => (one.request < first.request ? one : first));
  waiting.splice(waiting.indexOf(earliest), 1);
  if (waiting.length > 0) setImmediate(next);
  earliest.goOn();
}
