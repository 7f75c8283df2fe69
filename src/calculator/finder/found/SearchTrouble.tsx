import { Retry } from "../../ui/Retry.tsx";
import type { FilterProblems } from "../search-state.ts";

/** Why there is no result for the filters as they stand. */
export function SearchTrouble({
  problems,
  hasFailed,
  onRetry,
}: {
  problems: FilterProblems | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  return (
    <section class="notice" aria-label="Почему подбора нет">
      <p class="notice-title">
        {hasFailed
          ? "Подбор не запустился: проверьте связь. Один ангар можно посчитать и в калькуляторе."
          : problems?.message}
      </p>
      {hasFailed && <Retry onRetry={onRetry} />}
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
