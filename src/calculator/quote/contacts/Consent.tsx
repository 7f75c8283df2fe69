import type { Seller } from "../seller.ts";
import { consentText } from "../../../applications/request/consent-text.ts";

interface Properties {
  seller: Seller;
  isGiven: boolean;
  problem: string | undefined;
  onChange: (isGiven: boolean) => void;
}

export const CONSENT_ID = "quote-consent";

/** Nothing leaves the device for the manufacturer's server without it. */
export function Consent({ seller: { legalName, privacyPolicy, ownService }, isGiven, problem, onChange }: Properties) {
  return (
    <div class="field">
      <label class="consent">
        <input
          id={CONSENT_ID}
          type="checkbox"
          checked={isGiven}
          onChange={(event) => onChange(event.currentTarget.checked)}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={`${CONSENT_ID}-message`}
        />
        <span>{consentText(legalName)}</span>
      </label>
      {ownService && (
        <p class="hint consent-more">
          <a href="/docs/personal-data/">Что и где хранится</a>
        </p>
      )}
      {privacyPolicy !== undefined && (
        <p class="hint consent-more">
          <a href={privacyPolicy}>Как производитель обращается с данными</a>
        </p>
      )}
      <p class={problem === undefined ? "message" : "message error"} id={`${CONSENT_ID}-message`}>
        {problem}
      </p>
    </div>
  );
}
