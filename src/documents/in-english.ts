import { createEngine } from "../engine/create-engine.ts";
import type { ToolDefinition } from "./tools/tool-definitions.ts";
import { toolPath } from "./tools/tool-path.ts";
import type { DocumentSource, DocumentsSource } from "./document-source.ts";

/** The same source as documents in English have it. */
export function inEnglish<Source extends DocumentsSource>(source: Source): Source & DocumentSource {
  const { english, priceList, manufacturer } = source;
  return {
    ...source,
    engine: createEngine({ ...source, language: english }),
    priceList: english.list!.priceList(priceList),
    manufacturer: english.list!.manufacturer(manufacturer),
  };
}

/** The most telling example of a tool as the GET request that answers it in English. */
export const callInEnglish = ({ path, examples }: ToolDefinition): string =>
  toolPath(path, { ...examples.at(-1), lang: "en" });
