/** What a manager asked for cannot be done as things are: the message says why and what to do, in Russian. Nothing was changed. */
export class DeskRefusal extends Error {
  /** Each problem on its own, where there are several. */
  readonly problems: readonly string[];
  /** How many of them have one plain cure, which can be applied for the person. */
  readonly mendable: number;

  constructor(message: string, problems: readonly string[] = [], mendable = 0) {
    super([message, ...problems].join("\n"));
    this.name = "DeskRefusal";
    this.problems = problems;
    this.mendable = mendable;
  }
}
