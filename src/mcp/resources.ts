import type { TextResourceContents, Resource } from "@modelcontextprotocol/server";
import type { Skill } from "@modelcontextprotocol/server/ext/skills";
import type { AgentSkill } from "../api/documents/agent-skill.ts";
import { MARKDOWN_TYPE } from "../api/site/markdown-twin.ts";

/** What `resources/list` tells of a resource, and what `resources/read` gives. */
export interface McpResource {
  listed: Resource;
  contents: TextResourceContents;
}

/** The file of a skill, and what `skills/list` and `skills/get` tell of it: the Skills extension, SEP-2640. */
export function skillResource({ frontmatter, text, digest, size }: AgentSkill): {
  resource: McpResource;
  skill: Skill;
} {
  const { name, description } = frontmatter;
  const uri = `skill://${name}/SKILL.md`;
  const mimeType = MARKDOWN_TYPE.split(";")[0]!;
  return {
    resource: { listed: { uri, name, description, mimeType, size }, contents: { uri, mimeType, text } },
    skill: { uri, frontmatter: { ...frontmatter }, resources: [{ uri, digest, size }] },
  };
}
