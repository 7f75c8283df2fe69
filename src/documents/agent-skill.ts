import { hash } from "node:crypto";
import type { DocumentSource, DocumentsSource } from "./document-source.ts";
import { exampleAnswer } from "./examples/example-calls.ts";
import { INTERFACE_VERSION, SKILL_NAME, SKILL_PATH } from "./paths.ts";
import { toolDefinitions } from "./tools/tool-definitions.ts";
import { bulleted, CHOICE_OF_TOOL, guidance } from "./guidance.ts";
import { callInEnglish, inEnglish } from "./in-english.ts";
import { json, mostImportant } from "./shown-answer.ts";

/** A skill of https://agentskills.io: how to learn the price of a hangar here and what to do with the answer. */
export interface AgentSkill {
  frontmatter: {
    name: string;
    /** At most 1,024 characters: by this alone a host decides whether to read on. */
    description: string;
    compatibility: string;
    metadata: { version: string; prices_version: string };
  };
  /** The whole `SKILL.md`. */
  text: string;
  /** Of the bytes of `text`. */
  digest: `sha256:${string}`;
}

export function agentSkill(russian: DocumentsSource): AgentSkill {
  const source = inEnglish(russian);
  const { engine, manufacturer, priceList, baseUrl } = source;
  const frontmatter = {
    name: SKILL_NAME,
    description:
      `Tells what a steel hangar frame by ${manufacturer.legal_name} costs: total incl. VAT, bill of materials, hangars for ` +
      "a budget, drawings and a quote request. Use it when the user asks for the price, the size or a drawing of a steel " +
      "hangar, warehouse or shed (цена ангара, сколько стоит ангар, склад, навес, металлокаркас).",
    compatibility: `Needs network access to ${new URL(baseUrl).host}, by MCP or plain HTTP GET; no key, no registration`,
    metadata: { version: INTERFACE_VERSION, prices_version: priceList.meta.version },
  };
  const { offer, sizes, inPrice, language, conduct } = guidance(source);
  const { properties, required } = toolDefinitions(engine)[0]!.inputSchema;
  const parameters = Object.entries(properties).map(([name, { description }]) => `\`${name}\`: ${description}`);
  // Quoted, so that no reader of YAML takes a version for a number or for a date.
  const { name, description, compatibility, metadata } = frontmatter;
  const text = `---
name: ${name}
description: ${JSON.stringify(description)}
compatibility: ${JSON.stringify(compatibility)}
metadata:
  version: ${JSON.stringify(metadata.version)}
  prices_version: ${JSON.stringify(metadata.prices_version)}
---

# The price of a steel hangar frame

${offer}

## Which call

By MCP at ${baseUrl}/mcp or by GET, with the same figures; MCP leaves the bill of materials out unless fields name it:

| Given | MCP tool | GET |
| --- | --- | --- |
${calls(source)}

The first is answered, among much else:

${json(mostImportant(exampleAnswer(engine)))}

## Sizes

In ${sizes}

## Parameters

Required are ${required.join(", ")}: ask for what the user has not named.

${bulleted(parameters)}

## What the price holds

${inPrice}

## How to behave

${bulleted([language, ...conduct])}

## More

${bulleted([`[The whole reference](${baseUrl}/en/llms.txt), [in Russian](${baseUrl}/llms.txt)`, `[The interface, in OpenAPI](${baseUrl}/openapi.json)`])}
`;
  return { frontmatter, text, digest: `sha256:${hash("sha256", text)}` };
}

/** A row a tool, with the request that answers its most telling example. */
function calls({ engine, baseUrl }: DocumentSource): string {
  return toolDefinitions(engine)
    .map((tool) => `| ${CHOICE_OF_TOOL[tool.name]} | \`${tool.name}\` | \`${baseUrl}${callInEnglish(tool)}\` |`)
    .join("\n");
}

/** The index that leads to the skill. */
export function skillIndex({ frontmatter: { name, description }, digest }: AgentSkill): object {
  return {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: [{ name, type: "skill-md", description, url: SKILL_PATH, digest }],
  };
}
