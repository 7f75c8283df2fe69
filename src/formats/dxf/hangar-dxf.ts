import { DxfWriter, Units } from "@tarikjabiri/dxf";
import type { HangarModel } from "../model/hangar-model.ts";
import { inTurns, type Turn } from "../model/in-turns.ts";
import { addDimensionStyles } from "./dimensions.ts";
import { facades } from "./facades.ts";
import { drawFrame } from "./frame.ts";
import { AXIS_LINES, LAYERS } from "./layers.ts";
import { millimetres, penIn, TEXT_STYLE } from "./pen.ts";
import { plan } from "./plan.ts";
import { AROUND, type View } from "./view.ts";

/** The first scale in which a view is no wider than this on paper, millimetres. */
const WIDEST = 400;
const SCALES = [50, 100, 200, 400] as const;
const LAST_SCALE = 500;
/** Scales differ by no more: texts of dimensions stay readable in programs that draw all of them in the finest scale. */
const APART = 2.5;

/** On paper, millimetres. */
const BELOW_FRAME = 20;
const ABOUT = { height: 3.5, line: 7 } as const;
const TITLE = { height: 5, above: 7, room: 120 } as const;

/**
 * A hangar as a drawing for CAD: DXF of AutoCAD 2007, which is UTF-8, in millimetres. Its frame stands in space with its
 * first corner at 0,0,0; flat before it lie what the hangar is, its plan and its facades.
 */
export async function hangarDxf(model: HangarModel, turn?: Turn): Promise<string> {
  const views = [plan(model), ...facades(model)];
  const fitting = views.map(({ width }) => SCALES.find((scale) => width <= scale * WIDEST) ?? LAST_SCALE);
  const coarsest = Math.max(...fitting);
  const scales = fitting.map((fit) => SCALES.find((scale) => scale >= fit && scale * APART >= coarsest) ?? LAST_SCALE);
  const dxf = begun(scales);
  await inTurns(drawn(dxf, model, views, scales), turn);
  const { tl, br } = dxf.modelSpace.boundingBox();
  dxf.setVariable("$EXTMIN", { 10: tl.x, 20: br.y, 30: 0 });
  dxf.setVariable("$EXTMAX", { 10: br.x, 20: tl.y, 30: millimetres(model.layout.geometry.high_m) });
  return `${dxf.stringify()}\n`;
}

/** The frame, what the hangar is, and the views. */
function* drawn(
  dxf: DxfWriter,
  model: HangarModel,
  views: readonly View[],
  scales: readonly number[],
): Generator<undefined> {
  yield* drawFrame(dxf, model);
  const [scale] = scales as [number];
  let y = -BELOW_FRAME * scale;
  const about = penIn(dxf.modelSpace, scale, [0, 0]);
  for (const line of model.about) {
    y -= ABOUT.line * scale;
    about.text("VIEW-TEXT", [0, y], ABOUT.height, line);
  }
  // Both ends, which are the last, lie side by side.
  let x = 0;
  for (const [i, view] of views.entries()) {
    const isBeside = i === views.length - 1;
    if (!isBeside) y -= AROUND.top * scales[i]! + view.height;
    draw(dxf, view, scales[i]!, [x, y]);
    yield;
    if (i === views.length - 2)
      x = Math.max(view.width + (AROUND.right + AROUND.left) * scales[i]!, TITLE.room * scales[i]!);
    else y -= AROUND.bottom * scales[i]!;
  }
}

/** A drawing with its styles and layers and nothing on them. */
function begun(scales: readonly number[]): DxfWriter {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable("$MEASUREMENT", { 70: 1 });
  // Strict readers see that the file is UTF-8 by the version where a code page stands beside it.
  dxf.setVariable("$DWGCODEPAGE", { 3: "ANSI_1251" });
  const texts = dxf.tables.addStyle(TEXT_STYLE);
  // Has Cyrillic letters wherever drawings are opened by the style's file.
  texts.fontFileName = "arial.ttf";
  dxf.setVariable("$TEXTSTYLE", { 7: texts.name });
  dxf.addLType(AXIS_LINES, "____ _ ____ _ ____", [12, -3, 3, -3]);
  for (const [name, colour] of Object.entries(LAYERS)) {
    dxf.addLayer(name, colour, name === "VIEW-AXES" ? AXIS_LINES : "Continuous");
  }
  addDimensionStyles(dxf, scales, texts);
  return dxf;
}

function draw(dxf: DxfWriter, view: View, scale: number, origin: readonly [x: number, y: number]): void {
  const pen = penIn(dxf.modelSpace, scale, origin);
  view.draw(dxf, pen);
  pen.text("VIEW-TEXT", [0, view.height + TITLE.above * scale], TITLE.height, `${view.title} (1:${scale})`);
}
