import type { ToldOfOlderList } from "./use-older-total.ts";

/** What there is to tell of the price list of the link: both totals, where it holds no longer. */
export function ListOfLink({ older }: { older: ToldOfOlderList | undefined }) {
  const text = older?.change ?? older?.trouble;
  if (text === undefined) return null;
  return (
    <section class="notice" role="alert" aria-label="Прайс-лист расчёта">
      <p>{text}</p>
    </section>
  );
}
