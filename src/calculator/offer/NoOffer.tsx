import { labelOf } from "../calculator-context.ts";
import type { SortedProblems } from "../form/field-errors.ts";
import type { FieldName } from "../form/form-state.ts";

/**
 * On paper instead of an offer while the form has a problem, or none and a question to the buyer's words is open: neither a
 * past price nor that of another hangar must pass for the buyer's.
 */
export function NoOffer({ problems }: { problems: SortedProblems | undefined }) {
  const fields = Object.entries(problems?.byField ?? {}) as [FieldName, string][];
  const others = problems?.others ?? [];
  return (
    <article class="no-offer">
      <h1>{problems ? "Цены нет: в форме есть ошибка" : "Это ещё не ваша цена: остался вопрос"}</h1>
      <p>
        {problems ? "Исправьте форму калькулятора" : "Ответьте на вопросы к вашим словам в калькуляторе"} и напечатайте
        снова — предложение появится на этом листе.
      </p>
      <ul>
        {fields.map(([name, message]) => (
          <li key={name}>
            <b>{labelOf(name)}.</b> {message}
          </li>
        ))}
        {others.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </article>
  );
}
