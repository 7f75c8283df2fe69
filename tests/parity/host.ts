/** A request as a case asks it. */
export interface HttpRequest {
  method: string;
  /** Path and query string. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** An answer as it came; `bytes` are decoded. */
export interface Told {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string>;
  bytes: Buffer;
}

/** The product on one runtime, started. */
export interface Host {
  ask(request: HttpRequest): Promise<Told>;
  /** SHA-256 of what each request is answered, in the order of the requests. */
  digests(request: readonly HttpRequest[]): Promise<string[]>;
  stop(): Promise<void>;
}
