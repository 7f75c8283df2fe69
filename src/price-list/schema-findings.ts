import { z } from "zod";
import { latin } from "../text/latin.ts";
import { nearestName } from "../text/nearest-name.ts";
import { quoted } from "../text/format.ts";
import { accepted, acceptedNames, schemaAt, type JsonSchema } from "./accepted.ts";
import { formatPath, type Finding, type Path } from "./finding.ts";
import type { YamlSource } from "./yaml-source.ts";

/** Under this name a schema says what an unknown field of it is, where that is no slip of the pen. */
export const UNKNOWN = "unknownField";

/** The issues of a schema in the words of those who edit the file: one finding a value, however many checks it failed. */
export function schemaFindings(schema: z.ZodType, issues: readonly z.core.$ZodIssue[], source: YamlSource): Finding[] {
  const jsonSchema = z.toJSONSchema(schema, { io: "input" });
  const findings = new Map<string, Finding>();
  const meant = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    if (issue.code !== "unrecognized_keys") continue;
    for (const name of issue.keys) {
      const isBare = source.isBareName([...path, name]);
      const { text, nearest } = unknownName(name, schemaAt(jsonSchema, path), isBare);
      const finding: Finding = { path: [...path, name], text, atName: true };
      findings.set(formatPath(finding.path), finding);
      if (nearest !== undefined) meant.add(formatPath([...path, nearest]));
    }
  }
  for (const issue of issues) {
    const path = issue.path as Path;
    const key = formatPath(path);
    if (issue.code === "unrecognized_keys" || findings.has(key)) continue;
    // A misspelt field is one slip, not an unknown field and a missing one.
    if (meant.has(key) && source.written(path) === undefined) continue;
    findings.set(key, issue.code === "invalid_key" ? badName(path, jsonSchema) : badValue(path, jsonSchema, source));
  }
  return [...findings.values()];
}

function unknownName(name: string, parent: JsonSchema, isBare: boolean): { text: string; nearest: string | undefined } {
  const known = Object.keys(parent.properties ?? {});
  const nearest = nearestName(name, known);
  if (isBare) {
    return {
      text: "здесь только имя, без значения; если это текст после запятой, возьмите его целиком в кавычки",
      nearest,
    };
  }
  const told = (parent as Readonly<Record<string, unknown>>)[UNKNOWN];
  if (nearest === undefined && typeof told === "string") return { text: `${told}${spaceHint(name)}`, nearest };
  if (nearest === undefined) {
    return { text: `неизвестное поле${spaceHint(name)}; допускается: ${known.join(", ")}`, nearest };
  }
  const letters = latin(nearest) === latin(name) ? " (похожие буквы: латиница и кириллица)" : "";
  return { text: `неизвестное поле; возможно, ${nearest}${letters}`, nearest };
}

function badName(path: Path, jsonSchema: JsonSchema): Finding {
  const name = String(path.at(-1));
  const names = acceptedNames(schemaAt(jsonSchema, path.slice(0, -1)));
  return { path, text: `найдено имя ${quoted(name)}${spaceHint(name)}; допускается: ${names}`, atName: true };
}

function badValue(path: Path, jsonSchema: JsonSchema, source: YamlSource): Finding {
  const part = schemaAt(jsonSchema, path);
  const written = source.written(path);
  const found = written === undefined ? "не указано" : `найдено ${written}`;
  return {
    path,
    text: `${found}; допускается: ${accepted(part)}${percentHint(part, written) ?? digitsHint(part, written)}`,
  };
}

/** `{5:4650}` is one name to YAML. */
function spaceHint(name: string): string {
  return name.includes(":") ? " (после двоеточия нужен пробел)" : "";
}

/** `20` and `20 %` for a share of one, in whole hundredths. */
function percentHint({ exclusiveMaximum }: JsonSchema, written = ""): string | undefined {
  const percent = exclusiveMaximum === 1 ? /^«?([1-9]\d?)(\s?%)?»?$/.exec(written)?.[1] : undefined;
  return percent && ` — ${percent} % пишется ${(Number(percent) / 100).toFixed(2)}`;
}

/** `32 500` and `12,5` are texts to YAML, and so is all in quotation marks; digits without them are a number. */
function digitsHint({ type, format, enum: words }: JsonSchema, written: string | undefined): string {
  if (type === "string" && !format && !words && /^[\d.+-]+$/.test(written ?? "")) return " — возьмите в кавычки";
  if (!written?.startsWith("«")) return "";
  if (/^«\d+(\.\d+)?»$/.test(written) && (type === "integer" || type === "number")) return " — без кавычек";
  if (type === "integer") return " — только цифрами, без пробелов";
  return type === "number" ? " — только цифрами, дробная часть через точку" : "";
}
