import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenPaused } from "./when-paused.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it calls back once nothing was typed for so long, and not while somebody types", () => {
  const [field, act] = [new EventTarget(), vi.fn()];
  whenPaused(field, 1000, act);
  for (let key = 0; key < 5; key++) {
    vi.advanceTimersByTime(999);
    field.dispatchEvent(new Event("input"));
  }
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("what is no longer wanted does not come", () => {
  const [field, act] = [new EventTarget(), vi.fn()];
  const off = whenPaused(field, 1000, act);
  off();
  field.dispatchEvent(new Event("input"));
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
