import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { CalcResponse } from "hangar-engine";
import { useCalculatorParts, type Calculator } from "../../calculator/calculator-context.ts";
import { CalculatorProvider } from "../../calculator/CalculatorProvider.tsx";
import { TotalAnnouncer } from "../../calculator/result/total/TotalAnnouncer.tsx";
import { pictureInWords } from "../../calculator/stage/stage-words.ts";
import { buildingPicture } from "../../drawing/building/BuildingPicture.tsx";
import { useLayout } from "../../drawing/use-layout.ts";
import { CompactForm } from "../../embed/view/CompactForm.tsx";
import { CompactResult } from "../../embed/view/CompactResult.tsx";

/** The calculator of dealers' pages as it is shown in a chat: the hangar and its price first. */
export function ChatCalculator({
  calculator,
  told,
  children,
}: {
  calculator: Calculator;
  told?: string | undefined;
  /** More ways on. */
  children: ComponentChildren;
}) {
  return (
    <CalculatorProvider calculator={calculator}>
      <main class="calculator" lang="ru">
        <h1 class="visually-hidden">Калькулятор ангара</h1>
        {told !== undefined && (
          <p class="notice" role="status">
            {told}
          </p>
        )}
        <Picture />
        <CompactForm />
        <CompactResult>{children}</CompactResult>
        <TotalAnnouncer />
      </main>
    </CalculatorProvider>
  );
}

function Picture() {
  const [shown] = useCalculatorParts(({ state }) => [state.shown]);
  return shown && <Hangar body={shown} />;
}

function Hangar({ body }: { body: CalcResponse }) {
  const { layout } = useLayout(body);
  const picture = useMemo(() => buildingPicture(layout, { label: pictureInWords(layout, false) }), [layout]);
  return <div class="picture">{picture}</div>;
}
