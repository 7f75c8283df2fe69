import { directPost, type ApplicationPost } from "./post.ts";
import { SettingError, webhookSettings, type WebhookEnvironment } from "./settings.ts";
import { webhook } from "./webhook.ts";

/** For a host without sockets: what its settings name of a webhook; nothing where they name none. */
export function environmentPost(env: WebhookEnvironment): ApplicationPost | undefined {
  return orNone(() => {
    const settings = webhookSettings(env);
    return settings && directPost([webhook(settings)], false);
  });
}

/** Where one wrong setting would take down the whole site there are no applications instead, and a line in the log. */
export function orNone<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    return undefined;
  }
}
