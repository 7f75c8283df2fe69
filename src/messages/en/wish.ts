import { grouped } from "../../text/in-english.ts";
import type { WishTexts } from "../wish-texts.ts";

export const english: WishTexts = {
  missing: "The wish is missing: give the user's own words in text.",
  aWish: (most) => `the wish in Russian, as it was written, at most ${grouped(most)} characters`,
  alwaysToday: { came: "a wish is read by today's price list", accepted: "leave this parameter out" },
  tooLong: (length, most) => ({
    came: `got ${grouped(length)} characters`,
    accepted: `expected at most ${grouped(most)}: leave what is not about the hangar out`,
  }),
};
