import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

function rule(name: string, pathname: string, leadEndpoint?: string): string | undefined {
  const { "Content-Security-Policy": policy } = securityHeaders({ https: true, leadEndpoint }, pathname);
  return policy?.split("; ").find((text) => text.startsWith(name));
}

const connectRule = (leadEndpoint: string | undefined) => rule("connect-src", "/", leadEndpoint);

test.each(["/docs/", "/en/docs/limits/", "/pagefind/pagefind-worker.js"])(
  "%s may run the WebAssembly of its search",
  (pathname) => {
    expect(rule("script-src", pathname)).toBe("script-src 'self' 'wasm-unsafe-eval'");
  },
);

test.each(["/", "/docs", "/documents/", "/podbor/"])("%s may run files of the site alone", (pathname) => {
  expect(rule("script-src", pathname)).toBe("script-src 'self'");
});

test("pages speak with their own site alone", () => expect(connectRule(undefined)).toBe("connect-src 'self'"));

test("an endpoint for quote requests adds its origin and no more", () => {
  expect(connectRule("https://crm.example:8443/lead?form=1")).toBe("connect-src 'self' https://crm.example:8443");
});
