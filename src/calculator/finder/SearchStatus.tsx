import { searchInWords } from "./search-in-words.ts";
import { useSearchContext } from "./search-context.ts";
import { PausedStatus } from "../ui/PausedStatus.tsx";

/** Tells a screen reader what was found once typing pauses. */
export function SearchStatus() {
  const { state } = useSearchContext();
  const { text: found, detail } = searchInWords(state);
  const text = detail === "" ? found : `${found}: ${detail}`;
  return <PausedStatus text={state.reserve ? "" : text} isOn={state.touched} />;
}
