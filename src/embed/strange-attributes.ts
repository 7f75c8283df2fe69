/** Attributes of any element that its properties do not name. */
const NAMELESS = ["class", "is", "exportparts", "itemid", "itemprop", "itemref", "itemscope", "itemtype", "xmlns"];

/** Whether an attribute is neither one of HTML nor made by a program (`data-…`, `v-on:…`, `_ngcontent-…`). */
export function isStrange(name: string): boolean {
  return /^[a-z][a-z_]*$/.test(name) && !ofEveryElement().has(name);
}

let known: ReadonlySet<string> | undefined;

function ofEveryElement(): ReadonlySet<string> {
  if (known) return known;
  const names = new Set(NAMELESS);
  for (const name in HTMLElement.prototype) names.add(name.toLowerCase());
  return (known = names);
}
