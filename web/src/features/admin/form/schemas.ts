/**
 * Parts of the admin forms' schemas, with localized messages; the server applies the same rules
 * (docs/rest-contract.md, "Documents"). Each converts the input to the sent value.
 */
import * as z from 'zod/mini';
import {
  atMost,
  isGiven,
  rule,
  type Sentence,
  trimmed,
  trimmedOrNull,
} from '../../../forms/schema.ts';
import { readMoment } from './moments.ts';
import { readNumber } from './numbers.ts';

/** Lower case, digits and hyphens, because codes are part of URLs. */
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_CODE_LENGTH = 80;

/** Maximum length of a name or title, and of a description, in characters. */
export const MAX_NAME_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 4000;

const PICTURE =
  /^(\/media(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?(\/[^\s"'<>\\]*)?)$/;

/** A YouTube URL in one of the formats that YouTube generates. */
const VIDEO =
  /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)[A-Za-z0-9_-]{11}([?&][A-Za-z0-9_=&.%-]*)?$/;

/** The range of years that the API accepts. */
const FIRST_YEAR = 1971;
const LAST_YEAR = 2100;

export const required = isGiven('admin.required');

const isShort = (max: number) => atMost(max, 'admin.tooLong', { max });

/** @param max in characters */
export const requiredText = (max: number) => trimmed(required, isShort(max));
/** Null if it is empty. @param max in characters */
export const optionalText = (max: number) => trimmedOrNull(isShort(max));

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly isInteger?: boolean;
}

/** Fractions as text: numbers would be rounded, for example to 0, which is refused. */
const bound = (value: number, { digits }: Parameters<Sentence>[0]) =>
  Number.isInteger(value) ? value : digits(String(value));

export const notInRange =
  ({ min, max }: Range): Sentence =>
  (i18n) =>
    i18n.t('admin.notInRange', { min: bound(min, i18n), max: bound(max, i18n) });

const inRange = ({ min, max, isInteger = false }: Range) => [
  rule<string, 'admin.notWhole'>(
    (typed) => !isInteger || typed === '' || Number.isInteger(readNumber(typed)),
    'admin.notWhole',
    { min, max },
  ),
  z.refine<string>(
    (typed) => {
      const value = readNumber(typed);
      return value === null || (value >= min && value <= max);
    },
    { params: { sentence: notInRange({ min, max }) } },
  ),
];

export const requiredNumber = (range: Range) =>
  z.pipe(
    trimmed(required, ...inRange(range)),
    z.transform((typed: string) => readNumber(typed) ?? 0),
  );
/** Null if it is empty. */
export const optionalNumber = (range: Range) =>
  z.pipe(trimmed(...inRange(range)), z.transform(readNumber));

const yearSentence: Sentence = ({ t, digits }) =>
  // Formatted as text, without thousands separator.
  t('admin.notWhole', { min: digits(String(FIRST_YEAR)), max: digits(String(LAST_YEAR)) });

const isYearOrEmpty = (typed: string): boolean => {
  const year = readNumber(typed);
  return year === null || (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR);
};
const isYear = z.refine<string>(isYearOrEmpty, { params: { sentence: yearSentence } });

/** The problem of a typed year, which may be empty; undefined if it is valid. */
export const yearProblem = (typed: string, i18n: Parameters<Sentence>[0]): string | undefined =>
  isYearOrEmpty(typed) ? undefined : yearSentence(i18n);

/** A calendar year that the API accepts; null if it is empty. */
export const optionalYear = z.pipe(trimmed(isYear), z.transform(readNumber));
export const requiredYear = z.pipe(
  trimmed(required, isYear),
  z.transform((typed: string) => readNumber(typed) ?? 0),
);

export const isCode = (text: string) => CODE.test(text) && text.length <= MAX_CODE_LENGTH;
export const code = trimmed(required, rule(isCode, 'admin.codeInvalid'));

/** The URL of a picture. */
export const isPicture = (text: string) => PICTURE.test(text);
export const optionalPicture = trimmedOrNull(
  rule((text) => text === '' || isPicture(text), 'admin.pictureInvalid'),
);
/** The URL of a video on YouTube. */
export const isVideo = (text: string) => VIDEO.test(text);
export const optionalVideo = trimmedOrNull(
  rule((text) => text === '' || isVideo(text), 'admin.videoInvalid'),
);

const momentYearSentence: Sentence = ({ t, digits }) =>
  t('admin.momentYear', { min: digits(String(FIRST_YEAR)), max: digits(String(LAST_YEAR)) });

/** The value of a `datetime-local` input, with a year that people mean: not 20261, and not 26. */
export const momentText = z.string().check(
  z.refine<string>(
    (typed) => {
      const year = Number.parseInt(typed, 10);
      const isInRange = year >= FIRST_YEAR && year <= LAST_YEAR;
      return typed === '' || (isInRange && readMoment(typed) !== null);
    },
    { params: { sentence: momentYearSentence } },
  ),
);

/** The value of a `datetime-local` input as an ISO moment. */
export const requiredMoment = z.pipe(
  momentText.check(required),
  z.transform((typed: string) => readMoment(typed) ?? ''),
);
/** Null if it is empty. */
export const optionalMoment = z.pipe(momentText, z.transform(readMoment));
