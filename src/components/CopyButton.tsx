import { useEffect, useState } from "preact/hooks";
import { copyText } from "../calculator/copy-text.ts";

const TOLD_MS = 2500;

const TOLD = { copied: "Скопировано", failed: "Не вышло — скопируйте вручную" } as const;

/** Copies a text and says for a moment whether that came off; the button keeps its width meanwhile. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, setTold] = useState<keyof typeof TOLD>();
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => setTold(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <button
      type="button"
      class="button"
      onClick={async () => setTold((await copyText(text)) ? "copied" : "failed")}
      aria-live="polite"
    >
      {told ? TOLD[told] : label}
    </button>
  );
}
