import type { Lang } from "../text/lang.ts";
import type { CountedRow } from "./counted-rows.ts";
import { NONE } from "./counts.ts";

const WORDS = {
  ru: { heads: ["Позиция", "В каких ангарах", "Формула", "В этом ангаре"], always: "во всех" },
  en: { heads: ["Position", "In which hangars", "Formula", "In this hangar"], always: "in all" },
};

interface Props {
  rows: readonly CountedRow[];
  /** By the codes of rows. */
  counts: ReadonlyMap<string, string>;
  lang: Lang;
}

/** Every position with its rule, and how many of it a hangar has. */
export function CountedTable({ rows, counts, lang }: Props) {
  const { heads, always } = WORDS[lang];
  return (
    <table class="counted-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, code, num, name, when, formula }) => (
          <tr key={key}>
            <th scope="row">{`${num} ${name}`}</th>
            <td>{when || always}</td>
            <td>{formula}</td>
            <td data-counted={code}>{counts.get(code) ?? NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
