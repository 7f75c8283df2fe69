import type { ComponentChildren } from "preact";
import { language } from "hangar-engine";
import type { Calculator } from "../../calculator/calculator-context.ts";
import { CalculatorProvider } from "../../calculator/CalculatorProvider.tsx";
import { TotalAnnouncer } from "../../calculator/result/total/TotalAnnouncer.tsx";
import { HangarPicture } from "../../embed/page/HangarPicture.tsx";
import { CompactForm } from "../../embed/view/CompactForm.tsx";
import { CompactResult } from "../../embed/view/CompactResult.tsx";
import * as appWords from "./app-words.ts";

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
      <main class="calculator" lang={language.lang}>
        <h1 class="visually-hidden">{appWords.title}</h1>
        {told !== undefined && (
          <p class="notice" role="status">
            {told}
          </p>
        )}
        <HangarPicture />
        <CompactForm />
        <CompactResult>{children}</CompactResult>
        <TotalAnnouncer />
      </main>
    </CalculatorProvider>
  );
}
