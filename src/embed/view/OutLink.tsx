import type { ComponentChildren } from "preact";
import * as embedWords from "../embed-words.ts";

/** A way to the calculator's own site; the dealer's page stays open. */
export function OutLink({
  href,
  children,
  ...rest
}: {
  href: string;
  class?: string;
  part?: string;
  children: ComponentChildren;
}) {
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span class="visually-hidden"> {embedWords.newTab}</span>
    </a>
  );
}
