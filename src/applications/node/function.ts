import { join } from "node:path";
import type { Manufacturer } from "../../price-list/schema.ts";
import type { Carrier } from "../deliver/carrier.ts";
import { orNone } from "../deliver/environment-post.ts";
import { directPost, type ApplicationPost } from "../deliver/post.ts";
import { mailSettings, SettingError, webhookSettings, type Environment } from "../deliver/settings.ts";
import { webhook } from "../deliver/webhook.ts";
import { Lease } from "./lease.ts";
import { letters } from "./letters.ts";
import { Spool } from "./spool.ts";
import { SpooledPost } from "./spooled-post.ts";
import { spoolFolder } from "./spool-folder.ts";

export { tellStart } from "./tell-start.ts";

/*
 * `post/post.js`: what takes sockets or a disk, loaded by hosts that have them when APPLICATION_… are set.
 */

type Addressee = Pick<Manufacturer, "email" | "legal_name">;

/** For a server with a disk of its own; `SettingError` when that cannot be written to. */
export async function keepingPost(env: Environment, addressee: Addressee): Promise<ApplicationPost> {
  const { carriers, sendsLetters } = carriersOf(env, addressee);
  const folder = spoolFolder(env);
  const [spool, lease] = [new Spool(folder), new Lease(join(folder, "sender"))];
  try {
    await spool.makeFolders();
    await lease.take();
    await spool.tryWriting();
  } catch (error) {
    const { code, path = folder, dest = path } = error as { code: string; path?: string; dest?: string };
    // From a full one what waits is sent, and that nothing is taken the state of the service says.
    if (!["ENOSPC", "EDQUOT"].includes(code)) {
      throw new SettingError(`APPLICATION_SPOOL: cannot write to ${dest} (${code})`);
    }
  }
  return new SpooledPost(spool, lease, carriers, sendsLetters);
}

/** For a host with sockets alone. */
export function sendingPost(env: Environment, addressee: Addressee): ApplicationPost | undefined {
  return orNone(() => {
    const { carriers, sendsLetters } = carriersOf(env, addressee);
    return directPost(carriers, sendsLetters);
  });
}

function carriersOf(env: Environment, addressee: Addressee): { carriers: Carrier[]; sendsLetters: boolean } {
  const mail = mailSettings(env, addressee.email);
  const hook = webhookSettings(env);
  return {
    // A mail server may be slow.
    carriers: [...(hook ? [webhook(hook)] : []), ...(mail ? letters(mail, addressee) : [])],
    sendsLetters: mail !== undefined,
  };
}
