import { searchInWords } from "../../calculator/search/search-in-words.ts";
import { useSearchContext } from "../../calculator/search/search-context.ts";
import { PausedStatus } from "../PausedStatus.tsx";

/** Tells a screen reader what was found once typing pauses. */
export function SearchStatus() {
  const { state } = useSearchContext();
  const { text: found, detail } = searchInWords(state);
  const text = detail === "" ? found : `${found}: ${detail}`;
  return <PausedStatus text={text} isOn={state.touched} />;
}
