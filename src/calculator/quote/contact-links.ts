/** `+7 (000) 000-00-00` → `tel:+70000000000`. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Opens the chat with the manufacturer, the text, where there is one, ready in its field. */
export const telegramLink = (name: string, text?: string): string => withText(`https://t.me/${name}`, text);

/** `phone` with the country's code. */
export const whatsappLink = (phone: string, text?: string): string =>
  withText(`https://wa.me/${phone.replace(/\D/g, "")}`, text);

/** Opens the chat with a page of VK, which takes no text. */
export const vkLink = (name: string): string => `https://vk.me/${name}`;

const withText = (address: string, text: string | undefined): string =>
  text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
