/*
 * What of an answer hangs on when and where it was built, and not on what is answered: a name for each, and nothing else.
 */
interface Rule {
  pattern: RegExp;
  by: string;
}

/** In every text of an answer, bodies and headers alike. */
const IN_TEXTS: readonly Rule[] = [
  // A hash in a file's name: its address says nothing but that the code is another.
  {
    pattern: /(\/_(?:astro|engine|understanding)\/[\w.-]*?)[.-][\w-]{8,}(?=\.(?:js|css|woff2|wasm|svg|png)\b)/g,
    by: "$1.<hash>",
  },
  // The digest of a file that is compared itself.
  { pattern: /\b(sha(?:256|384|512))(?:-[A-Za-z0-9+/]{43,}=*|:[0-9a-f]{64,})/g, by: "$1-<digest>" },
  // The day until which security.txt holds, counted from the build.
  { pattern: /(?<=^Expires: )\S+/gm, by: "<day>" },
];

/** In the header of that name alone. */
const IN_HEADERS: Readonly<Record<string, Rule>> = {
  date: { pattern: /.+/, by: "<moment>" },
  // Of the build.
  "last-modified": { pattern: /.+/, by: "<moment>" },
  // The build, or the digest of a file that is compared itself.
  etag: { pattern: /^((?:W\/)?")\w+/, by: "$1<tag>" },
  // Of a body that is compared itself.
  "content-length": { pattern: /.+/, by: "<length>" },
};

const applied = (text: string, { pattern, by }: Rule): string => text.replace(pattern, by);

/** Makes texts of one service comparable to those of another; `build` is the service's name of its build. */
export function normaliser(build: string | undefined): (text: string) => string {
  return (text) => {
    const made = IN_TEXTS.reduce(applied, text);
    return build === undefined ? made : made.replaceAll(build, "<build>");
  };
}

export function normalisedHeader(name: string, value: string, normalise: (text: string) => string): string {
  const rule = IN_HEADERS[name];
  return rule ? applied(value, rule) : normalise(value);
}
