import { expect, test } from "vitest";
import { appDocument } from "../../../scripts/build/bundle/bundle-mcp-app.ts";

test("no text of the script ends it, or hides its end", () => {
  const script = 'said = "</script><b>", other = `</SCRIPT >`, comment = "<!-- <script>"';
  const html = appDocument(script);
  expect(html.match(/<\/script/gi)).toHaveLength(1);
  expect(html).not.toContain("<!--");
  const [, inline] = /<script type="module">(.*)<\/script>/.exec(html)!;
  expect(new Function(`let said, other, comment; ${inline}; return [said, other, comment]`)()).toEqual([
    "</script><b>",
    "</SCRIPT >",
    "<!-- <script>",
  ]);
});
