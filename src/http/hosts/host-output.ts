import type { SecuredSite } from "../site/security-headers.ts";

/** What of the site a host gets. */
export interface CopyOptions {
  /** The compressed copies too, for a host that serves them. */
  copies?: boolean;
  /** Files by their paths from the site's folder; without it, all. */
  wanted?: (file: string) => boolean;
}

/** The folder that a host is given, as its `output.ts` fills it; the build makes it out of the finished product. */
export interface HostOutput {
  /** Files of the site by their paths from its folder. */
  readonly files: readonly string[];
  /** What the function imports of the site, the engine's file and those of the parser, as `files` name them. */
  readonly shared: ReadonlySet<string>;
  /** Addresses of the site's files. */
  readonly addresses: ReadonlySet<string>;
  readonly secured: SecuredSite;
  write(path: string, content: string): Promise<void>;
  copySite(to: string, options?: CopyOptions): Promise<void>;
  /** The function; it looks for `shared` in `site/` beside its own folder. */
  copyFunction(to: string): Promise<void>;
  /** What sends applications by mail, into `post/` beside the adapter: for a host with sockets. */
  copyPost(to: string): Promise<void>;
  /**
   * An adapter, by its path from `hosts/`, as one file, which imports `handler` and holds no copy of it or of the engine.
   * `conditions` are those by which packages tell the runtime.
   */
  bundle(adapter: string, to: string, conditions: string[], handler?: string): Promise<void>;
}
