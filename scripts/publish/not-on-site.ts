import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StaleDraft } from "../../src/desk/release/stale.ts";
import { fingerprint } from "../../src/desk/release/submission.ts";
import type { PricesFolder } from "../../src/price-list/prices-folder.ts";

/** The texts that a site was built of, as its desk takes them. */
const TEXTS = "site/desk/prices.json";

/**
 * What is to be said in the place of a stale draft where the folder with prices has moved on and the product has not:
 * there the desk has nothing to bring its draft to. Nothing for any other refusal.
 */
export function notOnSite(refusal: Error, folder: PricesFolder, product: string): string | undefined {
  const file = join(product, TEXTS);
  if (!(refusal instanceof StaleDraft) || !existsSync(file)) return undefined;
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const isOnSite = refusal.files.every(
    (name) => fingerprint(texts[name] ?? "") === fingerprint(folder.read(name) ?? ""),
  );
  if (isOnSite) return undefined;
  return (
    `На сервере, в папке prices, уже другое, а на сайте его ещё нет: ${refusal.instead}. Попросите того, кто ведёт ` +
    "сервер, перезапустить его. Черновик цел: потом стол сам сведёт его с новым."
  );
}
