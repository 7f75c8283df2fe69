import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";
import { root } from "./root.ts";

/** Where Linux keeps a Chromium of its own. */
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** How to start a browser: Playwright's own, the machine's, or the one that comes with the packages. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath };
  return process.platform === "linux" && process.arch === "x64" ? packagedChromium() : { channel: "chrome" };
}

/** Chromium of @sparticuz/chromium, with the libraries and the fonts that a bare machine lacks. */
function packagedChromium(): LaunchOptions {
  const cache = join(realpathSync(join(root, "node_modules")), ".cache");
  const home = join(cache, "chromium");
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const aside = mkdtempSync(`${home}-`);
    unpackChromium(aside);
    renameSync(aside, home);
  }
  nameFonts(home);
  const libraries = { LD_LIBRARY_PATH: join(home, "al2023/lib"), FONTCONFIG_FILE: join(home, "fonts.conf") };
  return { executablePath: join(home, "chromium"), env: { ...process.env, ...libraries } };
}

/** Fontconfig wants absolute paths: they are written anew when the project's folder has moved since. */
function nameFonts(home: string): void {
  const file = join(home, "fonts.conf");
  const folders = `<dir>${join(home, "fonts")}</dir><cachedir>${join(home, "fonts-cache")}</cachedir>`;
  const content = `<fontconfig>${folders}</fontconfig>`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
}

/** The package unpacks into the folder for temporary files, the libraries only where it believes itself on AWS Lambda. */
function unpackChromium(folder: string): void {
  const script = `import chromium from "@sparticuz/chromium"; await chromium.executablePath();`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
