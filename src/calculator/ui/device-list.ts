import { parsed, storedOnDevice, type StorageTrouble } from "./stored-text.ts";

/**
 * The version of an item's shape is part of the key. Another shape takes another key and reads this one: of two builds that
 * follow each other on a device, in either direction, none writes over what only the other can read.
 */
type VersionedKey = `${string}.v${number}`;

/** The first version of quote requests, as they stand on devices from before there was a number in their key. */
type FirstUnsent = "hangar.unsent-applications";

/** A list kept in the browser's storage under one key. What cannot be stored stays until the page is closed. */
export interface DeviceList<Item> {
  /** The same array as long as nothing has changed. */
  items(): readonly Item[];
  /** How many more are kept there that cannot be read, as another build or damage has left them. */
  unread(): number;
  forgetUnread(): void;
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
  const stored = storedOnDevice(key);
  const listeners = new Set<() => void>();
  let trouble: StorageTrouble | undefined;
  let unstored: readonly Item[] | undefined;
  let read: Stored<Item> = { text: null, items: [], unread: [] };

  function now(): Stored<Item> {
    const text = stored.read();
    if (text !== read.text) read = { text, ...apart(text, readItem) };
    return read;
  }

  const items = () => unstored ?? now().items;

  function store(edited: readonly Item[], unread: readonly unknown[]): void {
    trouble = stored.write(JSON.stringify([...edited, ...unread]));
    unstored = trouble && edited;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
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
    unread: () => now().unread.length,
    forgetUnread: () => store(items(), []),
    change: (edit) => store(edit(items()), now().unread),
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

interface Stored<Item> {
  text: string | null;
  items: readonly Item[];
  /** As they stand there. */
  unread: readonly unknown[];
}

function apart<Item>(
  text: string | null,
  readItem: (value: unknown) => Item | undefined,
): Pick<Stored<Item>, "items" | "unread"> {
  const value = parsed(text) ?? text;
  const values: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const items: Item[] = [];
  const unread: unknown[] = [];
  for (const each of values) {
    const item = readItem(each);
    if (item === undefined) unread.push(each);
    else items.push(item);
  }
  return { items, unread };
}
