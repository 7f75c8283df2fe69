/** Why a text is not stored: the storage is full, or the browser does not let us use it. */
export type StorageTrouble = "full" | "unavailable";

/** A text that stays on this device, or in this tab. Where the browser forbids storage, even to name it throws. */
export interface StoredText {
  /** `null` where there is none, or none can be read. */
  read(): string | null;
  /** Writes it, or with `null` takes it away; tells why it could not. */
  write(text: string | null): StorageTrouble | undefined;
}

export const storedOnDevice = (key: string): StoredText => storedText(() => localStorage, key);

/** It goes with the tab. */
export const storedInTab = (key: string): StoredText => storedText(() => sessionStorage, key);

function storedText(storage: () => Storage, key: string): StoredText {
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return undefined;
      } catch (error) {
        return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unavailable";
      }
    },
  };
}

/** What a stored text says as JSON; nothing where there is none or it is damaged. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
