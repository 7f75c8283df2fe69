import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestLog } from "./request-log.ts";

const CALC = { method: "GET", route: "/v1/calc", status: 200, ms: 1.2345, bytes: 3120 };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12) }));
afterEach(() => void vi.useRealTimers());

test("lines come together and each is JSON of what the operator needs and no more", () => {
  const print = vi.fn<(lines: string) => void>();
  const log = requestLog(print);
  log(CALC);
  log({ ...CALC, status: 400 });
  expect(print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  const line = { time: "2026-11-24T12:00:00.000Z", method: "GET", route: "/v1/calc", ms: 1.2, bytes: 3120 };
  expect(print.mock.calls.map(([lines]) => lines.split("\n").map((one) => JSON.parse(one) as object))).toEqual([
    [
      { ...line, status: 200 },
      { ...line, status: 400 },
    ],
  ]);
  log(CALC);
  vi.advanceTimersByTime(100);
  expect(print).toHaveBeenCalledTimes(2);
});
