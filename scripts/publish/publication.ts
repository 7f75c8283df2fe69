import { cp, mkdtemp, rm } from "node:fs/promises";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Progress } from "../../src/services/release-progress.ts";
import { DeskRefusal } from "../../src/desk/desk-refusal.ts";
import { planSubmission, submissionSchema, type Submission } from "../../src/desk/release/submission.ts";
import type { Planned } from "../../src/desk/release/release.ts";
import { STAYS } from "../../src/desk/release/withdrawal.ts";
import { textsOf } from "../../src/price-list/prices-folder.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import { loadPrices, PricesError, type Prices } from "../../src/price-proof/load-prices.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { newProduct, putInPlace } from "../build/place/put-in-place.ts";
import { isHidden } from "../prices/is-hidden.ts";
import { writeAll } from "../prices/write.ts";
import { dateInWords } from "../../src/text/date-in-words.ts";
import { notOnSite } from "./not-on-site.ts";
import { Pending } from "./pending.ts";
import { proveProduct } from "./prove-product.ts";
import { reasonOf } from "./reason.ts";
import { commitOf, recordOrTell, type Commit } from "./record.ts";
import { refuseMoved } from "./refuse-moved.ts";

/** How folders with prices begin that are being released; then comes the number of the process. */
export const STAGING = "release-";

/** Where the prices and the product are, how another product is made and how the server goes over to it. */
export interface Place {
  prices: string;
  out: string;
  /** For what is half done; on the disk of both. */
  work: string;
  /** Fills the folder `product` from a folder with prices. */
  build(prices: string, product: string): Promise<void>;
  /** Starts the server of another product beside the one that serves. */
  serve(product: string): Promise<Replacement>;
}

/** A server that takes requests already, as the one before it still does. */
export interface Replacement {
  /** The one before it goes; resolves when that answers nothing new. */
  keep(): Promise<void>;
  /** It goes itself, in the same way. */
  discard(): Promise<void>;
}

const NOT_RECORDED =
  "В историю проекта не записали: скажите тому, кто ведёт сервер, причина — в его журнале. Сайту это не мешает";

type Tell = (progress: Progress) => void;

/**
 * Publishes a release: proves it once more, builds beside the running product, checks the new one, and only then writes
 * `prices/` and goes over. Whatever fails leaves the prices and the running product as they were, and is told.
 */
export async function publishRelease(text: string, place: Place, tell: Tell): Promise<void> {
  try {
    tell(await published(submissionOf(text), place, tell));
  } catch (error) {
    const isRefused = error instanceof DeskRefusal || error instanceof PriceListError || error instanceof PricesError;
    if (isRefused) {
      const told = notOnSite(error, pricesOnDisk(place.prices), place.out) ?? error.message;
      console.error(`A release is refused: ${told}`);
      tell({ step: "refused", text: told, problems: error instanceof DeskRefusal ? error.problems : [] });
    } else {
      console.error(error);
      tell({ step: "failed", text: `Не получилось: ${reasonOf(error)}. На сайте всё как было, черновик цел.` });
    }
  }
}

function submissionOf(text: string): Submission {
  try {
    return submissionSchema.parse(JSON.parse(text));
  } catch {
    throw new DeskRefusal("Выпуск не разобрать: обновите страницу и попробуйте ещё раз.");
  }
}

async function published(submission: Submission, place: Place, tell: Tell): Promise<Progress> {
  const { prices, out, work } = place;
  tell({ step: "prove", text: "Проверяем прайс-лист ещё раз" });
  const now = new Date();
  const when = { today: now.toLocaleDateString("sv"), at: now.toISOString() };
  const plan = (): Planned => planSubmission(pricesOnDisk(prices), submission, when);
  const before = textsOf(pricesOnDisk(prices));
  const refuseIfMoved = (): void => refuseMoved(before, textsOf(pricesOnDisk(prices)), plan);
  const planned = plan();
  const { writes } = planned;
  const { version } = planned.list.meta;
  if (writes.size === 0) return { step: "done", text: `Прайс-лист от ${dateInWords(version)} уже на сайте.`, version };

  mkdirSync(work, { recursive: true });
  const product = await newProduct(out);
  const staging = await mkdtemp(join(work, `${STAGING}${process.pid}-`));
  let staged: Prices;
  let commit: Commit;
  let replacement: Replacement;
  const pending = new Pending(prices, work);
  try {
    await cp(prices, staging, { recursive: true, filter: (from) => !isHidden(prices, from) });
    writeAll(staging, writes);
    staged = loadPrices(pricesOnDisk(staging));
    commit = commitOf(planned, submission.by, staged.manufacturer.email);
    tell({ step: "build", text: "Собираем сайт с новыми ценами, это около минуты" });
    await place.build(staging, product);
    tell({ step: "check", text: "Сверяем новый сайт с прайс-листом" });
    await proveProduct(product, staged);
    refuseIfMoved();
    tell({ step: "switch", text: "Переключаем сайт" });
    replacement = await place.serve(product);
    try {
      // Once more: the other server took its time to start.
      refuseIfMoved();
      await pending.carryOut({ files: writes, product, commit }, () => putInPlace(product, out));
    } catch (error) {
      await replacement.discard();
      throw error;
    }
  } catch (error) {
    // A build that was killed left its work, too.
    for (const left of [product, `${product}.work`]) {
      await rm(left, { recursive: true, force: true, maxRetries: 3 }).catch(console.warn);
    }
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  await replacement.keep();
  console.log(`Published: ${commit.message}`);
  const done = await recordOrTell(prices, commit);
  if (done === "recorded") tell({ step: "record", text: "Записали в историю проекта" });
  if (done === "refused") tell({ step: "record", text: NOT_RECORDED });
  pending.forget();
  return { step: "done", text: outcomeOf(planned), version };
}

function outcomeOf({ list, withdraws, restores }: Planned): string {
  const now = `На сайте прайс-лист от ${dateInWords(list.meta.version)}.`;
  if (withdraws === undefined || restores === undefined) return now;
  const back = `Прайс-лист от ${dateInWords(withdraws)} отозван, вернулись цены прайс-листа от ${dateInWords(restores)}.`;
  return [now, back, STAYS].join(" ");
}
