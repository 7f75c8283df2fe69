import { Ajv2020 } from "ajv/dist/2020.js";
import { STATUS_OF } from "../../src/http/errors.ts";
import type { ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import type { ErrorBody } from "../../src/engine/response.ts";
import { description, misfit, operationOf, type Operation } from "../../tests/support/description.ts";

/** What came back, with the body decoded. */
export interface Came {
  status: number;
  type: string;
  text: string;
}

const ajv = new Ajv2020({ strict: false, formats: { uri: true } });
ajv.addSchema(description, "openapi.json");
const isErrorBody = ajv.compile<ErrorBody>({ $ref: "openapi.json#/components/schemas/ErrorBody" });

/** Statuses of the static site, and of what has no operation of its own. */
const ELSEWHERE = [200, 204, 206, 301, 302, 304, 400, 404, 405, 408, 413, 414, 415, 416];
const MCP = [200, 202, 400, 403, 404, 405, 406, 413, 415];
/** Internal error of JSON-RPC. */
const FAILED = -32_603;
/** The SDK gives that code to a malformed `initialize` too, with a list of what is wrong. */
const ISSUES = /^\[\s*\{[^]*"path"/;

/** What of an answer to sound HTTP is not as it is documented; nothing when all is. */
export function complaint(request: ExampleRequest, came: Came): string | undefined {
  if (!hasSoundHost(request)) return rawComplaint(came);
  if (request.method === "POST" && /^\/mcp\/?(\?|$)/.test(request.url)) return mcpComplaint(came);
  const { status, text, type } = came;
  const operation = operationFor(request);
  const hasBody = request.method !== "HEAD" && status !== 304 && status !== 204 && text !== "";
  if (!operation) return ELSEWHERE.includes(status) ? unsound(came, hasBody) : `status ${status} of no operation`;
  if (operation.responses[status] === undefined && request.method !== "OPTIONS") {
    return `status ${status} of ${operation.operationId}`;
  }
  if (!hasBody || status === 302) return unsound(came, hasBody);
  const body: unknown = type.startsWith("application/json") ? JSON.parse(text) : text;
  return misfit(operation, status, type, body) ?? unsound(came, hasBody);
}

/** The same of broken HTTP, where nobody can say which operation was meant. */
export function rawComplaint(came: Came): string | undefined {
  return ELSEWHERE.includes(came.status) ? unsound(came, came.text !== "") : `status ${came.status}`;
}

/** A Host that names no server is refused before anyone asks what was meant; for an empty one Node's client sends its own. */
function hasSoundHost({ headers = {} }: ExampleRequest): boolean {
  const host = Object.entries(headers).find(([name]) => name.toLowerCase() === "host")?.[1];
  return !host || (!/[\t/\\?#@]/.test(host) && URL.canParse(`http://${host}/`));
}

/** The same of the MCP server. */
function mcpComplaint({ status, type, text }: Came): string | undefined {
  if (!MCP.includes(status)) return `status ${status} of MCP`;
  if (text === "") return undefined;
  if (status === 400 && type.startsWith("application/json") && isErrorBody(JSON.parse(text))) return undefined;
  const messages = type.startsWith("text/event-stream")
    ? text.split("\n").flatMap((line) => (/^data: ?\{/.test(line) ? [JSON.parse(line.slice(5)) as unknown] : []))
    : [JSON.parse(text) as unknown].flat();
  for (const message of messages as { jsonrpc?: string; error?: { code: number; message: string } }[]) {
    if (message.jsonrpc !== "2.0") return `no JSON-RPC: ${JSON.stringify(message)}`;
    if (message.error?.code === FAILED && !ISSUES.test(message.error.message))
      return `internal error: ${JSON.stringify(message)}`;
  }
  return leak(text);
}

/** HEAD is answered as GET is; a slash at the end changes nothing. */
function operationFor({ method, url }: ExampleRequest): Operation | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined;
  const path = url.replace(/^(\/v1[^?]*?)\/(\?|$)/, "$1$2");
  return operationOf({ method: method === "HEAD" ? "GET" : method, url: path });
}

function unsound({ status, type, text }: Came, hasBody: boolean): string | undefined {
  if (!hasBody) return undefined;
  if (status < 400 || (status === 404 && type.startsWith("text/html"))) return leak(text);
  if (!type.startsWith("application/json")) return `an error of type ${type}`;
  const body: unknown = JSON.parse(text);
  if (!isErrorBody(body)) return `no error body: ${ajv.errorsText(isErrorBody.errors)}`;
  // A client that was too slow is told so by the status alone.
  if (STATUS_OF[body.error.code] !== status && status !== 408) return `${body.error.code} with status ${status}`;
  return leak(text);
}

/** Nothing of what came may turn into a tag, and nothing of the inside may show. */
function leak(text: string): string | undefined {
  return /<script>alert|<img src=x|\n\s+at |node:internal|\/dist\//.exec(text)?.[0];
}
