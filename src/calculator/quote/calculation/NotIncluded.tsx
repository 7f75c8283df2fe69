import { type CalcResponse, readWarning } from "hangar-engine";

/** What the price does not hold. */
export function NotIncluded({ body }: { body: CalcResponse }) {
  return (
    <section class="not-in" aria-labelledby="not-included-title">
      <h2 id="not-included-title">Не входит в цену и что учесть</h2>
      <ul class="plain-list">
        {body.warnings.map(readWarning).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
