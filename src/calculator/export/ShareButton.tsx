import { useEffect, useState } from "preact/hooks";
import type { CalcResponse } from "hangar-engine";
import { canShare, shareText } from "./share-text.ts";
import { ExportButton } from "./ExportButton.tsx";

/** Last in its row, so that nothing moves when it comes with the script. */
export function ShareButton({ body, text }: { body: CalcResponse; text: string }) {
  const [isOffered, offer] = useState(false);
  useEffect(() => offer(canShare()), []);
  if (!isOffered) return null;
  const share = () => shareText(`Ангар, расчёт ${body.calculation_id}`, text);
  return <ExportButton label="Поделиться" act={share} failed="Не вышло поделиться" />;
}
