/** What the profile's fields accept, checked before the server does. */
export const MAX_TEXT = 100;

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Today on Dhaka's calendar, as a date input has it. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' }).format(new Date());
}

/** Whole years from a date of birth to a day, both as a date input has them. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Students of this site are rarely younger or older: mostly a slip of the finger. */
export const isUnusualAge = (years: number) => years < 8 || years > 40;
