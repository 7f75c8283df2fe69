import { expect, test } from "vitest";
import { shadowStyles } from "../../../scripts/build/bundle/shadow-styles.ts";

const compact = (css: string): string => shadowStyles(css).replace(/\s+/g, " ").trim();

test("a rem is that of the element, however the page has set its own", () => {
  expect(compact(".a { margin: 1rem -0.5rem; width: clamp(2rem, 1rem + 3vw, 4rem); }")).toBe(
    ".a { margin: calc(1 * var(--rem)) calc(-0.5 * var(--rem)); " +
      "width: clamp(calc(2 * var(--rem)), calc(1 * var(--rem)) + 3cqi, calc(4 * var(--rem))); }",
  );
  expect(compact(".a { --rem: max(1rem, 16px); }")).toBe(".a { --rem: max(1rem, 16px); }");
});

test("the width that counts is that of the element; other conditions stay", () => {
  expect(compact("@media (max-width: 30rem) { .a { top: 0; } }")).toBe(
    "@container (max-width: 30em) { .a { top: 0; } }",
  );
  for (const media of ["(forced-colors: active)", "(prefers-reduced-motion: reduce)", "(max-height: 480px)"]) {
    expect(compact(`@media ${media} { .a { top: 0; } }`)).toBe(`@media ${media} { .a { top: 0; } }`);
  }
});

test("what a page may set has a name of its own", () => {
  expect(compact(":root { color-scheme: light dark; --ink: light-dark(#111, #eee); --radius: 4px; }")).toBe(
    ".calculator { --ink: var(--hangar-ink, light-dark(#111, #eee)); --radius: var(--hangar-radius, 4px); }",
  );
});

test("rules for the page itself are left out", () => {
  expect(compact("html { margin: 0; } body { margin: 0; } p { margin: 0; }")).toBe("p { margin: 0; }");
});
