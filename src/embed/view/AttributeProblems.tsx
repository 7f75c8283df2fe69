import { useCalculator } from "../../calculator/calculator-context.ts";
import * as embedWords from "../embed-words.ts";

/** What of the element's attributes could not be used: for whoever puts it on the page to see before visitors do. */
export function AttributeProblems() {
  const { notices } = useCalculator().state;
  if (notices.length === 0) return null;
  return (
    <section class="notice" role="alert" aria-label={embedWords.strangeAttributes}>
      <p class="notice-title">{embedWords.attributesNotUsed}</p>
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </section>
  );
}
