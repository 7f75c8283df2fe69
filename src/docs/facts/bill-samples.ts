import { baseUrl, priceList, type Line } from "hangar-engine";
import { exampleBody } from "./calls.ts";
import { pythonDictionary, type Sample } from "./samples.ts";

/** How the words of a formula are worked out: everything else of the program finds its values. */
const OPERATIONS = `def stepped(whole):  # a step below one is counted: 0.1 itself is no exact number
    return lambda x, step=1: whole(x / step) * step if step >= 1 else whole(x * round(1 / step)) / round(1 / step)

OPERATIONS = {
    "+": lambda a, b: a + b, "−": lambda a, b: a - b, "×": lambda a, b: a * b, "÷": lambda a, b: a / b,
    "=": lambda a, b: a == b, "<": lambda a, b: a < b - SLACK, ">": lambda a, b: b < a - SLACK,
    "not": lambda a: not a, "max": max, "root": math.sqrt,
    "up": stepped(lambda x: math.ceil(x - SLACK)),
    "down": stepped(lambda x: math.floor(x + SLACK)),
    "nearest": stepped(lambda x: math.floor(x + 0.5 + SLACK)),
}`;

const CALCULATION = `class Hangar:
    def __init__(self, chosen):  # as in "configuration" of an answer
        self.given = {name: round(chosen[name[:-3]] * (100 if name == "length_cm" else 1000))
                      for name in ("width_mm", "height_mm", "length_cm")}
        self.given |= {"roof": LIST["roofs"][chosen["roof"]], "prices": LIST["prices"], "rules": LIST["rules"]}
        for name, option in FORMULAS["options"].items():
            value = chosen.get(name, option["default"])
            self.given[name] = option.get("values", {}).get(value, value)

    def value(self, tree, parameters={}):
        op, of = tree["op"], tree.get("of", [])
        if op == "number": return tree["value"]
        if op == "name": return self.named(tree, parameters)
        if op == "and": return all(self.value(part, parameters) for part in of)
        if op == "or": return any(self.value(part, parameters) for part in of)
        if op == "if": return self.value(of[1 if self.value(of[0], parameters) else 2], parameters)
        values = [self.value(part, parameters) for part in of]
        return self.quantity(tree["name"], values) if op == "call" else OPERATIONS[op](*values)

    def quantity(self, name, values=()):
        quantity = FORMULAS["quantities"][name]
        parameters = dict(zip(quantity["parameters"], values))
        holds = lambda case: "when" not in case or self.value(case["when"]["tree"], parameters)
        return self.value(next(filter(holds, quantity["cases"]))["is"]["tree"], parameters)

    def named(self, tree, parameters):
        if "means" in tree: return tree["means"]
        name, bound = tree["name"], tree.get("bound", {})
        found = (parameters[name] if name in parameters
                 else self.quantity(name) if name in FORMULAS["quantities"] else self.given[name])
        for place, step in enumerate(tree["steps"]):
            key = step if isinstance(step, str) else self.value(step, parameters)
            if place == bound.get("step"): found = next(row for row in found if key <= row.get(bound["field"], key))
            else: found = found[key if isinstance(key, str) else f"{key:g}"]
        return found

    def bill(self):
        for row in FORMULAS["positions"]:
            if "when" in row and not self.value(row["when"]["tree"]): continue
            tenths = round(self.value(row["qty"]["tree"]) * 10)
            if tenths <= 0: continue
            price = self.value(row["price"]["tree"])  # whole tens of roubles: the sum is exact
            yield row["code"], tenths / 10, price, price * tenths // 10`;

/** A bill from the price list alone; `Hangar` stands in the program whatever it is asked for. */
export const BILL_PROGRAM = `import json, math
from urllib.request import urlopen

LIST = json.load(urlopen("${baseUrl}/prices.json", timeout=10))
FORMULAS = LIST["formulas"]
SLACK = FORMULAS["slack"]

${OPERATIONS}

${CALCULATION}`;

const isPosition = (line: Line): line is Extract<Line, { group: false }> => !line.group;

/** Of the hangar that all pages calculate: its lines in the order of the list, and the total. */
export function billInPython(): Sample {
  const { configuration, result } = exampleBody;
  const lines = [...result.materials, ...result.works].filter(isPosition);
  const printed = Object.values(priceList.positions)
    .flatMap((position) => lines.find(({ code }) => code === position?.code) ?? [])
    .map(({ code, qty, price, sum }) => `${code}: ${qty} × ${price} = ${sum}`);
  return {
    kind: "python",
    syntax: "python",
    code: `${BILL_PROGRAM}

lines = list(Hangar(${pythonDictionary(configuration)}).bill())
for code, qty, price, sum_ in lines: print(f"{code}: {qty:g} × {price} = {sum_}")
print(sum(line[-1] for line in lines))`,
    answer: [...printed, result.total_with_vat].join("\n"),
  };
}
