import { describe, expect, test } from "vitest";
import { leadEndpoint } from "../../../scripts/settings/lead-endpoint.ts";

const endpoint = (given: string) => leadEndpoint({ PUBLIC_LEAD_ENDPOINT: given });

describe("PUBLIC_LEAD_ENDPOINT", () => {
  test.each(["", "  "])("“%s” is none", (given) => expect(endpoint(given)).toBeUndefined());
  test("that is not set is none", () => expect(leadEndpoint({})).toBeUndefined());

  test.each([
    [" https://crm.example/lead?form=hangar ", "https://crm.example/lead?form=hangar"],
    ["http://localhost:8080/lead", "http://localhost:8080/lead"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080/"],
  ])("“%s” is taken", (given, taken) => expect(endpoint(given)).toBe(taken));

  test.each([
    "crm.example/lead",
    "/lead",
    "http://crm.example/lead",
    "https://user:secret@crm.example/",
    "https://crm.example/#lead",
    "javascript:alert(1)",
    "https://crm.example; script-src *",
  ])("“%s” stops the build", (given) => {
    expect(() => endpoint(given)).toThrow("PUBLIC_LEAD_ENDPOINT must be an address");
  });

  test.each([`"`, "'", ";", ",", "*"])("a host with %s stops the build", (sign) => {
    expect(() => endpoint(`https://crm${sign}example/lead`)).toThrow(
      `The host in PUBLIC_LEAD_ENDPOINT must be a name such as calc.example.com, of letters, digits, hyphens and dots, ` +
        `or an IP address, found ${JSON.stringify(`crm${sign}example`)}`,
    );
  });
});
