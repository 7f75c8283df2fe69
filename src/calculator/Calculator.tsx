import { useMemo, useReducer } from "preact/hooks";
import drawings from "../drawing/drawing-sheet.css?url";
import print from "./offer/print.css?url";
import changed from "./result/changed.css?url";
import estimate from "./result/bill/estimate.css?url";
import explanationSheet from "./result/bill/explanation-sheet.css?url";
import stageSheet from "./stage/stage-sheet.css?url";
import wishSheet from "./wish/wish.css?url";
import { initialState, reduce } from "./calculator-state.ts";
import { useOpened } from "./saved/use-opened.ts";
import { useDraft } from "./use-draft.ts";
import { useLink } from "./link/use-link.ts";
import { useWebMcp } from "./web-mcp/use-web-mcp.ts";
import { useHeldCalculator } from "./calculator-context.ts";
import { CalculatorProvider } from "./CalculatorProvider.tsx";
import { Later } from "./Later.tsx";
import { HangarForm } from "./form/HangarForm.tsx";
import { PriceChange } from "./saved/PriceChange.tsx";
import { LinkNotices } from "./link/LinkNotices.tsx";
import { addStylesheet } from "./ui/add-stylesheet.ts";
import { whenUsed } from "./ui/use-when-idle.ts";
import { TotalBar } from "./result/total/TotalBar.tsx";
import { WishPlace } from "./wish/WishPlace.tsx";

/**
 * The whole calculator: rendered with the default hangar when the site is built, then alive in the browser. `stage` and
 * `below` are the HTML of what comes to life after the rest, `wish` that of the wish's field; it is in the page already when
 * this is hydrated.
 */
export function Calculator(parts: PartsProps) {
  const [state, dispatch] = useReducer(reduce, undefined, () => initialState());
  useLink({ state, dispatch });
  useDraft({ state, dispatch });
  useOpened({ state, dispatch });
  useWebMcp(dispatch);
  // The same parts at every key: of them only who uses the context is rendered again.
  const children = useMemo(() => <Parts {...parts} />, []);
  return <CalculatorProvider calculator={{ state, dispatch }}>{children}</CalculatorProvider>;
}

/** The picture does as well while nobody is there: bringing it to life takes a slow machine's time. */
const whenUsedSoon = (callback: () => void) => whenUsed(callback, 3000);

/** With the styles of what it shows later alone. */
const loadStage = async () => (await Promise.all([import("./stage/Stage.tsx"), addStylesheet(stageSheet)]))[0].Stage;
const loadWish = async () =>
  (await Promise.all([import("./wish/CalculatorWish.tsx"), addStylesheet(wishSheet)]))[0].CalculatorWish;
/** With the styles of what is shown by a press alone: drawings in the picture's place, explanations, what a change did, and paper. */
const loadBelow = async () => {
  const styles = [changed, drawings, estimate, explanationSheet, print].map(addStylesheet);
  const [{ Below }] = await Promise.all([import("./Below.tsx"), ...styles]);
  return Below;
};

interface PartsProps {
  stage: string;
  below: string;
  wish: string;
}

function Parts({ stage, below, wish }: PartsProps) {
  const held = useHeldCalculator();
  return (
    <>
      <Later class="stage-frame" html={stage} load={loadStage} when={whenUsedSoon} />
      <div class="panel">
        <LinkNotices />
        <PriceChange />
        <WishPlace
          html={wish}
          load={loadWish}
          of="calculator"
          beside={() => held.now.state.shown?.calculation_id}
          form={() => held.now.state.form}
          reserve={(told) => held.now.dispatch({ type: "reserve", told })}
          hold={(wish) => (held.wish = wish)}
        />
        <HangarForm />
      </div>
      <TotalBar />
      <Later class="below" html={below} load={loadBelow} when={whenUsed} />
    </>
  );
}
