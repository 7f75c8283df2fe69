import { isMap, isScalar, isSeq, LineCounter, parseDocument, type ParsedNode } from "yaml";
import { quoted } from "../text/format.ts";
import type { Finding, Path, Place } from "./finding.ts";
import { conflictMarks, yamlSlips, type Slip } from "./yaml-slips.ts";

interface Entry {
  node: ParsedNode | null;
  /** Offset of the field's name; a list's item has none. */
  nameAt: number | undefined;
}

/** A YAML text as plain data that remembers where each value stands. Every key is a string: `12000:` is `"12000"`. */
export class YamlSource {
  readonly value: unknown;
  /** Slips of YAML itself; while there are any, `value` means nothing. */
  readonly slips: readonly Slip[];
  /** Fields given more than once; `value` has the last of them. */
  readonly repeated: readonly Finding[];
  readonly #text: string;
  readonly #lines = new LineCounter();
  readonly #entries = new Map<string, Entry>();
  /** What the parser takes and nothing else does: names that every object has already, signs that nobody sees. */
  readonly #unfit: Slip[] = [];

  constructor(text: string) {
    this.#text = text;
    // Repeated keys are found below: there the path and the first place are known.
    const document = parseDocument(text, {
      lineCounter: this.#lines,
      stringKeys: true,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "error",
    });
    const repeated: Finding[] = [];
    this.value = this.#read(document.contents, [], undefined, repeated);
    // What a decoder leaves of a letter in another encoding, such as that of an old Windows program.
    const spoilt = text.indexOf("\uFFFD");
    const placeAt = (offset: number) => this.#placeAt(offset);
    const marks = conflictMarks(text, placeAt);
    if (spoilt !== -1) {
      this.slips = [{ place: placeAt(spoilt), text: "буквы не читаются: сохраните файл в кодировке UTF-8" }];
    } else this.slips = marks.length > 0 ? marks : [...yamlSlips(document, placeAt), ...this.#unfit];
    this.repeated = repeated;
  }

  /** Where a value stands; of what has fields of its own or is empty, its name; of what is missing, its parent. */
  place(path: Path): Place {
    const entry = this.#entries.get(keyOf(path));
    if (!entry) return path.length === 0 ? { line: 1, column: 1 } : this.place(path.slice(0, -1));
    const { node, nameAt } = entry;
    const holdsValue = isScalar(node) && node.value !== null;
    return this.#placeAt((holdsValue ? undefined : nameAt) ?? node?.range[0] ?? 0);
  }

  /** Where the name of a field stands. */
  placeOfName(path: Path): Place {
    const nameAt = this.#entries.get(keyOf(path))?.nameAt;
    return nameAt === undefined ? this.place(path) : this.#placeAt(nameAt);
  }

  /** Where a letter of a text stands, counted from its beginning; a text over several lines is written with other blanks. */
  placeWithin(path: Path, offset: number): Place {
    const node = this.#entries.get(keyOf(path))?.node;
    if (offset === 0 || !isScalar(node) || typeof node.value !== "string") return this.place(path);
    const [from, to] = node.range;
    const letters = node.value.slice(0, offset).replace(/\s/g, "").length;
    const written = this.#text.slice(from, to);
    const opening = /^(?:["']|[|>][^\n]*\n)?/.exec(written)![0].length;
    let at = opening;
    for (let left = letters; at < written.length; at++) {
      if (/\s/.test(written[at]!)) continue;
      if (left-- === 0) break;
    }
    return this.#placeAt(from + at);
  }

  /** Whether a remark follows a value on its line: with a sign # in its midst a text ends there. */
  hasRemark(path: Path): boolean {
    return typeof this.#entries.get(keyOf(path))?.node?.comment === "string";
  }

  /** What is written at a path, to be shown to a person; `undefined` when nothing is there. */
  written(path: Path): string | undefined {
    const entry = this.#entries.get(keyOf(path));
    if (!entry) return undefined;
    const { node } = entry;
    if (isMap(node)) return "набор полей";
    if (isSeq(node)) return "список";
    if (!isScalar(node) || node.value === null) return "пустое значение";
    return typeof node.value === "string" ? quoted(node.value) : String(node.source);
  }

  /** Whether a name stands in brackets without a colon, as the rest of a text does after its comma. */
  isBareName(path: Path): boolean {
    return this.#entries.get(keyOf(path))?.node === null;
  }

  #read(node: ParsedNode | null, path: Path, nameAt: number | undefined, repeated: Finding[]): unknown {
    this.#entries.set(keyOf(path), { node, nameAt });
    if (isMap(node)) {
      const fields = new Map<string, unknown>();
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : "";
        const fieldPath = [...path, name];
        if (fields.has(name)) {
          const { line } = this.placeOfName(fieldPath);
          repeated.push({ path: fieldPath, text: `поле уже указано на строке ${line}; оставьте одно`, atName: true });
        }
        if (name in Object.prototype) {
          this.#unfit.push({ place: this.#placeAt(key.range[0]), text: `имя «${name}» занято; возьмите другое` });
        }
        fields.set(name, this.#read(value, fieldPath, key.range[0], repeated));
      }
      return Object.fromEntries(fields);
    }
    if (isSeq(node)) {
      return node.items.map((item, at) => this.#read(item as ParsedNode, [...path, at], undefined, repeated));
    }
    const value = isScalar(node) ? node.value : null;
    const unseen = typeof value === "string" ? UNSEEN.exec(value)?.[0] : undefined;
    if (unseen !== undefined) {
      const code = unseen.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
      this.#unfit.push({ place: this.place(path), text: `в тексте невидимый знак U+${code}; уберите его` });
    }
    return value;
  }

  #placeAt(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset);
    return { line, column: col };
  }
}

/** Signs that no file of an answer may have, halves of a letter, and those that turn the direction of writing. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

function keyOf(path: Path): string {
  return JSON.stringify(path.map(String));
}
