/** The name of a person; without one, the e-mail address or mobile number of the account. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { cleanMobile } from '../../contact-details/mobile-number.ts';

interface NamedPerson {
  readonly student: { readonly name: string | null };
  readonly account: { readonly email: string | null; readonly phoneNumber: string | null };
}

export function usePersonName(): (person: NamedPerson) => string {
  const { t, digits } = useI18n();
  return ({ student: { name }, account: { email, phoneNumber } }) =>
    name ?? email ?? (phoneNumber ? digits(cleanMobile(phoneNumber)) : t('admin.notGiven'));
}
