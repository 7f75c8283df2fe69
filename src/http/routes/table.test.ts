import { expect, test } from "vitest";
import { documents } from "../../../tests/support/api.ts";
import { acceptedForms, allowOf, findRoute, isApiPath, ROUTES } from "./table.ts";

const { paths } = JSON.parse(documents["/openapi.json"]!.body) as { paths: Record<string, object> };

test("what the interface description tells of is a route, with the methods that are told", () => {
  for (const [path, operations] of Object.entries(paths)) {
    const { route } = findRoute(path.replace("{version}", "2026-11-20"))!;
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    expect(route.methods, path).toEqual(expect.arrayContaining(methods));
  }
});

test("a hint is an address that there is", () => {
  for (const form of acceptedForms("")) {
    const [method, path] = form.replace(/\?.*/, "").split(" ") as ["GET", string];
    expect(findRoute(path)!.route.methods, form).toContain(method);
  }
});

test.each([
  ["/v1/calc/id/A1.2.csv", { calculation_id: "A1.2", format: "csv" }],
  ["/v1/calc/dvuhskat/12/30/4.35", { roof: "dvuhskat", width: "12", length: "30", height: "4.35" }],
  ["/v1/calc/dvuhskat/12/30/4.35/gates-1.csv/", { roof: "dvuhskat", height: "4.35", opts: "gates-1.csv" }],
  ["/v1/search.", { format: "" }],
])("the parts of %s are %j", (path, parts) => {
  expect(findRoute(path)?.parts).toMatchObject(parts);
});

test.each(["/v1/calc/1/2/3", "/v1/calc.x.csv", "/llms.txt/", "/prices/2026-11-20.1.json", "/healthz/x", "/docs/"])(
  "%s is no route",
  (path) => {
    expect(findRoute(path)).toBeUndefined();
    expect(isApiPath(path)).toBe(path.startsWith("/v1/"));
  },
);

test("GET brings HEAD with it, and every route answers OPTIONS", () => {
  expect(new Set(ROUTES.map(allowOf))).toEqual(
    new Set(["GET, HEAD, OPTIONS", "POST, OPTIONS", "GET, HEAD, POST, OPTIONS"]),
  );
});
