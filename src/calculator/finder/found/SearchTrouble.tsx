import type { FilterProblems } from "../search-state.ts";

/** Why there is no result for the filters as they stand. */
export function SearchTrouble({ problems, hasFailed }: { problems: FilterProblems | undefined; hasFailed: boolean }) {
  return (
    <section class="notice" aria-label="Почему подбора нет">
      <p class="notice-title">
        {hasFailed
          ? "Подбор не запустился — обновите страницу или посчитайте один ангар в калькуляторе."
          : problems?.message}
      </p>
      {!hasFailed && problems && (
        <ul>
          {[...new Set([...Object.values(problems.byField), ...problems.others])].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
