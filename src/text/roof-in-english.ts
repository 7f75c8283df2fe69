/** What a roof is by its shape, in the field's words: a list may have roofs that nobody has put into English. */
export function roofInEnglish({
  slopes,
  spans,
  attached,
}: Readonly<{ slopes: number; spans: number; attached: boolean }>): string {
  if (spans === 2) return "gable with central columns";
  if (slopes === 2) return "gable";
  return attached ? "lean-to" : "freestanding mono-pitch";
}
