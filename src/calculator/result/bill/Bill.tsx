import type { CalcResponse } from "hangar-engine";
import { roubles } from "../../../text/format.ts";
import { sectionOf } from "../price-parts.ts";
import { BillLine } from "./BillLine.tsx";

/**
 * The bill by sections, in the order of their numbers. On a phone a line takes two rows, so the roles that its layout
 * could cost are written out.
 */
export function Bill({ body }: { body: CalcResponse }) {
  const { result } = body;
  const lines = [...result.materials, ...result.works].sort((a, b) => sectionOf(a) - sectionOf(b));
  return (
    <section class="card bill" id="estimate" aria-labelledby="bill-title">
      <h2 id="bill-title">Смета</h2>
      <p class="explanation-hint">Нажмите на позицию — покажем, откуда её количество и цена.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Позиция</th>
            <th scope="col">Количество</th>
            <th scope="col">Цена</th>
            <th scope="col">Сумма</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <BillLine key={line.num} line={line} body={body} />
          ))}
        </tbody>
        {result.works.length > 0 && (
          <>
            <Sum label="Материалы" sum={result.materials_sum} />
            <Sum label="Работы" sum={result.works_sum} />
          </>
        )}
        <Sum label="Итого с НДС" sum={result.total_with_vat} isTotal />
      </table>
      {result.has_estimate_positions && (
        <p class="status-note">
          <span class="estimate">предварительная цена</span> может измениться после инженерного расчёта. Остальные цены
          подтверждены прайс-листом.
        </p>
      )}
    </section>
  );
}

function Sum({ label, sum, isTotal = false }: { label: string; sum: number; isTotal?: boolean }) {
  return (
    <tbody class={isTotal ? "sum grand" : "sum"}>
      <tr>
        <th scope="row" colSpan={3}>
          {label}
        </th>
        <td>{roubles(sum)}</td>
      </tr>
    </tbody>
  );
}
