import { useLayoutEffect } from "preact/hooks";
import type { Calculator } from "../calculator-context.ts";
import { answerForm } from "../form-answer.ts";
import type { FormState } from "../form/form-state.ts";
import { comesBack, keptWish } from "../wish/kept-wish.ts";
import { openLink } from "./link-to-form.ts";
import { queryOfFragment } from "./page-address.ts";
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

  // Who got such a link may pass it on before that is settled.
  const isOpen = state.reserve !== undefined || state.leftOut.isAsRead || state.notices.includes(UNSETTLED_NOTICE);
  useAddress(state.touched ? state.shown?.calculator_link : undefined, isOpen);
}

/** Where the words are in this tab, they come back and ask themselves. */
function isUnsettled(form: FormState): boolean {
  const id = answerForm(form).body?.calculation_id;
  return location.hash === UNSETTLED && !(id && comesBack(keptWish("calculator"), id));
}
