import { useMemo } from "preact/hooks";
import { explanationOf } from "./line-explanation.ts";

/** How a position of the shown calculation was worked out, in the engine's words. */
export function LineExplanation({ calculationId, num }: { calculationId: string; num: string }) {
  const explanation = useMemo(() => explanationOf(calculationId, num), [calculationId, num]);
  if (!explanation) return null;
  const hasSigns = [...explanation.qty, ...explanation.price].some((line) => /[↑↓≈]/.test(line));
  return (
    <div class="explanation-sheet">
      <dl>
        <dt>Количество</dt>
        <dd>
          <Lines lines={explanation.qty} />
        </dd>
        <dt>Цена</dt>
        <dd>
          <Lines lines={explanation.price} />
        </dd>
        {explanation.estimate && (
          <>
            <dt>Статус</dt>
            <dd>{explanation.estimate}</dd>
          </>
        )}
      </dl>
      {hasSigns && <p>↑ и ↓ — округление вверх и вниз, ≈ — до ближайшего: площади до 0,1&nbsp;м², цены до 10&nbsp;₽</p>}
    </div>
  );
}

/** The first line gives the result, the others its parts. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
