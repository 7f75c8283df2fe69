import { execFileSync } from "node:child_process";
import { folderOf, RELEASED, type PricesFolder } from "../../src/price-list/prices-folder.ts";
import { readReleased } from "../../src/price-list/released.ts";
import { dateInWords } from "../../src/text/date-in-words.ts";
import { PlainError } from "../plain-error.ts";

/**
 * An archive that was begun before somebody else published takes his release out of the folder: what git has recorded as
 * released, in the last commit and in the one before, must still be. Throws `PlainError` with what is lost.
 */
export function refuseLostReleases(directory: string, folder: PricesFolder): void {
  const now = readReleased(folder);
  const lost = new Set(
    ["HEAD", "HEAD~1"].flatMap((revision) =>
      [...(recordAt(directory, revision) ?? [])].flatMap(([version, { digest, withdrawnBy }]) => {
        const kept = now?.get(version);
        if (!kept) return [`нет выпуска от ${dateInWords(version)}`];
        if (kept.digest !== digest) return [`выпуск от ${dateInWords(version)} — другой`];
        return withdrawnBy !== undefined && kept.withdrawnBy !== withdrawnBy
          ? [`выпуск от ${dateInWords(version)} был отозван, а теперь действует`]
          : [];
      }),
    ),
  );
  if (lost.size === 0) return;
  throw new PlainError(
    `Папка потеряла то, что уже выпущено: ${[...lost].join("; ")}. Скорее всего, архив начат до чужого выпуска: ` +
      "верните released.txt, откройте стол на действующем сайте и скачайте архив заново.",
  );
}

/** Nothing outside of a repository, and where there is no such commit. */
function recordAt(directory: string, revision: string): ReturnType<typeof readReleased> {
  let text: string;
  try {
    text = execFileSync("git", ["-C", directory, "show", `${revision}:./${RELEASED}`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
  return readReleased(folderOf(new Map([[RELEASED, text]])));
}
