import type { Line } from "hangar-engine";
import { roubles, withUnit } from "../engine/texts/format.ts";

/** A section's heading or a position. */
export function BillLine({ line }: { line: Line }) {
  if (line.group) {
    return (
      <tr role="row" class="group">
        <th role="rowheader" scope="rowgroup" colSpan={4}>
          <span class="num">{line.num}</span> {line.name}
        </th>
      </tr>
    );
  }
  return (
    <tr role="row" class="position" data-code={line.code}>
      <th role="rowheader" scope="row">
        <span class="num">{line.num}</span> {line.name}
        {line.status === "estimate" && <span class="estimate">предварительно</span>}
      </th>
      <td role="cell" class="qty">
        {withUnit(line.qty, line.unit)}
      </td>
      <td role="cell" class="price">
        {roubles(line.price)}
      </td>
      <td role="cell" class="sum">
        {roubles(line.sum)}
      </td>
    </tr>
  );
}
