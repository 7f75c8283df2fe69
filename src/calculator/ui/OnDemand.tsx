import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A dialog's code, loaded when the dialog is first wanted. */
export type Loader = () => Promise<ComponentType<{ onClose: () => void }>>;

/** A dialog whose code comes on demand; if it does not come, says so. */
export function OnDemand({ load, onClose }: { load: Loader; onClose: () => void }) {
  const [loaded, setLoaded] = useState<{ Dialog: Awaited<ReturnType<Loader>> }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Dialog) => isWanted && setLoaded({ Dialog }),
      () => isWanted && setLost(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded) return <loaded.Dialog onClose={onClose} />;
  if (!isLost) return null;
  return (
    <p class="message error" role="alert">
      Не загрузилось. Проверьте связь и попробуйте ещё раз.
    </p>
  );
}
