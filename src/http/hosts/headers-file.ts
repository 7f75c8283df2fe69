import { fileHeaders, HASHED_FOLDERS } from "../site/file-headers.ts";
import { securityHeaders, type SecuredSite } from "../site/security-headers.ts";

/**
 * The text of `_headers`, which Cloudflare and Netlify read: headers of the files that they serve without asking the
 * function. No two rules fit one address: the hosts would join their values.
 */
export function headersFile(secured: SecuredSite): string {
  const rules = HASHED_FOLDERS.map((folder) => {
    const sample = `/${folder}/file`;
    const headers = { ...fileHeaders(sample), ...securityHeaders(secured, sample) };
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `/${folder}/*\n${lines.join("")}`;
  });
  return rules.join("\n");
}
