import type { Implementation } from "@modelcontextprotocol/server";
import type { DocumentSource } from "./document-source.ts";
import { INTERFACE_VERSION } from "./paths.ts";

/** Who the server is, the same in the protocol and in the server card. */
export function serverInfo({
  baseUrl,
  manufacturer,
}: DocumentSource): Required<
  Pick<Implementation, "name" | "title" | "version" | "description" | "websiteUrl" | "icons">
> {
  return {
    name: `${reverseDns(baseUrl)}/hangar-calculator`,
    title: `${manufacturer.brand}: цена каркаса ангара / hangar frame prices`,
    version: INTERFACE_VERSION,
    description: "Indicative prices of steel hangar frames from the manufacturer's price list",
    websiteUrl: `${baseUrl}/docs/`,
    icons: [{ src: `${baseUrl}/icon-512.png`, mimeType: "image/png", sizes: ["512x512"] }],
  };
}

/** `https://hangars.example` → `example.hangars`: the namespace of whoever owns the name. */
function reverseDns(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  const isAddress = /^(\[.*\]|[\d.]+)$/.test(hostname);
  const name = isAddress ? hostname : hostname.split(".").reverse().join(".");
  return name.replace(/[^a-zA-Z0-9.-]/g, "-");
}
