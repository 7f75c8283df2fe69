import type { Line } from "hangar-engine";
import { useState } from "preact/hooks";
import { roubles, withUnit } from "../engine/texts/format.ts";
import { LineReckoning } from "./LineReckoning.tsx";

/** A section's heading, or a position that opens to its reckoning. */
export function BillLine({ line, calculationId }: { line: Line; calculationId: string }) {
  return line.group ? <SectionLine {...line} /> : <PositionLine {...line} calculationId={calculationId} />;
}

function SectionLine({ num, name }: Extract<Line, { group: true }>) {
  return (
    <tr role="row" class="group">
      <th role="rowheader" scope="rowgroup" colSpan={4}>
        <span class="num">{num}</span> {name}
      </th>
    </tr>
  );
}

type Position = Extract<Line, { group: false }> & { calculationId: string };

function PositionLine({ num, name, code, status, qty, unit, price, sum, calculationId }: Position) {
  const [isOpen, setOpen] = useState(false);
  const id = `reckoning-${code}`;
  return (
    <>
      <tr role="row" class={isOpen ? "position open" : "position"} data-code={code}>
        <th role="rowheader" scope="row">
          <button
            type="button"
            class="reckoning-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span class="num">{num}</span> {name}
          </button>
          {status === "estimate" && <span class="estimate">предварительно</span>}
        </th>
        <td role="cell" class="qty">
          {withUnit(qty, unit)}
        </td>
        <td role="cell" class="price">
          {roubles(price)}
        </td>
        <td role="cell" class="sum">
          {roubles(sum)}
        </td>
      </tr>
      {isOpen && (
        <tr role="row" class="reckoning" id={id}>
          <td role="cell" colSpan={4}>
            <LineReckoning calculationId={calculationId} num={num} />
          </td>
        </tr>
      )}
    </>
  );
}
