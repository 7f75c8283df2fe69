import { type CalcResponse, readWarning } from "hangar-engine";
import { Bill } from "../../result/bill/Bill.tsx";

/** What the price is made of, and what it does not hold. */
export function CalculationDetails({ body }: { body: CalcResponse }) {
  return (
    <>
      <section class="card" aria-labelledby="not-included-title">
        <h2 id="not-included-title">Не входит в цену и что учесть</h2>
        <ul class="plain-list">
          {body.warnings.map(readWarning).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <Bill body={body} />
    </>
  );
}
