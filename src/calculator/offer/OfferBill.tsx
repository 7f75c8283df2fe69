import type { CalcResponse, Line } from "hangar-engine";
import { decimal, grouped, roubles } from "../../text/format.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { inWords } from "../../text/name-in-words.ts";

/** The bill on paper: its head on every page, no section and no total torn apart. */
export function OfferBill({ body: { result, vat_rate } }: { body: CalcResponse }) {
  const vat = vatInWords(vat_rate);
  return (
    <table class="offer-bill">
      <thead>
        <tr>
          <th>№</th>
          <th>Позиция</th>
          <th class="figure">Кол-во</th>
          <th class="figure">Цена, ₽</th>
          <th class="figure">Сумма, ₽</th>
        </tr>
      </thead>
      {sections([...result.materials, ...result.works]).map((lines) => (
        <tbody key={lines[0]?.num}>
          {lines.map((line) => (
            <OfferLine key={line.num} line={line} />
          ))}
        </tbody>
      ))}
      <tbody class="offer-totals">
        {result.works.length > 0 && (
          <>
            <Total name="Материалы" sum={result.materials_sum} />
            <Total name="Работы" sum={result.works_sum} />
          </>
        )}
        <Total name={`Итого с ${vat}`} sum={result.total_with_vat} isGrand />
        <Total name={`в том числе ${vat}`} sum={result.vat_included} />
      </tbody>
    </table>
  );
}

function OfferLine({ line }: { line: Line }) {
  if (line.group) {
    return (
      <tr class="group">
        <th>{line.num}</th>
        <th colSpan={4}>{line.name}</th>
      </tr>
    );
  }
  return (
    <tr>
      <td>{line.num}</td>
      <td>
        {inWords(line.name)}
        {line.status === "estimate" && " (предварительно)"}
      </td>
      <td class="figure">
        {decimal(line.qty)}&nbsp;{line.unit}
      </td>
      <td class="figure">{grouped(line.price)}</td>
      <td class="figure">{grouped(line.sum)}</td>
    </tr>
  );
}

function Total({ name, sum, isGrand = false }: { name: string; sum: number; isGrand?: boolean }) {
  return (
    <tr class={isGrand ? "grand" : undefined}>
      <th colSpan={4}>{name}</th>
      <td class="figure">{roubles(sum)}</td>
    </tr>
  );
}

/** Each heading with the positions under it, by the sections' numbers. */
function sections(lines: readonly Line[]): Line[][] {
  const all: Line[][] = [];
  for (const line of lines) {
    if (line.group) all.push([]);
    all.at(-1)?.push(line);
  }
  return all.sort(([a], [b]) => parseInt(a!.num) - parseInt(b!.num));
}
