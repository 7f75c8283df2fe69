import { expect, test } from "vitest";
import { asciiAddress, mailSettings, takesApplications, webhookSettings } from "./settings.ts";

test.each([
  [{}, false],
  [{ APPLICATION_SMTP_URL: " " }, false],
  [{ APPLICATION_SMTP_URL: "smtp://x" }, true],
  [{ APPLICATION_WEBHOOK: "https://x" }, true],
])("%j takes applications: %s", (env, takes) => expect(takesApplications(env)).toBe(takes));

test.each([
  ["APPLICATION_SMPT_URL", "APPLICATION_SMTP_URL"],
  ["APPLICATION_SMTP", "APPLICATION_SMTP_URL"],
  ["APPLICATION_SMTP_HOST", "APPLICATION_SMTP_URL"],
  ["APPLICATION_FORM", "APPLICATION_FROM"],
  ["APPLICATION_WEBHOOK_URL", "APPLICATION_WEBHOOK"],
  ["APPLICATION_WEBHOOK_SECRETE", "APPLICATION_WEBHOOK_SECRET"],
  ["APPLICATION_Smtp_Url", "APPLICATION_SMTP_URL"],
  ["application_smtp_url", "APPLICATION_SMTP_URL"],
  ["APPLICATIONS_SMTP_URL", "APPLICATION_SMTP_URL"],
  ["APPLICATION_SMTP_URL ", "APPLICATION_SMTP_URL"],
])("%s is refused, and %s named", (name, meant) => {
  expect(() => takesApplications({ [name]: "x" })).toThrow(`${name} is no setting: did you mean ${meant}?`);
});

test.each(["APPLICATION_EMAIL", "APPLICATION_URL", "APPLICATION_MAIL_URL", "APPLICATION_ENV"])(
  "%s, which is like none, is refused, too, and all are named",
  (name) => {
    expect(() => takesApplications({ APPLICATION_SMTP_URL: "smtp://x", [name]: "x" })).toThrow(
      `${name} is no setting: of that beginning there are APPLICATION_SMTP_URL, APPLICATION_FROM, `,
    );
  },
);

test("what begins otherwise is another program's", () => {
  const env = { APPLICATIONINSIGHTS_CONNECTION_STRING: "x", MY_APPLICATION_URL: "x" };
  expect(takesApplications(env)).toBe(false);
});

const HOOK = { APPLICATION_WEBHOOK: "https://crm.example.com/hook", APPLICATION_WEBHOOK_SECRET: "a secret" };

test.each([
  [{}, undefined],
  [HOOK, { url: "https://crm.example.com/hook", secret: "a secret" }],
  [
    { ...HOOK, APPLICATION_WEBHOOK: "http://localhost:80/" },
    { url: "http://localhost:80/", secret: "a secret" },
  ],
])("%j is the webhook %j", (env, settings) => expect(webhookSettings(env)).toEqual(settings));

test.each([
  { ...HOOK, APPLICATION_WEBHOOK: "http://localhost.example.com/" },
  { ...HOOK, APPLICATION_WEBHOOK: "crm.example.com" },
  { ...HOOK, APPLICATION_WEBHOOK_SECRET: "" },
  { ...HOOK, APPLICATION_WEBHOOK_SECRET: "whsec_no base64" },
  { ...HOOK, APPLICATION_WEBHOOK_SECRET: "whsec_A" },
  { ...HOOK, APPLICATION_WEBHOOK: "https://user:pw@crm.example.com/" },
])("%j is no webhook", (env) => expect(() => webhookSettings(env)).toThrow("APPLICATION_WEBHOOK"));

const MAKER = "zakaz@example.com";

test.each([
  [{ APPLICATION_SMTP_URL: "smtp://localhost" }, MAKER],
  [{ APPLICATION_SMTP_URL: "smtps://user:pw@smtp.example.com" }, MAKER],
  [{ APPLICATION_SMTP_URL: "smtps://user:p@ss@smtp.example.com:465/?pool=true" }, MAKER],
  [{ APPLICATION_SMTP_URL: "smtps://calc%40example.com:pw@smtp.example.com" }, "calc@example.com"],
  [{ APPLICATION_SMTP_URL: "smtps://a%40b.cc:pw@x", APPLICATION_FROM: "calc@example.com" }, "calc@example.com"],
  [{ APPLICATION_SMTP_URL: "smtp://localhost", APPLICATION_FROM: "calc@домен.рф" }, "calc@xn--d1acufc.xn--p1ai"],
])("with %j letters are from %s", (env, from) => expect(mailSettings(env, MAKER)!.from).toBe(from));

test.each([
  { APPLICATION_SMTP_URL: "https://smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtp://us%er:pw@smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtp://user:100%@smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtps://user:p@ss/word@smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtps://user:p@ss#word@smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtps://user:p@ss?word@smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtps://user:12/34@smtp.example.com" },
  { APPLICATION_SMTP_URL: "smtp://localhost", APPLICATION_FROM: "Calc <calc@example.com>" },
  { APPLICATION_SMTP_URL: "smtp://localhost", APPLICATION_FROM: "заявки@example.com" },
])("%j is refused", (env) => expect(() => mailSettings(env, MAKER)).toThrow("APPLICATION_"));

test.each([
  ["ivan@example.com", "ivan@example.com"],
  ["ivan@домен.рф", "ivan@xn--d1acufc.xn--p1ai"],
  ["почта@домен.рф", undefined],
  ["почта@example.com", undefined],
  ["ivan@до/мен.рф", undefined],
])("%s is for any mail server %s", (address, ascii) => expect(asciiAddress(address)).toBe(ascii));
