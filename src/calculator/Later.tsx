import { render, type ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CalculatorContext, useHeldCalculator } from "./calculator-context.ts";
import { hydrateForm } from "./form/early-input.ts";

/**
 * A part of the page as it was made, alive some time after the rest: none of its code holds up the first price. Until it
 * is alive it shows no other hangar than the form's.
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
    const follow = () => {
      if (held.now.state.shown === first.shown) return;
      element.classList.add("is-past");
      start();
    };
    let isStarted = false;
    function start(): void {
      if (isStarted) return;
      isStarted = true;
      void revive();
    }
    // What was pressed before the part could answer is pressed again.
    let pressed: HTMLElement | null = null;
    const early = new AbortController();
    element.addEventListener("click", ({ target }) => (pressed = (target as Element).closest("button")), early);
    async function revive(): Promise<void> {
      try {
        const Part = await load();
        const part = (
          <CalculatorContext.Provider value={held}>
            <Part />
          </CalculatorContext.Provider>
        );
        if (held.now.state === first) hydrateForm(part, element);
        else {
          element.replaceChildren();
          render(part, element);
        }
      } catch (error) {
        console.warn(error);
        element.replaceChildren();
        render(<Lost />, element);
      }
      early.abort();
      held.listeners.delete(follow);
      element.classList.remove("is-past");
      if (pressed?.isConnected) pressed.click();
    }
    held.listeners.add(follow);
    return when(start);
  }, []);
  return <div class={name} ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Lost() {
  return (
    <p class="message error" role="alert">
      Эта часть страницы не загрузилась. Проверьте связь и обновите страницу.
    </p>
  );
}
