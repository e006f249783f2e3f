// All errors that the gateway itself raises: reason (`extensions.reason`), class
// (`extensions.code`) and English text. Errors of upstream have upstream's reason (errors.ts). The
// web has the same reasons in English and Bengali; a test compares them.
import { GraphQLError } from 'graphql';
import type { ErrorCode } from './error-codes.ts';
import { type Params, type ParamsOf, textOf } from './message-text.ts';

/** `{name}` is a placeholder; its value is a parameter of `refusal`. */
export const REFUSALS = {
  // The request itself
  QUERY_LIMIT: {
    code: 'QUERY_LIMIT_EXCEEDED',
    text: 'The query is beyond the limit: {limit}, at most {max}.',
  },
  NO_SUBSCRIPTIONS: { code: 'OPERATION_NOT_ALLOWED', text: 'There are no subscriptions.' },
  FOREIGN_ORIGIN: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'Requests from other sites are not taken.',
  },
  UNKNOWN_OPERATION: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This operation is not one of this site’s own.',
  },
  NOT_AN_ID: { code: 'BAD_USER_INPUT', text: 'Not an id.' },
  PAGE_SIZE: { code: 'BAD_USER_INPUT', text: 'first is from 1 to {max}.' },
  SEARCH_OFFSET: { code: 'BAD_USER_INPUT', text: 'offset is from 0 to {max}.' },
  NOT_A_CURSOR: { code: 'BAD_USER_INPUT', text: 'after is not a cursor.' },
  NOT_A_MOMENT: {
    code: 'BAD_USER_INPUT',
    text: 'A moment is written like 2026-03-01T10:30:00.000Z.',
  },
  NOT_A_SEARCH: { code: 'BAD_USER_INPUT', text: 'A search has 1 to {max} characters.' },
  TOO_MANY_ENTRIES: { code: 'BAD_USER_INPUT', text: 'At most {max} entries.' },
  BAD_ADDRESS: { code: 'BAD_USER_INPUT', text: 'The URL is not valid.' },
  BAD_HOST: { code: 'BAD_USER_INPUT', text: 'The Host header is not valid.' },
  REQUEST_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', text: 'The request is too large.' },
  REQUEST_TOO_SLOW: {
    code: 'DEADLINE_EXCEEDED',
    text: 'The request arrived too slowly. Please try again.',
  },

  // Multipart requests
  MULTIPART_INVALID: { code: 'BAD_USER_INPUT', text: 'The multipart request cannot be read.' },
  MULTIPART_ORDER: {
    code: 'BAD_USER_INPUT',
    text: 'A multipart request has the fields operations and map, in this order, and then its file.',
  },
  MULTIPART_INCOMPLETE: {
    code: 'BAD_USER_INPUT',
    text: 'The multipart request has no map, or not the file that the map names.',
  },
  MULTIPART_NOT_JSON: {
    code: 'BAD_USER_INPUT',
    text: 'A field of the multipart request is not valid JSON.',
  },
  MAP_NOT_AN_OBJECT: { code: 'BAD_USER_INPUT', text: 'The field map is not a JSON object.' },
  MAP_ONE_PATH_PER_FILE: {
    code: 'BAD_USER_INPUT',
    text: 'The field map has not exactly one path for each file.',
  },
  MAP_PATH_NOT_NULL: {
    code: 'BAD_USER_INPUT',
    text: 'A path of the field map does not lead to a variable that is null.',
  },
  MAP_TOO_LONG: { code: 'BAD_USER_INPUT', text: 'The field map is too long.' },
  FILE_NOT_IN_MAP: { code: 'BAD_USER_INPUT', text: 'The file has no entry in the field map.' },
  FORM_FIELD_TOO_LONG: { code: 'PAYLOAD_TOO_LARGE', text: 'The field {name} is too long.' },
  TOO_MANY_FORM_FIELDS: { code: 'PAYLOAD_TOO_LARGE', text: 'The request has too many fields.' },
  TOO_MANY_FORM_PARTS: { code: 'PAYLOAD_TOO_LARGE', text: 'The request has too many parts.' },
  ONE_FILE_ONLY: { code: 'PAYLOAD_TOO_LARGE', text: 'Send one file.' },
  // Not RATE_LIMITED, because clients retry the upload automatically.
  TOO_MANY_UPLOADS: {
    code: 'OVERLOADED',
    text: 'At most {max} files can be sent at the same time. Please wait for one of them.',
  },

  // Upstream
  UPSTREAM_UNREACHABLE: {
    code: 'UPSTREAM_UNAVAILABLE',
    text: 'The server cannot be reached. Please try again.',
  },
  UPSTREAM_CIRCUIT_OPEN: {
    code: 'CIRCUIT_OPEN',
    text: 'The server cannot be reached. Please try again.',
  },
  UPSTREAM_TIMED_OUT: {
    code: 'UPSTREAM_TIMEOUT',
    text: 'The server took too long. Please try again.',
  },
  DEADLINE_PASSED: {
    code: 'DEADLINE_EXCEEDED',
    text: 'The server took too long. Please try again.',
  },
  UPSTREAM_INVALID: {
    code: 'UPSTREAM_BAD_RESPONSE',
    text: 'The server sent a response that could not be read. Please try again.',
  },
  UPSTREAM_INVALID_MOMENT: {
    code: 'UPSTREAM_BAD_RESPONSE',
    text: 'The server sent an invalid date or time. Please try again later.',
  },
  ANSWER_KEY_UNREADABLE: {
    code: 'UPSTREAM_BAD_RESPONSE',
    text: 'The answer key of this exam cannot be read.',
  },
  EXAM_NOT_STARTABLE: {
    code: 'UPSTREAM_UNAVAILABLE',
    text: 'The exam cannot be started right now. Please try again in a moment.',
  },
  TOO_BUSY: { code: 'OVERLOADED', text: 'The server is busy. Please try again in a moment.' },

  // Extensions that upstream lacks
  NO_ACCOUNT_SECURITY: { code: 'OPERATION_NOT_ALLOWED', text: 'This server does not offer it.' },
  NO_PASSWORD_RESET: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server sends no codes for new passwords.',
  },
  NO_FILES: { code: 'OPERATION_NOT_ALLOWED', text: 'This server takes no files.' },
  NO_UPLOADS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server takes no files in parts.' },
  NO_ATTEMPTS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server keeps no attempts.' },
  NO_STUDY_PLAN: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot store your class and goal.',
  },
  NO_NOTES: { code: 'OPERATION_NOT_ALLOWED', text: 'This server keeps no notes.' },
  NO_NOTIFICATIONS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server has no notifications.' },
  NO_OWN_DATA: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server does not offer the download of your data.',
  },
  NO_PROGRESS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server keeps no progress.' },
  NO_QUESTION_TIMES: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server keeps no times per question.',
  },
  NO_ANSWER_CHANGES: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server takes whole answer sheets only.',
  },
  NO_RELEASE_RULES: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server has no rules about when results are shown.',
  },
  NO_EXCLUSIONS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server cannot exclude attempts.' },
  NO_PERSONAL_WINDOWS: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot give students a time of their own.',
  },
  NO_EXAM_CONTROL: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot close or reopen attempts.',
  },
  NO_EXAM_MONITORING: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot show how an exam is going.',
  },
  NO_KEY_CORRECTIONS: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server does not rescore results.',
  },
  NO_AUDIT_LOG: { code: 'OPERATION_NOT_ALLOWED', text: 'This server keeps no change log.' },
  NO_COURSE_ADMIN: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server has no list of drafts and archived courses.',
  },
  NO_CONTENT_TREE: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot archive or duplicate content.',
  },
  NO_CONTENT_MOVES: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot move content to another place.',
  },
  NO_TEXT_DRAFTS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server keeps no drafts.' },
  NO_PICTURES: { code: 'OPERATION_NOT_ALLOWED', text: 'This server stores no pictures.' },
  NO_QUESTION_BANK: { code: 'OPERATION_NOT_ALLOWED', text: 'This server has no question bank.' },
  NO_PEOPLE: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot search people or enroll them by hand.',
  },
  NO_REGISTRATIONS: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot list registrations.',
  },
  NO_REGISTRATION_LIMITS: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot close registration early.',
  },
  NO_ROSTERS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server has no lists of candidates.' },
  NO_SHUFFLED_EXAMS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server cannot shuffle exams.' },
  NO_SUBMISSIONS: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server does not support submissions of assignments.',
  },
  NO_SEARCH: { code: 'OPERATION_NOT_ALLOWED', text: 'This server has no search.' },
  NO_GRANTS: { code: 'OPERATION_NOT_ALLOWED', text: 'This server has no grants in courses.' },
  NO_MARKING: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server has no list of answers to mark.',
  },
  NO_MARKING_QUEUE: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server cannot list answers by exam or student.',
  },
  NO_MARKING_COMMENTS: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'This server keeps no comments of markers.',
  },
  NO_SECOND_MARKING: {
    code: 'OPERATION_NOT_ALLOWED',
    text: 'On this server one person marks an exam.',
  },

  // Permissions
  LOGIN_REQUIRED: { code: 'UNAUTHENTICATED', text: 'Please login first' },
  ADMINS_ONLY: { code: 'FORBIDDEN', text: 'You have no permission for this, or no longer.' },
  NOT_YOUR_ACCOUNT: { code: 'FORBIDDEN', text: 'This is not your account.' },
  NOT_YOUR_RECORD: { code: 'FORBIDDEN', text: 'This is not your record.' },
  NOT_YOUR_RESULT: { code: 'FORBIDDEN', text: 'This is not your result.' },
  NOT_YOUR_EXAM: { code: 'FORBIDDEN', text: 'This is not your exam.' },
  NO_STUDENT_RECORD: { code: 'FORBIDDEN', text: 'No student data available' },
  ENROLMENT_REQUIRED: { code: 'FORBIDDEN', text: 'To take this exam, enroll in its course first.' },
  NEWER_ANSWERS_SUBMITTED: {
    code: 'CONFLICT',
    text: 'The student has handed in newer answers. Please reload them.',
  },
  OWN_EXAM_MARKED: { code: 'FORBIDDEN', text: 'Nobody marks an exam of their own.' },
  ROLE_NEEDS_ADMIN: { code: 'FORBIDDEN', text: 'Only an admin may change a role.' },

  // Login, sign-up, profile
  TOO_MANY_ATTEMPTS: { code: 'RATE_LIMITED', text: 'Too many attempts. Please try again later.' },
  EMAIL_OR_PHONE_NUMBER: {
    code: 'BAD_USER_INPUT',
    text: 'Give either an email address or a phone number.',
  },
  PASSWORD_LENGTH: { code: 'BAD_USER_INPUT', text: 'The password has {min} to {max} characters.' },
  INVALID_OTP: { code: 'BAD_USER_INPUT', text: 'Invalid OTP' },
  CHECK_FIELDS: { code: 'BAD_USER_INPUT', text: 'Please check the marked fields.' },
  TEXT_TOO_LONG: { code: 'BAD_USER_INPUT', text: 'At most {max} characters.' },
  NOT_A_BIRTH_DATE: { code: 'BAD_USER_INPUT', text: 'Not a date of birth.' },
  CONTROL_CHARACTER: {
    code: 'BAD_USER_INPUT',
    text: 'Remove control characters, such as line breaks and changes of the text direction.',
  },
  NOT_AN_EMAIL: { code: 'BAD_USER_INPUT', text: 'This is not an email address.' },

  // Missing documents
  COURSE_NOT_FOUND: { code: 'NOT_FOUND', text: 'There is no such course.' },
  EXAM_NOT_FOUND: { code: 'NOT_FOUND', text: 'There is no such exam.' },
  RESULT_NOT_FOUND: { code: 'NOT_FOUND', text: 'There is no such result.' },
  SUBMISSION_NOT_FOUND: { code: 'NOT_FOUND', text: 'There is no such submission.' },
  CAMPAIGN_NOT_FOUND: { code: 'NOT_FOUND', text: 'There is no such campaign.' },
  YEAR_NOT_FOUND: { code: 'NOT_FOUND', text: 'There is no such year.' },

  // Exams
  EXAM_CLOSED: { code: 'EXAM_CLOSED', text: 'The exam is closed.' },
  EXAM_NOT_OPEN: { code: 'EXAM_CLOSED', text: 'The exam is not open.' },
  EXAM_NOT_OPEN_YET: { code: 'EXAM_CLOSED', text: 'The exam has not opened yet.' },
  CAMPAIGN_OVER: { code: 'EXAM_CLOSED', text: 'The campaign is over.' },
  MANDATORY_SUBJECT: {
    code: 'BAD_USER_INPUT',
    text: 'You must attempt all mandatory subjects. "{subject}" is mandatory.',
  },
  REASON_MISSING: { code: 'BAD_USER_INPUT', text: 'Give a reason for the decision.' },
  TOO_MANY_ANSWERS: {
    code: 'BAD_USER_INPUT',
    text: 'These are more answers than a paper has questions.',
  },
  NOT_A_TICKET: { code: 'BAD_USER_INPUT', text: 'This is not a ticket of the exam.' },

  // Files
  NOTHING_ANSWERED: { code: 'BAD_USER_INPUT', text: 'Nothing was answered: no result is stored.' },
  NOT_A_PDF_ADDRESS: { code: 'BAD_USER_INPUT', text: 'This is not the address of a PDF.' },
  FILE_EMPTY: { code: 'BAD_USER_INPUT', text: 'The file is empty.' },
  FILE_MISSING: { code: 'BAD_USER_INPUT', text: 'No file was sent.' },
  FILE_INCOMPLETE: {
    code: 'BAD_USER_INPUT',
    text: 'The file did not arrive completely. Please send it again.',
  },
  FILE_ABOVE: { code: 'PAYLOAD_TOO_LARGE', text: 'The file is larger than {max} MB.' },
  INVALID_PAGES: {
    code: 'BAD_USER_INPUT',
    text: 'Send 1 to {max} pages, turned by 0, 90, 180 or 270 degrees.',
  },
  NO_PART_THERE: { code: 'BAD_USER_INPUT', text: 'No part begins there.' },
} as const satisfies Record<string, { code: ErrorCode; text: string }>;

export type Reason = keyof typeof REFUSALS;

type TextOf<R extends Reason> = (typeof REFUSALS)[R]['text'];

/** Reasons whose text has no placeholder. */
export type PlainReason = {
  [R in Reason]: TextOf<R> extends `${string}{${string}` ? never : R;
}[Reason];

/** An error of an input field. `path`: in the input. Errors of upstream may lack a reason. */
export type FieldError = { path: string; message: string; reason?: string; params?: Params };

/**
 * Creates an error, to be thrown.
 * @param extensions additional data: `fieldErrors`, `retryAfter`, …
 */
export function refusal<R extends Reason>(
  reason: R,
  ...[params, extensions]: ParamsOf<
    TextOf<R>,
    { fieldErrors?: readonly FieldError[] } & Record<string, unknown>
  >
): GraphQLError {
  return errorOf(reason, params, extensions);
}

/** The error for one invalid field, which has the same reason and text. */
export function fieldRefusal<R extends Reason>(
  path: string,
  reason: R,
  ...args: ParamsOf<TextOf<R>, never>
): GraphQLError {
  return errorOf(reason, args[0], { fieldErrors: [fieldError(path, reason, ...args)] });
}

function errorOf(
  reason: Reason,
  params: Params | undefined,
  extensions: Record<string, unknown> | undefined,
): GraphQLError {
  const { code, text } = REFUSALS[reason];
  return new GraphQLError(textOf(text, params), {
    extensions: {
      ...extensions,
      code,
      reason,
      ...(params && Object.keys(params).length > 0 && { params }),
    },
  });
}

/** An error of one field, with the text of the reason. */
export function fieldError<R extends Reason>(
  path: string,
  reason: R,
  ...[params]: ParamsOf<TextOf<R>, never>
): FieldError {
  return {
    path,
    message: textOf(REFUSALS[reason].text, params),
    reason,
    ...(params && { params }),
  };
}
