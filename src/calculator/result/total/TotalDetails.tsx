import { useCalculator } from "../../calculator-context.ts";
import { sameSite } from "../../ui/same-site.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Facts } from "../Facts.tsx";
import { LoadsStatement } from "../LoadsStatement.tsx";
import { KeepActions } from "../../saved/SaveActions.tsx";
import { Provenance } from "../Provenance.tsx";

/** Under the total: what the price is compared by, and what to do with it. */
export function TotalDetails() {
  const { shown, formAnswer } = useCalculator().state;
  const isStale = formAnswer.body === undefined;
  if (shown === undefined) return null;
  return (
    <>
      <Facts body={shown} />
      <LoadsStatement />
      <div class="actions" inert={isStale}>
        <a class="button primary" href={sameSite(shown.next_step.request_quote_url)}>
          Оставить заявку
        </a>
        <CopyButton text={shown.calculator_link} label="Скопировать ссылку" />
      </div>
      <KeepActions body={shown} isStale={isStale} />
      <Provenance body={shown} />
    </>
  );
}
