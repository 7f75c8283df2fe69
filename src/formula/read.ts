import { FormulaError } from "./formula-error.ts";
import { parse } from "./parse.ts";
import type { Case, Definition, Fault, InLanguages, Piece, RetiredRow, Row, Rules, SentenceCase } from "./rules.ts";
import type { Tree } from "./tree.ts";
import { nearestName } from "../text/nearest-name.ts";

type Path = Fault["path"];
type Fields = Readonly<Record<string, unknown>>;

const HEAD = /^([a-z][a-z0-9_]*)(?:\(([a-z][a-z0-9_]*(?:, *[a-z][a-z0-9_]*)*)\))?$/;
const NAME = /^[a-z][a-z0-9_]*$/;
const NUM = /^[1-9]\.[1-9]\d?\.$/;
const CODE = /^[A-Z0-9-]+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HOLE = /\{([^{}]*)\}/g;
const DEFINITION_FIELDS = ["is", "unit", "told", "because"];
const CASE_FIELDS = ["when", "is", "because"];
const ROW_FIELDS = ["num", "code", "unit", "when", "qty", "price", "estimate", "buyer", "drawn", "retired"];

/** Parts of the data of rules, as their files have it. */
const PARTS = ["quantities", "shared", "sentences", "positions"];

/** Where a formula stands: in which text of the data, and how far into it. */
type Place = Pick<Fault, "path" | "offset">;

export interface ReadRules {
  rules: Rules;
  faults: Fault[];
  places: ReadonlyMap<Tree, Place>;
}

/** Rules of data, every formula a tree; all faults of their form. `formsOf`: languages that texts have, and forms of a word there. */
export function readRules(whole: unknown, formsOf: Readonly<Record<string, number>>): ReadRules {
  const languages = Object.keys(formsOf);
  const faults: Fault[] = [];
  const places = new Map<Tree, Place>();
  /** What has a formula that a comma cut in two: it is told once. */
  const cut = new Set<string>();
  const tell = (path: Path, text: string, offset = 0): undefined => void faults.push({ path, offset, text });

  function fieldsOf(value: unknown, path: Path, known?: readonly string[]): Fields {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      tell(path, "нужны поля, каждое со своей строки");
      return {};
    }
    for (const [name, field] of known ? Object.entries(value) : []) {
      if (known!.includes(name)) continue;
      const near = nearestName(name, known!);
      // A comma within braces parts a formula: what is behind it is a name without a value.
      const text =
        field === null ? "формула разрезана запятой; уберите фигурные скобки и пишите поля по строкам" : undefined;
      if (text !== undefined && cut.has(JSON.stringify(path))) continue;
      if (text !== undefined) cut.add(JSON.stringify(path));
      tell([...path, name], text ?? `неизвестное поле; ${near ? `возможно, ${near}` : `есть ${known!.join(", ")}`}`);
    }
    return value as Fields;
  }

  function formula(value: unknown, path: Path): Tree {
    const text = typeof value === "number" ? String(value) : value;
    if (cut.has(JSON.stringify(path.slice(0, -1)))) return nothing();
    if (typeof text !== "string") {
      tell(path, value === undefined ? "не указано; нужна формула" : "нужна формула одной строкой");
      return nothing();
    }
    return parsed(text, path, 0);
  }

  function parsed(text: string, path: Path, offset: number): Tree {
    try {
      const tree = parse(text);
      places.set(tree, { path, offset });
      return tree;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      tell(path, error.message, offset + error.at);
      return nothing();
    }
  }

  function text(value: unknown, path: Path, pattern?: RegExp, such = "текст"): string {
    if (typeof value === "string" && value.trim() !== "" && (pattern?.test(value) ?? true)) return value;
    const found = value === undefined ? `не указано ${String(path.at(-1))}` : `найдено ${JSON.stringify(value)}`;
    tell(path, `${found}; нужно: ${such}`);
    return "";
  }

  function inLanguages<Value>(fields: Fields, path: Path, of: (text: string, path: Path) => Value): InLanguages<Value> {
    return Object.fromEntries(
      languages.map((lang) => [lang, of(text(fields[lang], [...path, lang]), [...path, lang])]),
    );
  }

  function pieces(text: string, path: Path): Piece[] {
    const found: Piece[] = [];
    let end = 0;
    for (const { 0: hole, 1: inside = "", index } of text.matchAll(HOLE)) {
      if (index > end) found.push(text.slice(end, index));
      end = index + hole.length;
      const [of = "", ...forms] = inside.split("|");
      if (Object.hasOwn(sentences, of)) {
        if (forms.length > 0) tell(path, `${of} здесь — текст из sentences; форм у него нет`, index);
        found.push({ sentence: of });
      } else {
        const many = formsOf[path.at(-1)!];
        if (forms.length > 1 && forms.length !== many)
          tell(path, `форм слова: ${forms.length}; нужно ${many} или одна`, index);
        found.push({ tree: parsed(of, path, index + 1), ...(forms.length > 0 && { forms: forms.join("|") }) });
      }
    }
    const brace = text.replace(HOLE, (hole) => " ".repeat(hole.length)).search(/[{}]/);
    if (brace >= 0) tell(path, `«${text[brace]}» без пары: в {скобках} стоит величина`, brace);
    return end < text.length ? [...found, text.slice(end)] : found;
  }

  const because = (value: unknown, path: Path) => inLanguages(fieldsOf(value, path, languages), path, pieces);

  function caseOf(value: unknown, path: Path): Case {
    const fields = fieldsOf(value, path, CASE_FIELDS);
    return {
      ...(fields["when"] !== undefined && { when: formula(fields["when"], [...path, "when"]) }),
      is: formula(fields["is"], [...path, "is"]),
      ...(fields["because"] !== undefined && { because: because(fields["because"], [...path, "because"]) }),
    };
  }

  function allCases<One extends { when?: Tree }>(
    value: readonly unknown[],
    path: Path,
    of: (value: unknown, path: Path) => One,
  ): One[] {
    if (value.length === 0) tell(path, "нужен хотя бы один случай");
    const cases = value.map((one, at) => of(one, [...path, at]));
    cases.forEach(({ when }, at) => {
      const isLast = at === cases.length - 1;
      if (isLast && when) tell([...path, at], "последний случай — без when: он верен, когда остальные нет");
      if (!isLast && !when) tell([...path, at], "без when бывает только последний случай");
    });
    return cases;
  }

  function definition(head: string, value: unknown, from: Definition["from"]): Definition | undefined {
    const path = [from, head];
    const [, name, parameters] = HEAD.exec(head) ?? [];
    if (name === undefined)
      return tell(path, "имя: строчные латинские буквы, цифры и _; параметры в скобках через запятую");
    const found = { name, parameters: parameters?.split(/, */) ?? [], from };
    if (new Set(found.parameters).size < found.parameters.length)
      tell(path, "параметры зовут одинаково; дайте разные имена");
    if (typeof value !== "object" || value === null) return { ...found, cases: [{ is: formula(value, path) }] };
    if (Array.isArray(value)) return { ...found, cases: allCases(value, path, caseOf) };
    const fields = fieldsOf(value, path, [...DEFINITION_FIELDS, ...languages]);
    const { is, unit, told } = fields;
    const cases = Array.isArray(is)
      ? allCases(is, [...path, "is"], caseOf)
      : [
          {
            is: formula(is, [...path, "is"]),
            ...(fields["because"] !== undefined && { because: because(fields["because"], [...path, "because"]) }),
          },
        ];
    if (told !== undefined && told !== "number") tell([...path, "told"], "здесь бывает только number");
    return {
      ...found,
      cases,
      ...(unit !== undefined && { unit: text(unit, [...path, "unit"]) }),
      ...(told === "number" && { told }),
      ...(languages.some((lang) => lang in fields) && { title: inLanguages(fields, path, (title) => title) }),
    };
  }

  function sentence(value: unknown, path: Path): SentenceCase[] {
    if (Array.isArray(value)) return allCases(value, path, sentenceCase);
    return [sentenceCase(value, path)];
  }

  function sentenceCase(value: unknown, path: Path): SentenceCase {
    const fields = fieldsOf(value, path, ["when", ...languages]);
    return {
      ...(fields["when"] !== undefined && { when: formula(fields["when"], [...path, "when"]) }),
      text: inLanguages(fields, path, pieces),
    };
  }

  /** Names of rows and of sentences stand in code and in paths of findings. */
  function named(name: string, path: Path): void {
    if (!NAME.test(name)) tell(path, "имя: строчные латинские буквы, цифры и _");
  }

  /** What a row is known by for ever. */
  const identity = (key: string, fields: Fields, path: Path) => ({
    key,
    num: text(fields["num"], [...path, "num"], NUM, "номер раздела и позиции с точкой на конце, например 2.1."),
    code: text(fields["code"], [...path, "code"], CODE, "заглавные латинские буквы, цифры и дефис, например TR-SOLID"),
  });

  function row(key: string, value: unknown): Row | { retired: RetiredRow } {
    const path = ["positions", key];
    named(key, path);
    const fields = fieldsOf(value, path, [...ROW_FIELDS, ...languages]);
    const { when, estimate, buyer, drawn = false, retired } = fields;
    if (retired !== undefined) {
      text(retired, [...path, "retired"], DAY, "день, с которого позиции нет, например 2026-11-20");
      return { retired: identity(key, fields, path) };
    }
    if (typeof drawn !== "boolean") tell([...path, "drawn"], "true или false");
    return {
      ...identity(key, fields, path),
      name: inLanguages(fields, path, (name) => name),
      unit: text(fields["unit"], [...path, "unit"]),
      ...(when !== undefined && { when: formula(when, [...path, "when"]) }),
      qty: formula(fields["qty"], [...path, "qty"]),
      price: formula(fields["price"], [...path, "price"]),
      ...(estimate !== undefined && { estimate: estimate === true || formula(estimate, [...path, "estimate"]) }),
      ...(buyer !== undefined && { buyer: sentence(buyer, [...path, "buyer"]) }),
      drawn: drawn === true,
    };
  }

  const data = fieldsOf(whole, [], PARTS);
  const told = Object.entries(fieldsOf(data["sentences"] ?? {}, ["sentences"]));
  const sentences: Record<string, SentenceCase[]> = Object.fromEntries(told.map(([name]) => [name, []]));
  for (const [name, value] of told) {
    named(name, ["sentences", name]);
    sentences[name] = sentence(value, ["sentences", name]);
  }
  const definitions: Record<string, Definition> = {};
  for (const from of ["quantities", "shared"] as const) {
    for (const [head, value] of Object.entries(fieldsOf(data[from] ?? {}, [from]))) {
      const found = definition(head, value, from);
      if (found && definitions[found.name]) tell([from, head], `${found.name} уже есть выше`);
      if (found) definitions[found.name] = found;
    }
  }
  const read = Object.entries(fieldsOf(data["positions"], ["positions"])).map(([key, value]) => row(key, value));
  const rows = read.filter((one): one is Row => !("retired" in one));
  const retired = read.flatMap((one) => ("retired" in one ? [one.retired] : []));
  return { rules: { definitions, sentences, rows, ...(retired.length > 0 && { retired }) }, faults, places };
}

/** Stands where a formula could not be read. */
const nothing = (): Tree => ({ op: "number", value: 0, at: 0 });
