import { isIgnoredName } from "hangar-engine";
import { UNSETTLED } from "./unsettled-notice.ts";

/** A link of ours on this page; marks of advertising stay as they came. */
export function addressOf(link: string, isOpen: boolean): string {
  const marks = [...new URLSearchParams(location.search)].filter(([name]) => isIgnoredName(name));
  const query = new URL(link).search + marks.map((mark) => `&${new URLSearchParams([mark])}`).join("");
  return `${location.pathname}${query}${fragmentOf(isOpen)}`;
}

/** Of a page whose form nobody has touched; one with its hangar in the fragment stays as it is. */
export function addressAsCame(isOpen: boolean): string | undefined {
  return queryOfFragment() ? undefined : `${location.pathname}${location.search}${fragmentOf(isOpen)}`;
}

/** Some programs put a query behind the fragment's mark: `/#?roof=…`. */
export function queryOfFragment(): string {
  return location.hash.includes("=") ? location.hash.replace(/^#[!/?]*/, "") : "";
}

function fragmentOf(isOpen: boolean): string {
  const own = queryOfFragment() || location.hash === UNSETTLED ? "" : location.hash;
  return isOpen ? UNSETTLED : own;
}
