import { createEngine } from "../../engine/create-engine.ts";
import type { DocumentSource, DocumentsSource } from "./document-source.ts";

/** The same source as documents in English have it. */
export function inEnglish<Source extends DocumentsSource>(source: Source): Source & DocumentSource {
  const { english, priceList, manufacturer } = source;
  return {
    ...source,
    engine: createEngine({ ...source, language: english }),
    priceList: english.listOf(priceList),
    manufacturer: english.manufacturerOf(manufacturer),
  };
}
