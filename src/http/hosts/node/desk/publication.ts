import type { Progress } from "../../../../services/release-progress.ts";

type Tell = (progress: Progress) => void;

/** A release on its way, for all who follow it. */
export class Publication {
  readonly release: string;
  readonly #since = performance.now();
  readonly #told: Progress[] = [];
  readonly #followers: Tell[] = [];

  constructor(release: string) {
    this.release = release;
  }

  /** What whoever comes with another is told: the clock of a manager may show another zone than the server's. */
  get busy(): string {
    const minutes = Math.floor((performance.now() - this.#since) / 60_000);
    const ago = minutes === 0 ? "только что" : `${minutes}\u00a0мин назад`;
    const by = nameIn(this.release);
    const whose = by === undefined ? "" : `${by}, `;
    return `Уже публикуется другой выпуск (${whose}начат ${ago}): дождитесь его конца и нажмите ещё раз.`;
  }

  readonly tell: Tell = (progress) => {
    this.#told.push(progress);
    for (const follower of this.#followers) follower(progress);
  };

  /** What was told so far comes at once. */
  readonly follow = (onProgress: Tell): void => {
    for (const progress of this.#told) onProgress(progress);
    this.#followers.push(onProgress);
  };
}

/** Of a release that nobody has looked at yet. */
function nameIn(release: string): string | undefined {
  try {
    const { by } = JSON.parse(release) as { by?: unknown };
    return typeof by === "string" && by.length <= 80 ? by : undefined;
  } catch {
    return undefined;
  }
}
