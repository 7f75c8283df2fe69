import { useMemo, useReducer } from "preact/hooks";
import { initialState, reduce } from "../calculator/calculator-state.ts";
import { useDraft } from "../calculator/use-draft.ts";
import { useLink } from "../calculator/use-link.ts";
import { useOlderList } from "../calculator/use-older-list.ts";
import { useWebMcp } from "../calculator/web-mcp/use-web-mcp.ts";
import { CalculatorProvider } from "./CalculatorProvider.tsx";
import { FormHead } from "./FormHead.tsx";
import { HangarForm } from "./HangarForm.tsx";
import { Shelf } from "./keep/Shelf.tsx";
import { LinkNotices } from "./LinkNotices.tsx";
import { Result } from "./Result.tsx";
import { OfferPrinter } from "./take-away/OfferPrinter.tsx";
import { TotalAnnouncer } from "./TotalAnnouncer.tsx";
import { TotalBar } from "./TotalBar.tsx";

/** The whole calculator: rendered with the default hangar when the site is built, then alive in the browser. */
export function Calculator() {
  const [state, dispatch] = useReducer(reduce, undefined, () => initialState());
  useLink({ state, dispatch });
  useDraft({ state, dispatch });
  useOlderList({ state, dispatch });
  useWebMcp(dispatch);
  // The same parts at every key: of them only who uses the context is rendered again.
  const parts = useMemo(() => <Parts />, []);
  return <CalculatorProvider calculator={{ state, dispatch }}>{parts}</CalculatorProvider>;
}

function Parts() {
  return (
    <>
      <div class="form-column">
        <Shelf />
        <LinkNotices />
        <FormHead />
        <HangarForm />
      </div>
      <Result />
      <TotalBar />
      <TotalAnnouncer />
      <OfferPrinter />
    </>
  );
}
