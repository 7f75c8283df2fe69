/** Works that wait to go on, each with the number of the request that it is for. */
const waiting: { request: number; goOn: () => void }[] = [];

/**
 * Lets the loop do all else that waits. Of the works that wait the one for the earliest request goes on, and no other
 * until the next turn: so the first is done first, and one piece of work is all that anybody has to wait for.
 */
export function turn(request: number): Promise<void> {
  return new Promise((goOn) => {
    if (waiting.push({ request, goOn }) === 1) setImmediate(next);
  });
}

function next(): void {
  const earliest = waiting.reduce((first, one) => (one.request < first.request ? one : first));
  waiting.splice(waiting.indexOf(earliest), 1);
  if (waiting.length > 0) setImmediate(next);
  earliest.goOn();
}
