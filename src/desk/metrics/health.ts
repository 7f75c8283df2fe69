/** What `/healthz` says of a server that is well. */
export interface Health {
  status: "ok";
  build?: string;
  prices_version: string;
  prices_valid_until?: string;
  prices_age_days: number;
  applications_held_up_by?: string[];
}

export const isHealth = (body: unknown): body is Health =>
  typeof body === "object" &&
  body !== null &&
  "status" in body &&
  body.status === "ok" &&
  "prices_version" in body &&
  typeof body.prices_version === "string" &&
  "prices_age_days" in body &&
  typeof body.prices_age_days === "number";
