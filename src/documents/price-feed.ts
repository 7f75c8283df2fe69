import { feed as englishWords } from "../messages/en/documents.ts";
import type { FeedTexts } from "../messages/feed-texts.ts";
import { feed as russianWords } from "../messages/ru/documents.ts";
import { Feed } from "feed";
import { listChanges } from "../price-list/list-changes.ts";
import { releaseOf, type JournalEntry } from "../price-list/journal.ts";
import type { PriceList } from "../price-list/schema.ts";
import { dateInWords } from "../text/date-in-words.ts";
import { dayOf } from "../text/version.ts";
import { escapedHtml } from "../text/escaped-html.ts";
import { LANGS, type Lang } from "../text/lang.ts";
import { ENGLISH_FEED_LINK, FEED_LINK } from "./discovery.ts";
import type { DocumentSource, DocumentsSource } from "./document-source.ts";
import { english, russian, type FeedChanges } from "./feed-changes.ts";
import { inEnglish } from "./in-english.ts";
import { listAddress } from "./price-list-archive.ts";

/** The newest lists alone: who follows a feed has seen the others. */
const MOST_ENTRIES = 20;
/** What a feed reader shows of one list; all of it is in the list itself. */
const MOST_CHANGES = 30;

/** `/prices/feed.xml`: an entry a price list that was ever published, with what it changed; Atom, RFC 4287. */
export const priceFeed = (source: DocumentSource): string =>
  feedIn(LANGS[0], source, { ...russianWords, ...russian }, FEED_LINK.href);

/** `/en/prices/feed.xml`. */
export function englishPriceFeed(source: DocumentsSource): string {
  const { english: language, archive = [] } = source;
  const told = { ...inEnglish(source), archive: archive.map((list) => language.list!.priceList(list)) };
  return feedIn(LANGS[1], told, { ...englishWords, ...english }, ENGLISH_FEED_LINK.href);
}

function feedIn(
  lang: Lang,
  { priceList, archive = [], journal = [], manufacturer, baseUrl }: DocumentSource,
  texts: FeedTexts & FeedChanges,
  path: string,
): string {
  const { brand, legal_name } = manufacturer;
  const days = (version: string): string => dateInWords(version, lang);
  const page = `${baseUrl}${lang === LANGS[0] ? "" : `/${lang}`}/docs/prices/`;
  const feed = new Feed({
    id: baseUrl + path,
    title: texts.title(brand),
    description: texts.description,
    link: page,
    feed: baseUrl + path,
    author: { name: legal_name, link: `${baseUrl}/` },
    updated: releasedAt(priceList, releaseOf(journal, priceList.meta.version)),
    generator: false,
  });
  const lists = [priceList, ...archive];
  for (const [at, list] of lists.slice(0, MOST_ENTRIES).entries()) {
    const { version, withdrawn_by } = list.meta;
    const entry = releaseOf(journal, version);
    const date = releasedAt(list, entry);
    const mark = withdrawn_by === undefined ? "" : texts.withdrawn;
    const address = baseUrl + listAddress(version);
    const told = toldOf(list, lists[at + 1], entry, texts, days);
    feed.addItem({
      // The list stays at its address for ever.
      id: address,
      link: page,
      title: escapedHtml(texts.list(days(version)) + mark),
      date,
      published: date,
      ...(entry?.by !== undefined && { author: [{ name: entry.by }] }),
      description: escapedHtml(told.summary),
      content: `<p>${escapedHtml(told.summary)}</p>${told.changes}<p><a href="${address}">${texts.whole}</a></p>`,
    });
  }
  return feed.atom1();
}

/** A list that the journal does not know has a day and no hour. */
const releasedAt = ({ meta }: PriceList, entry: JournalEntry | undefined): Date =>
  new Date(entry?.at ?? `${dayOf(meta.version)}T00:00:00Z`);

/** What a list changed in the one before it: in a line or two, and as lists in HTML. */
function toldOf(
  list: PriceList,
  older: PriceList | undefined,
  entry: JournalEntry | undefined,
  texts: FeedTexts & FeedChanges,
  days: (version: string) => string,
): { summary: string; changes: string } {
  const { prices, others } = older ? listChanges(older, list) : { prices: [], others: [] };
  const { valid_until } = list.meta;
  const { withdrawn_by } = list.meta;
  const sentences = [
    ...(withdrawn_by === undefined ? [] : [texts.withdrawnBy(days(withdrawn_by))]),
    ...(entry?.withdraws === undefined ? [] : [texts.withdraws(days(entry.withdraws))]),
    ...(older ? texts.changed(prices, others) : [texts.first]),
    ...(valid_until === undefined ? [] : [texts.validUntil(days(valid_until))]),
  ];
  return {
    summary: sentences.join(" "),
    changes:
      changesHtml(
        prices.map((change) => texts.price(change, list)),
        texts,
      ) +
      changesHtml(
        others.map((change) => texts.other(change, list)),
        texts,
      ),
  };
}

function changesHtml(lines: readonly string[], texts: FeedTexts & FeedChanges): string {
  if (lines.length === 0) return "";
  const more = lines.length - MOST_CHANGES;
  const shown = [...lines.slice(0, MOST_CHANGES).map(escapedHtml), ...(more > 0 ? [texts.andMore(more)] : [])];
  return `<ul>${shown.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}
