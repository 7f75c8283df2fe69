import { useLayoutEffect, useRef } from "preact/hooks";
import { useHeldCalculator } from "./calculator-context.ts";
import { whenIdle } from "./ui/use-when-idle.ts";

/**
 * What stands under the hangar and the panel, and what is needed on paper: as the page was made with it, and alive in the
 * first idle moment. None of its code holds up the first price. Until it is alive it shows no other hangar than the form's.
 */
export function Below({ html }: { html: string }) {
  const held = useHeldCalculator();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    const first = held.now.state;
    const hide = () => element.classList.add("is-past");
    async function revive(): Promise<void> {
      try {
        const { bringToLife } = await import("./live-below.tsx");
        bringToLife(element, held, held.now.state === first);
      } catch (error) {
        console.warn(error);
        element.textContent = "Смета не загрузилась. Проверьте связь и обновите страницу.";
      }
      held.listeners.delete(hide);
      element.classList.remove("is-past");
    }
    held.listeners.add(hide);
    return whenIdle(() => void revive());
  }, []);
  return <div class="below" ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
