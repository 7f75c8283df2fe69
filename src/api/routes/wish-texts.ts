import type { ProblemText } from "../../engine/texts/language.ts";
import { grouped } from "../../text/format.ts";

/** What is wrong with a call of /v1/understand, in one language. */
export interface WishTexts {
  /** Where there is no text. */
  missing: string;
  /** What a wish is, and how long it may be, characters. */
  aWish(most: number): string;
  tooLong(length: number, most: number): ProblemText;
}

export const russian: WishTexts = {
  missing: "Нет пожелания — передайте слова человека в text.",
  aWish: (most) => `пожелание по-русски, как его написали, не больше ${grouped(most)} символов`,
  tooLong: (length, most) => ({
    came: `пришло символов: ${grouped(length)}`,
    accepted: `принимается не больше ${grouped(most)}: оставьте то, что сказано об ангаре`,
  }),
};
