/** `+7 (000) 000-00-00` → `tel:+70000000000`. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Opens the chat with the manufacturer, the text ready in its field. */
export function telegramLink(name: string, text: string): string {
  return `https://t.me/${name}?text=${encodeURIComponent(text)}`;
}

/** `phone` with the country's code. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
