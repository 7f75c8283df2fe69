import { useCalculator } from "../../calculator-context.ts";
import { ExcelButton } from "../../export/ExcelButton.tsx";
import { OfferButton } from "../../offer/OfferButton.tsx";
import { quoteLink } from "../../ui/same-site.ts";
import { Composition } from "./Composition.tsx";
import { LastChange } from "./LastChange.tsx";

/** What stands in the bar beside the total: what the last change did, what the price consists of, ways to go on. */
export function BarDetails() {
  const { shown, formAnswer, snapshot } = useCalculator().state;
  if (shown === undefined) return null;
  const { prices_version } = snapshot ?? shown;
  return (
    <>
      <LastChange />
      <Composition body={shown} />
      <div class="bar-actions" inert={formAnswer.body === undefined}>
        <a class="button quiet" href="#estimate">
          К смете
        </a>
        <OfferButton label="PDF" />
        <ExcelButton body={shown} label="Excel" />
        <a class="button cta" href={quoteLink(shown, prices_version)}>
          <span class="wide">Оставить заявку</span>
          <span class="narrow">Заявка</span>
        </a>
      </div>
    </>
  );
}
