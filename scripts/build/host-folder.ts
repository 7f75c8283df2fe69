import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import type { CopyOptions, HostOutput } from "../../src/http/hosts/host-output.ts";
import { isHttps, type SecuredSite } from "../../src/http/site/security-headers.ts";
import { siteAddresses } from "../../src/http/site/site-addresses.ts";
import type { HangarData } from "../hangar-data-module.ts";
import { root } from "../root.ts";
import { hangarData } from "./bundle/bundle-engine.ts";
import { bundleBesideEngine } from "./bundle/bundle-module.ts";
import { POST } from "./bundle/bundle-server.ts";
import { virtualModule } from "./bundle/virtual-module.ts";
import { pathsIn } from "./files-of.ts";
import { keepOutside } from "./place/keep-outside.ts";

const HANGAR_SITE = "virtual:hangar-site";

/** Hosts compress by themselves; a copy would be one more address. */
const COPY = /\.(br|gz)$/;

/** The folder that a host is given, made out of the finished product. */
export class HostFolder implements HostOutput {
  readonly #dist: string;
  readonly #out: string;
  readonly #data: HangarData;
  readonly files: readonly string[];
  readonly shared: ReadonlySet<string>;

  private constructor(dist: string, out: string, data: HangarData, files: string[], shared: ReadonlySet<string>) {
    [this.#dist, this.#out, this.#data, this.files, this.shared] = [dist, out, data, files, shared];
  }

  /** An empty folder `out` over the product in `dist`. */
  static async create(dist: string, out: string, data: HangarData): Promise<HostFolder> {
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    const site = join(dist, "site");
    const files = await pathsIn(site);
    const { engine } = JSON.parse(await readFile(join(site, "version.json"), "utf8")) as { engine: string };
    const understanding = files.filter((file) => file.startsWith("_understanding/") && !COPY.test(file));
    return new HostFolder(dist, out, data, files, new Set([engine.slice(1), ...understanding]));
  }

  get addresses(): Set<string> {
    return siteAddresses(this.files.filter((file) => !COPY.test(file)));
  }

  get secured(): SecuredSite {
    return { https: isHttps(this.#data.baseUrl), leadEndpoint: this.#data.leadEndpoint };
  }

  async write(path: string, content: string): Promise<void> {
    const file = join(this.#out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  async copySite(to: string, { copies = false, wanted }: CopyOptions = {}): Promise<void> {
    for (const file of this.files.filter((name) => (wanted?.(name) ?? true) && (copies || !COPY.test(name)))) {
      await cp(join(this.#dist, "site", file), join(this.#out, to, file));
    }
  }

  async copyFunction(to: string): Promise<void> {
    await cp(join(this.#dist, "function"), join(this.#out, to), { recursive: true });
  }

  async copyPost(to: string): Promise<void> {
    await cp(join(this.#dist, "post"), join(this.#out, to), { recursive: true });
  }

  async bundle(adapter: string, to: string, conditions: string[], handler = "./function/handler.js"): Promise<void> {
    await bundleBesideEngine(to, {
      entryPoints: [join(root, "src/http/hosts", adapter)],
      outfile: join(this.#out, to),
      platform: "neutral",
      mainFields: ["module", "main"],
      conditions,
      external: ["node:*", "cloudflare:*"],
      plugins: [
        keepOutside(POST, "./post/post.js"),
        keepOutside(/\/function\.ts$/, handler),
        hangarData(this.#data),
        await this.#site(),
      ],
    });
  }

  async #site(): Promise<Plugin> {
    const notFoundPage = await readFile(join(this.#dist, "site/404.html"), "utf8");
    const contents = Object.entries({ addresses: [...this.addresses], notFoundPage })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
    return virtualModule(HANGAR_SITE, contents);
  }
}
