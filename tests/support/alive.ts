import { h, render } from "preact";
import { act } from "preact/test-utils";

/** A hook that is alive as in a page, without one: what it gives now, and what is done to it. */
export interface Alive<Given> {
  readonly now: Given;
  /** Does it, with all that follows from it. */
  do(what: (now: Given) => unknown): void;
}

/** Nothing of a component that shows nothing needs a document: its state and its effects are its own. */
export function alive<Given>(hook: () => Given): Alive<Given> {
  let now: Given;
  const Holder = () => {
    now = hook();
    return null;
  };
  const nowhere = { childNodes: [], firstChild: null } as unknown as Element;
  void act(() => render(h(Holder, null), nowhere));
  return {
    get now() {
      return now;
    },
    do(what) {
      void act(() => void what(now));
    },
  };
}
