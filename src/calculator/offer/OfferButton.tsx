import { useState } from "preact/hooks";
import { dialogLoader } from "../ui/dialog-loader.ts";
import { OnDemand } from "../ui/OnDemand.tsx";

const load = dialogLoader(async () => (await import("./OfferDialog.tsx")).OfferDialog);

/** Leads to the offer on paper or as a PDF. */
export function OfferButton({ label }: { label: string }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => open(true)}>
        {label}
      </button>
      {isOpen && <OnDemand load={load} onClose={() => open(false)} />}
    </>
  );
}
