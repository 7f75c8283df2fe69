import { useState } from "preact/hooks";
import { OnDemand, type Loader } from "../ui/OnDemand.tsx";

const load: Loader = async () => (await import("./OfferDialog.tsx")).OfferDialog;

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
