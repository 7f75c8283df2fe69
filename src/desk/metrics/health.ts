/** What `/healthz` says of a server that is well. */
export interface Health {
  status: "ok";
  build?: string;
  prices_version: string;
  prices_valid_until?: string;
  prices_age_days: number;
  applications_held_up_by?: string[];
  applications_refused?: number;
  applications_given_up?: number;
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

/** In one line; `waiting` are applications that wait, `NaN` where that cannot be known. */
export function healthTitle(health: Health | undefined, waiting: number | undefined): string {
  if (!health) return "Сервер отвечает, но считать не может";
  if (Number.isNaN(waiting)) return "Сервер считает, но заявок не видно";
  const { applications_held_up_by = [], applications_refused = 0, applications_given_up = 0 } = health;
  return applications_held_up_by.length + applications_refused + applications_given_up > 0
    ? "Сервер считает, но заявки не доставляются"
    : "Сервер в порядке";
}
