import type { CalcResponse, Line } from "hangar-engine";
import { decimal, grouped, roubles, withUnit } from "../../text/format.ts";
import * as pageWords from "./page-words.ts";

/** Every position of the price, as the answer has them. */
export function BillTable({ body: { result } }: { body: CalcResponse }) {
  return (
    <section class="card" aria-labelledby="bill-title">
      <h2 id="bill-title">{pageWords.bill}</h2>
      <div class="bill-scroll" role="group" tabIndex={0} aria-labelledby="bill-title">
        <table class="bill">
          <thead>
            <tr>
              <th scope="col">{pageWords.position}</th>
              <th scope="col">{pageWords.quantity}</th>
              <th scope="col">{pageWords.price}</th>
              <th scope="col">{pageWords.sum}</th>
            </tr>
          </thead>
          <tbody>{[...result.materials, ...result.works].map(billRow)}</tbody>
          <tfoot>
            <SumRow label={pageWords.materials} sum={result.materials_sum} />
            <SumRow label={pageWords.works} sum={result.works_sum} />
            <SumRow label={pageWords.total} sum={result.total_with_vat} />
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function billRow(line: Line) {
  if (line.group) {
    return (
      <tr key={line.name}>
        <th scope="rowgroup" colSpan={4}>
          {line.name}
        </th>
      </tr>
    );
  }
  const { code, name, status, qty, unit, price, sum } = line;
  return (
    <tr key={`${code} ${name}`}>
      <th scope="row">
        {name}
        {status === "estimate" && <span class="estimate"> {pageWords.estimate}</span>}
      </th>
      <td>{withUnit(decimal(qty), unit)}</td>
      <td>{grouped(price)}</td>
      <td>{grouped(sum)}</td>
    </tr>
  );
}

function SumRow({ label, sum }: { label: string; sum: number }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td colSpan={2}>{roubles(sum)}</td>
    </tr>
  );
}
