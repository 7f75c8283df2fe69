import { parsed, storedOnDevice, type StorageTrouble } from "../ui/stored-text.ts";

/** A list kept in the browser's storage under one key. What cannot be stored stays until the page is closed. */
export interface DeviceList<Item> {
  /** The same array as long as nothing has changed. */
  items(): readonly Item[];
  /** Edits the list as it stands on the device now: another tab may have changed it. */
  change(edit: (items: readonly Item[]) => readonly Item[]): void;
  /** Why the last change is not on the device; nothing when it is. */
  trouble(): StorageTrouble | undefined;
  /** Calls back after every change, also by another tab; gives what ends that. */
  subscribe(listener: () => void): () => void;
}

/** `readItem` takes one stored value apart: `undefined` for one that is damaged, which is then left out. */
export function deviceList<Item>(key: string, readItem: (value: unknown) => Item | undefined): DeviceList<Item> {
  const stored = storedOnDevice(key);
  const listeners = new Set<() => void>();
  let trouble: StorageTrouble | undefined;
  let unstored: readonly Item[] | undefined;
  let read: { text: string | null; items: readonly Item[] } = { text: null, items: [] };

  function items(): readonly Item[] {
    if (unstored) return unstored;
    const text = stored.read();
    if (text !== read.text) read = { text, items: parseItems(text, readItem) };
    return read.items;
  }

  function change(edit: (items: readonly Item[]) => readonly Item[]): void {
    const edited = edit(items());
    trouble = stored.write(JSON.stringify(edited));
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

  return { items, change, trouble: () => trouble, subscribe };
}

/** Takes the first item that matches off a list; what it gives puts it back where it stood. */
export function removeFrom<Item>(list: DeviceList<Item>, matches: (item: Item) => boolean): () => void {
  const at = list.items().findIndex(matches);
  const removed = list.items()[at];
  if (removed === undefined) return () => undefined;
  list.change((items) => items.filter((item) => !matches(item)));
  return () => list.change((items) => [...items.slice(0, at), removed, ...items.slice(at)]);
}

function parseItems<Item>(text: string | null, readItem: (value: unknown) => Item | undefined): readonly Item[] {
  const values = parsed(text);
  return Array.isArray(values) ? values.flatMap((value) => readItem(value) ?? []) : [];
}
