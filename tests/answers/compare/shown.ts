import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import type { Told } from "../../parity/host.ts";
import { pageOf } from "../pages/page-text.ts";
import { normalisedHeader } from "./normalise.ts";

/** An answer as a tree that can be compared and shown: texts as their lines, archives as their files, pages as what they say. */
export interface Shown {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Of JSON: the text itself, for two may mean the same and be written otherwise. */
  text?: string;
}

/** Code is free to be written otherwise: what it does is compared. */
const CODE = /javascript|text\/css|wasm|font/;
const JSON_TYPE = /\bjson\b/;
const TEXT = /^text\/|xml|x-step|dxf/;

type Normalise = (text: string) => string;

export function shown({ status, headers, bytes }: Told, normalise: Normalise): Shown {
  const names = Object.keys(headers).sort();
  const type = headers["content-type"] ?? "";
  const isJson = JSON_TYPE.test(type);
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, normalisedHeader(name, headers[name]!, normalise)])),
    body: bytes.length === 0 ? "" : bodyOf(bytes, type, normalise),
    ...(isJson && { text: normalise(bytes.toString()) }),
  };
}

function bodyOf(bytes: Buffer, type: string, normalise: Normalise): unknown {
  if (CODE.test(type)) return "<code>";
  if (type.includes("spreadsheetml")) return archiveOf(bytes, normalise);
  if (type.includes("gltf-binary")) return modelOf(bytes, normalise);
  if (type.startsWith("image/") && !type.includes("svg")) return digestOf(bytes);
  const text = normalise(bytes.toString());
  if (type.startsWith("text/html")) return pageOf(text);
  if (type.startsWith("text/event-stream")) return text.split(/\n/).map((line) => eventOf(line));
  if (JSON_TYPE.test(type)) return jsonOf(text) ?? linesOf(text);
  // Its lines stand under the name of its type.
  return TEXT.test(type) || type === "" ? { [type.split(";")[0]!]: linesOf(text) } : digestOf(bytes);
}

/** A text a line, and an element of markup a line. */
export const linesOf = (text: string): string[] => text.replaceAll("><", ">\n<").split("\n");

function jsonOf(text: string): unknown {
  try {
    return unfolded(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const eventOf = (line: string): unknown => (line.startsWith("data: ") ? { data: jsonOf(line.slice(6)) ?? line } : line);

/** Texts of JSON that are JSON, pages or have lines themselves, as MCP has them. */
function unfolded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfolded);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unfolded(one)]));
  }
  if (typeof value !== "string") return value;
  if (/^[[{]/.test(value)) return jsonOf(value) ?? value;
  if (/^<!doctype html/i.test(value)) return pageOf(value);
  return value.includes("\n") ? linesOf(value) : value;
}

/** The files of a workbook; their stamps stand in the archive around them. */
export function archiveOf(bytes: Uint8Array, normalise: Normalise): Record<string, unknown> {
  const files = Object.entries(unzipSync(bytes)).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(files.map(([name, content]) => [name, linesOf(normalise(strFromU8(content)))]));
}

/** Binary glTF: a header of 12 bytes, then chunks, JSON first, each with its length and its type before it. */
function modelOf(bytes: Buffer, normalise: Normalise): unknown {
  const length = bytes.readUInt32LE(12);
  const json = bytes.subarray(20, 20 + length).toString();
  return { json: jsonOf(normalise(json)), buffers: digestOf(bytes.subarray(20 + length)) };
}

const digestOf = (bytes: Uint8Array): string =>
  `${bytes.length} bytes, SHA-256 ${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}…`;
