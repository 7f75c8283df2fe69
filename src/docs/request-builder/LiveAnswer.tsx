import { calculate } from "hangar-engine";
import { useMemo } from "preact/hooks";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { askedFor } from "./call-styles.ts";
import type { Lang } from "../../text/lang.ts";
import { money } from "../facts/wording.ts";

const WORDS = { ru: { answer: "Ответ", withVat: "с НДС" }, en: { answer: "Answer", withVat: "incl. VAT" } };

/** The whole body that the calls are answered with, computed here by the API's own engine. */
export function LiveAnswer({ lang }: { lang: Lang }) {
  const words = WORDS[lang];
  const { form } = useCalculator().state;
  const { status, body } = useMemo(() => calculate(askedFor(form, lang)), [form, lang]);
  const told =
    status === 200 ? `200 · ${money(body.result.total_with_vat, lang)} ${words.withVat}` : `400 · ${body.error.code}`;
  return (
    <section class="live-answer" aria-label={words.answer}>
      <p class="built-call-head" role="status">
        <span>{words.answer}</span>
        <strong>{told}</strong>
      </p>
      <pre tabIndex={0} data-answer>
        {JSON.stringify(body, null, 2)}
      </pre>
    </section>
  );
}
