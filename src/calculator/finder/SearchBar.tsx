import { searchInWords } from "./search-in-words.ts";
import { useSearchContext } from "./search-context.ts";

/** On a phone: what was found, at the foot of the screen, wherever the form is scrolled to. */
export function SearchBar() {
  const { state } = useSearchContext();
  const { text, detail } = searchInWords(state);
  return (
    <div class="search-bar">
      <p>
        <span class="search-bar-text">{text}</span>
        {state.reserve ? (
          <a key="reserve" class="reserve" href="#wish-questions">
            {state.reserve}
          </a>
        ) : (
          <span key="detail" class="search-bar-sub">
            {detail}
          </span>
        )}
      </p>
      <a class="button primary" href="#found">
        К вариантам
      </a>
    </div>
  );
}
