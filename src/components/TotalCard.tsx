import type { CalcResponse } from "hangar-engine";
import { sameSite } from "../calculator/same-site.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Facts } from "./Facts.tsx";
import { KeepActions } from "./keep/KeepActions.tsx";
import { Provenance } from "./Provenance.tsx";
import { Total } from "./Total.tsx";

/** The price at a glance and what to do with it. */
export function TotalCard({ body, isStale }: { body: CalcResponse; isStale: boolean }) {
  return (
    <section class={isStale ? "total-card stale" : "total-card"} aria-label="Стоимость">
      <Total body={body} isStale={isStale} />
      <Facts body={body} />
      <div class="actions" inert={isStale}>
        <a class="button primary" href={sameSite(body.next_step.request_quote_url)}>
          Оставить заявку
        </a>
        <CopyButton text={body.calculator_link} label="Скопировать ссылку" />
      </div>
      <KeepActions body={body} isStale={isStale} />
      <Provenance body={body} />
    </section>
  );
}
