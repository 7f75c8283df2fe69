import { expect, test } from "vitest";
import { messengersOf } from "./messengers.ts";

test("messengers that open with the text stand first, the others by their own addresses", () => {
  const all = messengersOf({
    ...{ telegram: "hangar_zakaz", whatsapp: "+7 (900) 123-45-67", vk: "hangar.zakaz" },
    max: "https://max.ru/u/hangar_zakaz",
  });
  expect(all.map(({ name, takesText, link }) => [name, takesText, link("a b")])).toEqual([
    ["Telegram", true, "https://t.me/hangar_zakaz?text=a%20b"],
    ["WhatsApp", true, "https://wa.me/79001234567?text=a%20b"],
    ["MAX", false, "https://max.ru/u/hangar_zakaz"],
    ["ВКонтакте", false, "https://vk.me/hangar.zakaz"],
  ]);
  expect(messengersOf({})).toEqual([]);
});
