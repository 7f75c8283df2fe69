import type { Line } from "hangar-engine";
import { useState } from "preact/hooks";
import { roubles, withUnit } from "../../../text/format.ts";
import { LineExplanation } from "./LineExplanation.tsx";

/** A section's heading, or a position that opens to its explanation. */
export function BillLine({ line, calculationId }: { line: Line; calculationId: string }) {
  return line.group ? <SectionLine {...line} /> : <PositionLine {...line} calculationId={calculationId} />;
}

function SectionLine({ num, name }: Extract<Line, { group: true }>) {
  return (
    <tr class="group">
      <th scope="rowgroup" colSpan={4}>
        <span class="num">{num}</span> {name}
      </th>
    </tr>
  );
}

type Position = Extract<Line, { group: false }> & { calculationId: string };

function PositionLine({ num, name, code, status, qty, unit, price, sum, calculationId }: Position) {
  const [isOpen, setOpen] = useState(false);
  const id = `explanation-${code}`;
  return (
    <>
      <tr class={isOpen ? "position open" : "position"} data-code={code}>
        <th scope="row">
          <button
            type="button"
            class="explanation-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span class="num">{num}</span> {name}
          </button>
          {status === "estimate" && <span class="estimate">предварительно</span>}
        </th>
        <td class="qty">{withUnit(qty, unit)}</td>
        <td class="price">{roubles(price)}</td>
        <td class="sum">{roubles(sum)}</td>
      </tr>
      {isOpen && (
        <tr class="explanation" id={id}>
          <td colSpan={4}>
            <LineExplanation calculationId={calculationId} num={num} />
          </td>
        </tr>
      )}
    </>
  );
}
