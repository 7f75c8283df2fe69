/** Arguments of one call of a tool, by name. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/**
 * Path with query string of the GET request that answers a tool. `path` is that of its definition, where `{name}` stands
 * for an argument; lists are written with commas; an argument that is null or undefined is left out.
 */
export function toolPath(path: string, given: ToolArguments): string {
  const left = new Map(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left.get(name) ?? "");
    left.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? filled : `${filled}?${query}`;
}
