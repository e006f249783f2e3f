/**
 * Conversion between moments of the API and the values of `datetime-local` inputs, which are in
 * Dhaka time.
 */
import { isoMinutes } from '../../../i18n/format.ts';

/** Bangladesh has had this offset without daylight saving time since 2010. */
const DHAKA_OFFSET = '+06:00';

/** The value of the input for an ISO moment; empty for null. */
export const typedMoment = (iso: string | null | undefined): string => (iso ? isoMinutes(iso) : '');

/** As it is shown outside an input: date and time, in the order of the input's value. */
export const shownMoment = (typed: string): string => typed.replace('T', ' ');

/**
 * The ISO moment of an input's value; null if it is empty, or no moment as for a year of 5 digits.
 */
export function readMoment(typed: string): string | null {
  const time = Date.parse(`${typed}:00${DHAKA_OFFSET}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
