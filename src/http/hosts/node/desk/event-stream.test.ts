import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { progressOf } from "../../../../desk/page/publishing/progress-of.ts";
import type { Progress } from "../../../../services/release-progress.ts";
import { eventStream } from "./event-stream.ts";

const BUILD: Progress = { step: "build", text: "Собираем сайт" };
const DONE: Progress = { step: "done", text: "На сайте прайс-лист", version: "2026-11-26" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** A release of whose build nothing is heard for a minute. */
function minuteOfSilence(): ReadableStream<Uint8Array> {
  let tell: (progress: Progress) => void = () => undefined;
  const stream = eventStream((onProgress) => (tell = onProgress));
  tell(BUILD);
  vi.advanceTimersByTime(59_000);
  tell(DONE);
  return stream;
}

test("while nothing happens a comment comes every 15 s, and none after the last word", async () => {
  const comment = ": the build goes on\n\n";
  const [build, done] = [BUILD, DONE].map((one) => `data: ${JSON.stringify(one)}\n\n`);
  expect(await new Response(minuteOfSilence()).text()).toBe(build + comment + comment + comment + done);
  expect(vi.getTimerCount()).toBe(0);
});

test("the desk hears of what happens alone", async () => {
  const heard: Progress[] = [];
  for await (const progress of progressOf(minuteOfSilence())) heard.push(progress);
  expect(heard).toEqual([BUILD, DONE]);
});

test("who goes away is told no more", async () => {
  await eventStream(() => undefined).cancel();
  expect(vi.getTimerCount()).toBe(0);
});
