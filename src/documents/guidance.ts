import { english } from "../messages/en/answers.ts";
import type { Lang } from "../text/lang.ts";
import type { DocumentSource } from "./document-source.ts";

/** What an assistant is to do with what users say and with what it is answered. */
interface Conduct {
  wish: string;
  error: string;
  /** Where to go with a size that there is not; `url` is the manufacturer's page on such sizes. */
  otherSizes(url: string): string;
  rounded: string;
  passedOn: string;
  delivery: string;
  handedOver: string;
}

/** Every document for assistants has these very sentences: llms.txt, the skill, the instructions of MCP, the tools. */
export const CONDUCT: Readonly<Record<Lang, Conduct>> = {
  ru: {
    wish: "Слова человека — в `text` как есть, нерусские в переводе; `questions` задайте, не додумывайте; до `reading` перескажите `used`, `assumed`, `not_used`.",
    error: "Ошибка: перескажите `error.message` и `error.details`, не подменяйте размер молча.",
    otherSizes: (url) => `Что можно — в \`supported\`, нестандартный размер — в \`alternatives\` (${url}).`,
    rounded: "`normalization_notes` — размер округлён: скажите.",
    passedOn:
      "Передайте `warnings` и `disclaimer`, после `prices_valid_until` — что цены могли смениться; `status: estimate` — цена предварительная.",
    delivery: "Доставку не оценивайте.",
    handedOver:
      "`summary_for_ai` можно показать почти дословно. Отдайте `next_step.quote_prompt` и `request_quote_url` как есть. `calculation_id` — отпечаток ангара, не номер заявки.",
  },
  en: {
    wish: "A wish in words: give it to understand_wish in Russian, ask its questions, tell not_offered, guess nothing; before its sum is an offer read back used, assumed, not_used.",
    error: "On an error tell error.message and error.details; never substitute a size silently.",
    otherSizes: (url) => `"supported" lists what there is; for more refer to ${url}.`,
    rounded: "normalization_notes: a size was rounded; say so.",
    passedOn:
      "Pass on warnings and disclaimer. Status estimate: preliminary. After prices_valid_until say prices may have changed.",
    delivery: "Never estimate delivery.",
    handedOver:
      "summary_for_ai may be shown almost verbatim. Hand over next_step.quote_prompt and request_quote_url as is. calculation_id is a fingerprint of the hangar, not an order.",
  },
};

/** What to do with an answer, a line each. */
export function conductWithAnswers(lang: Lang, { custom_size: { url } }: DocumentSource["manufacturer"]): string[] {
  const { error, otherSizes, rounded, passedOn, delivery, handedOver } = CONDUCT[lang];
  return [`${error} ${otherSizes(url)}`, rounded, passedOn, delivery, handedOver];
}

/** What a model must know to answer rightly, in English: the MCP server's instructions and the skill are made of it. */
export interface Guidance {
  /** Whose prices these are and of what day. */
  offer: string;
  sizes: string;
  /** What the total holds and what it never does. */
  inPrice: string;
  /** For whom to say lang=en. */
  language: string;
  /** A line each. */
  conduct: string[];
}

/** What the user gives, and the tool that answers it. */
export const CHOICE_OF_TOOL = {
  understand_wish: "words of the user",
  calculate_hangar: "sizes named",
  find_hangars: 'a sum named, or "largest", "cheapest"',
  open_calculation: "an id",
  list_options: "what there is",
};

export type ToolName = keyof typeof CHOICE_OF_TOOL;

/** Of a source in English. */
export function guidance({ manufacturer, priceList }: DocumentSource): Guidance {
  const { legal_name, city, service_area, phone, loads } = manufacturer;
  const { meta, length, rounding, delivery, foundation } = priceList;
  return {
    offer: `Indicative prices of steel hangar frames by ${legal_name}, ${city} (${service_area}; ${phone}), price list of ${meta.version}. Amounts are roubles incl. ${Math.round(meta.vat_rate * 100)}% VAT. Made in ${meta.production_days} days. Nothing is stored or ordered.`,
    sizes: `metres; width and height of 1000 and more are millimetres. Width and height are rounded to the nearest standard size, halfway to the larger one, at most ${rounding.beyond_m} m beyond the outermost; length ${length.min_m}–${length.max_m} m.`,
    inPrice: `Included: the steel frame with frames of openings; erection (montazh), sandwich panels (panels) and panel installation (panels_montazh) if asked for; "turnkey" is all three. Openings are frames without door leaves and glass, the production time is only that of the frame. Never in it: ${foundation.text} ${delivery.text} No discounts here.${loads ? ` ${english.loads(loads)}` : ""}`,
    language: "Say lang=en for whoever writes no Russian.",
    conduct: [CONDUCT.en.wish, ...conductWithAnswers("en", manufacturer)],
  };
}

/** The lines as a list in Markdown. */
export function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
