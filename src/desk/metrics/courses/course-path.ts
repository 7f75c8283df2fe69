/** The least round number that a value fits under: 1, 2 or 5 with zeros. */
export function roundTop(value: number): number {
  let top = 1;
  for (let at = 0; top < value; at++) top *= at % 3 === 1 ? 2.5 : 2;
  return top;
}

/**
 * Values from left to right and 0 to `top` upwards as the path of a line in a field of such a size. What is not known
 * breaks it; a value between two that are not known is a dot, which a line with round ends draws.
 */
export function coursePath(
  values: readonly (number | undefined)[],
  top: number,
  width: number,
  height: number,
): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  let path = "";
  values.forEach((value, at) => {
    if (value === undefined) return;
    const [x, y] = [Math.round(at * step * 10) / 10, Math.round((1 - value / top) * height * 10) / 10];
    const isStart = values[at - 1] === undefined;
    path += isStart ? `M${x} ${y}h0` : `L${x} ${y}`;
  });
  return path;
}
