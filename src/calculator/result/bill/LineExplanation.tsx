import type { CalcResponse } from "hangar-engine";
import { useMemo } from "preact/hooks";
import { explanationOf, plainWords } from "./line-explanation.ts";

/** How a position came about: a plain sentence first, the formulas behind it. */
export function LineExplanation({ body, num, code }: { body: CalcResponse; num: string; code: string }) {
  const id = body.calculation_id;
  const explanation = useMemo(() => explanationOf(id, num), [id, num]);
  if (!explanation) return null;
  const hasSigns = [...explanation.qty, ...explanation.price].some((line) => /[↑↓≈]/.test(line));
  return (
    <div class="explanation-sheet">
      <p class="plain-words">
        {plainWords(body, code)}
        {explanation.estimate && ` ${explanation.estimate}`}
      </p>
      <details>
        <summary>Показать формулу</summary>
        <dl>
          <dt>Количество</dt>
          <dd>
            <Lines lines={explanation.qty} />
          </dd>
          <dt>Цена</dt>
          <dd>
            <Lines lines={explanation.price} />
          </dd>
        </dl>
        {hasSigns && (
          <p>↑ и ↓ — округление вверх и вниз, ≈ — до ближайшего: площади до 0,1&nbsp;м², цены до 10&nbsp;₽</p>
        )}
      </details>
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
