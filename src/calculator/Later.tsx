import { render, type ComponentChild, type ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CalculatorContext, useHeldCalculator } from "./calculator-context.ts";
import { changedInputs, hydrateForm } from "./form/early-input.ts";
import { Lost } from "./ui/Lost.tsx";

/**
 * A part of the page as it was made, alive some time after the rest: none of its code holds up the first price. Until it
 * is alive it shows no other hangar than the form's; what did not come is asked for again at the next use.
 */
export function Later({
  class: name,
  html,
  load,
  when,
}: {
  class: string;
  /** What the part rendered when the page was made. */
  html: string;
  load: () => Promise<ComponentType>;
  /** Calls back when it is time; a hangar other than the part's makes it time as well. */
  when: (callback: () => void) => () => void;
}) {
  const held = useHeldCalculator();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    const first = held.now.state;
    let isStarted = false;
    let isLost = false;
    /** Whether that stands in the part's place. */
    let isTold = false;
    // What was pressed before the part could answer is pressed again, and the focus comes back.
    let pressed: HTMLElement | null = null;
    let focused: HTMLElement | null = null;
    const off = new AbortController();
    element.addEventListener("click", press, off);
    element.addEventListener("focusin", ({ target }) => (focused = target as HTMLElement), off);
    const isPast = () => held.now.state.shown !== first.shown;

    function follow(): void {
      if (!isPast()) return;
      if (!isTold) element.classList.add("is-past");
      start();
    }
    function press({ target }: Event): void {
      pressed = (target as Element).closest("button");
      if (isLost) start();
    }
    function start(): void {
      if (isStarted) return;
      isStarted = true;
      load().then(bring, lose);
    }
    function bring(Part: ComponentType): void {
      const part = (
        <CalculatorContext.Provider value={held}>
          <Part />
        </CalculatorContext.Provider>
      );
      if (held.now.state !== first) return replace(part);
      end();
      hydrateForm(part, element);
      pressed?.click();
    }
    /** Until the hangar is another one, what stands is true. */
    function lose(error: unknown): void {
      console.warn(error);
      isLost = true;
      isStarted = false;
      if (!isPast() || isTold) return;
      isTold = true;
      element.classList.remove("is-past");
      element.replaceChildren();
      render(<Lost onRetry={start} />, element);
    }
    function replace(part: ComponentChild): void {
      end();
      const chosen = changedInputs(element);
      // Of what was told of a part that was lost, and of the part as it was made.
      render(null, element);
      element.replaceChildren();
      render(part, element);
      element.classList.remove("is-past");
      for (const control of [...chosen, pressed]) sameIn(element, control)?.click();
      if (document.activeElement === document.body) sameIn(element, focused)?.focus();
    }
    function end(): void {
      off.abort();
      held.listeners.delete(follow);
    }
    held.listeners.add(follow);
    return when(start);
  }, []);
  return <div class={name} ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The control by its id, its name and value or its words, for prices are others; nothing where several have the same. */
function sameIn(element: Element, control: HTMLElement | null): HTMLElement | undefined {
  const sign = control && signOf(control);
  const same = [...element.querySelectorAll<HTMLElement>("a,button,input,summary")].filter(
    (one) => signOf(one) === sign,
  );
  return same.length === 1 ? same[0] : undefined;
}

function signOf(control: HTMLElement): string {
  const { id, name, value, textContent } = control as HTMLInputElement;
  return id || (name ? `${name}=${value}` : textContent.replace(/[\d\s]/g, ""));
}
