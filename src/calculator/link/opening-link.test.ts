import { expect, test } from "vitest";
import { GET } from "../../pages/opening-link.js.ts";
import { FIELD_NAMES } from "../form/form-state.ts";

const script = await GET().text();

function hides(search: string, hash = ""): boolean {
  const classes = new Set<string>();
  const document = { documentElement: { classList: { add: (name: string) => classes.add(name) } } };
  new Function("location", "document", script)({ search, hash }, document);
  return classes.has("opening-link");
}

test.each([...FIELD_NAMES, "calculation_id"])("a link that names %s hides the default hangar, however bent", (name) => {
  const query = `${name}=1`;
  const twice = encodeURIComponent(encodeURIComponent(`?x=1&${query}`));
  for (const search of [`?${query}`, `?utm_source=a&${query}`, `?x=1&amp;${query.toUpperCase()}`, `?${twice}`]) {
    expect([search, hides(search)]).toEqual([search, true]);
  }
  for (const hash of [`#${query}`, `#!/${query}`, `#/?x=1&${query}`])
    expect([hash, hides("", hash)]).toEqual([hash, true]);
});

test.each([
  ["", ""],
  ["?utm_source=roof&yclid=1", ""],
  ["?windowsize=3", ""],
  ["", "#main"],
])("%s%s names no hangar", (search, hash) => {
  expect(hides(search, hash)).toBe(false);
});
