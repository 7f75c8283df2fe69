import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ask } from "../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { isPartOf } from "../../tests/support/oracles/is-part-of.ts";
import { instructions } from "../mcp/instructions.ts";
import { toolDefinitions } from "./tools/tool-definitions.ts";
import { agentSkill } from "./agent-skill.ts";
import { english } from "../messages/en/answers.ts";

const source = { engine, english, priceList, manufacturer, baseUrl: engine.baseUrl };
const { text, frontmatter } = agentSkill(source);
const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text)!;

describe("the index of Agent Skills Discovery 0.2.0", () => {
  test("leads to the skill under its folder's name, by the digest of its bytes, for pages of any site", async () => {
    const found = await ask("/.well-known/agent-skills/index.json");
    expect(found.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(found.headers.get("access-control-allow-origin")).toBe("*");
    const index = (await found.json()) as { skills: { url: string }[] };

    const file = await ask(index.skills[0]!.url);
    expect(file.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(index).toEqual({
      $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
      skills: [
        {
          name: "steel-hangar-price",
          type: "skill-md",
          description: frontmatter.description,
          url: "/.well-known/agent-skills/steel-hangar-price/SKILL.md",
          digest: `sha256:${createHash("sha256").update(bytes).digest("hex")}`,
        },
      ],
    });
    expect(new TextDecoder().decode(bytes)).toBe(text);
  });
});

describe("the skill", () => {
  test("begins with what the specification of skills demands, in its bounds", () => {
    expect(parse(yaml!)).toEqual(frontmatter);
    const { name, description, compatibility, metadata } = frontmatter;
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description.length).toBeLessThanOrEqual(1_024);
    expect(compatibility.length).toBeLessThanOrEqual(500);
    expect(metadata).toEqual({ version: "1.0.0", prices_version: priceList.meta.version });
  });

  test("a text in quotes stays itself in the front matter", () => {
    const quoted = { ...manufacturer, legal_name: 'ООО "Ангар": #1\\2' };
    const { text, frontmatter } = agentSkill({ ...source, manufacturer: quoted });
    expect(parse(text.split("---\n")[1]!)).toEqual(frontmatter);
  });

  test("is short enough to be read whole", () => {
    expect(new TextEncoder().encode(text).length).toBeLessThan(10_000);
  });

  test("says of the prices and of conduct whatever the MCP server's instructions say", () => {
    const paragraphs = instructions(source)
      .split("\n")
      .filter((line) => line.length > 0);
    const own = /^(Which tool|Whole reference|Sizes|How to behave):/;
    for (const line of paragraphs.filter((line) => !own.test(line))) expect(body).toContain(line);
  });

  test("shows a call of every tool that is answered, the first as shown", async () => {
    const shown = [...body!.matchAll(/^\| .* \| `(\w+)` \| `(.+)` \|$/gm)].map(([, tool, url]) => ({
      tool,
      url: url!,
    }));
    expect(shown.map(({ tool }) => tool)).toEqual(toolDefinitions(engine).map(({ name }) => name));
    const answers = await Promise.all(shown.map(({ url }) => ask(url.slice(engine.baseUrl.length))));
    expect(answers.map(({ status }) => status)).toEqual(shown.map(() => 200));
    const answer: unknown = JSON.parse(/```json\n(.*)\n```/.exec(body!)![1]!);
    expect(isPartOf(answer, await answers[0]!.json())).toBe(true);
  });
});
