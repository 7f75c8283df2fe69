import { useEffect, useRef } from "preact/hooks";

/** What was just taken off a list, and the way to put it back. */
export interface Removal {
  told: string;
  takeBack: () => void;
}

/** Tells of a removal; the focus comes here, since the button that it was on is gone. */
export function TakeBack({ removal, onDone }: { removal: Removal | undefined; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [removal]);
  return (
    <p class="take-back" role="status">
      {removal && (
        <>
          <span>{removal.told}</span>
          <button
            ref={button}
            type="button"
            class="button small"
            onClick={() => {
              removal.takeBack();
              onDone();
            }}
          >
            Вернуть
          </button>
        </>
      )}
    </p>
  );
}
