/**
 * Formats of numbers, money and dates in each language. Times are always shown in Dhaka's time,
 * whatever the device's time zone.
 */

export type Language = 'en' | 'bn';

const TIME_ZONE = 'Asia/Dhaka';
const locales = { en: 'en-GB', bn: 'bn-BD' } as const;

/** A real minus sign, as wide as a plus; Intl writes a hyphen. */
const MINUS = '\u2212';

const bengaliZero = '০'.charCodeAt(0);

/** Converts Bengali digits to Latin ones, as the server requires: ০১৭ -> 017. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

function bengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)));
}

/** Intl's Bengali words for am and pm are not in common use; people name the part of the day. */
function partOfDay(hour: number): string {
  if (hour < 4) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  if (hour < 18) return 'বিকেল';
  return hour < 20 ? 'সন্ধ্যা' : 'রাত';
}

/** Created on first use: creating the formats of both languages takes 160 ms on a cheap phone. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Numbers up to 999.99 need no grouping or rounding, so Intl, which takes 50 ms on a cheap phone,
 * is not used.
 */
const isPlain = (value: number) => /^\d{1,3}(\.\d\d?)?$/.test(String(value));

function createFormats(language: Language) {
  const locale = locales[language];
  const zoned = (options: Intl.DateTimeFormatOptions, inLocale: string = locale) =>
    later(() => new Intl.DateTimeFormat(inLocale, { timeZone: TIME_ZONE, ...options }));
  const decimal = later(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const longDate = zoned({ dateStyle: 'long' });
  const weekdayDate = zoned({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = zoned({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  const hourOfDay = zoned({ hour: 'numeric', hourCycle: 'h23' }, 'en-GB');

  const time = (moment: Date) => {
    // No line break between the time and am, pm or the part of the day.
    if (language === 'en') return clock().format(moment).replace(/\s/, '\u00a0');
    const digits = clock()
      .formatToParts(moment)
      .filter(({ type }) => type === 'hour' || type === 'minute');
    const part = partOfDay(Number(hourOfDay().format(moment)));
    return `${part}\u00a0${digits.map(({ value }) => value).join(':')}`;
  };

  const inScript = (text: string) => (language === 'bn' ? bengaliDigits(text) : text);

  return {
    /**
     * Formats a number with at most two decimals and a real minus sign. In a text it only converts
     * the digits to the language's script.
     */
    digits(value: string | number): string {
      if (typeof value === 'number' && !isPlain(value))
        return decimal().format(value).replace('-', MINUS);
      return inScript(String(value));
    },
    /** The specification requires a $ sign in both languages. */
    money(amount: number): string {
      const fractionDigits = Number.isInteger(amount) ? 0 : 2;
      if (isPlain(amount)) return `$${inScript(amount.toFixed(fractionDigits))}`;
      const text = amount.toLocaleString(locale, {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      });
      return `$${text}`;
    },
    /** Example: 20 November 2025. */
    date(iso: string, { weekday = false } = {}): string {
      return (weekday ? weekdayDate() : longDate()).format(new Date(iso));
    },
    /** Example: 10:30 am. */
    time: (iso: string): string => time(new Date(iso)),
    /** Example: 20 November 2025, 10:30 am. */
    dateTime(iso: string, { weekday = false } = {}): string {
      const moment = new Date(iso);
      return `${(weekday ? weekdayDate() : longDate()).format(moment)}, ${time(moment)}`;
    },
  };
}

export type Formats = ReturnType<typeof createFormats>;

export const formats: Readonly<Record<Language, Formats>> = {
  en: createFormats('en'),
  bn: createFormats('bn'),
};

/**
 * An ISO date-time cut to minutes (specification, section 9), in Dhaka's time: 2026-03-01T16:30.
 */
export function isoMinutes(iso: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));
  return parts.replace(' ', 'T');
}
