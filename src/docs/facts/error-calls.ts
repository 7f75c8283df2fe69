import { priceList } from "hangar-engine";
import { MAX_BODY_BYTES, MAX_URL_LENGTH } from "../../http/errors.ts";
import { acceptedForms, ROUTES } from "../../http/routes/table.ts";
import type { ErrorCode } from "../../engine/response.ts";
import type { Call } from "./answers.ts";
import { CALLS, changedQuery, example, JSON_BODY, mistypedId } from "./calls.ts";

/** A call that gets an error, and its line for a shell where it is too long to be written out. */
interface ErrorCall {
  call: Call;
  line?: (url: string) => string;
}

/** What takes POST. */
export const POSTED = [
  ...acceptedForms("").filter((form) => form.startsWith("POST ")),
  ...ROUTES.filter(({ methods, isOnline }) => isOnline && methods.includes("POST")).map(({ path }) => `POST ${path}`),
].map((form) => form.slice("POST ".length));

const LONG_MARK = "x".repeat(MAX_URL_LENGTH);
const tooLarge = " ".repeat(MAX_BODY_BYTES + 1);
const { roof, width, length } = example.request;

/** What only a fault of the service, or a flood, brings about. */
type Uncalled = "too_many_requests" | "internal_error" | "not_taken" | "not_drawn";

export const ERROR_CALLS: Readonly<Record<Exclude<ErrorCode, Uncalled>, ErrorCall>> & { [Code in Uncalled]?: never } = {
  missing_parameter: {
    call: changedQuery({ width: undefined, length: undefined }),
  },
  invalid_parameter: {
    call: changedQuery({ montazh: "maybe", gates: priceList.limits.gates + 1 }),
  },
  unknown_parameter: {
    call: changedQuery({ montazh: undefined, montaz: 1 }),
  },
  unsupported_size: {
    call: changedQuery({ width: 2 * Math.max(...Object.keys(priceList.roofs[roof]!.widths).map(Number)) }),
  },
  does_not_fit: {
    call: changedQuery({ length: priceList.length.min_m, gates: priceList.limits.gates }),
  },
  invalid_json: {
    call: { path: "/v1/calc", type: JSON_BODY, body: `[${example.body}]` },
  },
  unknown_calculation_id: {
    call: { path: `/v1/calc/id/${mistypedId}` },
  },
  not_found: {
    call: { path: `/v1/calc/${roof}/${width}/${length}` },
  },
  method_not_allowed: {
    call: { ...CALLS.query, method: "DELETE" },
  },
  not_acceptable: {
    call: { ...CALLS.query, accept: "application/pdf" },
  },
  payload_too_large: {
    call: { path: "/v1/calc", type: JSON_BODY, body: tooLarge },
    line: (url) =>
      `head -c ${tooLarge.length} /dev/zero | curl --data-binary @- \\\n  -H 'Content-Type: ${JSON_BODY}' \\\n  '${url}'`,
  },
  uri_too_long: {
    call: { path: `/v1/calc?utm_source=${LONG_MARK}` },
    line: (url) => `curl "${url.replace(LONG_MARK, `$(head -c ${MAX_URL_LENGTH} /dev/zero | tr '\\0' x)`)}"`,
  },
  unsupported_media_type: {
    call: { path: "/v1/calc", type: "text/plain", body: example.body },
  },
};
