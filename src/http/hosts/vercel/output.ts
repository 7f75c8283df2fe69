import { fileHeaders, HASHED_FOLDERS } from "../../site/file-headers.ts";
import { fileType } from "../../site/file-type.ts";
import { isApiPath } from "../../routes/table.ts";
import { twinPath } from "../../../documents/markdown-twin.ts";
import { securityHeaders } from "../../site/security-headers.ts";
import type { HostOutput } from "../host-output.ts";

/** A function's name is an address too; what it serves there is decided by the function itself, as everywhere. */
const FUNCTION = "/service";
const FOLDER = `.vercel/output/functions${FUNCTION}.func`;

const isHashed = (file: string): boolean => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Build Output API, version 3: `npx vercel deploy --prebuilt --prod` in this folder. */
export async function vercel(output: HostOutput): Promise<void> {
  const { version, routes } = config(output);
  await output.write(".vercel/output/config.json", `${JSON.stringify({ version, routes }, null, 2)}\n`);
  await output.copySite(".vercel/output/static", { wanted: (file) => !isApiPath(`/${file}`) });
  await output.copySite(`${FOLDER}/site`, { wanted: (file) => !isHashed(file) || output.shared.has(file) });
  await output.copyFunction(`${FOLDER}/function`);
  await output.copyPost(`${FOLDER}/post`);
  await output.bundle("vercel/serverless-function.ts", `${FOLDER}/index.js`, ["node"]);
  await output.write(`${FOLDER}/package.json`, `${JSON.stringify({ type: "module" })}\n`);
  const runtime = { runtime: "nodejs24.x", handler: "index.js", launcherType: "Nodejs", shouldAddHelpers: false };
  await output.write(`${FOLDER}/.vc-config.json`, `${JSON.stringify(runtime, null, 2)}\n`);
}

/** Routes in order; the first that fits and does not say `continue` decides. */
function config({ addresses, secured }: HostOutput): { version: 3; routes: object[] } {
  const files = [...addresses].filter((address) => !isApiPath(address));
  const headersOf = (address: string) => {
    const twin = twinPath(address);
    const vary = twin !== undefined && addresses.has(twin) && { Vary: "Accept" };
    return { ...vary, ...fileHeaders(address), ...securityHeaders(secured, address) };
  };
  const withoutSlash = files.filter((address) => /.\/$/.test(address)).map((address) => escaped(address.slice(0, -1)));
  return {
    version: 3,
    routes: [
      // What is no file, or not always the same: the function answers.
      { src: "^/.*$", methods: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], dest: FUNCTION },
      { src: "^/(.*/)?$", has: [{ type: "header", key: "accept", value: ".*text/markdown.*" }], dest: FUNCTION },
      { src: `^(${withoutSlash.join("|")})$`, dest: FUNCTION },
      ...files.map((address) => ({
        src: `^${escaped(address)}$`,
        headers: { "Content-Type": fileType(address), ...headersOf(address) },
        continue: true,
      })),
      { handle: "filesystem" },
      { src: "^/.*$", dest: FUNCTION },
    ],
  };
}
