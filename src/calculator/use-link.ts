import { useEffect, useLayoutEffect } from "preact/hooks";
import { isIgnoredName } from "hangar-engine";
import type { Calculator } from "./calculator-context.ts";
import { openLink } from "./link-to-form.ts";

/** Browsers refuse more than about a hundred changes of the address in half a minute, which a slider reaches. */
const PAUSE_MS = 200;

/** The page's address and the form: the address is read once, then follows what the person changes. */
export function useLink({ state, dispatch }: Calculator): void {
  useLayoutEffect(() => {
    const link = openLink(location.search || queryOfFragment());
    if (link.configured || link.notices.length > 0) dispatch({ type: "open", link });
    document.documentElement.classList.remove("opening-link");
  }, []);

  const link = state.touched ? state.shown?.calculator_link : undefined;
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => history.replaceState(null, "", addressOf(link)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [link]);
}

/** Some programs put a query behind the fragment's mark: `/#?roof=…`. */
function queryOfFragment(): string {
  return location.hash.includes("=") ? location.hash.replace(/^#[!/?]*/, "") : "";
}

/** The calculator link on this site; marks of advertising stay as they came. */
function addressOf(calculatorLink: string): string {
  const query = new URL(calculatorLink).searchParams;
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isIgnoredName(name)) query.append(name, value);
  }
  return `${location.pathname}?${query}${queryOfFragment() ? "" : location.hash}`;
}
