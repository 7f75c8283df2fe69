import type { VNode } from "preact";
import { dateInWords } from "../../text/date-in-words.ts";
import { priceChange } from "../../applications/request/price-change.ts";
import { valueInWords, type Variant } from "./variant.ts";

/** The head of a variant's column, and what can be done with it. */
export function VariantHead({
  variant: { snapshot, link, body },
  picture,
  number,
  onOpen,
  onRemove,
}: {
  variant: Variant;
  picture: VNode | undefined;
  number: number;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const { width, length, height } = link.form;
  const change = priceChange(snapshot, body);
  return (
    <th scope="col">
      <span class="variant-picture">{picture}</span>
      <span class="variant-name">{valueInWords("roof", link.form)}</span>
      <span class="variant-size">
        {width}&nbsp;×&nbsp;{length}&nbsp;×&nbsp;{height}&nbsp;м
      </span>
      <span class="variant-actions">
        <button type="button" class="button small" onClick={onOpen}>
          Открыть<span class="visually-hidden"> вариант {number} в форме</span>
        </button>
        <button type="button" class="button small" onClick={onRemove}>
          Убрать<span class="visually-hidden"> вариант {number}</span>
        </button>
      </span>
      {change && <span class="variant-change">Добавлен при ценах на {dateInWords(snapshot.prices_version)}</span>}
    </th>
  );
}
