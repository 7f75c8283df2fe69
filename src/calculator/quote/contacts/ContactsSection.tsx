import { phoneInWords, readPhone } from "../../../applications/request/phone.ts";
import type { ContactFields } from "./use-contacts.ts";
import { ContactField } from "./ContactField.tsx";

/** Who asks, and where the hangar will stand. Only a quote request that is posted needs the name and the phone. */
export function ContactsSection({ fields, isPosted }: { fields: ContactFields; isPosted: boolean }) {
  const phone = readPhone(fields.typed.phone);
  const readAs = "phone" in phone ? phoneInWords(phone.phone) : undefined;
  // Where nothing is required there is no need to say of each field that it is optional.
  const required = isPosted ? { isRequired: true } : {};
  const optional = isPosted ? { isRequired: false } : {};
  return (
    <div class="contacts">
      <ContactField name="name" fields={fields} autocomplete="name" {...required} />
      <ContactField
        name="phone"
        fields={fields}
        inputMode="tel"
        autocomplete="tel"
        note={readAs !== undefined && readAs !== fields.typed.phone.trim() && `Номер прочитан так: ${readAs}`}
        {...required}
      />
      <ContactField name="email" fields={fields} inputMode="email" autocomplete="email" {...optional} />
      <ContactField name="place" fields={fields} autocomplete="address-level2" hint="Город или район" {...optional} />
      <ContactField
        name="comment"
        fields={fields}
        rows={3}
        hint="Сроки, грунт, что будет внутри, вопросы"
        {...optional}
      />
    </div>
  );
}
