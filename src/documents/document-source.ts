import type { Engine } from "../engine/create-engine.ts";
import type { Language } from "../messages/language.ts";
import type { JournalEntry } from "../price-list/journal.ts";
import type { Manufacturer, PriceList } from "../price-list/schema.ts";

/** What all documents together are made of: some are in English. */
export interface DocumentsSource extends DocumentSource {
  english: Language;
}

/** All that the documents are made of. `engine` answers the examples. */
export interface DocumentSource {
  engine: Engine;
  priceList: PriceList;
  manufacturer: Manufacturer;
  /** Lists that hold no longer, the newest first. */
  archive?: readonly PriceList[];
  /** Who released which list and when. */
  journal?: readonly JournalEntry[];
  /** Without a trailing slash. */
  baseUrl: string;
  /** The build that they are made for; none in `astro dev`. */
  build?: string | undefined;
}

/** A text, or a file, that changes only with a deploy. */
export interface ApiDocument {
  /** Content-Type. */
  type: string;
  body: string;
  /** Whether the body stands for bytes, written so. */
  isBase64?: true;
  /** Strong validator of the body, as the build wrote it; none in `astro dev`. */
  tag?: string;
}
