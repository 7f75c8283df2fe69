import { useMemo, useReducer } from "preact/hooks";
import { initialState, reduce } from "./calculator-state.ts";
import { useDraft } from "./use-draft.ts";
import { useLink } from "./link/use-link.ts";
import { useWebMcp } from "./web-mcp/use-web-mcp.ts";
import { Below } from "./Below.tsx";
import { CalculatorProvider } from "./CalculatorProvider.tsx";
import { Stage } from "./stage/Stage.tsx";
import { HangarForm } from "./form/HangarForm.tsx";
import { PriceChange } from "./saved/PriceChange.tsx";
import { LinkNotices } from "./link/LinkNotices.tsx";
import { TotalAnnouncer } from "./result/total/TotalAnnouncer.tsx";
import { TotalBar } from "./result/total/TotalBar.tsx";

/**
 * The whole calculator: rendered with the default hangar when the site is built, then alive in the browser. `below` is the
 * HTML of what comes to life after the rest.
 */
export function Calculator({ below = "" }: { below?: string }) {
  const [state, dispatch] = useReducer(reduce, undefined, () => initialState());
  useLink({ state, dispatch });
  useDraft({ state, dispatch });
  useWebMcp(dispatch);
  // The same parts at every key: of them only who uses the context is rendered again.
  const parts = useMemo(() => <Parts below={below} />, []);
  return <CalculatorProvider calculator={{ state, dispatch }}>{parts}</CalculatorProvider>;
}

function Parts({ below }: { below: string }) {
  return (
    <>
      <Stage />
      <div class="panel">
        <LinkNotices />
        <PriceChange />
        <HangarForm />
      </div>
      <TotalBar />
      <Below html={below} />
      <TotalAnnouncer />
    </>
  );
}
