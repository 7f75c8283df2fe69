import { useMemo } from "preact/hooks";
import { reckoningOf } from "../calculator/line-reckoning.ts";

/** How a position of the shown calculation was worked out, in the engine's words. */
export function LineReckoning({ calculationId, num }: { calculationId: string; num: string }) {
  const reckoning = useMemo(() => reckoningOf(calculationId, num), [calculationId, num]);
  if (!reckoning) return null;
  const hasSigns = [...reckoning.qty, ...reckoning.price].some((line) => /[↑↓≈]/.test(line));
  return (
    <div class="reckoning-sheet">
      <dl>
        <dt>Количество</dt>
        <dd>
          <Lines lines={reckoning.qty} />
        </dd>
        <dt>Цена</dt>
        <dd>
          <Lines lines={reckoning.price} />
        </dd>
        {reckoning.estimate && (
          <>
            <dt>Статус</dt>
            <dd>{reckoning.estimate}</dd>
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
