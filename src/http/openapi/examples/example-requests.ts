/** A request of an example, as the interface description shows it. */
export interface ExampleRequest {
  method: string;
  /** Path and query string. */
  url: string;
  headers?: Record<string, string>;
  /** As it is sent. */
  body?: string;
}

export type ExampleParameters = Readonly<Record<string, string | number | boolean>>;

export function get(url: string): ExampleRequest {
  return { method: "GET", url };
}

export function byQuery(parameters: ExampleParameters, path = "/v1/calc"): ExampleRequest {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, inLink(value)]),
  ).toString();
  return get(query === "" ? path : `${path}?${query}`);
}

/** The sizes as segments, and options joined by hyphens when there are any. */
export function byPath({ roof, width, length, height, ...options }: ExampleParameters): ExampleRequest {
  const pairs = Object.entries(options).map(([name, value]) => `${name}-${inLink(value)}`);
  const segments = [roof, width, length, height, ...(pairs.length > 0 ? [pairs.join("-")] : [])];
  return get(`/v1/calc/${segments.join("/")}`);
}

export function byId(calculation_id: string): ExampleRequest {
  return get(`/v1/calc/id/${calculation_id}`);
}

export function byJson(parameters: ExampleParameters): ExampleRequest {
  return byBody(JSON.stringify(parameters));
}

export function byBody(body: string, contentType = "application/json"): ExampleRequest {
  return { method: "POST", url: "/v1/calc", headers: { "Content-Type": contentType }, body };
}

function inLink(value: ExampleParameters[string]): string {
  return typeof value === "boolean" ? String(Number(value)) : String(value);
}
