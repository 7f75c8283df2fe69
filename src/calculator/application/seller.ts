/** The manufacturer as the application form needs it; a field that is not there is a way that is not offered. */
export interface Seller {
  legalName: string;
  email: string;
  phone: string;
  telegram?: string | undefined;
  whatsapp?: string | undefined;
  /** Page about personal data. */
  privacyPolicy?: string | undefined;
  /** Where applications are posted to. */
  endpoint?: string | undefined;
}
