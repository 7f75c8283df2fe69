import { parsed, storedOnDevice, type StorageTrouble } from "./stored-text.ts";

/**
 * The version of an item's shape is part of the key. Another shape takes another key and reads this one: of two builds that
 * follow each other on a device, in either direction, none writes over what only the other can read. Where another build has
 * left what is no list at all, that stays as it is under the key, and ours stands beside it until it is gone.
 */
type VersionedKey = `${string}.v${number}`;

/** The first version of quote requests, as they stand on devices from before there was a number in their key. */
type FirstUnsent = "hangar.unsent-applications";

/** A list kept in the browser's storage under one key. What cannot be stored stays until the page is closed. */
export interface DeviceList<Item> {
  /** The same array as long as nothing has changed. */
  items(): readonly Item[];
  /** Whether more is kept there that cannot be read, as another build or damage has left it. */
  hasUnread(): boolean;
  /** What it gives takes that back. */
  forgetUnread(): () => void;
  /** Edits the list as it stands on the device now: another tab may have changed it. */
  change(edit: (items: readonly Item[]) => readonly Item[]): void;
  /** Why the last change is not on the device; nothing when it is. */
  trouble(): StorageTrouble | undefined;
  /** Calls back after every change, also by another tab; gives what ends that. */
  subscribe(listener: () => void): () => void;
}

/**
 * `readItem` takes one stored value apart: `undefined` for one that it cannot read, which stays as it is behind the others.
 * What it does not know of a value it should pass on with it.
 */
export function deviceList<Item>(
  key: VersionedKey | FirstUnsent,
  readItem: (value: unknown) => Item | undefined,
): DeviceList<Item> {
  const own = storedOnDevice(key);
  const beside = storedOnDevice(`${key}.beside`);
  const listeners = new Set<() => void>();
  let trouble: StorageTrouble | undefined;
  let unstored: readonly Item[] | undefined;
  let read: Stored<Item> = { texts: [null, null], items: [], unread: [], foreign: undefined };

  function now(): Stored<Item> {
    const texts = [own.read(), beside.read()] as const;
    if (texts.some((text, at) => text !== read.texts[at])) read = { texts, ...apart(texts, readItem) };
    return read;
  }

  const items = () => unstored ?? now().items;

  function store(edited: readonly Item[], { unread, foreign }: Unread): void {
    const text = JSON.stringify([...edited, ...unread]);
    const [atOwn, atBeside] = now().texts;
    if (foreign === undefined) {
      trouble = own.write(text);
      if (!trouble && atBeside !== null) beside.write(null);
    } else {
      trouble = beside.write(text);
      if (!trouble && atOwn !== foreign) trouble = own.write(foreign);
    }
    unstored = trouble && edited;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || [key, `${key}.beside`].includes(event.key)) listener();
    };
    listeners.add(listener);
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  }

  return {
    items,
    hasUnread: () => now().unread.length > 0 || now().foreign !== undefined,
    forgetUnread() {
      const { unread, foreign } = now();
      store(items(), NOTHING);
      return () => store(items(), { unread: [...now().unread, ...unread], foreign: now().foreign ?? foreign });
    },
    change: (edit) => store(edit(items()), now()),
    trouble: () => trouble,
    subscribe,
  };
}

/** Takes the first item that matches off a list; what it gives puts it back where it stood. */
export function removeFrom<Item>(list: DeviceList<Item>, matches: (item: Item) => boolean): () => void {
  const at = list.items().findIndex(matches);
  const removed = list.items()[at];
  if (removed === undefined) return () => undefined;
  list.change((items) => items.filter((item) => !matches(item)));
  return () => list.change((items) => [...items.slice(0, at), removed, ...items.slice(at)]);
}

/** What cannot be read, as it stands there. */
interface Unread {
  unread: readonly unknown[];
  /** What has the place of the list and is none. */
  foreign: string | undefined;
}

const NOTHING: Unread = { unread: [], foreign: undefined };

interface Stored<Item> extends Unread {
  /** Under the key, and beside it. */
  texts: readonly [own: string | null, beside: string | null];
  items: readonly Item[];
}

function apart<Item>(
  [own, beside]: Stored<Item>["texts"],
  readItem: (value: unknown) => Item | undefined,
): Unread & Pick<Stored<Item>, "items"> {
  const values = own === null ? [] : listIn(own);
  const items: Item[] = [];
  const unread: unknown[] = [];
  for (const each of [...(values ?? []), ...(beside === null ? [] : (listIn(beside) ?? [beside]))]) {
    const item = readItem(each);
    if (item === undefined) unread.push(each);
    else items.push(item);
  }
  return { items, unread, foreign: values ? undefined : own! };
}

function listIn(text: string): readonly unknown[] | undefined {
  const value = parsed(text);
  return Array.isArray(value) ? value : undefined;
}
