import { baseUrl } from "hangar-engine";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { callStyles, type CallStyles } from "../../calculator/call-styles.ts";
import { CopyButton } from "../CopyButton.tsx";

const PATHS: readonly [style: keyof CallStyles, title: string][] = [
  ["query", "Строка запроса"],
  ["pathWithHyphens", "Путь, опции через дефис"],
  ["pathWithPairs", "Путь, опции через запятую"],
];

const LINES: readonly [style: keyof CallStyles, title: string][] = [
  ["curl", "curl, GET"],
  ["curlPost", "curl, POST с телом JSON"],
];

/** Every call of the form's hangar, ready to be copied or opened. */
export function BuiltCalls() {
  const calls = callStyles(useCalculator().state.form);
  return (
    <section class="built-calls" aria-label="Вызовы">
      {PATHS.map(([style, title]) => (
        <BuiltCall key={style} title={title} text={baseUrl + calls[style]} href={calls[style]} />
      ))}
      {LINES.map(([style, title]) => (
        <BuiltCall key={style} title={title} text={calls[style]} />
      ))}
    </section>
  );
}

function BuiltCall({ title, text, href }: { title: string; text: string; href?: string }) {
  return (
    <div class="built-call">
      <p class="built-call-head">
        <span>{title}</span>
        <CopyButton text={text} label="Копировать" />
      </p>
      {href === undefined ? <code>{text}</code> : <a href={href}>{text}</a>}
    </div>
  );
}
