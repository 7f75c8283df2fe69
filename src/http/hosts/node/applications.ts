import { manufacturer } from "virtual:hangar-data";
import { orNone } from "../../../applications/deliver/environment-post.ts";
import type { ApplicationPost } from "../../../applications/deliver/post.ts";
import { takesApplications } from "../../../applications/deliver/settings.ts";

/** What writes letters and keeps applications weighs as much as all else that a server is: few ask for it. */
const load = () => import("../../../applications/node/function.ts");

/** Where applications go from a server with a disk of its own; nothing where its settings name no way. */
export async function keepingPost(): Promise<ApplicationPost | undefined> {
  return takesApplications(process.env) ? (await load()).keepingPost(process.env, manufacturer) : undefined;
}

/** The same from a host that has sockets and no lasting disk. */
export async function sendingPost(): Promise<ApplicationPost | undefined> {
  const takes = orNone(() => takesApplications(process.env));
  return takes ? (await load()).sendingPost(process.env, manufacturer) : undefined;
}

/** Says where they go, once a server listens. */
export async function tellApplications(post: ApplicationPost | undefined): Promise<void> {
  if (post) return (await load()).tellStart(process.env, manufacturer, post);
  console.log("Applications go nowhere from here: APPLICATION_SMTP_URL or APPLICATION_WEBHOOK would say where");
}
