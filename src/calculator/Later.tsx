import { render, type ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CalculatorContext, useHeldCalculator } from "./calculator-context.ts";
import { hydrateForm } from "./form/early-input.ts";
import { whenIdle } from "./ui/use-when-idle.ts";

/**
 * A part of the page as it was made, alive in the first idle moment: none of its code holds up the first price. Until it
 * is alive it shows no other hangar than the form's.
 */
export function Later({
  class: name,
  html,
  load,
}: {
  class: string;
  /** What the part rendered when the page was made. */
  html: string;
  load: () => Promise<ComponentType>;
}) {
  const held = useHeldCalculator();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    const first = held.now.state;
    const hide = () => {
      if (held.now.state.shown !== first.shown) element.classList.add("is-past");
    };
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
        element.textContent = "Эта часть страницы не загрузилась. Проверьте связь и обновите страницу.";
      }
      held.listeners.delete(hide);
      element.classList.remove("is-past");
    }
    held.listeners.add(hide);
    return whenIdle(() => void revive());
  }, []);
  return <div class={name} ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
