// Errors of single fields in a request: code and English text, which follows the field's name.
import { type Params, type ParamsOf, textOf } from './message-text.ts';

export const FIELD_PROBLEMS = {
  // Found by a route's schema
  IS_INVALID: 'is not valid',
  IS_MISSING: 'is missing',
  IS_UNKNOWN: 'is not a known field',
  IS_WRONG_TYPE: 'must be {type}',
  IS_NOT_ALLOWED: 'must be one of: {allowed}',
  IS_TOO_SHORT: 'must have {limit} or more characters',
  IS_TOO_LONG: 'must not have more than {limit} characters',
  IS_TOO_SMALL: 'must be at least {limit}',
  IS_TOO_LARGE: 'must be at most {limit}',
  IS_NOT_ABOVE: 'must be more than {limit}',
  IS_NOT_BELOW: 'must be less than {limit}',
  HAS_TOO_FEW: 'must have {limit} or more items',
  HAS_TOO_MANY: 'must not have more than {limit} items',
  HAS_DUPLICATES: 'must not have the same item twice',
  HAS_WRONG_FORMAT: 'does not have the right format',
  HAS_CONTROL_CHARACTER:
    'has a control character, such as a line break or a change of the text direction',
  IS_NOT_EMAIL: 'is not an email address',
  IS_TOO_DEEP: 'is nested too deep',
  HAS_TOO_MANY_VALUES: 'has too many values',

  // Found by a rule
  EMAIL_OR_PHONE_MISSING: 'send this or phoneNumber',
  EITHER_THIS_OR: 'or {name}: send exactly one of them',
  IS_TAKEN: 'is taken',
  IS_THERE_ALREADY: 'already exists',
  IS_THERE_TWICE: 'appears twice',
  IS_FIXED: 'cannot be changed',
  IS_FIXED_NOW: 'can no longer be changed',
  IS_ANOTHER: 'is another one',
  DIFFERS: 'differs from {name}',
  IS_OF_OTHER_EXAM: 'is of another exam',
  IS_NOT_OF_EXAM: 'is not of this exam',
  IS_NOT_OF_QUESTION: 'is not of this question',
  IS_FOR_KEYS_ONLY: 'goes with the kind key only',
  IS_NOT_IN_EXAM: 'is not in the exam',
  IS_NOT_OF_CHAPTER: 'is not an exam of this chapter',
  IS_NOT_OF_TYPE: 'does not go with type {type}',
  IS_NOT_OWN_FILE: 'is not a file of yours',
  NEEDS_ONE_CORRECT: 'needs exactly one correct option',
  NEEDS_A_CORRECT_OPTION: 'needs a correct option',
  IS_ANSWERED_TWICE: 'is answered twice',
  IS_MARKED_TWICE: 'is marked twice',
  IS_SEVERAL_OPTIONS: 'is more than one option',
  IS_OUT_OF_RANGE: 'must be from 0 to {max}',
  IS_NOT_THE_SUM: 'is not the sum of the marks',
  HAS_TOO_MANY_DECIMALS: 'has too many decimals',
  HAS_TOO_MANY_MARKS: 'must have fewer than 1,000 marks in all',
  HAS_THREE_DECIMALS: 'has more than two decimals',
  IS_ABOVE_PRICE: 'is more than the price',
  IS_ABOVE_FEE: 'is more than the fee',
  IS_NOT_PAST: 'is not a day in the past',
  IS_IN_FUTURE: 'is still to come',
  IS_NOT_AFTER_START: 'is not after startDate',
  IS_PAST: 'has passed',
  IS_TOO_LATE: 'is too late',
  TAKES_NO_ENROLMENT: 'takes no enrollment at present',
  IS_OF_OTHER_RESULT: 'is of another result',
  IS_INCOMPLETE: 'has not arrived whole',
  HAS_OTHER_SIZE: 'must have {bytes} bytes',
  HAS_UNSTORABLE_CHARACTER: 'holds a character that cannot be stored',
  HAS_NO_VIDEO: 'has no video to belong to',
  IS_NO_PDF: 'Send a PDF.',
  IS_NO_IMAGE: 'Send a JPEG, PNG or WebP image.',
} as const;

export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;

/** An invalid field: its path in the request (`mcqs.0.options`) and the reason. */
export type FieldProblem = {
  path: string;
  message: string;
  code: FieldProblemCode;
  params?: Params;
};

/** Creates a field problem with the text of the code. */
export function problem<Code extends FieldProblemCode>(
  path: string,
  code: Code,
  ...[params]: ParamsOf<(typeof FIELD_PROBLEMS)[Code], never>
): FieldProblem {
  return { path, message: textOf(FIELD_PROBLEMS[code], params), code, ...(params && { params }) };
}
