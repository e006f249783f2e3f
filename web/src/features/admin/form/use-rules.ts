/** The rules of the schemas (schemas.ts) for fields that check themselves. */
import type * as z from 'zod/mini';
import { problemOf } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import {
  code,
  optionalNumber,
  optionalPicture,
  optionalText,
  optionalVideo,
  optionalYear,
  type Range,
  requiredNumber,
  requiredText,
  requiredYear,
} from './schemas.ts';

/** Maximum length of a name or title, and of a description, in characters. */
export const MAX_NAME_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 4000;

/** Returns the localized error message, or true if the value is valid. */
type Check = (typed: string) => true | string;

export interface Rules {
  /** @param longest maximum length, in characters */
  readonly text: (longest: number, isRequired?: boolean) => Check;
  readonly number: (range: Range & { readonly isRequired?: boolean }) => Check;
  /** A calendar year that the API accepts. */
  readonly year: (isRequired?: boolean) => Check;
  readonly code: Check;
  readonly picture: Check;
  readonly video: Check;
}

export function useRules(): Rules {
  const i18n = useI18n();
  // A form of many questions asks for hundreds of rules at each render: schemas are made when used.
  const check =
    (schema: () => z.ZodMiniType): Check =>
    (typed) =>
      problemOf(schema(), typed, i18n) ?? true;
  return {
    text: (longest, isRequired = false) =>
      check(() => (isRequired ? requiredText : optionalText)(longest)),
    number: ({ isRequired = false, ...range }) =>
      check(() => (isRequired ? requiredNumber : optionalNumber)(range)),
    year: (isRequired = false) => check(() => (isRequired ? requiredYear : optionalYear)),
    code: check(() => code),
    picture: check(() => optionalPicture),
    video: check(() => optionalVideo),
  };
}
