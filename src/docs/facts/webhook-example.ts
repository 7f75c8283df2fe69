import { calculate, configurationInWords } from "hangar-engine";
import { manufacturer } from "virtual:hangar-data";
import { makeApplication } from "../../applications/accept/make-application.ts";
import { webhookBody } from "../../applications/deliver/webhook.ts";
import { exampleQuoteRequest } from "../../calculator/quote/example-quote-request.ts";

const { configuration, created_at, ...quoteRequest } = exampleQuoteRequest();
const answer = calculate(configuration);
if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
const request = { ...quoteRequest, wants_copy: false, website: "", seconds: 40 };
const hangar = configurationInWords(answer.body);
const application = await makeApplication(request, answer.body, { hangar, manufacturer, now: new Date(created_at) });

/** What a webhook gets, made as the service makes every other. */
export const webhookExample = JSON.stringify(JSON.parse(webhookBody(application)), null, 2);
