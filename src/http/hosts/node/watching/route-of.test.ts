import { expect, test } from "vitest";
import { routeOf } from "./route-of.ts";

test.each([
  ["/v1/calc?roof=dvuhskat&width=12", "/v1/calc"],
  ["/v1/calc.csv?name=Ivan", "/v1/calc"],
  ["/v1/calc/", "/v1/calc"],
  ["/v1/calc/batch.csv", "/v1/calc/batch"],
  ["/v1/calc/id/A1-2B-3C.xlsx", "/v1/calc/id/{calculation_id}"],
  ["/v1/calc/dvuhskat/12/30/4.35", "/v1/calc/{roof}/{width}/{length}/{height}"],
  ["/v1/calc/dvuhskat/12/30/4.35/gates-1.csv", "/v1/calc/{roof}/{width}/{length}/{height}"],
  ["/v1/search?budget=1000000", "/v1/search"],
  ["/v1/understand?text=secret", "/v1/understand"],
  ["/v1/search/of/nothing", "other"],
  ["/v1/ivan@example.com", "other"],
  ["/v1", "/v1"],
  ["/mcp/", "/mcp"],
  ["/application", "/application"],
  ["/healthz", "/healthz"],
  ["/metrics?token=secret", "/metrics"],
  ["/prices.json", "/prices.json"],
  ["/prices/index.json", "/prices/index.json"],
  ["/prices/2026-11-20.2.json", "/prices/{version}.json"],
  ["/?width=12", "page"],
  ["/podbor/", "page"],
  ["/ivan@example", "page"],
  ["/_astro/page.abc.js", "file"],
  ["/wp-login.php", "file"],
  ["http://example.com/", "other"],
  ["*", "other"],
])("%s is %s", (target, route) => {
  expect(routeOf(target)).toBe(route);
});
