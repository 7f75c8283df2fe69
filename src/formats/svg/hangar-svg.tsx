import { render } from "preact-render-to-string";
import { VIEWS } from "../../drawing/views.tsx";
import type { HangarModel } from "../model/hangar-model.ts";
import { SHEET_STYLE } from "./sheet-style.ts";

/** A sheet of A4 across, two units a millimetre or so. */
const SIZE = { width: 840, height: 594 } as const;
const MARGIN = 16;

/** Where each drawing stands on the sheet. */
const PLACES = {
  facade: { x: 24, y: 24, width: 792, height: 226 },
  ends: { x: 24, y: 262, width: 388, height: 226 },
  plan: { x: 428, y: 262, width: 388, height: 226 },
} as const;

/** First base line of the title block, and from line to line. */
const TITLE_BLOCK = { x: 32, y: 516, step: 18 } as const;

/** The drawings of a hangar on one sheet with its title, for a browser or a printer; no prices. */
export function hangarSvg({ layout, openings, about, texts }: HangarModel): string {
  const { width, height } = SIZE;
  const { x, y, step } = TITLE_BLOCK;
  return render(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width="297mm" height="210mm">
      <title>{about[0]}</title>
      <style>{SHEET_STYLE}</style>
      <path class="paper" d={`M0 0H${width}V${height}H0Z`} />
      <path
        class="border"
        d={`M${MARGIN} ${MARGIN}H${width - MARGIN}V${height - MARGIN}H${MARGIN}ZM${MARGIN} ${y - step}H${width - MARGIN}`}
      />
      {VIEWS.map(({ id, View }) => {
        const place = PLACES[id];
        return (
          <svg key={id} {...place}>
            <View layout={layout} openings={openings} sheet={place} texts={texts.drawing} />
          </svg>
        );
      })}
      {about.map((line, i) => (
        <text key={line} class={i === 0 ? "heading" : undefined} x={x} y={y + i * step}>
          {line}
        </text>
      ))}
    </svg>,
  );
}
