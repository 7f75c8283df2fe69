import { useOlderList } from "./link/use-older-list.ts";
import { OfferPrinter } from "./offer/OfferPrinter.tsx";
import { Result } from "./result/Result.tsx";

/** What stands under the hangar and the panel, and what is needed on paper. */
export function Below() {
  useOlderList();
  return (
    <>
      <Result />
      <OfferPrinter />
    </>
  );
}
