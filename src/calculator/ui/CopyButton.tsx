import { copyText } from "./copy-text.ts";
import { useTold } from "./use-told.ts";
import type { Lang } from "../../text/lang.ts";

const TOLD = {
  ru: { copied: "Скопировано", failed: "Не вышло — скопируйте вручную" },
  en: { copied: "Copied", failed: "That did not work: copy by hand" },
};

/** Copies a text and says for a moment whether that came off; the button keeps its width meanwhile. */
export function CopyButton({ text, label, lang = "ru" }: { text: string; label: string; lang?: Lang }) {
  const [told, tell] = useTold<keyof (typeof TOLD)["ru"]>();
  return (
    <button
      type="button"
      class="button"
      onClick={async () => tell((await copyText(text)) ? "copied" : "failed")}
      aria-live="polite"
    >
      {told ? TOLD[lang][told] : label}
    </button>
  );
}
