import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { RETIRE, RETIRED } from "../../src/http/hosts/node/connections/stop-gracefully.ts";
import { PUBLISHER, type FromPublisher, type ToPublisher } from "../../src/http/hosts/node/desk/publisher.ts";
import type { Progress } from "../../src/services/release-progress.ts";
import { Publication } from "../../src/http/hosts/node/desk/publication.ts";
import { PlainError } from "../plain-error.ts";
import { buildAside } from "./build-aside.ts";
import { publishRelease, type Place, type Replacement } from "./publication.ts";

/** A server that lets go of its clients for longer is not waited for. */
const RETIRING_MS = 5_000;

/** One that does not listen by then is ended: no other release is taken while it is waited for. */
const STARTING_MS = 60_000;

/**
 * Serves a product from a process of its own, and publishes what its desk sends. This process holds the port: a new
 * product's server listens on it before the old one lets go, so no request finds it closed.
 */
export class Supervisor {
  readonly #place: Omit<Place, "serve">;
  #serving: Worker | undefined;
  #current: Publication | undefined;
  #isStopping = false;

  /** `build` makes another product; the project's own build does unless another is named. */
  constructor({ prices, out, work, build }: Omit<Place, "serve" | "build"> & Partial<Pick<Place, "build">>) {
    const aside: Place["build"] = (staged, product) => buildAside(staged, out, product);
    this.#place = { prices, out, work, build: build ?? aside };
    // Each server takes connections itself; passing them on would cost every one of them.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  async start(): Promise<void> {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => this.#stop(signal));
    this.#serving = await this.#started(await realpath(this.#place.out)).catch(() => {
      throw new PlainError("Nothing is served: the server did not start, its own words are above");
    });
  }

  /** A server that listens; throws when it does not come to that. */
  async #started(product: string): Promise<Worker> {
    cluster.setupPrimary({ exec: join(product, "server.js") });
    const worker = cluster.fork({ [PUBLISHER]: "1" });
    worker.on("message", (message: Partial<ToPublisher>) => void this.#take(worker, message));
    worker.on("exit", (code) => void this.#ended(worker, code));
    const limit = setTimeout(() => worker.process.kill("SIGKILL"), STARTING_MS);
    const isUp = await Promise.race([
      once(worker, "listening").then(() => true),
      once(worker, "exit").then(() => false),
    ]);
    clearTimeout(limit);
    if (!isUp) throw new Error("новый сервер не запустился");
    return worker;
  }

  async #take(worker: Worker, { publish, id }: Partial<ToPublisher>): Promise<void> {
    if (publish === undefined || id === undefined) return;
    const tell = (progress: Progress): void => {
      const told: FromPublisher = { progress, id };
      if (worker.isConnected()) worker.send(told);
    };
    // A server that was started anew meanwhile does not know of it.
    if (this.#current?.release === publish) return this.#current.follow(tell);
    if (this.#current) return tell({ step: "refused", text: this.#current.busy, problems: [] });
    const publication = (this.#current = new Publication(publish));
    publication.follow(tell);
    const serve = async (product: string): Promise<Replacement> => {
      const next = await this.#started(product);
      const former = this.#serving;
      const keep = async (): Promise<void> => {
        this.#serving = next;
        if (former) await retired(former);
      };
      return { keep, discard: () => retired(next) };
    };
    await publishRelease(publish, { ...this.#place, serve }, publication.tell);
    this.#current = undefined;
  }

  /** One that ends though nobody asked it to is started anew, unless it cannot even start. */
  async #ended(worker: Worker, code: number): Promise<void> {
    if (worker !== this.#serving) return;
    if (this.#isStopping) return process.exit(code);
    console.error(`The server ended with ${code}: starting it anew`);
    try {
      this.#serving = await this.#started(await realpath(this.#place.out));
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  }

  #stop(signal: NodeJS.Signals): void {
    this.#isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  }
}

/** Resolves when a server answers nothing new: who asks from then on is answered by the one in its place. */
async function retired(worker: Worker): Promise<void> {
  if (!worker.isConnected()) return;
  const isOver = new Promise<void>((resolve) => {
    worker.on("message", (message: unknown) => message === RETIRED && resolve());
    worker.once("exit", () => resolve());
    setTimeout(resolve, RETIRING_MS).unref();
  });
  worker.send(RETIRE);
  await isOver;
}
