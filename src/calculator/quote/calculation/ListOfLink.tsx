import type { ToldOfOlderList } from "./use-older-total.ts";

interface Properties {
  /** What is wrong with the list that the link names. */
  notices: readonly string[];
  older: ToldOfOlderList | undefined;
}

/** What there is to tell of the price list of the link: both totals, where it holds no longer. */
export function ListOfLink({ notices, older }: Properties) {
  const texts = [...notices, older?.change ?? older?.trouble].filter((text) => text !== undefined);
  if (texts.length === 0) return null;
  return (
    <section class="notice" role="alert" aria-label="Прайс-лист расчёта">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
