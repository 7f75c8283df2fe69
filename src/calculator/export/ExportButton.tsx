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

/** Work that may take a moment or fail: `text` says how it stands, and it is not started twice. */
export function useWork({ label, act, done, failed }: Props) {
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

  return { busy, text: busy ? "Готовим…" : (told ?? label), work };
}

/** A button for such work, which says itself how it stands. */
export function ExportButton(props: Props) {
  const { busy, text, work } = useWork(props);
  return (
    <button type="button" class="button" onClick={work} aria-live="polite" aria-busy={busy}>
      {text}
    </button>
  );
}
