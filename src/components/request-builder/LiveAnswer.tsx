import { calculate } from "hangar-engine";
import { useMemo } from "preact/hooks";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { askedFor } from "../../calculator/call-styles.ts";
import { roubles } from "../../engine/texts/format.ts";

/** The whole body that the calls are answered with, computed here by the API's own engine. */
export function LiveAnswer() {
  const { form } = useCalculator().state;
  const { status, body } = useMemo(() => calculate(askedFor(form)), [form]);
  const told = status === 200 ? `200 · ${roubles(body.result.total_with_vat)} с НДС` : `400 · ${body.error.code}`;
  return (
    <section class="live-answer" aria-label="Ответ">
      <p class="built-call-head" role="status">
        <span>Ответ</span>
        <strong>{told}</strong>
      </p>
      <pre tabIndex={0} data-answer>
        {JSON.stringify(body, null, 2)}
      </pre>
    </section>
  );
}
