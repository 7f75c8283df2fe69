/** A page of the built site, as the documents know it. */
export interface SitePage {
  /** Address from the root, with slashes around. */
  path: string;
  /** Its heading. */
  title: string;
  /** BCP 47, from the page itself. */
  lang: string;
  /** Its Markdown twin. */
  markdown: string;
}
