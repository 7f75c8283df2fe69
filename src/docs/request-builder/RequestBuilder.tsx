import type { ComponentChildren } from "preact";
import { useReducer } from "preact/hooks";
import { initialState, reduce } from "../../calculator/calculator-state.ts";
import type { Lang } from "../../text/lang.ts";
import { CalculatorProvider } from "../../calculator/CalculatorProvider.tsx";
import { BuiltCalls } from "./BuiltCalls.tsx";
import { LiveAnswer } from "./LiveAnswer.tsx";

/** A form of the calculator's, and beside it the calls that ask the API for what it holds, with the answer they get. */
export function RequestBuilder({ lang, children: form }: { lang: Lang; children: ComponentChildren }) {
  const [state, dispatch] = useReducer(reduce, undefined, () => initialState());
  return (
    <CalculatorProvider calculator={{ state, dispatch }}>
      <div class="request-builder">
        {form}
        <div class="built">
          <BuiltCalls lang={lang} />
          <LiveAnswer lang={lang} />
        </div>
      </div>
    </CalculatorProvider>
  );
}
