import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { layoutOf, type Layout } from "hangar-engine";
import { picturesToScale } from "../../drawing/building/pictures-to-scale.tsx";
import { comparisonRows, type ComparisonRow } from "./comparison-rows.ts";
import type { Variant } from "./variant.ts";
import { VariantHead } from "./VariantHead.tsx";

/** The variants as columns; wider than the window, it scrolls under the names of its rows. */
export function CompareTable({
  variants,
  showsAll,
  onOpen,
  onRemove,
}: {
  variants: readonly Variant[];
  /** Rows in which the variants are alike, too: those that differ are marked then. */
  showsAll: boolean;
  onOpen: (variant: Variant) => void;
  onRemove: (variant: Variant, at: number) => void;
}) {
  const groups = comparisonRows(variants)
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(
        ({ differs, best, notes = [] }) => showsAll || differs || best !== undefined || notes.some(Boolean),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const pictures = usePictures(variants);
  const { scroller, isWider, hasMore, look } = useBeyond();
  return (
    <>
      {isWider && <p class="hint">Листайте вбок: рядом видны не все варианты.</p>}
      <div class={hasMore ? "compare-frame has-more" : "compare-frame"}>
        <div
          class="compare-scroll"
          ref={scroller}
          role="region"
          aria-label="Таблица сравнения"
          tabIndex={0}
          onScroll={look}
        >
          <table>
            <thead>
              <tr>
                <td />
                {variants.map((variant, at) => (
                  <VariantHead
                    key={variant.snapshot.calculation_id}
                    variant={variant}
                    picture={pictures[at]}
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
                  <Row key={row.name} row={row} isMarked={showsAll && row.differs} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </div>
    </>
  );
}

/** Whether a table is wider than its place, and whether more of it is beyond the right edge. */
function useBeyond() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  const [hasMore, setMore] = useState(false);
  function look(): void {
    // A scroll's event may come when the dialog is closed already.
    if (scroller.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = scroller.current;
    setWider(scrollWidth > clientWidth + 1);
    setMore(scrollWidth > scrollLeft + clientWidth + 1);
  }
  useLayoutEffect(look);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, []);
  return { scroller, isWider, hasMore, look };
}

/** Those that today's list still offers, all to one scale; the variants are read anew at every rendering. */
function usePictures(variants: readonly Variant[]): (VNode | undefined)[] {
  const links = variants.map(({ body }) => body?.calculator_link);
  return useMemo(() => {
    const layouts = links.map((link) => (link === undefined ? undefined : layoutOf(new URL(link).searchParams)));
    const drawn = picturesToScale(layouts.filter((layout): layout is Layout => layout !== undefined));
    return layouts.map((layout) => layout && drawn.shift());
  }, [links.join()]);
}

function Row({ row: { name, cells, best, notes, isNumeric }, isMarked }: { row: ComparisonRow; isMarked: boolean }) {
  return (
    <tr class={isMarked ? "differs" : ""}>
      <th scope="row">
        {name}
        {isMarked && (
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
          {at === best && <span class="best">дешевле всех</span>}
          {notes?.[at] && <span class="cell-note">{notes[at]}</span>}
        </td>
      ))}
    </tr>
  );
}
