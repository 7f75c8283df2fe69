import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { onBackdrop } from "./on-backdrop.ts";

/** A window over the page: Escape closes it, the focus stays inside and goes back to what opened it. */
export function Dialog({
  title,
  className = "",
  onClose,
  children,
}: {
  title: string;
  className?: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  close.current = onClose;
  const backdrop = useMemo(() => onBackdrop(() => close.current()), []);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-labelledby={titleId}
      // Before the focus is back, where the next key may open it again; a field for files cancels too.
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      // A browser may close without asking; once out of the page it tells that it has closed, to whom it no longer concerns.
      onClose={() => dialog.current && onClose()}
      {...backdrop}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" class="button quiet" onClick={onClose}>
            Закрыть
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
