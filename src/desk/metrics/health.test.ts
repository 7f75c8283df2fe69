import { expect, test } from "vitest";
import { healthTitle, type Health } from "./health.ts";

const well: Health = { status: "ok", prices_version: "2026-11-20", prices_age_days: 3 };

test.each([
  [well, 0, "Сервер в порядке"],
  [well, undefined, "Сервер в порядке"],
  [{ ...well, applications_held_up_by: ["webhook"] }, 2, "Сервер считает, но заявки не доставляются"],
  [{ ...well, applications_refused: 1 }, 2, "Сервер считает, но заявки не доставляются"],
  [{ ...well, applications_given_up: 1 }, 0, "Сервер считает, но заявки не доставляются"],
  [well, NaN, "Сервер считает, но заявок не видно"],
  [undefined, 0, "Сервер отвечает, но считать не может"],
])("%j with %d waiting", (health, waiting, title) => expect(healthTitle(health, waiting)).toBe(title));
