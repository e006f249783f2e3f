/** Validation of the profile's fields in the browser, before the server validates them. */
import { latinDigits } from '../../../i18n/format.ts';

export const MAX_TEXT = 100;

const FIRST_BIRTH_DATE = '1900-01-01';
export const isBirthDate = (text: string) => isDate(text) && text >= FIRST_BIRTH_DATE;

/** Today in Dhaka, in the format of a date input. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' }).format(
    new Date(),
  );
}

/**
 * Converts ০১/০৫/২০০৮, 1-5-2008 and 2008-5-1 to the format of a date input, 2008-05-01. Returns
 * other text unchanged.
 */
export function readDate(typed: string): string {
  const [first = '', month = '', last = '', ...more] = latinDigits(typed)
    .trim()
    .split(/[\s./-]+/);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return more.length === 0 && isDate(date) ? date : typed.trim();
}

/** Whether the text is an existing date in the format of a date input. */
export function isDate(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // `Date` turns 31 February into 3 March, or is invalid.
  return (
    moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  );
}

/** Whole years between two dates in the format of a date input. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Students are rarely younger or older, so such an age is probably a typing mistake. */
export const isUnusualAge = (years: number) => years < 8 || years > 40;
