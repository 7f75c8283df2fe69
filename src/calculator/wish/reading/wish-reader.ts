import type { ComponentType } from "preact";
import type { Texts } from "../following/follow.ts";
import type { StoredText } from "../../ui/stored-text.ts";

export interface WishReaderProps {
  field: HTMLTextAreaElement;
  /** Where the wish stays for a reload, and for who comes back in this tab. */
  kept: StoredText;
  /** Keeps the words as they are, before they are read. */
  keep: () => void;
  /** Once they can be read. */
  onRead: () => void;
  /** The form as it stood when the first words came that were not read at once. */
  early: Texts | undefined;
}

/** What reads the wish that is typed into `field`. */
export type WishReader = ComponentType<WishReaderProps>;
