import type { ComponentType } from "preact";
import { useRef, useState } from "preact/hooks";
import type { ViewProps } from "./views.tsx";

type Stage = "closed" | "loading" | "failed" | "open";

/** Opens the frame in 3D. What draws it is fetched when it is first asked for. */
export function FrameOnDemand(props: ViewProps) {
  const [stage, setStage] = useState<Stage>("closed");
  const view = useRef<ComponentType<ViewProps> | undefined>(undefined);

  async function open(): Promise<void> {
    setStage("loading");
    try {
      view.current ??= (await import("./frame-3d/FrameView.tsx")).FrameView;
      setStage("open");
    } catch {
      setStage("failed");
    }
  }

  const FrameView = view.current;
  const isOpen = stage === "open" && FrameView !== undefined;
  return (
    <div class="frame-3d">
      {isOpen && <FrameView {...props} />}
      <button
        type="button"
        class="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setStage("closed") : void open())}
      >
        {isOpen ? "Закрыть 3D" : stage === "loading" ? "Загружаем 3D…" : "Показать в 3D"}
      </button>
      <p class="drawing-note" role="status">
        {stage === "failed" && "3D не загрузилось — проверьте связь и попробуйте ещё раз. Чертежи работают и без него."}
      </p>
    </div>
  );
}
