import { grouped } from "../../text/format.ts";
import type { WishTexts } from "../wish-texts.ts";

export const russian: WishTexts = {
  missing: "Нет пожелания — передайте слова человека в text.",
  aWish: (most) => `пожелание по-русски, как его написали, не больше ${grouped(most)} символов`,
  alwaysToday: { came: "пожелание читают по сегодняшнему прайс-листу", accepted: "уберите этот параметр" },
  tooLong: (length, most) => ({
    came: `пришло символов: ${grouped(length)}`,
    accepted: `принимается не больше ${grouped(most)}: оставьте то, что сказано об ангаре`,
  }),
};
