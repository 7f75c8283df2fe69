import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Fields that matter to few, folded, with the number of those changed; opened where a link or an error concerns one. */
export function Folded({
  title,
  changed,
  isWrong,
  openedWith,
  children,
}: {
  title: string;
  changed: number;
  isWrong: boolean;
  /** The link that the page was opened with, or whatever stands for it; nothing where it was none. */
  openedWith: unknown;
  children: ComponentChildren;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (details.current && (isWrong || (openedWith && changed > 0))) details.current.open = true;
  }, [isWrong, openedWith]);
  return (
    <details class="all-parameters" ref={details}>
      <summary>
        {title}
        {changed > 0 && <span class="changed-count"> · изменено {changed}</span>}
      </summary>
      {children}
    </details>
  );
}
