import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

/** The scripts of the pages that are made of the calculator's parts: the calculator itself, the selection, the request. */
const SCRIPTS = ["index", "podbor", "request"].map((page) => new RegExp(`/pages/${page}\\.astro\\?astro&type=script`));

/** The file that a part goes to, by the pages that need it at once. */
function fileOf(id: string, modules: Modules): string | undefined {
  const [isOfCalculator, isOfSelection, isOfRequest] = SCRIPTS.map((script) => isNeededBy(script, id, modules));
  if (isOfRequest) return isOfCalculator || isOfSelection ? "calculator-all" : "calculator-request";
  if (isOfCalculator) return isOfSelection ? "calculator-forms" : "calculator-form";
  return undefined;
}

function isNeededBy(script: RegExp, id: string, modules: Modules): boolean {
  const needing = new Set([id]);
  // A set goes on over what is added on the way.
  for (const one of needing) {
    if (script.test(one)) return true;
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) needing.add(importer);
  }
  return false;
}

/**
 * What pages share of the calculator, in few files, of which no page loads what only others need. A file takes what its
 * parts import with it: those of more pages come first.
 */
export const calculatorGroups = ["calculator-all", "calculator-forms", "calculator-request", "calculator-form"].map(
  (file) => ({
    name: (id: string, modules: Modules) => (fileOf(id, modules) === file ? file : null),
    test: /\/src\/(calculator|drawing|options)\//,
    tags: ["$initial" as const],
    minShareCount: 2,
  }),
);
