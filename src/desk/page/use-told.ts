import { useState } from "preact/hooks";
import { useDesk } from "./use-desk.ts";

/** What is told of a draft: with other prices under it that is over. */
export function useTold<Told>(): [told: Told | undefined, tell: (told: Told | undefined) => void] {
  const { before } = useDesk();
  const [told, tell] = useState<{ told: Told | undefined; of: typeof before }>();
  return [told?.of === before ? told.told : undefined, (now) => tell({ told: now, of: before })];
}
