import { copyText } from "../calculator/copy-text.ts";
import { useTold } from "../calculator/use-told.ts";

const TOLD = { copied: "Скопировано", failed: "Не вышло — скопируйте вручную" } as const;

/** Copies a text and says for a moment whether that came off; the button keeps its width meanwhile. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, tell] = useTold<keyof typeof TOLD>();
  return (
    <button
      type="button"
      class="button"
      onClick={async () => tell((await copyText(text)) ? "copied" : "failed")}
      aria-live="polite"
    >
      {told ? TOLD[told] : label}
    </button>
  );
}
