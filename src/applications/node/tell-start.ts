import type { Manufacturer } from "../../price-list/schema.ts";
import type { ApplicationPost } from "../deliver/post.ts";
import { mailSettings, webhookSettings, type Environment } from "../deliver/settings.ts";
import { spoolFolder } from "./spool-folder.ts";
import { mailServerFaults } from "./letters.ts";

/** Says in the log where applications go, where they wait and how many of an earlier run, and why the mail server would take none, without a word of what is secret. */
export async function tellStart(
  env: Environment,
  { email }: Pick<Manufacturer, "email">,
  post: Pick<ApplicationPost, "waiting">,
): Promise<void> {
  const [mail, hook] = [mailSettings(env, email), webhookSettings(env)];
  const byMail = mail && `${email} by the mail server ${new URL(mail.url).host}`;
  const byHook = hook && `the webhook of ${new URL(hook.url).host}`;
  console.log(`Applications go to ${[byMail, byHook].filter(Boolean).join(" and to ")}`);
  const count = await post.waiting?.().catch(() => "nobody knows how many");
  if (count !== undefined) console.log(`Applications wait in ${spoolFolder(env)}: ${count} now`);
  for (const fault of mail ? await mailServerFaults(mail, email) : []) {
    console.error(`Applications: the mail server ${fault}`);
  }
}
