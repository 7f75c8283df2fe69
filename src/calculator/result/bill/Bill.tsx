import type { CalcResponse } from "hangar-engine";
import { roubles } from "../../../text/format.ts";
import { BillLine } from "./BillLine.tsx";

/** The bill by sections. On a phone a line takes two rows, so the roles that its layout could cost are written out. */
export function Bill({ body: { result, pricing_status_description, calculation_id } }: { body: CalcResponse }) {
  return (
    <section class="card bill" aria-labelledby="bill-title">
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
          {result.materials.map((line) => (
            <BillLine key={line.num} line={line} calculationId={calculation_id} />
          ))}
        </tbody>
        <Sum label="Материалы" sum={result.materials_sum} />
        {result.works.length > 0 && (
          <>
            <tbody>
              {result.works.map((line) => (
                <BillLine key={line.num} line={line} calculationId={calculation_id} />
              ))}
            </tbody>
            <Sum label="Работы" sum={result.works_sum} />
          </>
        )}
        <Sum label="Итого с НДС" sum={result.total_with_vat} isTotal />
      </table>
      {result.has_estimate_positions && (
        <p class="status-note">
          Пометка <span class="estimate">предварительно</span> — это статус estimate. {pricing_status_description}
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
