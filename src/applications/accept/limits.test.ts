import { expect, test } from "vitest";
import { Limits, LIMITS } from "./limits.ts";

const HOUR = 3_600_000;

function counted(limits: Limits, times: number, address: (at: number) => string | undefined): void {
  for (let at = 0; at < times; at++) limits.count(address(at));
}

test("an address has so many an hour, and the rest of the world goes on", () => {
  let now = 0;
  const limits = new Limits(() => now);
  counted(limits, LIMITS.ofAddress - 1, () => "203.0.113.7");
  expect(limits.admission("203.0.113.7")).toBe("free");
  limits.count("203.0.113.7");
  expect(limits.admission("203.0.113.7")).toBe("address is over");
  expect(limits.admission("::ffff:203.0.113.7")).toBe("address is over");
  expect(limits.admission("203.0.113.8")).toBe("free");
  now = HOUR;
  expect(limits.admission("203.0.113.7")).toBe("free");
});

test("what was not taken after all is not counted", () => {
  const limits = new Limits(() => 0);
  counted(limits, LIMITS.ofAddress - 1, () => "203.0.113.7");
  limits.count("203.0.113.7")();
  expect(limits.admission("203.0.113.7")).toBe("free");
});

test("a subscriber of IPv6 is one, whatever address of theirs they take", () => {
  const limits = new Limits(() => 0);
  counted(limits, LIMITS.ofAddress, (at) => `2001:db8:0:1::${at}`);
  expect(limits.admission("2001:0DB8::1:ffff:ffff:ffff:ffff")).toBe("address is over");
  expect(limits.admission("2001:db8:0:2::1")).toBe("free");
});

test("what is no address counts as it stands", () => {
  const limits = new Limits(() => 0);
  counted(limits, LIMITS.ofAddress, () => "1:2:3:4:5:6:7:8:9::1");
  expect(limits.admission("1:2:3:4:5:6:7:8:9::1")).toBe("address is over");
});

test("when all together are too many work is asked for, and at last nothing helps", () => {
  const limits = new Limits(() => 0);
  counted(limits, LIMITS.ofAll - 1, (at) => `198.51.100.${at}`);
  expect(limits.admission("203.0.113.7")).toBe("free");
  limits.count(undefined);
  expect(limits.admission("203.0.113.7")).toBe("with work");
  counted(limits, LIMITS.ofAllWithWork - LIMITS.ofAll, () => undefined);
  expect(limits.admission("203.0.113.7")).toBe("all is over");
  expect(limits.admission(undefined)).toBe("all is over");
});
