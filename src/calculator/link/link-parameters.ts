import { FIELD_NAMES, isField } from "../form/form-state.ts";

export type Pair = readonly [name: string, value: string];

const NAMES = ["calculation_id", ...FIELD_NAMES].join("|");

/** What mail, chats and pages do to a link on its way, and what it was before; no valid value holds any of these marks. */
const MENDINGS: readonly (readonly [bent: RegExp, straight: string])[] = [
  // Escaped twice: %253D.
  [/%25(?=[0-9a-f]{2})/gi, "%"],
  // The whole query escaped as if it were one value.
  [new RegExp(`(?:%26(?:amp(?:;|%3b))*|^%3f)(?=(?:${NAMES})(?:=|%3d))`, "gi"), "&"],
  [new RegExp(`((?:^|[?&#;])(?:${NAMES}))%3d`, "gi"), "$1="],
  // Copied from the source of a page.
  [/&(?:(?:amp|#0*38|#x0*26);)+/gi, "&"],
  // A fragment, also an escaped one.
  [/(?:#|%23).*$/s, ""],
  // A second query appended to the first.
  [/\?/g, "&"],
  // An escape that was cut in the middle.
  [/%[0-9a-f]?$/i, ""],
  // What ends or closes the sentence around the link.
  [/(?:[\s.,;:!)\]}>»"'…]|%20)+$/g, ""],
];

/** The parameters of a link's query in the order in which they stand there, mended where the link was bent. */
export function linkParameters(query: string): Pair[] {
  const mended = MENDINGS.reduce((text, [bent, straight]) => text.replace(bent, straight), query.trim());
  return [...new URLSearchParams(mended)].map(([name, value]) => [plainName(name), value]);
}

/** A name in capitals or with a blank at its end is still that name. */
function plainName(name: string): string {
  const plain = name.trim().toLowerCase();
  return isField(plain) || plain === "calculation_id" ? plain : name;
}
