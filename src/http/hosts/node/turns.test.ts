import { expect, test } from "vitest";
import { turn } from "./turns.ts";

test("one work goes on in a turn of the loop, that of the earliest request first", async () => {
  const done: string[] = [];
  async function work(request: number): Promise<void> {
    for (let piece = 0; piece < 3; piece++) {
      await turn(request);
      done.push(`${request}.${piece}`);
    }
  }
  let loops = 0;
  const loop = (): void => {
    loops += 1;
    if (done.length < 9) setImmediate(loop);
  };
  setImmediate(loop);
  await Promise.all([work(7), work(5), work(6)]);
  expect(done).toEqual(["5.0", "5.1", "5.2", "6.0", "6.1", "6.2", "7.0", "7.1", "7.2"]);
  expect(loops).toBeGreaterThanOrEqual(9);
});

test("what is for a client that is gone is passed over, and what waits behind it goes on", async () => {
  const done: string[] = [];
  let isGone = false;
  void turn(1, () => isGone).then(() => done.push("of one who left"));
  const waits = turn(2).then(() => done.push("of one who waits"));
  isGone = true;
  await waits;
  expect(done).toEqual(["of one who waits"]);
  void turn(3, () => isGone);
  // The loop looks at it alone before anybody else comes.
  await new Promise(setImmediate);
  await turn(4);
});
