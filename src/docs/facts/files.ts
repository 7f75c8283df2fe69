import type { FileFormat } from "hangar-engine";
import { FORMATS, typeOf } from "../../formats/format.ts";
import { PICTURE_SIZE } from "../../formats/png/picture-size.ts";
import { LAYERS, type LayerName } from "../../formats/dxf/layers.ts";
import type { Lang, Said } from "../../text/lang.ts";

const PIXELS = `${PICTURE_SIZE.width}\u00a0×\u00a0${PICTURE_SIZE.height}`;

const FOR: Readonly<Record<FileFormat, Said>> = {
  csv: { ru: "Позиции сметы таблицей, с ценами", en: "Positions of the bill as a table, with prices" },
  xlsx: {
    ru: "Смета книгой Excel с формулами, с ценами",
    en: "The bill as an Excel workbook with formulas, with prices",
  },
  svg: { ru: "Лист чертежей: стороны, торцы, план", en: "Sheet of drawings: sides, ends, plan" },
  dxf: {
    ru: "Каркас в пространстве, план и фасады с размерами: AutoCAD, nanoCAD, КОМПАС",
    en: "Frame in space, plan and elevations with dimensions: AutoCAD and its like",
  },
  glb: {
    ru: "Модель с материалами: телефоны, браузеры, Blender",
    en: "Model with materials: phones, browsers, Blender",
  },
  ifc: {
    ru: "Модель здания IFC4: Renga, Revit, Tekla, программы просмотра BIM",
    en: "Building model, IFC4: Revit, Tekla and BIM viewers",
  },
  png: {
    ru: `Картинка ангара с ценой, ${PIXELS}: такую показывают мессенджеры рядом со ссылкой`,
    en: `Picture of the hangar with its price, ${PIXELS}, as messengers show with a link`,
  },
};

/** Extension, what it is for, and media type. */
export const formatRows = (lang: Lang): string[][] =>
  Object.keys(FORMATS).map((name) => [`.${name}`, FOR[name as FileFormat][lang], typeOf(name as FileFormat)]);

const ON_LAYER: Readonly<Record<LayerName, Said>> = {
  COLUMNS: { ru: "Колонны", en: "Columns" },
  "GABLE-POSTS": { ru: "Фахверковые колонны", en: "Gable posts" },
  TRUSSES: { ru: "Фермы: пояса и решётка", en: "Trusses: chords and webs" },
  "ROOF-PURLINS": { ru: "Прогоны кровли", en: "Roof purlins" },
  GIRTS: { ru: "Прогоны стен", en: "Girts" },
  "VERTICAL-BRACING": { ru: "Связи вертикальные", en: "Vertical bracing" },
  "ROOF-BRACING": { ru: "Связи кровельные", en: "Roof bracing" },
  STRUTS: { ru: "Распорки", en: "Struts" },
  "GATE-FRAMES": { ru: "Рамы ворот", en: "Gate frames" },
  "DOOR-FRAMES": { ru: "Рамы дверей", en: "Door frames" },
  "WINDOW-FRAMES": { ru: "Рамы окон", en: "Window frames" },
  CLADDING: {
    ru: "Контуры стен и кровли, если заказаны панели",
    en: "Outlines of walls and roof where panels are ordered",
  },
  "VIEW-AXES": { ru: "Виды: оси с марками", en: "Views: grid axes with their marks" },
  "VIEW-COLUMNS": { ru: "Виды: колонны", en: "Views: columns" },
  "VIEW-FRAME": { ru: "Виды: остальной каркас", en: "Views: the rest of the frame" },
  "VIEW-OPENINGS": { ru: "Виды: проёмы", en: "Views: openings" },
  "VIEW-OUTLINE": { ru: "Виды: контуры", en: "Views: outlines" },
  "VIEW-DIMENSIONS": { ru: "Виды: размеры", en: "Views: dimensions" },
  "VIEW-TEXT": { ru: "Виды: надписи", en: "Views: texts" },
};

/** Name, colour and contents of each layer. */
export const layerRows = (lang: Lang): string[][] =>
  Object.entries(LAYERS).map(([name, colour]) => [name, String(colour), ON_LAYER[name as LayerName][lang]]);
