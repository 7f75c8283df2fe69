import { useEffect, useState } from "preact/hooks";

const TOLD_MS = 2500;

/** Something said for a moment, such as how a click came off. */
export function useTold<Told>(): [told: Told | undefined, tell: (told: Told) => void] {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => setTold(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [told, setTold];
}
