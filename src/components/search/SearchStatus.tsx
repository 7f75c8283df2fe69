import { useEffect, useState } from "preact/hooks";
import { searchInWords } from "../../calculator/search/search-in-words.ts";
import { useSearchContext } from "../../calculator/search/search-context.ts";

/** Long enough for a typed number to be complete before its result is read out. */
const PAUSE_MS = 800;

/** Tells a screen reader what was found once typing pauses. */
export function SearchStatus() {
  const { state } = useSearchContext();
  const [told, tell] = useState("");
  const { text: found, detail } = searchInWords(state);
  const text = detail === "" ? found : `${found}: ${detail}`;
  useEffect(() => {
    if (!state.touched) return;
    const timer = setTimeout(() => tell(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, state.touched]);
  return (
    <p class="visually-hidden" role="status">
      {told}
    </p>
  );
}
