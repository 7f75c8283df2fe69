import { useOlderList } from "./link/use-older-list.ts";
import { OfferPrinter } from "./offer/OfferPrinter.tsx";
import { Result } from "./result/Result.tsx";
import { TotalAnnouncer } from "./result/total/TotalAnnouncer.tsx";

/** What stands under the hangar and the panel, what is needed on paper, and the total for a screen reader. */
export function Below() {
  useOlderList();
  return (
    <>
      <Result />
      <OfferPrinter />
      <TotalAnnouncer />
    </>
  );
}
