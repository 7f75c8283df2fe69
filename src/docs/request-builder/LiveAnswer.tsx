import { calculate, priceList, under, type Engine } from "hangar-engine";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { askedFor } from "./call-styles.ts";
import type { Lang } from "../../text/lang.ts";
import { money } from "../facts/wording.ts";

const WORDS = { ru: { answer: "Ответ", withVat: "с НДС" }, en: { answer: "Answer", withVat: "VAT included" } };

/** English comes by itself: the calculator's own pages share chunks with this one, and need none of it. */
const inEnglish = async () => under(priceList, (await import("../../languages/english/answers.ts")).english);

/** The API's own engine, once it is there. */
function useEngine(lang: Lang): Pick<Engine, "calculate"> | undefined {
  const [engine, setEngine] = useState<Pick<Engine, "calculate"> | undefined>(
    lang === "ru" ? { calculate } : undefined,
  );
  useEffect(() => {
    if (lang === "en") void inEnglish().then(setEngine);
  }, [lang]);
  return engine;
}

/** The whole body that the calls are answered with, computed here by the API's own engine. */
export function LiveAnswer({ lang }: { lang: Lang }) {
  const words = WORDS[lang];
  const { form } = useCalculator().state;
  const engine = useEngine(lang);
  const answer = useMemo(() => engine?.calculate(askedFor(form, lang)), [engine, form, lang]);
  if (!answer) return null;
  const { status, body } = answer;
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
