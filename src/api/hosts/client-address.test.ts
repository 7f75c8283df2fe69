import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["203.0.113.7", null, "203.0.113.7"],
  ["::ffff:203.0.113.7", null, "203.0.113.7"],
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["::ffff:127.0.0.1", "192.0.2.66, 198.51.100.1", "198.51.100.1"],
  ["172.17.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"],
  ["10.0.0.1", "10.0.0.7, 10.0.0.2", "10.0.0.7"],
  ["127.0.0.1", " , ", undefined],
  ["::1", "2001:db8::7", "2001:db8::7"],
  ["127.0.0.1", null, undefined],
  [undefined, "198.51.100.1", undefined],
])("%s with X-Forwarded-For %s is %s", (peer, forwarded, address) => {
  expect(clientAddress(peer, forwarded)).toBe(address);
});
