/** What the profile's fields accept, checked before the server does. */
import { latinDigits } from '../../../i18n/format.ts';

export const MAX_TEXT = 100;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Today on Dhaka's calendar, as a date input has it. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' }).format(new Date());
}

/** ০১/০৫/২০০৮, 1-5-2008 and 2008-5-1 as a date input has them: 2008-05-01. What is no date stays as it was typed. */
export function readDate(typed: string): string {
  const [first = '', month = '', last = '', ...more] = latinDigits(typed)
    .trim()
    .split(/[\s./-]+/);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return more.length === 0 && isDate(date) ? date : typed.trim();
}

/** A day of the calendar, written as a date input has it. */
export function isDate(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // The 31st of February becomes the 3rd of March, or nothing.
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Whole years from a date of birth to a day, both as a date input has them. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Students of this site are rarely younger or older: mostly a slip of the finger. */
export const isUnusualAge = (years: number) => years < 8 || years > 40;
