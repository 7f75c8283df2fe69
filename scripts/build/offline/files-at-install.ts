import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { NAMED_LISTS } from "../../../src/engine/request/parameters.ts";
import { HASHED_FOLDERS } from "../../../src/http/site/file-headers.ts";
import { isApiPath } from "../../../src/http/routes/table.ts";
import { pathsIn } from "../files-of.ts";

/** The pages that a device keeps from the first visit on to any page; the worker itself answers by the last two. */
const PAGES = ["index.html", "podbor/index.html", "request/index.html", "offline/index.html", "404.html"];

/** What the worker and other people's pages import, and which price lists there are. */
const NAMED_NOWHERE = /^(engine\.js|prices\.json|prices\/index\.json)$/;

/** A published price list. */
export const PRICE_LIST = /^prices\/\d.*\.json$/;

/** Pictures for the home screen, which the browser fetches itself when there is a home screen to put them on. */
const ICON = /^icon-.*\.png$/;

/** A file that may name others: a name with a hash stands in no other text. */
const TEXT = /\.(html|css|js|webmanifest)$/;

/** What writes files for other programs comes when one is asked for: it weighs as much as all the rest. */
const WRITER = /\/(FilesDialog|bill-csv|hangar-(dxf|glb|ifc|svg)|undated|write-calculation)\./;

const isHashed = (file: string): boolean => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/**
 * Of the files of the finished site, those that the calculator, the selection and the quote request need whatever is
 * pressed on them: each that is named by a page of theirs, or by a file that is. Paths from `site`.
 */
export async function filesAtInstall(site: string): Promise<Set<string>> {
  const all = await pathsIn(site);
  const candidates = all
    .filter(
      (file) =>
        !isApiPath(`/${file}`) &&
        !ICON.test(file) &&
        !WRITER.test(file) &&
        !file.endsWith(".html") &&
        !file.endsWith("sw.js"),
    )
    .map((file) => ({ file, name: isHashed(file) ? basename(file) : `"/${file}"` }));
  const newestLists = all
    .filter((file) => PRICE_LIST.test(file))
    .sort()
    .slice(-NAMED_LISTS);
  const needed = new Set([...PAGES, ...all.filter((file) => NAMED_NOWHERE.test(file)), ...newestLists]);
  // A set goes on over what is added on the way.
  for (const file of needed) {
    if (!TEXT.test(file)) continue;
    const text = await readFile(join(site, file), "utf8");
    for (const { file: other, name } of candidates) if (text.includes(name)) needed.add(other);
  }
  return needed;
}
