import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Retry } from "./Retry.tsx";

/** A dialog's code, loaded when the dialog is first wanted. */
export type Loader = () => Promise<ComponentType<{ onClose: () => void }>>;

/** A dialog whose code comes on demand; if it does not come, says so, and asks for it again when that is wanted. */
export function OnDemand({ load, onClose }: { load: Loader; onClose: () => void }) {
  const [loaded, setLoaded] = useState<{ Dialog: Awaited<ReturnType<Loader>> }>();
  const [isLost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setLost(false);
    load().then(
      (Dialog) => isWanted && setLoaded({ Dialog }),
      () => isWanted && setLost(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  if (loaded) return <loaded.Dialog onClose={onClose} />;
  if (!isLost) return null;
  return (
    <p class="message error" role="alert">
      Не загрузилось: проверьте связь. <Retry onRetry={() => setAttempt(attempt + 1)} />
    </p>
  );
}
