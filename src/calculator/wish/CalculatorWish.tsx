import { priceList } from "hangar-engine";
import { useState } from "preact/hooks";
import type { Question, Understanding } from "../../understanding/response.ts";
import { quoteLink } from "../ui/same-site.ts";
import { fieldId, labelOf, useCalculatorParts, useHeldCalculator } from "../calculator-context.ts";
import { defaultHangar } from "../form/default-hangar.ts";
import { isField, OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import { linkToField, type FieldLink } from "./field-link.ts";
import { isSameForm, type Texts } from "./following/follow.ts";
import { textsOfWish } from "./following/form-of-wish.ts";
import { Outcome } from "./Outcome.tsx";
import { searchHref } from "./SearchLink.tsx";
import { valueIn } from "./following/value-in.ts";
import { Wish } from "./Wish.tsx";
import type { WishReaderProps } from "./reading/wish-reader.ts";

/** A wish that fills the calculator's form. */
export function CalculatorWish(place: WishReaderProps) {
  const held = useHeldCalculator();
  const [form, body, reserve, leftOut, takeBack] = useCalculatorParts(({ state }) => [
    state.form,
    state.formAnswer.body,
    state.reserve,
    state.leftOut,
    state.takeBack,
  ]);
  // What a link brought, or somebody has chosen, is no example.
  const [isExample] = useState(() => location.search === "" && !held.now.state.touched);
  const put = (next: FormState) =>
    held.now.dispatch({ type: "switch", link: { form: next, configured: true, notices: [] } });
  return (
    <Wish
      {...place}
      target={{
        form,
        put,
        replaced: takeBack?.form,
        textsOf: (said, before) => ({
          ...(isExample && ofPage(said, before)),
          ...textsOfWish(said.parameters, before),
        }),
        asks: () => true,
        valueIn: (name) => valueIn(form, name),
        isOwn: (before) => !isSameForm(before, defaultHangar(priceList)),
        calculationId: body?.calculation_id,
        leaveOut: (sentences) =>
          sentences.join() !== leftOut.join() && held.now.dispatch({ type: "leave out", sentences }),
        reserve: (told) => told !== reserve && held.now.dispatch({ type: "reserve", told }),
      }}
      notYet="Это ещё не ваша цена"
      fieldOf={fieldOf}
      quoteHref={body && quoteLink(body)}
      outcome={(understanding) => (
        <Outcome understanding={understanding} form={form} total={body?.result.total_with_vat} />
      )}
    />
  );
}

/** The page opens with a gate that nobody has asked for: of a hangar in words it is none. */
function ofPage({ parameters, questions }: Understanding, before: FormState): Texts {
  const isAsked = questions.some(({ parameter }) => parameter === "gates");
  const isOfPage = !isAsked && Object.keys(parameters).length > 0 && isSameForm(before, defaultHangar(priceList));
  return isOfPage ? { gates: OPTION_DEFAULTS.gates } : {};
}

function fieldOf(question: Question, { search }: Understanding): FieldLink | undefined {
  const { parameter, choices } = question;
  if (isField(parameter)) return linkToField(question, fieldId(parameter), labelOf(parameter));
  if (!search || choices.length > 0) return undefined;
  return { href: `${searchHref(search.parameters)}#filter-${parameter}`, label: "К подбору по бюджету" };
}
