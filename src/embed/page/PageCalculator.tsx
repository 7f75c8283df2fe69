import { baseUrl, language } from "hangar-engine";
import { useCalculatorParts, type Calculator } from "../../calculator/calculator-context.ts";
import { CalculatorProvider } from "../../calculator/CalculatorProvider.tsx";
import { TotalAnnouncer } from "../../calculator/result/total/TotalAnnouncer.tsx";
import { CompactResult } from "../view/CompactResult.tsx";
import { OutLink } from "../view/OutLink.tsx";
import { BillTable } from "./BillTable.tsx";
import { HangarPicture } from "./HangarPicture.tsx";
import * as pageWords from "./page-words.ts";
import { WholeForm } from "./WholeForm.tsx";

/** The calculator of a page in another language: the element's, with every parameter, the picture and the bill. */
export function PageCalculator({ calculator, told }: { calculator: Calculator; told: readonly string[] }) {
  return (
    <CalculatorProvider calculator={calculator}>
      <div class="calculator" lang={language.lang}>
        {told.length > 0 && (
          <div class="notice" role="status">
            {told.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        <WholeForm />
        <div class="result">
          <HangarPicture />
          <CompactResult isWhole>
            <AsData />
          </CompactResult>
        </div>
        <Bill />
        <TotalAnnouncer />
      </div>
    </CalculatorProvider>
  );
}

function AsData() {
  const [shown] = useCalculatorParts(({ state }) => [state.shown]);
  if (!shown) return null;
  const call = `${baseUrl}/v1/calc/id/${shown.calculation_id}`;
  const query = `?lang=${language.lang}`;
  return (
    <>
      <OutLink class="button" href={call + query}>
        {pageWords.asJson}
      </OutLink>
      <OutLink class="button" href={`${call}.csv${query}`}>
        {pageWords.asTable}
      </OutLink>
    </>
  );
}

function Bill() {
  const [shown, isStale] = useCalculatorParts(({ state }) => [state.shown, state.formAnswer.body === undefined]);
  if (!shown) return null;
  return (
    <div class={isStale ? "bill-room stale" : "bill-room"} inert={isStale}>
      <BillTable body={shown} />
    </div>
  );
}
