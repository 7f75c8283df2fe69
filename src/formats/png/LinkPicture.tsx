import type { FileTexts } from "../../messages/file-texts.ts";
import { russian } from "../../messages/ru/formats.ts";
import type { CalcResponse, Layout } from "hangar-engine";
import { dateInWords } from "../../text/date-in-words.ts";
import { Dimension } from "../../drawing/Dimension.tsx";
import { endElevation, sideElevation } from "../../drawing/elevation.ts";
import { openings } from "../../drawing/openings.ts";
import { lengthInBays, metres } from "../../drawing/sheet.ts";
import { WallView } from "../../drawing/WallView.tsx";
import { PICTURE_SIZE } from "./picture-size.ts";
import { hangarInWords, sizesInWords } from "../model/hangar-in-words.ts";

const MARGIN = 72;
const GROUND = 512;
/** Highest that the drawing may reach, clear of the price. */
const TALLEST = 166;
/** Pixels of a unit of the drawings: their gaps and ticks are made for texts of ten units. */
const UNIT = 1.7;
/** Between the two walls, with the heights named beside each. */
const GAP = 120;
const LEVELS = 70;

/** From one line of words to the next, and so many letters a line has room for. */
const LINE = 36;
const LETTERS = 72;

const STYLE = `
  text { font-family: "Golos Text"; fill: #eaf2f9 }
  .brand { font-size: 30px; font-weight: 600 }
  .heading { font-size: 68px; font-weight: 700; fill: #fff }
  .hangar { font-size: 28px; font-weight: 400; fill: #bcd5ea }
  .price { font-size: 60px; font-weight: 700; fill: #ffd479 }
  .vat { font-size: 26px; font-weight: 400; fill: #bcd5ea }
  .foot { font-size: 22px; font-weight: 400; fill: #bcd5ea }
  .size { font-size: 10px; font-weight: 400; fill: #bcd5ea }
  .grid { stroke: #fff; stroke-opacity: 0.055; fill: none }
  .sheet path, .sheet rect { fill: none; stroke: #8fb9dc; stroke-width: 0.9; stroke-linejoin: round }
  .sheet .wall { stroke: #fff; stroke-width: 1.5; fill: #fff; fill-opacity: 0.06 }
  .sheet .slope { fill: #fff; fill-opacity: 0.1 }
  .sheet .column { stroke: #fff; stroke-width: 2 }
  .sheet .post { stroke: #fff; stroke-width: 1.5 }
  .sheet .thin { stroke: #a9cff0 }
  .sheet .gate { stroke: #ffd479; stroke-width: 1.5; fill: #1b527f }
  .sheet .ground { stroke: #fff; stroke-width: 1.8 }
  .sheet .dimension { stroke: #8fb9dc }
`;

/** A hangar drawn to scale with its price: what a link to it, or to the calculator, looks like when it is shared. */
export function LinkPicture({
  heading,
  body,
  layout,
  texts = russian,
}: {
  heading?: string;
  body: CalcResponse;
  layout: Layout;
  texts?: FileTexts;
}) {
  const { drawing, picture, lang } = texts;
  const { width, height } = PICTURE_SIZE;
  const { result, prices_version } = body;
  const walls = [
    sideElevation(layout, openings(layout), 0, drawing),
    endElevation(layout, openings(layout), 0, drawing),
  ] as const;
  const [side, end] = walls;
  const room = width - 2 * MARGIN - GAP - LEVELS;
  const top_m = Math.max(side.top_m, end.top_m);
  const sizes = sizesInWords(body, texts);
  const hangar = hangarInWords(body, texts);
  if (heading !== undefined) hangar.splice(1, 0, sizes);
  const lines = wrapped(hangar);
  const lower = (lines.length - 1) * LINE;
  const scale = Math.min(room / (side.extent_m + end.extent_m), (TALLEST - lower) / top_m) / UNIT;
  const lefts = [MARGIN / UNIT, (width - MARGIN - LEVELS) / UNIT - end.extent_m * scale] as const;
  const ground = GROUND / UNIT;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <style>{STYLE}</style>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stop-color="#123c60" />
          <stop offset="1" stop-color="#1d5b8f" />
        </linearGradient>
        <pattern id="grid" width="30" height="30" patternUnits="userSpaceOnUse">
          <path class="grid" d="M30 0H0V30" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      <rect width={width} height={height} fill="url(#grid)" />

      <g transform={`translate(${MARGIN} 52)`} fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round">
        <path d="M1 29V12L20 1l19 11v17M1 12h38M11 29v-9h18v9" />
      </g>
      <text class="brand" x={MARGIN + 56} y={80}>
        {body.provider.brand}
      </text>
      <text class="heading" x={MARGIN} y={182}>
        {heading ?? picture.hangar(sizes)}
      </text>
      {lines.map((line, at) => (
        <text class="hangar" x={MARGIN} y={232 + at * LINE}>
          {line}
        </text>
      ))}
      <text x={MARGIN} y={308 + lower}>
        <tspan class="price">{picture.roubles(result.total_with_vat)}</tspan>
        <tspan class="vat" dx="18">
          {body.request.panels ? picture.withVat : picture.frameWithVat}
        </tspan>
      </text>

      <g class="sheet" transform={`scale(${UNIT})`}>
        {walls.map((elevation, at) => (
          <WallView
            elevation={elevation}
            gate={layout.priceList.rules.gate}
            gateIsTooTall={layout.gateIsTooTall}
            left={lefts[at]!}
            ground={ground}
            scale={scale}
            texts={drawing}
          />
        ))}
        <Dimension
          ticks={layout.frames_m.map((x_m) => lefts[0] + x_m * scale)}
          y={ground + 9}
          text={lengthInBays(layout, drawing)}
        />
        <Dimension
          ticks={layout.columnLines.map(({ at_m }) => lefts[1] + at_m * scale)}
          y={ground + 9}
          text={drawing.metres(metres(layout.geometry.width_m, drawing))}
        />
      </g>

      <text class="foot" x={MARGIN} y={594}>
        {picture.prices(dateInWords(prices_version, lang))}
      </text>
      <text class="foot" x={width - MARGIN} y={594} text-anchor="end">
        {picture.offer}
      </text>
    </svg>
  );
}

/** Words between commas in as few lines as hold them. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}, ${word}`;
    if (last !== undefined && longer.length > LETTERS) lines.splice(-1, 1, `${last},`, word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
