import { posix, relative, sep } from "node:path";
import type { Rule } from "eslint";
import { refusedBecause } from "./fences.ts";

interface Source {
  type: string;
  value?: unknown;
}

interface Importing {
  source?: Source | null;
  importKind?: string;
  exportKind?: string;
}

/** ESLint rule: an import must keep the rules of `fences.ts`. */
export const importDirection: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { crosses: "must not import {{target}}: {{rule}} (scripts/lint/fences.ts)" },
  },
  create(context) {
    // The script of an .astro file is linted as a file of its own; the path of the real one counts.
    const file = relative(context.cwd, context.physicalFilename).replaceAll(sep, "/");
    function check(node: Rule.Node): void {
      const { source, importKind, exportKind } = node as unknown as Importing;
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const isFile = source.value.startsWith(".");
      const target = isFile ? posix.join(posix.dirname(file), source.value) : source.value;
      const typeOnly = importKind === "type" || exportKind === "type";
      const rule = refusedBecause({ file, target, isFile, typeOnly });
      if (rule !== undefined) context.report({ node, messageId: "crosses", data: { target, rule } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
