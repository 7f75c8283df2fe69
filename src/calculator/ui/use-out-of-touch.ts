import { useLayoutEffect, useState } from "preact/hooks";
import { isOutOfTouch, whenConnectionChanges } from "./connection.ts";

/** As it changes; a page is built in touch. */
export function useOutOfTouch(): boolean {
  const [isOut, setOut] = useState(false);
  useLayoutEffect(() => {
    const update = () => setOut(isOutOfTouch());
    update();
    return whenConnectionChanges(update);
  }, []);
  return isOut;
}
