import { useI18n } from './i18n.tsx';

/**
 * @returns what somebody logs in with, as text: an e-mail address as it is, a mobile number without
 *   the country code, in the digits of the language
 */
export function useAddressText(): (address: string) => string {
  const { digits } = useI18n();
  return (address) => (address.includes('@') ? address : digits(address.replace(/^88(?=01)/, '')));
}
