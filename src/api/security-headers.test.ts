import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

function connectRule(leadEndpoint: string | undefined): string | undefined {
  const { "Content-Security-Policy": policy } = securityHeaders({ https: true, leadEndpoint });
  return policy?.split("; ").find((rule) => rule.startsWith("connect-src"));
}

test("pages speak with their own site alone", () => expect(connectRule(undefined)).toBe("connect-src 'self'"));

test("an endpoint for applications adds its origin and no more", () => {
  expect(connectRule("https://crm.example:8443/lead?form=1")).toBe("connect-src 'self' https://crm.example:8443");
});
