import { useEffect } from "preact/hooks";
import { carryWish, type CarriedWish } from "./kept-wish.ts";

/** The words go along with a link that is pressed, to the page that it opens; nothing where the wish was taken back. */
export function useCarriedWish(wishNow: () => CarriedWish | undefined): void {
  useEffect(() => {
    const carry = ({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = (target as Element).closest("a");
      const wish = link && !defaultPrevented && !ctrlKey && !metaKey && !shiftKey ? wishNow() : undefined;
      if (wish) carryWish(link!, wish);
    };
    document.addEventListener("click", carry);
    return () => document.removeEventListener("click", carry);
  });
}
