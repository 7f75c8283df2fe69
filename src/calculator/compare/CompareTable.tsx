import { comparisonRows, type ComparisonRow } from "./comparison-rows.ts";
import type { Variant } from "./variant.ts";
import { VariantHead } from "./VariantHead.tsx";

/** The variants as columns; wider than the window, it scrolls under its first column. */
export function CompareTable({
  variants,
  onlyDifferences,
  onOpen,
  onRemove,
}: {
  variants: readonly Variant[];
  onlyDifferences: boolean;
  onOpen: (variant: Variant) => void;
  onRemove: (variant: Variant, at: number) => void;
}) {
  const groups = comparisonRows(variants)
    .map(({ name, rows }) => ({ name, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div class="compare-scroll" role="region" aria-label="Таблица сравнения" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {variants.map((variant, at) => (
              <VariantHead
                key={variant.snapshot.calculation_id}
                variant={variant}
                number={at + 1}
                onOpen={() => onOpen(variant)}
                onRemove={() => onRemove(variant, at)}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr class="compare-group">
              <th scope="rowgroup" colSpan={variants.length + 1}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ row: { name, cells, differs, isNumeric } }: { row: ComparisonRow }) {
  return (
    <tr class={differs ? "differs" : ""}>
      <th scope="row">
        {name}
        {differs && (
          <>
            <span class="differs-mark" aria-hidden="true">
              ≠
            </span>
            <span class="visually-hidden">, различается</span>
          </>
        )}
      </th>
      {cells.map((cell, at) => (
        <td key={at} class={`${isNumeric ? "numeric" : ""} ${cell === cells[0] ? "" : "other"}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
