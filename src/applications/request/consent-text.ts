/** What the visitor agrees to, word for word: it goes with the application. */
export function consentText(legalName: string): string {
  return `Согласен, что ${legalName} обработает эти данные, чтобы ответить на заявку`;
}
