import type { Manufacturer } from "../../price-list/schema.ts";
import { telegramLink, vkLink, whatsappLink } from "./contact-links.ts";

export type MessengerAccounts = Partial<Pick<Manufacturer, "telegram" | "whatsapp" | "max" | "vk">>;

export interface Messenger {
  name: string;
  /** After «написать в». */
  accusative: string;
  /** Opens the chat, with `text` in its field where the messenger can. */
  link(text?: string): string;
  takesText: boolean;
}

/** The manufacturer's messengers, those that open with the text first. */
export function messengersOf({ telegram, whatsapp, max, vk }: MessengerAccounts): Messenger[] {
  return [
    telegram && {
      name: "Telegram",
      accusative: "Телеграм",
      link: (text?: string) => telegramLink(telegram, text),
      takesText: true,
    },
    whatsapp && {
      name: "WhatsApp",
      accusative: "WhatsApp",
      link: (text?: string) => whatsappLink(whatsapp, text),
      takesText: true,
    },
    max && { name: "MAX", accusative: "MAX", link: () => max, takesText: false },
    vk && { name: "ВКонтакте", accusative: "ВКонтакте", link: () => vkLink(vk), takesText: false },
  ].filter((messenger) => messenger !== undefined && messenger !== "");
}
