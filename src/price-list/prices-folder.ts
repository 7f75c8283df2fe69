import { LOGO_FILES } from "./manufacturer/logo-files.ts";

/** The files of `prices/`, wherever they are kept: on a disk, in a browser, in an archive. Names are `price-list.yaml`, `archive/2026-11-20.yaml`. */
export interface PricesFolder {
  /** The text of a file, of a picture its bytes in base64; nothing where there is none. */
  read(name: string): string | undefined;
  /** Names of the files of a folder within it, such as `archive`, without that folder's own. */
  names(folder: string): string[];
  /** A file as errors name it to a person: `prices/price-list.yaml`. */
  shown(name: string): string;
}

export const LIST = "price-list.yaml";
export const MANUFACTURER = "manufacturer.yaml";
export const PURPOSES = "purposes.yaml";
/** How a bill is counted: the rows of its positions. */
export const ROWS = "positions.yaml";

/** The record of all that was ever released, beside `price-list.yaml`: a list gone from the archive is still in it. */
export const RELEASED = "released.txt";

/** The folder of released lists beside `price-list.yaml`; each file is named after its version. */
export const ARCHIVE = "archive";

/** Who released what and when, a line of JSON a release, the oldest first. */
export const JOURNAL = "journal.jsonl";

/** Where the list of a version is kept once released. */
export const releaseFile = (version: string): string => `${ARCHIVE}/${version}.yaml`;

/** How the bills of a released list were counted, whatever changes later. */
export const releasedRules = (version: string): string => `${ARCHIVE}/${version}.rules`;

/** A folder of texts by name. */
export function folderOf(files: ReadonlyMap<string, string>): PricesFolder {
  return {
    read: (name) => files.get(name),
    names: (folder) =>
      [...files.keys()].flatMap((name) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : [])),
    shown: (name) => name,
  };
}

/** A folder with other texts in place of some of its files. */
export const overlaid = (folder: PricesFolder, files: ReadonlyMap<string, string>): PricesFolder => ({
  ...folder,
  read: (name) => files.get(name) ?? folder.read(name),
});

/** The texts of a folder by name: those of the present list, the record of releases and, of the archive, every list. */
export function textsOf(folder: PricesFolder): Record<string, string> {
  const archive = folder.names(ARCHIVE).map((name) => `${ARCHIVE}/${name}`);
  const names = [
    LIST,
    MANUFACTURER,
    PURPOSES,
    ROWS,
    ...LOGO_FILES,
    RELEASED,
    JOURNAL,
    ...archive.filter((name) => /\.(yaml|rules)$/.test(name)).sort(),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = folder.read(name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
