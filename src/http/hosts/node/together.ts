/** Most requests that are answered before the first answer is sent. */
const TOGETHER = 32;
/** No further one is begun then, milliseconds: whoever connects is heard once a turn of the loop. */
const LONGEST = 4;

/**
 * Answers the requests that came in one turn of the loop a few at a time, and sends the answers only then: sending drives
 * what a calculation needs out of the processor. With wrk on 64 connections one takes 3.7 times the processor's time of a
 * ready answer of plain node:http so, and 4.2 times when each is sent as soon as it is made (medians of 21 rounds in turns).
 */
export function together<Request, Answer>(
  answer: (request: Request) => Answer,
  send: (request: Request, answer: Answer) => void,
): (request: Request) => void {
  let waiting: Request[] = [];

  function answerFew(): void {
    const few = waiting;
    const answers: Answer[] = [];
    const end = performance.now() + LONGEST;
    do answers.push(answer(few[answers.length]!));
    while (answers.length < Math.min(few.length, TOGETHER) && performance.now() < end);
    waiting = few.slice(answers.length);
    if (waiting.length > 0) setImmediate(answerFew);
    for (let at = 0; at < answers.length; at++) send(few[at]!, answers[at]!);
  }

  return (request) => {
    if (waiting.push(request) === 1) setImmediate(answerFew);
  };
}
