/** The title of a page ends with the manufacturer's name: with another one from here on. */
export function nameTitle(brand: string): void {
  const [title = ""] = document.title.split(" — ");
  document.title = `${title} — ${brand}`;
}
