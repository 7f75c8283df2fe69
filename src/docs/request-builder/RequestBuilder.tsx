import { useReducer } from "preact/hooks";
import { initialState, reduce } from "../../calculator/calculator-state.ts";
import type { Lang } from "../../text/lang.ts";
import { CalculatorProvider } from "../../calculator/CalculatorProvider.tsx";
import { HangarForm } from "../../calculator/form/HangarForm.tsx";
import { BuiltCalls } from "./BuiltCalls.tsx";
import { LiveAnswer } from "./LiveAnswer.tsx";

/** The calculator's own form, and beside it the calls that ask the API for what it holds, with the answer they get. */
export function RequestBuilder({ lang }: { lang: Lang }) {
  const [state, dispatch] = useReducer(reduce, undefined, () => initialState());
  return (
    <CalculatorProvider calculator={{ state, dispatch }}>
      <div class="request-builder">
        <HangarForm />
        <div class="built" lang={lang}>
          <BuiltCalls lang={lang} />
          <LiveAnswer lang={lang} />
        </div>
      </div>
    </CalculatorProvider>
  );
}
