import type { ComponentType } from "preact";
import type { StoredText } from "../../ui/stored-text.ts";

export interface WishReaderProps {
  field: HTMLTextAreaElement;
  /** Where the wish stays for a reload, and for who comes back in this tab. */
  kept: StoredText;
}

/** What reads the wish that is typed into `field`. */
export type WishReader = ComponentType<WishReaderProps>;
