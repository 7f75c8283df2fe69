import { baseUrl } from "hangar-engine";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { callStyles, type CallStyles } from "./call-styles.ts";
import type { Lang, Said } from "../../text/lang.ts";
import { CopyButton } from "../../calculator/ui/CopyButton.tsx";

const PATHS: readonly [style: keyof CallStyles, title: Said][] = [
  ["query", { ru: "Строка запроса", en: "Query string" }],
  ["pathWithHyphens", { ru: "Путь, опции через дефис", en: "Path, options with hyphens" }],
  ["pathWithPairs", { ru: "Путь, опции через запятую", en: "Path, options with commas" }],
];

const LINES: readonly [style: keyof CallStyles, title: Said][] = [
  ["curl", { ru: "curl, GET", en: "curl, GET" }],
  ["curlPost", { ru: "curl, POST с телом JSON", en: "curl, POST with a JSON body" }],
];

const WORDS = { ru: { calls: "Вызовы", copy: "Копировать" }, en: { calls: "Calls", copy: "Copy" } };

/** Every call of the form's hangar, ready to be copied or opened. */
export function BuiltCalls({ lang }: { lang: Lang }) {
  const calls = callStyles(useCalculator().state.form, lang);
  return (
    <section class="built-calls" aria-label={WORDS[lang].calls}>
      {PATHS.map(([style, title]) => (
        <BuiltCall key={style} lang={lang} title={title} text={baseUrl + calls[style]} href={calls[style]} />
      ))}
      {LINES.map(([style, title]) => (
        <BuiltCall key={style} lang={lang} title={title} text={calls[style]} />
      ))}
    </section>
  );
}

interface BuiltCallProps {
  lang: Lang;
  title: Said;
  text: string;
  href?: string;
}

function BuiltCall({ lang, title, text, href }: BuiltCallProps) {
  return (
    <div class="built-call">
      <p class="built-call-head">
        <span>{title[lang]}</span>
        <CopyButton text={text} label={WORDS[lang].copy} lang={lang} />
      </p>
      {href === undefined ? <code>{text}</code> : <a href={href}>{text}</a>}
    </div>
  );
}
