import { baseUrl } from "hangar-engine";
import type { FileFormat } from "hangar-engine";
import { example, exampleBody } from "./calls.ts";
import type { Sample } from "./samples.ts";

const fileUrl = (format: FileFormat) => `${baseUrl}${example.query.replace("/v1/calc", `/v1/calc.${format}`)}`;

/** The first bytes of the sheet tell what it is. */
export const sheetSample: Sample = {
  kind: "curl",
  syntax: "bash",
  code: `curl -s '${fileUrl("svg")}' | head -c 4`,
  answer: "<svg",
};

/** As many bars on the layer of columns as the answer counts columns. */
export const layerSample: Sample = {
  kind: "python",
  syntax: "python",
  code: `from urllib.request import urlopen

text = urlopen("${fileUrl("dxf")}").read().decode()
tags = [line.strip() for line in text.split("\\n")]
entities = tags[tags.index("ENTITIES"):]
print(sum(entities[i:i + 2] == ["8", "COLUMNS"] for i in range(len(entities))))`,
  answer: String(exampleBody.result.columns),
};

const [truss] = exampleBody.result.materials.filter((line) => !line.group);

/** The pieces of a position, as the bill counts them; by its code, which is the same in every language. */
export const nodesSample: Sample = {
  kind: "python",
  syntax: "python",
  code: `import json, struct
from urllib.request import urlopen

data = urlopen("${fileUrl("glb")}").read()
(length,) = struct.unpack("<I", data[12:16])
for node in json.loads(data[20:20 + length])["nodes"]:
    if node.get("extras", {}).get("code") == "${truss!.code}" and "index" not in node["extras"]:
        print(node["extras"]["code"], len(node["children"]))`,
  answer: `${truss!.code} ${truss!.qty}`,
};

/** As many assemblies that are trusses as the bill counts trusses. */
export const trussSample: Sample = {
  kind: "curl",
  syntax: "bash",
  code: `curl -s '${fileUrl("ifc")}' | grep -c "IFCELEMENTASSEMBLY.*TRUSS"`,
  answer: String(truss!.qty),
};
