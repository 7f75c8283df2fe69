import { useState } from "preact/hooks";
import { quoteLink } from "../ui/same-site.ts";
import { useCalculatorParts, useHeldCalculator } from "../calculator-context.ts";
import { calculatorForm, fieldOf } from "./calculator-form.ts";
import { Outcome } from "./Outcome.tsx";
import { Wish } from "./Wish.tsx";
import type { WishReaderProps } from "./reading/wish-reader.ts";

/** A wish that fills the calculator's form. */
export function CalculatorWish(place: WishReaderProps) {
  const held = useHeldCalculator();
  const [form, body] = useCalculatorParts(({ state }) => [
    state.form,
    state.formAnswer.body,
    state.reserve,
    state.leftOutOfWords,
    state.takeBack,
  ]);
  // What a link brought, or somebody has chosen, is no example.
  const [isExample] = useState(() => location.search === "" && !held.now.state.touched);
  return (
    <Wish
      {...place}
      target={calculatorForm(held.now, isExample)}
      notYet="Это ещё не ваша цена"
      fieldOf={fieldOf}
      quoteHref={body && quoteLink(body)}
      outcome={(understanding, reading) => (
        <Outcome {...{ understanding, form, reading }} total={body?.result.total_with_vat} />
      )}
    />
  );
}
