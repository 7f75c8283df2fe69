import type { ComponentProps } from "preact";
import { Offer as RealOffer } from "../../../../../calculator/offer/Offer.tsx";
import { MARK } from "../../../mark.ts";

export function Offer(props: ComponentProps<typeof RealOffer>) {
  return (
    <>
      <p class="draft-stamp">{MARK}</p>
      <RealOffer {...props} />
    </>
  );
}
