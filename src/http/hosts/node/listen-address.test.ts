import { describe, expect, test } from "vitest";
import { listenAddress } from "./listen-address.ts";

describe("HOST and PORT", () => {
  test.each([
    [{}, "127.0.0.1", 4321],
    [{ HOST: "", PORT: "" }, "127.0.0.1", 4321],
    [{ HOST: "0.0.0.0", PORT: "8080" }, "0.0.0.0", 8080],
    [{ PORT: "0" }, "127.0.0.1", 0],
    [{ PORT: "65535" }, "127.0.0.1", 65_535],
  ])("%j → %s:%i", (env, host, port) => {
    expect(listenAddress(env)).toEqual({ host, port });
  });

  test.each(["abc", "-1", "65536", "80.5", "0x50", "1e3", " ", "123456"])("PORT=%j is refused", (PORT) => {
    expect(() => listenAddress({ PORT })).toThrow(JSON.stringify(PORT));
  });
});
