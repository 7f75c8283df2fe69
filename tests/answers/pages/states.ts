import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";

const inPlace = { in: z.string().optional() };
const role = z.enum(["button", "link", "checkbox", "radio", "switch", "text"]);
const stepSchema = z.union([
  z.strictObject({ click: z.string(), role: role.default("button"), exact: z.boolean().default(false), ...inPlace }),
  z.strictObject({ check: z.string(), role: role.default("checkbox"), ...inPlace }),
  z.strictObject({ fill: z.string(), with: z.string(), ...inPlace }),
  z.strictObject({ key: z.string() }),
]);
export type Step = z.infer<typeof stepSchema>;

const stateSchema = z.strictObject({
  state: z.string(),
  open: z.string().startsWith("/"),
  page: z.string().optional(),
  applications: z.enum(["shut", "open"]).default("shut"),
  stored: z.record(z.string(), z.unknown()).default({}),
  wide: z.int().default(1440),
  print: z.boolean().default(false),
  steps: z.array(stepSchema).default([]),
  until: z.string().optional(),
});
export type State = z.infer<typeof stateSchema>;

export const STATES: State[] = z
  .array(stateSchema)
  .parse(parse(readFileSync(new URL("states.yaml", import.meta.url), "utf8")));

/** One thing that a visitor does. */
export async function take(page: Page, step: Step): Promise<void> {
  if ("key" in step) return page.keyboard.press(step.key);
  const place =
    step.in === undefined
      ? page.locator("body")
      : page.getByLabel(step.in).or(page.getByRole("group", { name: step.in }));
  const at = place.first();
  if ("fill" in step) return at.getByRole("textbox", { name: step.fill }).first().fill(step.with);
  // A control may be drawn by its label.
  if ("check" in step) {
    if (step.role === "text") throw new Error(`${step.check}: a text cannot be checked`);
    return at.getByRole(step.role, { name: step.check }).first().check({ force: true });
  }
  const { click: name, exact, role: of } = step;
  return (of === "text" ? at.getByText(name, { exact }) : at.getByRole(of, { name, exact })).first().click();
}
