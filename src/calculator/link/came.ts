import { listed, quoted } from "../../text/format.ts";

/** What a link says of one thing: `«1» и «2»`. */
export const cameInWords = (values: readonly string[]): string =>
  listed([...new Set(values)].map((text) => (text.trim() === "" ? "пусто" : quoted(text))));
