import type { CalcResponse } from "hangar-engine";
import { shortRoubles } from "../../../text/short-roubles.ts";
import { priceParts } from "../price-parts.ts";

/** Of the picture's width, in its own units. */
const WIDTH = 1000;
const GAP = 5;

/** What the total consists of: a bar of four colours and what each stands for. */
export function Composition({ body }: { body: CalcResponse }) {
  const parts = priceParts(body).filter(({ sum }) => sum > 0);
  const total = body.result.total_with_vat;
  const room = WIDTH - GAP * (parts.length - 1);
  let start = 0;
  return (
    <div class="composition">
      <svg viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ id, sum }) => {
          const x = start;
          const width = (sum / total) * room;
          start += width + GAP;
          return <rect key={id} class={`part-${id}`} x={x.toFixed(1)} width={width.toFixed(1)} height="1" />;
        })}
      </svg>
      <ul aria-label="Из чего складывается цена">
        {parts.map(({ id, name, sum }) => (
          <li key={id} class={`part-${id}`}>
            {name} <b>{shortRoubles(sum)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
