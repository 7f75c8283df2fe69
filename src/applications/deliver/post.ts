import type { Application } from "../application.ts";
import { COPY, reasonOf, type Carrier } from "./carrier.ts";

/** Where a host takes applications to. */
export interface ApplicationPost {
  /** Whether letters are sent: only they have workbooks, and copies for visitors. */
  readonly sendsLetters: boolean;
  /** How many are kept and not delivered yet; absent where none are kept. */
  waiting?(): Promise<number>;
  /** Servers on the way, `mail` or `webhook`, that have failed and not been tried with success since, or are silent; `disk`. */
  heldUpBy?(): string[];
  /** How many of those that wait have been tried in vain. */
  refused?(): number;
  /** How many were tried for so long that they are not tried any more. */
  givenUp?(): Promise<number>;
  /** Begins no other delivery; done when the one on its way has ended, or has not in so many milliseconds. */
  stop?(within: number): Promise<void>;
  /** Done when the application is with the manufacturer, or where it cannot be lost. */
  take(application: Application): Promise<void>;
}

/** How long a visitor waits for all that a delivery is, milliseconds: the page is to hear of its end before it gives up. */
export const AT_ONCE = 15_000;

/** For a host without a disk: taken is what has been delivered; what has not, the visitor's browser keeps. */
export function directPost(carriers: readonly Carrier[], sendsLetters: boolean): ApplicationPost {
  return {
    sendsLetters,
    async take(application) {
      const signal = AbortSignal.timeout(AT_ONCE);
      for (const carrier of carriers.filter((one) => one.wants(application))) {
        await carrier.carry(application, signal).catch((error: unknown) => {
          console.error(`Application ${application.number}: ${carrier.name} failed, ${reasonOf(error)}`);
          // The application itself has arrived then: of the copy nothing more can be said.
          if (carrier.name !== COPY) throw error;
        });
      }
    },
  };
}
