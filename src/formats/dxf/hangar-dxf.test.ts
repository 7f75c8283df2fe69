import DxfParser, {
  type ICircleEntity,
  type IDimensionEntity,
  type IDxf,
  type IEntity,
  type ITextEntity,
} from "dxf-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { hangarModel, type HangarModel } from "../model/hangar-model.ts";
import { hangarDxf } from "./hangar-dxf.ts";
import { layersOf } from "./layers.ts";

const { answer, validQuery } = requestsTo(engine);

const modelOf = (asked: Record<string, string>): HangarModel => hangarModel(answer(asked), engine.layoutOf(asked)!);

const models = validQuery.map(modelOf);

/** As another program reads the file. */
function read(text: string): IDxf {
  const drawing = new DxfParser().parseSync(text);
  if (!drawing) throw new Error("not read");
  return drawing;
}

const ofType = <Of extends IEntity>({ entities }: IDxf, type: string) =>
  entities.filter((entity) => entity.type === type) as Of[];

/** Both ends of a line; `dxf-parser` has them for polylines too. */
const endsOf = (entity: IEntity) => (entity as IEntity & { vertices: { x: number; y: number; z: number }[] }).vertices;

const placesOf = (entity: IEntity) =>
  entity.type === "TEXT"
    ? [(entity as ITextEntity).startPoint]
    : entity.type === "CIRCLE"
      ? [(entity as ICircleEntity).center]
      : endsOf(entity);

const isOfView = ({ layer }: IEntity) => layer.startsWith("VIEW-");

/** How many of each. */
function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const EXAMPLE = {
  roof: "dvuhskat",
  width: "12",
  length: "32.5",
  height: "4.35",
  gates: "1",
  doors: "1",
  windows: "2",
  wall_progony: "1",
  panels: "1",
};

test("a drafter finds every kind of member on its layer and the sizes of the hangar on the views", async () => {
  const drawing = read(await hangarDxf(modelOf(EXAMPLE)));
  expect(drawing.header).toMatchObject({ $ACADVER: "AC1021", $INSUNITS: 4 });
  expect(counted(drawing.entities.filter((entity) => !isOfView(entity)).map(({ layer }) => layer))).toEqual({
    COLUMNS: 16,
    "GABLE-POSTS": 2,
    TRUSSES: 112,
    "ROOF-PURLINS": 84,
    GIRTS: 76,
    "VERTICAL-BRACING": 8,
    "ROOF-BRACING": 8,
    STRUTS: 21,
    "GATE-FRAMES": 3,
    "DOOR-FRAMES": 3,
    "WINDOW-FRAMES": 8,
    CLADDING: 50,
  });
  const names = ofType<ITextEntity>(drawing, "TEXT").map(({ text }) => text);
  expect(names.filter((name) => /^(План|Фасад)/.test(name))).toEqual([
    "План на отм. 0,000 (1:100)",
    "Фасад 1-8 по оси А (1:100)",
    "Фасад 8-1 по оси Б (1:100)",
    "Фасад Б-А по оси 1 (1:50)",
    "Фасад А-Б по оси 8 (1:50)",
  ]);
  const sizes = ofType<IDimensionEntity>(drawing, "DIMENSION").map(({ actualMeasurement }) => actualMeasurement);
  expect(counted(sizes.map(String))).toEqual({ 5000: 18, 2500: 3, 32500: 3, 12000: 3, 6000: 4, 4350: 4, 5550: 4 });
});

test("the frame in space is the hangar of the calculation, to the millimetre, and the views lie clear before it", async () => {
  await fc.assert(
    fc.asyncProperty(models, async (model) => {
      const { geometry } = model.layout;
      const drawing = read(await hangarDxf(model));
      const bars = drawing.entities.filter((entity) => !isOfView(entity) && entity.layer !== "CLADDING");
      const drawn = model.pieces.flatMap(({ position, bars: of }) => of.map(() => layersOf(position).model));
      expect(counted(bars.map(({ layer }) => layer))).toEqual(counted(drawn));

      const ends = bars.flatMap(endsOf);
      const bearing = bars.filter(({ layer }) => layer === "COLUMNS" || layer === "TRUSSES").flatMap(endsOf);
      const extent = (values: number[]) => [Math.min(...values), Math.max(...values)];
      expect(extent(ends.map(({ x }) => x))).toEqual([0, Math.round(geometry.length_m * 1000)]);
      expect(extent(ends.map(({ y }) => y))).toEqual([0, Math.round(geometry.width_m * 1000)]);
      expect(extent(bearing.map(({ z }) => z))).toEqual([0, Math.round(geometry.high_m * 1e6) / 1000]);

      const cladding = drawing.entities.filter(({ layer }) => layer === "CLADDING");
      expect(cladding.length > 0).toBe(model.layout.configuration.panels);
      const foremost = Math.min(...[...ends, ...cladding.flatMap(endsOf)].map(({ y }) => y));
      const flat = drawing.entities.filter((entity) => isOfView(entity) && entity.type !== "DIMENSION");
      expect(flat.flatMap(placesOf).filter(({ y }) => y >= foremost)).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

test("everything is on a declared layer, and every dimension has a picture that says what it measures", async () => {
  await fc.assert(
    fc.asyncProperty(models, async (model) => {
      const drawing = read(await hangarDxf(model));
      const dimensions = ofType<IDimensionEntity>(drawing, "DIMENSION");
      const pictures = dimensions.map(({ block }) => drawing.blocks[block]!.entities);
      const declared = Object.keys(drawing.tables.layer.layers);
      const used = new Set([...drawing.entities, ...pictures.flat()].map(({ layer }) => layer));
      expect([...used].filter((layer) => !declared.includes(layer))).toEqual([]);
      for (const [i, { actualMeasurement }] of dimensions.entries()) {
        const texts = pictures[i]!.filter(({ type }) => type === "TEXT") as ITextEntity[];
        expect(texts.map(({ text }) => text)).toEqual([String(Math.round(actualMeasurement))]);
      }
      expect(new Set(dimensions.map(({ block }) => block)).size).toBe(dimensions.length);
    }),
    { numRuns: runs(60) },
  );
});

test("no text lies on another, no circle of an axis on another, and the drawing says what it is", async () => {
  await fc.assert(
    fc.asyncProperty(models, async (model) => {
      const drawing = read(await hangarDxf(model));
      const pictures = Object.values(drawing.blocks).flatMap(({ entities = [] }) => entities);
      const texts = [...drawing.entities, ...pictures].filter(({ type }) => type === "TEXT") as ITextEntity[];
      const about = model.about.map((line) => line.replaceAll("\u00a0", " "));
      expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(about));
      const boxes = texts.map(boxOf);
      expect(pairsOf(boxes).filter(([a, b]) => !isApart(a, b))).toEqual([]);
      const circles = ofType<ICircleEntity>(drawing, "CIRCLE");
      const gap = ([{ center: a, radius }, other]: readonly [ICircleEntity, ICircleEntity]) =>
        Math.hypot(a.x - other.center.x, a.y - other.center.y) - radius - other.radius;
      expect(pairsOf(circles).filter((pair) => gap(pair) <= 0)).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

test("fonts of CAD have every letter, and programs that read the header alone have the sizes of dimensions", async () => {
  await fc.assert(
    fc.asyncProperty(models, async (model) => {
      const text = await hangarDxf(model);
      const drawing = read(text);
      const pictures = Object.values(drawing.blocks).flatMap(({ entities = [] }) => entities);
      const texts = [...drawing.entities, ...pictures].filter(({ type }) => type === "TEXT") as ITextEntity[];
      expect(texts.filter(({ text }) => !/^[ -~А-яЁё×]+$/.test(text)).map(({ text }) => text)).toEqual([]);
      expect(text).not.toContain("\n7\nStandard\n");
      expect(text).toMatch(/\nAcDbTextStyleTableRecord\n2\nunicode\n(?:\d+\n[\d.]+\n){6}3\narial\.ttf\n/);
      const { $DIMSTYLE, $DIMSCALE, ...header } = drawing.header as Record<string, unknown>;
      expect(header).toMatchObject({
        $DWGCODEPAGE: "ANSI_1251",
        $TEXTSTYLE: "unicode",
        $DIMTXSTY: "unicode",
        $DIMTXT: 2.5,
        $DIMTSZ: 1,
        $DIMDEC: 0,
      });
      const scales = texts.flatMap(({ text }) => /\(1:(\d+)\)$/.exec(text)?.[1] ?? []).map(Number);
      expect($DIMSCALE).toBe(Math.min(...scales));
      expect(Math.max(...scales)).toBeLessThanOrEqual(2.5 * Number($DIMSCALE));
      expect($DIMSTYLE).toBe(`M1-${String($DIMSCALE)}`);
      expect(text).toContain(`\nAcDbDimStyleTableRecord\n2\n${String($DIMSTYLE)}\n`);
    }),
    { numRuns: runs(40) },
  );
});

const pairsOf = <Of>(all: readonly Of[]) =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [Of, Of] => [one, other]));

interface Box {
  text: string;
  x: readonly [number, number];
  y: readonly [number, number];
}

/** The place of a text, with letters as wide as those of Arial are on average. */
function boxOf({ text, startPoint: { x, y }, textHeight, rotation = 0, halign = 0 }: ITextEntity): Box {
  const width = text.length * textHeight * 0.75;
  const [across, up] = rotation === 90 ? [textHeight, width] : [width, textHeight];
  const [left, low] = halign === 0 ? [x, y] : [x - across / 2, y - up / 2];
  return { text, x: [left, left + across], y: [low, low + up] };
}

const isApart = (a: Box, b: Box): boolean =>
  a.x[1] <= b.x[0] || b.x[1] <= a.x[0] || a.y[1] <= b.y[0] || b.y[1] <= a.y[0];

test("a hangar has one file, whatever was written before it, with no more digits than it needs", async () => {
  await fc.assert(
    fc.asyncProperty(models, models, async (model, other) => {
      const text = await hangarDxf(model);
      await hangarDxf(other);
      expect(await hangarDxf(model)).toBe(text);
      const drawn = text.slice(text.indexOf("\nBLOCKS\n"), text.indexOf("\nOBJECTS\n")).split("\n");
      const values = drawn.slice(1).filter((_, i) => i % 2 === 1);
      expect(values.filter((value) => value === "-0" || /^-?\d+(\.\d{4,}|.*e-\d+)$/.test(value))).toEqual([]);
    }),
    { numRuns: runs(40) },
  );
});
