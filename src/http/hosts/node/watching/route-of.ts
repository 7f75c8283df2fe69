import { pathOf } from "../../../request-target.ts";
import { findRoute, isApiPath, labelOf, METRICS_PATH, RELEASES_PATH } from "../../../routes/table.ts";

/** What Node's server itself answers. */
const OWN = new Set([METRICS_PATH, RELEASES_PATH]);

/** What has no name of its own: addresses that nobody should ask for are without number. */
const OTHER = "other";

/** The kind of address of a request, one of a few dozen: neither a value of a caller's nor what a robot makes up is in it. */
export function routeOf(target: string): string {
  if (!target.startsWith("/")) return OTHER;
  const path = pathOf(target);
  if (OWN.has(path)) return path;
  const found = findRoute(path);
  if (found) return labelOf(found.route);
  if (isApiPath(path)) return OTHER;
  return /\/_|\.\w+$/.test(path) ? "file" : "page";
}
