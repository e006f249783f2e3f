/**
 * Validation rules of the admin forms with localized messages; the server applies the same rules
 * (docs/rest-contract.md, "Documents").
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import { readNumber } from './numbers.ts';

/** Lower case, digits and hyphens, because codes are part of URLs. */
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE =
  /^(\/media(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[^\s"'<>\\]*)?)$/;

/** A YouTube URL in one of the formats that YouTube generates. */
const VIDEO =
  /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)[A-Za-z0-9_-]{11}([?&][A-Za-z0-9_=&.%-]*)?$/;

/** Maximum length of a name or title, and of a description, in characters. */
export const MAX_NAME_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 4000;

/** The range of years that the API accepts. */
const FIRST_YEAR = 1971;
const LAST_YEAR = 2100;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  readonly isRequired?: boolean;
}

/** Returns the localized error message, or true if the value is valid. */
type Check = (typed: string) => true | string;

export interface Rules {
  /** @param longest maximum length, in characters */
  readonly text: (longest: number, isRequired?: boolean) => Check;
  readonly number: (range: Range) => Check;
  /** A calendar year that the API accepts. */
  readonly year: (isRequired?: boolean) => Check;
  readonly code: Check;
  readonly picture: Check;
  readonly video: Check;
}

export function useRules(): Rules {
  const { t, digits } = useI18n();
  return {
    text:
      (longest, isRequired = false) =>
      (typed) => {
        const { length } = typed.trim();
        if (length === 0 && isRequired) return t('admin.required');
        return length <= longest || t('admin.tooLong', { max: longest });
      },
    number:
      ({ min, max, isWhole = false, isRequired = false }) =>
      (typed) => {
        const value = readNumber(typed);
        if (value === null) return !isRequired || t('admin.required');
        if (isWhole && !Number.isInteger(value)) return t('admin.notWhole', { min, max });
        return (value >= min && value <= max) || t('admin.notInRange', { min, max });
      },
    year:
      (isRequired = false) =>
      (typed) => {
        const year = readNumber(typed);
        if (year === null) return !isRequired || t('admin.required');
        const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
        // Formatted as text, without thousands separator.
        return (
          isYear ||
          t('admin.notWhole', { min: digits(String(FIRST_YEAR)), max: digits(String(LAST_YEAR)) })
        );
      },
    code: (typed) => {
      const code = typed.trim();
      if (code === '') return t('admin.required');
      return (CODE.test(code) && code.length <= 80) || t('admin.codeInvalid');
    },
    picture: (typed) =>
      typed.trim() === '' || PICTURE.test(typed.trim()) || t('admin.pictureInvalid'),
    video: (typed) => typed.trim() === '' || VIDEO.test(typed.trim()) || t('admin.videoInvalid'),
  };
}
