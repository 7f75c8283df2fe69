/** What the build knows of the site, put into the bundle of a host that keeps its files apart from its code. */
declare module "virtual:hangar-site" {
  export const addresses: string[];
  export const notFoundPage: string;
}

/** What this project uses of the modules of Cloudflare's runtime. */
declare module "cloudflare:workers" {
  type Setting = "APPLICATION_WEBHOOK" | "APPLICATION_WEBHOOK_SECRET";
  export const env: { ASSETS: { fetch(request: Request): Promise<Response> } } & { [Name in Setting]?: string };
}
