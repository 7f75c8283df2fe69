import type { CalcResponse } from "hangar-engine";
import { useEffect, useState } from "preact/hooks";
import { prepareQr, qrOf } from "../ui/qr.ts";
import { hasSceneViewer, sceneViewerLink } from "./scene-viewer.ts";

/** The hangar over what a phone's camera sees: a link on Android, elsewhere a code for such a phone. */
export function OnSite({ body: { calculator_link, files } }: { body: CalcResponse }) {
  const [, redraw] = useState(false);
  useEffect(() => void prepareQr().then(() => redraw(true)), []);
  if (hasSceneViewer()) {
    return (
      <a class="button" href={sceneViewerLink(files.glb, calculator_link)}>
        Посмотреть на участке
      </a>
    );
  }
  const qr = qrOf(calculator_link);
  if (!qr) return null;
  return (
    <>
      <svg width="132" height="132" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR-код этого расчёта">
        {/* Cameras want it dark on white, whatever the page is. */}
        <rect width="100%" height="100%" fill="#fff" />
        <path d={qr.d} />
      </svg>
      <p class="hint">
        Увидеть ангар на своём участке: наведите камеру телефона Android, откройте «Чертежи и 3D», затем «Посмотреть на
        участке».
      </p>
    </>
  );
}
