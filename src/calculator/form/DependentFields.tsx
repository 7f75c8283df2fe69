import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { useField } from "../calculator-context.ts";
import type { FieldName } from "./form-state.ts";
import { ReasonContext } from "./reason-context.ts";

/** Options that stand or fall together; `on` is the one whose reason is the reason of all. */
export function DependentFields({ on, children }: { on: FieldName; children: ComponentChildren }) {
  const { id, reason } = useField(on);
  const group = useMemo(() => ({ id: `${id}-group-reason`, reason }), [id, reason]);
  return (
    <div class={reason ? "dependent off" : "dependent"}>
      <p id={group.id} class="message reason">
        {reason}
      </p>
      <ReasonContext.Provider value={group}>{children}</ReasonContext.Provider>
    </div>
  );
}
