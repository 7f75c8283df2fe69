import { describe, expect, test } from "vitest";
import { isAllowedOrigin } from "./origin.ts";

const OWN = "hangars.example";

describe("may call", () => {
  test.each([
    ["a program", null, "hangars.example"],
    ["a program that knows the address alone", null, "10.0.0.7"],
    ["a page of the service", "https://hangars.example", "hangars.example"],
    ["a page of another site", "https://assistant.example", "hangars.example"],
    ["a page of another site, of a server at home", "https://assistant.example", "localhost"],
    ["a page of a server at home", "http://localhost:4321", "localhost"],
    ["a page of a server known by its address", "http://192.168.1.5:4321", "192.168.1.5"],
    ["a page of a server known by its address of version 6", "http://[::1]:4321", "[::1]"],
    ["a page behind a proxy that names the host otherwise", "https://hangars.example", "app-1"],
    ["a sandboxed page", "null", "localhost"],
    ["a page of a program", "vscode-webview://1q2w3e", "localhost"],
  ])("%s", (_, origin, host) => {
    expect(isAllowedOrigin(origin, host, OWN)).toBe(true);
  });
});

describe("may not call", () => {
  test.each([
    ["a page that gave its own name this server's address", "http://evil.example", "evil.example"],
    ["the same on another port", "http://evil.example:4321", "evil.example"],
    ["the same under a name that looks like an own one", "http://localhost.evil.example", "localhost.evil.example"],
    ["what is no origin", "evil.example", "localhost"],
    ["an address with a path", "http://evil.example/page", "localhost"],
    ["nothing at all", "", "localhost"],
  ])("%s", (_, origin, host) => {
    expect(isAllowedOrigin(origin, host, OWN)).toBe(false);
  });
});
