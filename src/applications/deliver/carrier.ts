import type { Application } from "../application.ts";

/** A way by which applications get to the manufacturer. */
export interface Carrier {
  /** For the log, and for what is noted of an application that has gone one way and not another yet. */
  readonly name: string;
  /** What it needs on the other side, and other ways may need as well: `mail` is there for the letter and for the copy. */
  readonly server: string;
  /** Whether it has anything to do with this application. */
  wants(application: Application): boolean;
  /** Done when the other side has it; broken off by `signal`, or without one when the other side takes too long. */
  carry(application: Application, signal?: AbortSignal): Promise<void>;
}

/** The carrier of what only its visitor misses: the application itself has arrived without it. */
export const COPY = "copy";

/**
 * What a failed delivery says of those to come: this one is of no use to try again; any other would fail by its server; so
 * it would, and that broke off when it had this one, or some of it, and may have taken it.
 */
export type FailureKind = "final" | "server" | "broken";

/** Why a delivery failed, in words that tell nothing of the visitor: what servers answer may name addresses. */
export class DeliveryError extends Error {
  readonly kind: FailureKind | undefined;
  /** How long the server asks to be left alone, milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, kind?: FailureKind, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** For the log. */
export const reasonOf = (error: unknown): string =>
  error instanceof DeliveryError ? error.message : error instanceof Error ? error.name : "unknown";
