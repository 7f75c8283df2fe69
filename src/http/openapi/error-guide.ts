import type { ErrorCode } from "../../engine/response.ts";

/** Why an error comes and what helps, for those who read about the interface. */
export interface ErrorGuide {
  cause: string;
  cure: string;
}

/** Every `error.code`, in English; Russian readers have the message itself. */
export const ERROR_GUIDE: Readonly<Record<ErrorCode, ErrorGuide>> = {
  missing_parameter: {
    cause: "A required parameter is missing",
    cure: "ask the user for what details name",
  },
  invalid_parameter: {
    cause: "A value cannot be read, is out of bounds or was given twice, or several kinds of problems came together",
    cure: "correct what details name",
  },
  unknown_parameter: {
    cause: "There is no parameter of this name here",
    cure: "use the name that details suggest",
  },
  unsupported_size: {
    cause: "No standard size is near enough",
    cure: "report it to the user with the sizes of supported and the address of alternatives",
  },
  does_not_fit: {
    cause: "The walls have no room for so many openings",
    cure: "report to the user; fewer openings or a larger hangar will do",
  },
  invalid_json: {
    cause: "The body is no JSON object in UTF-8",
    cure: "send an object with the parameters by name",
  },
  unknown_calculation_id: {
    cause: "No configuration of the price list has this id",
    cure:
      "ask the user for the id again: most likely it is mistyped; where the size is no longer offered, details name " +
      "the prices_version that opens it",
  },
  not_found: {
    cause: "There is no such path",
    cure: "use a path of this description",
  },
  method_not_allowed: {
    cause: "The path does not take this method",
    cure: "use one of the header Allow",
  },
  not_acceptable: {
    cause: "The header Accept names no format that there is",
    cure: "accept application/json or one of the types in details",
  },
  payload_too_large: {
    cause: "The body is too large",
    cure: "send only the parameters",
  },
  uri_too_long: {
    cause: "The address is too long",
    cure: "send the parameters by POST",
  },
  unsupported_media_type: {
    cause: "The body is no application/json",
    cure: "set Content-Type: application/json",
  },
  too_many_requests: {
    cause: "Too many quote requests came, from this address or in all",
    cure: "send it later; where details name proof, send it with one",
  },
  internal_error: {
    cause: "The service failed; nothing is wrong with the request",
    cure: "try again later",
  },
  not_taken: {
    cause: "The quote request could be neither kept nor delivered",
    cure: "send it again later, under the same idempotency_key",
  },
  not_drawn: {
    cause: "Too many pictures are asked for at once",
    cure: "ask for it again after the seconds of Retry-After",
  },
};
