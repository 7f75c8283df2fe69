/** A text for HTML: as it is between tags, in quotation marks of an attribute and in a CDATA section of XML. */
export const escapedHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
