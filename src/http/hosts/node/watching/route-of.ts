import { pathOf } from "../../../request-target.ts";
import { isApiPath } from "../../../routes/is-api-path.ts";

const OWN = new Set(["/mcp", "/healthz", "/application", "/metrics", "/desk/releases"]);

/** What has no name of its own: addresses that nobody should ask for are without number. */
const OTHER = "other";

/** The kind of address of a request, one of a few dozen: neither a value of a caller's nor what a robot makes up is in it. */
export function routeOf(target: string): string {
  if (!target.startsWith("/")) return OTHER;
  const path = pathOf(target);
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  if (OWN.has(plain)) return plain;
  if (plain === "/v1" || plain.startsWith("/v1/")) return callOf(plain.split("/").slice(2));
  if (isApiPath(path)) return path.replace(/^\/prices\/\d.*/, "/prices/{version}.json");
  return /\/_|\.\w+$/.test(path) ? "file" : "page";
}

function callOf(segments: readonly string[]): string {
  const [resource = "", first, second] = segments.map((segment) => segment.replace(/\.\w+$/, ""));
  const places = segments.length;
  if ((resource === "search" || resource === "understand") && places === 1) return `/v1/${resource}`;
  if (resource !== "calc") return OTHER;
  if (places === 1) return "/v1/calc";
  if (first === "batch" && places === 2) return "/v1/calc/batch";
  if (first === "id" && second !== undefined && places === 3) return "/v1/calc/id/{calculation_id}";
  return places === 5 || places === 6 ? "/v1/calc/{roof}/{width}/{length}/{height}" : OTHER;
}
