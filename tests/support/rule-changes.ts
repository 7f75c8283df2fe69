/** Quantities that stand for each other in a changed formula: a slip of whoever edits rules. */
const NAMES = [
  ...["width_m", "length_m", "height_m", "high_m", "mean_height_m", "slope_length_m", "field_m", "other_side_m"],
  ...["bays", "frames", "columns", "gable_posts", "roof.slopes", "roof.spans", "gates", "doors", "windows"],
  ...["roof_area_m2", "wall_area_m2", "roof_purlins", "wall_purlins", "first_end_gates", "second_end_gates"],
  ...["gates_1_1", "gates_1_2", "gates_2_1", "gates_2_2"],
];

const OTHER: Readonly<Record<string, string>> = {
  "+": "−",
  "−": "+",
  "×": "÷",
  "÷": "×",
  "<": ">",
  ">": "<",
  and: "or",
  or: "and",
  not: "",
  up: "down",
  down: "up",
};

/** Every formula that one other token makes of this one: a number one more or less, another sign, another quantity. */
export function changesOf(formula: string): string[] {
  return [...formula.matchAll(/\d+(\.\d+)?|[a-z_][\w.]*|[+−×÷<>]/g)].flatMap(({ 0: token, index }) => {
    const number = Number(token);
    const others = Number.isNaN(number)
      ? [
          ...(token in OTHER ? [OTHER[token]!] : []),
          ...(NAMES.includes(token) ? NAMES.filter((one) => one !== token) : []),
        ]
      : [number + 1, ...(number > 0 ? [number - 1] : [])].map(String);
    return others.map((other) => formula.slice(0, index) + other + formula.slice(index + token.length));
  });
}
