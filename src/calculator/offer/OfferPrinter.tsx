import { render } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { useHeldCalculator } from "../calculator-context.ts";
import { whenQuiet } from "../ui/use-when-idle.ts";
import { isOfferAwaited } from "./early-print.ts";
import { NoOffer } from "./NoOffer.tsx";
import { Offer } from "./Offer.tsx";
import { isOutOfTouch } from "../ui/connection.ts";
import { prepareQr } from "../ui/qr.ts";

/**
 * Fills the page's place for the offer at the moment of printing, whether a button or the browser's menu asks for it.
 * The sheet stays when printing is over: some browsers say so before they have looked at the page.
 */
export function OfferPrinter() {
  const held = useHeldCalculator();

  // Not after the paint: whoever prints as soon as the page stands gets the offer as soon as it can be made.
  useLayoutEffect(() => {
    const place = document.getElementById("offer")!;
    const { title } = document;

    function fill(): void {
      const { formAnswer, reserve, leftOut } = held.now.state;
      const { body, problems } = formAnswer;
      const offered = reserve === undefined ? body : undefined;
      render(
        offered ? (
          <Offer body={offered} now={new Date()} leftOut={leftOut} isUnchecked={isOutOfTouch()} />
        ) : (
          <NoOffer problems={body ? undefined : problems} />
        ),
        place,
      );
      // Browsers propose it as the name of the PDF.
      if (offered) document.title = `Коммерческое предложение ${offered.calculation_id}`;
    }
    function restoreTitle(): void {
      document.title = title;
    }

    if (isOfferAwaited()) {
      fill();
      restoreTitle();
    }
    addEventListener("beforeprint", fill);
    addEventListener("afterprint", restoreTitle);
    return () => {
      removeEventListener("beforeprint", fill);
      removeEventListener("afterprint", restoreTitle);
    };
  }, []);
  // The browser's own menu does not wait for a file to come.
  useEffect(() => whenQuiet(() => void prepareQr()), []);
  return null;
}
