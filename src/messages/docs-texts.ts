import type { russian } from "./ru/docs.ts";

/** A table of the same shape in another language. */
type Like<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends string
    ? string
    : Table[Name] extends (...given: never[]) => string
      ? Table[Name]
      : Like<Table[Name]>;
};

/** What the tables of the documentation say besides figures; the first language has the names, the others all of them. */
export type DocsTexts = Like<typeof russian>;
