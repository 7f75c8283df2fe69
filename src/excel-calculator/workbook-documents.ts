import { exampleCalls } from "../documents/examples/example-calls.ts";
import type { DocumentsSource, ApiDocument } from "../documents/document-source.ts";
import { FORMATS } from "../formats/format.ts";
import type { Book } from "./book.ts";
import { calculatorBook } from "./calculator-book.ts";
import { typedHangar } from "./typed-hangar.ts";
import { writeBook, type Results } from "./write-book.ts";

/** The workbook in every language, with the hangar of all examples typed in. */
export async function workbookDocuments(
  { priceList, manufacturer, baseUrl, engine, english }: DocumentsSource,
  resultsOf?: (book: Book) => Results,
): Promise<Record<string, ApiDocument>> {
  const { roof, width, length, height, gates } = exampleCalls(priceList).request;
  const documents: Record<string, ApiDocument> = {};
  for (const [path, language] of [
    ["/calculator.xlsx", engine.language] as const,
    ["/en/calculator.xlsx", english] as const,
  ]) {
    const source = { priceList, manufacturer, baseUrl, language };
    const book = calculatorBook(source, typedHangar({ roof, width, length, height, gates }, source));
    const bytes = await writeBook(book, resultsOf?.(book));
    documents[path] = { type: FORMATS.xlsx.type, body: base64Of(bytes), isBase64: true };
  }
  return documents;
}

/** Piece by piece: a call takes no more than so many values. */
function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
