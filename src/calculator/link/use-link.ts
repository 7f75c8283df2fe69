import { useLayoutEffect, useRef } from "preact/hooks";
import { isIgnoredName } from "hangar-engine";
import type { Calculator } from "../calculator-context.ts";
import { answerForm } from "../form-answer.ts";
import type { FormState } from "../form/form-state.ts";
import { keptWish } from "../wish/kept-wish.ts";
import { openLink } from "./link-to-form.ts";
import { UNSETTLED, UNSETTLED_NOTICE } from "./unsettled-notice.ts";
import { useAddress } from "./use-address.ts";

/** The page's address and the form: the address is read when the page opens, then follows what the person changes. */
export function useLink({ state, dispatch }: Calculator): void {
  useLayoutEffect(() => {
    const link = openLink(location.search || queryOfFragment());
    if (isUnsettled(link.form)) link.notices.push(UNSETTLED_NOTICE);
    if (link.configured || link.notices.length > 0) dispatch({ type: "open", link });
    document.documentElement.classList.remove("opening-link");
  }, []);

  // A link with its query behind the mark, followed where the calculator is open already, loads no page.
  useLayoutEffect(() => {
    const followFragment = () => {
      const link = openLink(queryOfFragment());
      if (link.configured) dispatch({ type: "bring", link });
    };
    addEventListener("hashchange", followFragment);
    return () => removeEventListener("hashchange", followFragment);
  }, []);

  const isOpen = state.reserve !== undefined;
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const link = state.touched ? state.shown?.calculator_link : undefined;
  useAddress(link ? addressOf(link, isOpen) : wasOpen.current ? addressAsCame(isOpen) : undefined);
}

/** Some programs put a query behind the fragment's mark: `/#?roof=…`. */
function queryOfFragment(): string {
  return location.hash.includes("=") ? location.hash.replace(/^#[!/?]*/, "") : "";
}

/** Where the words are in this tab, they come back and ask themselves. */
function isUnsettled(form: FormState): boolean {
  const id = answerForm(form).body?.calculation_id;
  return location.hash === UNSETTLED && !(id && keptWish("calculator").read()?.includes(id));
}

/** The calculator link on this site; marks of advertising stay as they came. */
function addressOf(calculatorLink: string, isOpen: boolean): string {
  const query = new URL(calculatorLink).searchParams;
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isIgnoredName(name)) query.append(name, value);
  }
  return `${location.pathname}?${query}${fragmentOf(isOpen)}`;
}

/** Of a page whose form nobody has touched; one with its hangar in the fragment stays as it is. */
function addressAsCame(isOpen: boolean): string | undefined {
  return queryOfFragment() ? undefined : `${location.pathname}${location.search}${fragmentOf(isOpen)}`;
}

function fragmentOf(isOpen: boolean): string {
  const own = queryOfFragment() || location.hash === UNSETTLED ? "" : location.hash;
  return isOpen ? UNSETTLED : own;
}
