import { useState } from "preact/hooks";
import { useTold } from "../ui/use-told.ts";

interface Props {
  label: string;
  /** Does the work; rejects when it did not come off. */
  act: () => void | Promise<void>;
  /** Said for a moment after the work, unless what came of it is plain to see. */
  done?: string;
  failed: string;
}

/** A button whose work may take a moment or fail: it says so itself, and does not start the work twice. */
export function ExportButton({ label, act, done, failed }: Props) {
  const [busy, setBusy] = useState(false);
  const [told, tell] = useTold<string>();

  async function work(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await act();
      if (done !== undefined) tell(done);
    } catch {
      tell(failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" class="button" onClick={work} aria-live="polite" aria-busy={busy}>
      {busy ? "Готовим…" : (told ?? label)}
    </button>
  );
}
