import type { FileFormat } from "hangar-engine";
import { FORMATS, typeOf } from "../../formats/format.ts";
import { PICTURE_SIZE } from "../../formats/png/picture-size.ts";
import { LAYERS, type LayerName } from "../../formats/dxf/layers.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import type { Lang } from "../../text/lang.ts";

const PIXELS = `${PICTURE_SIZE.width}\u00a0×\u00a0${PICTURE_SIZE.height}`;

/** Extension, what it is for, and media type. */
export const formatRows = (lang: Lang): string[][] =>
  Object.keys(FORMATS).map((name) => [
    `.${name}`,
    DOCS_TEXTS[lang].files[name as FileFormat].replace("{pixels}", PIXELS),
    typeOf(name as FileFormat),
  ]);

/** Name, colour and contents of each layer. */
export const layerRows = (lang: Lang): string[][] =>
  Object.entries(LAYERS).map(([name, colour]) => [name, String(colour), DOCS_TEXTS[lang].layers[name as LayerName]]);
