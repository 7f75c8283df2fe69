import { posix, relative, sep } from "node:path";
import type { Rule } from "eslint";
import { allowsFile, allowsPackage, fenceOf } from "./fences.ts";

interface Source {
  type: string;
  value?: unknown;
}

interface Importing {
  source?: Source | null;
  importKind?: string;
  exportKind?: string;
}

/** ESLint rule: an import must not cross a fence of `fences.ts`. */
export const importDirection: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: { crosses: "{{part}} must not import {{target}}: scripts/lint/fences.ts says what it may import" },
  },
  create(context) {
    // The script of an .astro file is linted as a file of its own; the path of the real one counts.
    const file = relative(context.cwd, context.physicalFilename).replaceAll(sep, "/");
    const fence = fenceOf(file);
    if (fence === undefined) return {};

    function check(node: Rule.Node): void {
      const { source, importKind, exportKind } = node as unknown as Importing;
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const isFile = source.value.startsWith(".");
      const target = isFile ? posix.join(posix.dirname(file), source.value) : source.value;
      const typeOnly = importKind === "type" || exportKind === "type";
      if (isFile ? allowsFile(fence!, target, typeOnly) : allowsPackage(fence!, target)) return;
      context.report({ node, messageId: "crosses", data: { part: fence!.part, target } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
