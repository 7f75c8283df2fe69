import { labelOf } from "../calculator-context.ts";
import type { SortedProblems } from "../form/field-errors.ts";
import type { FieldName } from "../form/form-state.ts";

/** On paper instead of an offer while the form has a problem: a past price must not pass for the present one. */
export function NoOffer({ problems: { byField, others } }: { problems: SortedProblems }) {
  const fields = Object.entries(byField) as [FieldName, string][];
  return (
    <article class="no-offer">
      <h1>Цены нет: в форме есть ошибка</h1>
      <p>Исправьте форму калькулятора и напечатайте снова — предложение появится на этом листе.</p>
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
