import { useMemo, useReducer } from "preact/hooks";
import { initialState, reduce } from "./calculator-state.ts";
import { useDraft } from "./use-draft.ts";
import { useLink } from "./link/use-link.ts";
import { useOlderList } from "./link/use-older-list.ts";
import { useWebMcp } from "./web-mcp/use-web-mcp.ts";
import { CalculatorProvider } from "./CalculatorProvider.tsx";
import { Stage } from "./stage/Stage.tsx";
import { FormHead } from "./form/FormHead.tsx";
import { HangarForm } from "./form/HangarForm.tsx";
import { Shelf } from "./saved/Shelf.tsx";
import { LinkNotices } from "./link/LinkNotices.tsx";
import { Result } from "./result/Result.tsx";
import { OfferPrinter } from "./offer/OfferPrinter.tsx";
import { TotalAnnouncer } from "./result/total/TotalAnnouncer.tsx";
import { TotalBar } from "./result/total/TotalBar.tsx";

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
      <Stage />
      <div class="panel">
        <LinkNotices />
        <FormHead />
        <HangarForm />
        <Shelf />
      </div>
      <TotalBar />
      <Result />
      <TotalAnnouncer />
      <OfferPrinter />
    </>
  );
}
