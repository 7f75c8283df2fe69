import type { Told } from "../../parity/host.ts";
import { answersOf } from "../ask.ts";
import { changesOf } from "../compare/changes.ts";
import { within } from "../compare/differences.ts";
import { normaliser } from "../compare/normalise.ts";
import { changed, comparedAnswers, type Both, type Compared } from "../compared.ts";
import { APPLICATIONS } from "./applications.ts";
import type { Receiver } from "./receiver.ts";

/** A service that takes applications, and where it delivers them. */
export interface Door {
  url: string;
  receiver: Receiver;
}

/** Sends both services the same applications, and compares what they say to them and what they deliver. */
export async function compareApplications(doors: Both<Door>, tell: (what: string) => void): Promise<Compared> {
  tell(`Sending both ${APPLICATIONS.length} applications`);
  const [then, now] = await Promise.all(
    [doors.before, doors.after].map(async ({ url, receiver }) => {
      const answers = await answersOf(url, APPLICATIONS, 1);
      return { answers, deliveries: await receiver.deliveries(due(answers)) };
    }),
  );
  const plain = normaliser(undefined);
  const { count, differing } = comparedAnswers(APPLICATIONS, then!.answers, now!.answers, [plain, plain]);
  const delivered = changed("deliveries", within("deliveries", then!.deliveries, now!.deliveries).flatMap(changesOf));
  return { count: count + now!.deliveries.length, differing: [...differing, ...delivered] };
}

/** An application is delivered once, however often it came: to the CRM, by mail, and to the visitor who wants a copy. */
function due(answers: readonly Told[]): { letters: number; calls: number } {
  const numbers = new Map<string, boolean>();
  for (const [at, { status, bytes }] of answers.entries()) {
    if (status !== 202) continue;
    const { number } = JSON.parse(String(bytes)) as { number: string };
    numbers.set(number, APPLICATIONS[at]!.body!.includes('"wants_copy":true'));
  }
  const copies = [...numbers.values()].filter(Boolean).length;
  return { letters: numbers.size + copies, calls: numbers.size };
}
