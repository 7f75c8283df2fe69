/*
 * Text of a STEP file (ISO 10303-21). No small library that is kept up writes IFC: what does holds a whole parser of it.
 */

/** A value as the file has it: `#12`, `.PURLIN.`, `'TR-SOLID'`. */
export type Written = string & { readonly isWritten: unique symbol };

/** Numbers are reals; nothing is an attribute that is not given. */
export type Value = Written | number | undefined | readonly Value[];

export type Entity = readonly [type: string, ...values: Value[]];

/** Digits after the point of a coordinate and of a direction. */
const DIGITS = 9;

const written = (text: string): Written => text as Written;

/** A name of a list that the schema has: `.PURLIN.`. */
export const word = (name: string): Written => written(`.${name}.`);

export const integer = (value: number): Written => written(String(value));

/** Worked out from other attributes. */
export const DERIVED = written("*");

/** A value with its type: `IFCLABEL('…')`. */
export const typed = (type: string, value: Value): Written => written(`${type}(${said(value)})`);

/** Letters beyond ASCII as UTF-16 in hexadecimal digits between `\X2\` and `\X0\`. */
export function text(value: string): Written {
  const plain = value.replaceAll("\\", "\\\\").replaceAll("'", "''");
  const coded = plain.replace(/[^ -~]+/g, (letters) => {
    const units = Array.from({ length: letters.length }, (_, i) => letters.charCodeAt(i));
    return `\\X2\\${units.map((unit) => unit.toString(16).toUpperCase().padStart(4, "0")).join("")}\\X0\\`;
  });
  return written(`'${coded}'`);
}

/** The entities of a file, numbered as they come. */
export class StepFile {
  readonly #lines: string[] = [];
  readonly #shared = new Map<string, Written>();

  /** An entity of its own. */
  add(...entity: Entity): Written {
    return written(`#${this.#lines.push(line(entity))}`);
  }

  /** One that all that need the same may name: a point, a direction, a shape. */
  shared(...entity: Entity): Written {
    const key = line(entity);
    const known = this.#shared.get(key) ?? written(`#${this.#lines.push(key)}`);
    this.#shared.set(key, known);
    return known;
  }

  /** The whole file. */
  withHeader(header: readonly Entity[]): string {
    const data = this.#lines.map((entity, i) => `#${i + 1}=${entity};`);
    const sections = ["ISO-10303-21;", "HEADER;", ...header.map((entity) => `${line(entity)};`), "ENDSEC;", "DATA;"];
    return [...sections, ...data, "ENDSEC;", "END-ISO-10303-21;", ""].join("\n");
  }
}

const line = ([type, ...values]: Entity): string => `${type}${said(values)}`;

function said(value: Value): string {
  if (value === undefined) return "$";
  if (typeof value === "number") return real(value);
  return typeof value === "string" ? value : `(${value.map(said).join(",")})`;
}

/** `4350.`, `0.09`; never an exponent, nor a zero with a sign. */
function real(value: number): string {
  const digits = value.toFixed(DIGITS).replace(/0+$/, "");
  return digits === "-0." ? "0." : digits;
}
