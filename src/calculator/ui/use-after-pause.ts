import { useEffect, useState } from "preact/hooks";

/** Long enough for the next key of a number. */
const PAUSE_MS = 500;

/** What has stood while typing paused; from then on whatever follows it, until there is nothing to tell. */
export function useAfterPause(text: string | undefined): string | undefined {
  const [isTold, tell] = useState(text !== undefined);
  useEffect(() => {
    if (text === undefined) {
      tell(false);
      return;
    }
    const timer = setTimeout(() => tell(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return isTold ? text : undefined;
}
