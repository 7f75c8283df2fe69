import { useEffect, useState } from "preact/hooks";
import { whenPaused } from "./when-paused.ts";

/** Long enough for a typed number to be complete before its result is read out. */
const PAUSE_MS = 800;

/** Tells a screen reader the text once it has stood for a while and nobody types; nothing until the person has touched the form. */
export function PausedStatus({ text, isOn }: { text: string; isOn: boolean }) {
  const [told, tell] = useState("");
  useEffect(() => {
    if (isOn) return whenPaused(window, PAUSE_MS, () => tell(text));
  }, [text, isOn]);
  return (
    <p class="visually-hidden" role="status">
      {told}
    </p>
  );
}
