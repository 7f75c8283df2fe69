import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "../../../src/messages/language.ts";
import { root } from "../../root.ts";
import { keepOutside } from "../place/keep-outside.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { bundleBesideEngine } from "./bundle-module.ts";

/** The English table beside the built engine, for documents that are made while building. */
export async function englishAnswers(engine: BuiltEngine): Promise<Language> {
  const { outputFiles } = await bundleBesideEngine("english answers", {
    entryPoints: [join(root, "src/messages/en/answers.ts")],
    plugins: [keepOutside(/^hangar-engine$/, pathToFileURL(engine.file).href)],
    write: false,
  });
  const code = encodeURIComponent(outputFiles![0]!.text);
  const { english } = (await import(`data:text/javascript,${code}`)) as { english: Language };
  return english;
}
