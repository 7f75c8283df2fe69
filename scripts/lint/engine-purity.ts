import type { Linter } from "eslint";

/** Exact in IEEE 754 on every machine; all other functions of Math may differ in the last digit, or are random. */
const EXACT_MATH = ["abs", "ceil", "floor", "imul", "max", "min", "round", "sign", "sqrt", "trunc", "clz32", "fround"];

/** Clocks, randomness, locales and ways to the outside world. */
const IMPURE_GLOBALS = [
  "Date",
  "Intl",
  "Temporal",
  "performance",
  "crypto",
  "globalThis",
  "self",
  "window",
  "document",
  "location",
  "navigator",
  "localStorage",
  "sessionStorage",
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "process",
  "require",
  "console",
  "setTimeout",
  "setInterval",
  "queueMicrotask",
  "eval",
  "Function",
];

const impure = "The engine is pure: the same input gives the same answer on every machine and on every day.";
const inexact = "Not exact, so not the same on every machine: use + − × ÷ and the exact functions of Math.";

/** ESLint rules that keep the engine pure and its arithmetic exact. */
export const enginePurity: Linter.RulesRecord = {
  "no-restricted-globals": ["error", ...IMPURE_GLOBALS.map((name) => ({ name, message: impure }))],
  "no-restricted-syntax": [
    "error",
    {
      selector: `MemberExpression[object.name="Math"]:not([computed=false][property.name=/^(${EXACT_MATH.join("|")})$/])`,
      message: inexact,
    },
    { selector: ':not(MemberExpression) > Identifier[name="Math"]', message: inexact },
    // A constant such as 36 ** 5 is exact.
    { selector: 'BinaryExpression[operator="**"]:not([left.type="Literal"][right.type="Literal"])', message: inexact },
    { selector: 'AssignmentExpression[operator="**="]', message: inexact },
    { selector: "MemberExpression[property.name=/^(toLocale|localeCompare)/]", message: impure },
    { selector: "ImportExpression, MetaProperty", message: impure },
  ],
};
