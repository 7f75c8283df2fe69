/** The beginning of a text, at most so many UTF-16 code units of it, ended between two words: half of a number is another one. */
export function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most);
  return /\s/.test(text[most]!) ? beginning : beginning.replace(/\S+$/, "") || beginning;
}

/** The same with a sign that there was more. */
export const cutTo = (text: string, most: number): string =>
  text.length > most ? `${wholeWords(text, most - 1).trimEnd()}…` : text;
