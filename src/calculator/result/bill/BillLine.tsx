import type { CalcResponse, Line } from "hangar-engine";
import { useState } from "preact/hooks";
import { roubles, withUnit } from "../../../text/format.ts";
import { inWords } from "../../../text/name-in-words.ts";
import { LineExplanation } from "./LineExplanation.tsx";

/** A section's heading, or a position that opens to its explanation. */
export function BillLine({ line, body }: { line: Line; body: CalcResponse }) {
  return line.group ? <SectionLine {...line} /> : <PositionLine {...line} body={body} />;
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

type Position = Extract<Line, { group: false }> & { body: CalcResponse };

function PositionLine({ num, name, code, status, qty, unit, price, sum, body }: Position) {
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
            <span class="num">{num}</span> {inWords(name)}
          </button>
          {status === "estimate" && <span class="estimate">предварительная цена</span>}
        </th>
        <td class="qty">{withUnit(qty, unit)}</td>
        <td class="price">{roubles(price)}</td>
        <td class="sum">{roubles(sum)}</td>
      </tr>
      {isOpen && (
        <tr class="explanation" id={id}>
          <td colSpan={4}>
            <LineExplanation body={body} num={num} code={code} />
          </td>
        </tr>
      )}
    </>
  );
}
