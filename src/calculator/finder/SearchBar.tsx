import { searchInWords } from "./search-in-words.ts";
import { useSearchContext } from "./search-context.ts";

/** On a phone: what was found, at the foot of the screen, wherever the form is scrolled to. */
export function SearchBar() {
  const { text, detail } = searchInWords(useSearchContext().state);
  return (
    <div class="search-bar">
      <p>
        <span class="search-bar-text">{text}</span>
        <span class="search-bar-sub">{detail}</span>
      </p>
      <a class="button primary" href="#found">
        К вариантам
      </a>
    </div>
  );
}
