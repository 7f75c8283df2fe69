import type { Application } from "../application.ts";

/** A way by which applications get to the manufacturer. */
export interface Carrier {
  /** For the log, and for what is noted of an application that has gone one way and not another yet. */
  readonly name: string;
  /** Whether it has anything to do with this application. */
  wants(application: Application): boolean;
  /** Done when the other side has it. */
  carry(application: Application): Promise<void>;
}

/** Why a delivery failed, in words that tell nothing of the visitor: what servers answer may name addresses. */
export class DeliveryError extends Error {
  /** Whether it is of no use to try again. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** For the log. */
export const reasonOf = (error: unknown): string =>
  error instanceof DeliveryError ? error.message : error instanceof Error ? error.name : "unknown";
