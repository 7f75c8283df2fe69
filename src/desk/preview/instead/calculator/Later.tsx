import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** No part of this page was made before a draft was there: each comes as soon as it is loaded. */
export function Later({ class: name, load }: { class: string; load: () => Promise<ComponentType> }) {
  const [Part, bring] = useState<ComponentType>();
  useEffect(() => void load().then((part) => bring(() => part)), []);
  return <div class={name}>{Part && <Part />}</div>;
}
