// All errors that the API returns on purpose: code, HTTP status and English text. The web has a
// text for each code in English and Bengali (web/src/i18n); a test compares the two.
import { type FieldProblem, problem } from './field-problems.ts';
import { type Params, type ParamsOf, textOf } from './message-text.ts';

/**
 * `{name}` in a text is a parameter, which `refuse` requires. For the statuses 400 and 422 it also
 * requires the invalid fields, unless the code is `fieldless`: no field is invalid, or the caller
 * does not know its name (`refuseField` adds it).
 */
export const REFUSALS = {
  // The request itself
  INVALID_FIELD: { status: 400, text: "'{field}' {problem}." },
  INVALID_REQUEST: { status: 400, text: 'The request is not valid.', fieldless: true },
  INVALID_ADDRESS: { status: 400, text: 'The URL is not valid.', fieldless: true },
  UNKNOWN_ADDRESS: { status: 404, text: 'There is no such URL.' },
  INVALID_JSON: { status: 400, text: 'The body is not valid JSON.' },
  INVALID_LENGTH: { status: 400, text: 'The body is not as long as announced.' },
  UNSTORABLE_CHARACTER: {
    status: 400,
    text: 'The request holds a character that cannot be stored.',
  },
  WRONG_CONTENT_TYPE: { status: 415, text: 'This content type is not accepted.' },
  NOT_MULTIPART: { status: 415, text: 'Send multipart/form-data.' },
  NOT_OCTET_STREAM: { status: 415, text: 'Send application/octet-stream.' },
  BODY_TOO_LARGE: { status: 413, text: 'The body is too large.' },
  TOO_MANY_PARTS: { status: 413, text: 'Too many parts.' },
  TOO_MANY_IDS: { status: 400, text: 'At most {max} at a time.' },
  TOO_MANY_QUESTIONS: {
    status: 400,
    text: 'At most {max} questions at a time. Send fewer ids, or outline=true.',
  },
  IDS_OR_PARENTS: { status: 400, text: 'Send either ids or parents.' },
  IDS_MISSING: { status: 400, text: 'Send ids.' },
  ID_DIFFERS: { status: 400, text: 'The id in the body is another one.' },
  SPELLINGS_DIFFER: { status: 400, text: "'{name}' and '{genericName}' differ. Send one of them." },
  FIELD_MISSING: { status: 400, text: "'{name}' is missing." },
  PARENT_CHANGED: {
    status: 409,
    text: 'Something that this belongs to was changed. Please try again.',
  },
  SERVER_BUSY: { status: 503, text: 'The server is busy. Please try again.' },
  SERVER_ERROR: { status: 500, text: 'Something went wrong' },

  // Authorization
  LOGIN_REQUIRED: { status: 401, text: 'Please login first.' },
  ADMIN_REQUIRED: { status: 403, text: 'Only an admin may do this.' },
  NOT_OWNER: { status: 403, text: 'This belongs to someone else.' },
  NOT_ENROLLED: { status: 403, text: 'You are not enrolled in this course.' },
  COURSE_NOT_GRANTED: { status: 403, text: 'You have no permission for this in the course.' },
  GRANT_IN_COURSE: {
    status: 403,
    text: 'You teach or mark in this course, so you cannot take its exams.',
  },
  STUDENT_HAS_GRANT: {
    status: 409,
    text: 'The student teaches or marks in this course by now, so these answers cannot be accepted.',
  },
  GRANT_ATTEMPT_RUNNING: {
    status: 409,
    text: 'The person is taking an exam of this course. Give the grant when the attempt is closed.',
  },
  GRANT_NOT_FOUND: { status: 404, text: 'The person has no grant in this course.' },

  // Login, sign-up, the account
  INVALID_CREDENTIALS: { status: 401, text: 'Invalid credentials' },
  EMAIL_OR_PHONE: { status: 400, text: 'Send either email or phoneNumber.' },
  TOO_MANY_ATTEMPTS: { status: 429, text: 'Too many attempts. Please try again later.' },
  ACCOUNT_EXISTS: {
    status: 409,
    text: 'There is already an account with this email address or phone number. Please log in.',
  },
  SIGNUP_REQUIRED: { status: 401, text: 'Please sign up first.' },
  LOGINS_BUSY: {
    status: 429,
    text: 'Many people are logging in right now. Please try again in a few seconds.',
  },
  MESSAGES_USED_UP: {
    status: 429,
    text: 'No more messages can be sent today. Please try again tomorrow.',
  },
  TOO_MANY_OTPS: { status: 429, text: 'Too many attempts. Please sign up again.' },
  OTP_EXPIRED: { status: 400, text: 'OTP expired' },
  INVALID_OTP: { status: 400, text: 'Invalid OTP' },
  MESSAGE_NOT_SENT: { status: 503, text: 'The message could not be sent. Please try again.' },
  ROLE_NEEDS_ADMIN: { status: 403, text: 'Only an admin may change a role.' },
  CONTACT_TAKEN: { status: 409, text: 'Another account has this email address or phone number.' },
  CONTACT_REQUIRED: { status: 422, text: 'An account needs an email address or a phone number.' },
  LAST_ADMIN: { status: 409, text: 'This is the last admin. Make somebody else an admin first.' },
  ACCOUNT_BLOCKED: {
    status: 403,
    text: 'This account is blocked. Please ask the operator of the site.',
  },
  ADMIN_NOT_BLOCKED: {
    status: 409,
    text: 'An admin cannot be blocked. Make the person a student first.',
  },
  BLOCKED_ADMIN: { status: 409, text: 'A blocked account cannot become an admin.' },
  ADMIN_NOT_DELETED: {
    status: 409,
    text: 'The account of an admin cannot be deleted here. Make the person a student first.',
  },
  CONFIRMATION_REQUIRED: { status: 403, text: 'Please enter your password again.' },
  WRONG_PASSWORD: { status: 400, text: 'The password is wrong.' },
  SECOND_FACTOR_REQUIRED: { status: 401, text: 'Enter the code of your authenticator app.' },
  SECOND_FACTOR_WRONG: { status: 401, text: 'This code is not valid.' },
  CONFIRMATION_CODE_REQUIRED: { status: 400, text: 'Enter the code of your authenticator app.' },
  CONFIRMATION_CODE_WRONG: { status: 400, text: 'This code is not valid.' },
  SECOND_FACTOR_ON: { status: 409, text: 'Two-step login is on already.' },
  SECOND_FACTOR_OFF: { status: 409, text: 'Two-step login is off.' },
  PASSWORD_CHANGED_MEANWHILE: {
    status: 409,
    text: 'The password was just changed in another place.',
  },
  ADDRESS_UNCHANGED: { status: 409, text: 'This is the address of your account already.' },
  ADDRESS_CODE_MISSING: { status: 404, text: 'Ask for a code first.' },
  TOO_MANY_ADDRESS_OTPS: { status: 429, text: 'Too many attempts. Please ask for a new code.' },
  ONE_ADDRESS_AT_A_TIME: {
    status: 400,
    text: 'Change the email address and the phone number one after the other.',
  },

  // Students: profile, courses, notes, progress
  STUDENT_EXISTS: { status: 409, text: 'This account has a student record.' },
  STUDENT_CHANGED: {
    status: 409,
    text: 'This record was changed in another place. Please reload it.',
  },
  STUDENT_IN_CONTEST: {
    status: 409,
    text: 'The exam of a campaign was started with this record. It can be deleted when the results are released.',
  },
  BIRTH_DATE_NOT_PAST: { status: 400, text: 'The date of birth is not a day in the past.' },
  ALREADY_ENROLLED: { status: 409, text: 'You are already enrolled in this course.' },
  STUDENT_ENROLLED: { status: 409, text: 'The student is already enrolled in this course.' },
  ENROLMENT_NOT_FOUND: { status: 404, text: 'The student is not enrolled in this course.' },
  COURSE_NOT_FREE: { status: 400, text: 'This course is not free.' },
  COURSE_COMING_SOON: { status: 422, text: 'There is nothing in this course yet.' },
  LESSON_OR_CONTENT: { status: 400, text: 'Send either lessonId or contentId.' },
  LESSONS_OR_COURSE: { status: 400, text: 'Send either lessonIds or courseId.' },
  TOO_MANY_NOTES: { status: 409, text: 'You have {max} notes already. Delete one first.' },
  NOTE_CHANGED: { status: 409, text: 'This note was changed in another place. Please reload it.' },
  NO_VIDEO: { status: 422, text: 'Only a lesson has a video.' },

  // Courses, written by admins
  DISCOUNT_ABOVE_PRICE: { status: 422, text: 'The discount is more than the price.' },
  DISCOUNT_ABOVE_FEE: { status: 422, text: 'The discount is more than the fee.' },
  TOO_MANY_DRAFTS: {
    status: 409,
    text: 'You have {max} drafts already. Publish or discard one first.',
  },
  CHANGED_SINCE_OPENED: {
    status: 409,
    text: 'Somebody else has changed this since it was opened.',
  },
  COURSE_CODE_TAKEN: { status: 409, text: 'There is already a course with this code.' },
  YEAR_EXISTS: { status: 409, text: 'There is already such a year in this unit.' },
  PAPER_EXISTS: { status: 409, text: 'This year has a paper already.' },
  LESSON_STAYS: { status: 409, text: 'A lesson stays in its chapter.' },
  CONTENT_STAYS: { status: 409, text: 'A note stays in its chapter.' },
  SUBJECT_STAYS: { status: 409, text: 'A subject stays in its course.' },
  CHAPTER_STAYS: { status: 409, text: 'A chapter stays in its subject.' },
  UNIT_STAYS: { status: 409, text: 'A unit stays in its course.' },
  YEAR_STAYS: { status: 409, text: 'A year stays in its unit.' },
  PAPER_STAYS: { status: 409, text: 'A paper stays in its year.' },
  BANK_NO_CORRECT_OPTION: { status: 422, text: 'A question needs at least one correct option.' },
  BANK_EQUAL_OPTIONS: { status: 422, text: 'Two options of a question are the same.' },
  BANK_TOO_FEW_OPTIONS: {
    status: 422,
    text: 'A multiple-choice question needs at least {min} options.',
  },
  BANK_WRITTEN_OPTIONS: { status: 422, text: 'A written question has no options.' },
  BANK_TOO_MANY_MARKS: {
    status: 422,
    text: 'The parts of a question must have fewer than 1,000 marks in all.',
  },
  BANK_QUESTION_EXISTS: { status: 409, text: 'The bank has this question already.' },
  BANK_QUESTION_CHANGED: {
    status: 409,
    text: 'This question was changed by someone else. Please reload it.',
  },
  EXAM_STAYS: { status: 409, text: 'An exam stays where it was made.' },
  EXAM_NAMED_TWICE: { status: 400, text: 'An exam is named twice.' },
  EXAM_OF_OTHER_CHAPTER: { status: 422, text: 'A lesson can only have exams of its own chapter.' },
  EXAM_IS_TAKEN: { status: 409, text: 'Students are taking an exam in it right now.' },
  CAMPAIGN_NOT_OVER: {
    status: 409,
    text: 'An exam campaign that is not over yet uses one of these exams. Try again when it is over.',
  },
  PARENT_ARCHIVED: { status: 409, text: 'It is in something archived. Restore that first.' },
  COPY_TARGET_UNKNOWN: { status: 422, text: 'There is no such place for the copy.' },
  COPY_TOO_LARGE: {
    status: 422,
    text: 'At most {items} items with {questions} questions can be copied at once. Copy its parts.',
    fieldless: true,
  },
  MOVE_TARGET_UNKNOWN: { status: 422, text: 'There is no such place to move it to.' },
  MOVE_TO_OTHER_COURSE: {
    status: 422,
    text: 'Content can only be moved within its course. Duplicate it instead.',
  },
  PLACE_TAKEN: { status: 409, text: 'Another item is already in its place.' },
  COURSE_HAS_STUDENTS: {
    status: 409,
    text: 'Students are enrolled in the course. It can be archived, but not made a draft.',
  },
  HAS_RESULTS: { status: 409, text: 'Students have results in it. Send force=true to archive it.' },
  HAS_REGISTRATIONS: {
    status: 409,
    text: 'Students are registered for it. Send force=true to delete it.',
  },
  EXAM_TYPE_FIXED: {
    status: 409,
    text: 'Students have started or taken this exam, so its type can no longer be changed. Add a new exam instead.',
  },
  FIELD_OF_OTHER_TYPE: { status: 422, text: "An exam of type {type} has no '{name}'." },
  QUESTION_OF_OTHER_EXAM: { status: 422, text: 'An _id is not of this exam.' },
  QUESTION_ID_TWICE: { status: 422, text: 'An _id appears twice.' },
  KEY_FIXED: {
    status: 409,
    text: 'Students have results in this exam: correct the key of the question instead.',
  },
  KEY_UNCHANGED: { status: 409, text: 'This changes nothing.' },
  OPTIONS_WITHOUT_KEY: { status: 422, text: 'Options belong to a correction of the key only.' },
  OPTION_OF_OTHER_QUESTION: { status: 422, text: 'An option is not one of this question.' },
  ONE_CORRECT_OPTION: { status: 422, text: 'A question needs exactly one correct option.' },

  // Taking exams
  EXAM_CLOSED: { status: 410, text: 'The exam is closed.' },
  EXAM_NOT_OPEN_YET: { status: 410, text: 'The exam has not opened yet.' },
  TIME_UP: { status: 410, text: 'The time is up.' },
  EXAM_NOT_STARTED: { status: 409, text: 'Start the exam first.' },
  EXAM_STARTED_ELSEWHERE: {
    status: 409,
    text: 'This exam is being started in another place. Please try again.',
  },
  NOTHING_ANSWERED: {
    status: 400,
    text: 'Nothing was answered: no result is stored.',
    fieldless: true,
  },
  EXAM_STILL_OPEN: { status: 409, text: 'The exam is still open: hand it in.' },
  ATTEMPT_NOT_CLOSED: {
    status: 409,
    text: 'The student is taking this exam again: decide when the attempt is closed.',
  },
  HANDED_IN_SINCE: {
    status: 409,
    text: 'These answers are older than what the student has handed in since the attempt was reopened.',
  },
  NO_ATTEMPT_CLOSED: { status: 409, text: 'None of these attempts is closed.' },
  OTHER_ATTEMPT_RUNNING: { status: 409, text: 'Another attempt of this student is running.' },
  NOT_IN_CONTEST: { status: 409, text: 'None of these attempts was begun in a contest.' },
  ALREADY_EXCLUDED: {
    status: 409,
    text: 'These attempts are excluded already, for another reason.',
  },
  NOBODY_EXPECTED: {
    status: 409,
    text: 'None of these students can get a time of their own: they are not registered, or have already started the exam. Choose other students.',
  },
  NO_PERSONAL_WINDOW: {
    status: 409,
    text: 'There is nothing to take back: these students have no time of their own, or have already started the exam. Reload the list.',
  },
  NO_CONTEST_TO_COME: {
    status: 409,
    text: 'The exam is in no campaign whose results are still to be released.',
  },
  PERSONAL_WINDOW_OVER: { status: 422, text: 'This window has ended already.' },
  PERSONAL_WINDOW_TOO_LATE: {
    status: 422,
    text: 'A window of a student ends at most {days} days after the campaign.',
  },
  NOT_EXCLUDED: { status: 409, text: 'None of these attempts is excluded.' },
  PUBLISHED_REASON_REQUIRED: {
    status: 409,
    text: 'This changes a published merit list, or leaves attempts out of a later one. Give a reason, which everybody can read.',
  },
  MERIT_LIST_PUBLISHED: {
    status: 409,
    text: 'The merit list with this result is published. Exclude the attempt instead.',
  },
  IN_PUBLISHED_MERIT_LIST: {
    status: 409,
    text: 'This would change the published merit list of “{campaign}”. Exclude the attempt in the live view of the exam first, with a reason that everybody can read.',
  },
  RESULTS_RELEASED: {
    status: 409,
    text: 'The results of the contest are released: students have seen the answers.',
  },
  NO_ATTEMPT_RUNNING: { status: 409, text: 'None of these attempts is running.' },
  ATTEMPT_RUNNING: {
    status: 409,
    text: 'An attempt at this exam is running: send its id as Idempotency-Key.',
  },
  ATTEMPT_OF_OTHER_EXAM: { status: 400, text: 'This attempt is for another exam.' },
  ATTEMPT_OF_OTHER_RESULT: { status: 400, text: 'This attempt is for another result.' },
  KEY_OF_OTHER_EXAM: { status: 400, text: 'This Idempotency-Key was used for another exam.' },
  RESULT_OF_OTHER_EXAM: { status: 400, text: 'The result is of another exam.' },
  NEWER_ANSWERS_SAVED: {
    status: 409,
    text: 'Another tab or device has saved newer answers.',
  },
  ANSWERED_TWICE: { status: 400, text: 'A question is answered twice.' },
  ONE_OPTION_ONLY: { status: 400, text: 'Choose one option per question.' },
  TOO_MANY_ANSWER_SHEETS: {
    status: 429,
    text: 'At most {max} different answer sheets are kept for an attempt.',
  },
  RECEIVED_AFTER_RELEASE: {
    status: 409,
    text: 'These answers arrived when scores or answers of the exam could be seen. Confirm that they are to count nevertheless.',
  },
  ALREADY_DECIDED: { status: 409, text: 'This has been decided already.' },

  // Marking and results
  RELEASE_DATE_MISSING: { status: 422, text: 'Choose the date from which results are shown.' },
  EXAM_WITHOUT_QUESTIONS: { status: 409, text: 'This exam has no questions yet.' },
  EXAM_WITHOUT_WINDOW: {
    status: 409,
    text: 'No campaign has this exam, so there is no end after which results can be shown. Choose a date instead.',
  },
  REVIEW_REQUIRED: {
    status: 403,
    text: 'You can report a mistake in this exam as soon as you can see your result with the answers.',
  },
  CHALLENGED_ALREADY: { status: 409, text: 'You have reported this question already.' },
  TOO_MANY_CHALLENGES: {
    status: 409,
    text: 'You have {max} reports that are not decided yet. Please wait for an answer.',
  },
  MARKED_AUTOMATICALLY: { status: 409, text: 'Only written exams are marked by hand.' },
  NEWER_ANSWERS_SUBMITTED: {
    status: 409,
    text: 'The student has handed in newer answers. Please reload them.',
  },
  OWN_EXAM_MARKED: { status: 403, text: 'Nobody marks an exam of their own.' },
  MARKED_BY_TWO: {
    status: 409,
    text: 'Two people have marked this answer. An admin or a teacher sets the final marks.',
  },
  SECOND_MARK_MISSING: { status: 409, text: 'Two people have to mark this answer first.' },
  RECONCILED_BY_MARKER: {
    status: 403,
    text: 'You have marked this answer yourself. Somebody else sets the final marks.',
  },
  SECOND_MARKING_UNDER_WAY: {
    status: 409,
    text: 'Answers to this exam wait for their second marker or for their final marks: {count}. Finish them first.',
  },
  SCORE_OUT_OF_RANGE: { status: 422, text: 'The score must be from 0 to {max}.' },
  MARKS_DO_NOT_ADD_UP: { status: 422, text: 'The marks add up to {sum}, not to {score}.' },
  QUESTION_NOT_IN_EXAM: { status: 422, text: 'The exam has no such question.' },
  TOO_MANY_MARKING_COMMENTS: {
    status: 409,
    text: 'You keep {max} comments already. Delete one first.',
  },
  MARKED_TWICE: { status: 422, text: 'A question is marked twice.' },
  TOO_MANY_DECIMALS: { status: 422, text: 'Marks have at most five decimals.' },
  TOO_MANY_ACADEMIC_RESULTS: {
    status: 409,
    text: 'A student can have at most {max} board exam results.',
  },
  RECORDED_BY_ADMIN: {
    status: 403,
    text: 'An admin has recorded this. Only an admin may change it.',
  },
  YEAR_IN_FUTURE: { status: 422, text: 'The year is still to come.' },
  GPA_DECIMALS: { status: 400, text: 'The GPA has more than two decimals.' },

  // Assignments
  SUBMISSION_CHANGED: {
    status: 409,
    text: 'This was changed in another tab or by someone else. Please reload it.',
  },
  SUBMISSION_RETURNED: {
    status: 409,
    text: 'The teacher has returned this already. It can no longer change.',
  },
  SUBMISSION_CLOSED: {
    status: 409,
    text: 'The due date has passed. What was handed in can no longer change.',
  },
  ALREADY_SUBMITTED: {
    status: 409,
    text: 'This has been handed in already. Hand it in again or take it back.',
  },
  NOTHING_SUBMITTED: { status: 400, text: 'Write something or add a file first.' },
  FILES_STILL_UPLOADING: {
    status: 409,
    text: 'A file has not arrived yet. Wait for it, or remove it.',
  },
  FILE_OF_OTHER_SUBMISSION: {
    status: 400,
    text: 'A file does not belong to this submission. Remove it and add it again.',
  },
  HAS_SUBMISSIONS: {
    status: 409,
    text: 'Students have handed in this assignment, so it cannot be deleted.',
  },
  MARKS_ABOVE_MAXIMUM: { status: 409, text: 'A submission has a mark above this maximum.' },
  MARK_WITHOUT_MAXIMUM: { status: 422, text: 'This assignment has no marks.' },
  MARK_DECIMALS: { status: 422, text: 'The mark has more than two decimals.' },
  OWN_SUBMISSION_MARKED: { status: 403, text: 'Nobody marks a submission of their own.' },

  // Files
  EXAM_NOT_WRITTEN: {
    status: 409,
    text: 'This exam has no written questions, so it takes no files.',
  },
  FILE_TOO_LARGE: { status: 413, text: 'The file is too large.' },
  ONE_FILE_ONLY: { status: 413, text: 'Send one file.' },
  FILE_INCOMPLETE: {
    status: 400,
    text: 'The file did not arrive completely. Please send it again.',
  },
  NOT_A_PDF: { status: 400, text: 'Send a PDF.' },
  NOT_AN_IMAGE: { status: 400, text: 'Send a JPEG, PNG or WebP image.' },
  IMAGE_DAMAGED: {
    status: 422,
    text: 'The picture is damaged. Please choose another one.',
    fieldless: true,
  },
  IMAGE_TOO_LARGE: {
    status: 422,
    text: 'The picture has too many pixels. Please choose a smaller one.',
    fieldless: true,
  },
  PDF_UNREADABLE: { status: 422, text: 'The PDF cannot be read.', fieldless: true },
  PDF_PAGES: { status: 422, text: 'Send a PDF of 1 to {max} pages.', fieldless: true },
  PDF_ANNOTATIONS: {
    status: 422,
    text: 'The PDF has notes or drawings that would get lost. Print it into a new PDF and send that.',
    fieldless: true,
  },
  PDF_UNPACKS: {
    status: 422,
    text: 'The PDF unpacks to more than a program can show. Print it into a new PDF and send that.',
    fieldless: true,
  },
  PDF_BESIDE_PAGES: { status: 400, text: 'Send pictures, or one PDF.' },
  PAGES_TOO_LARGE: { status: 413, text: 'All pages together may have 10 MB.' },
  PAGE_DIFFERS: { status: 409, text: 'The page is not the one that was announced.' },
  PAGE_NOT_FOUND: { status: 404, text: 'There is no such page.' },
  TOO_MANY_AT_ONCE: { status: 429, text: 'Upload at most {max} files at a time.' },
  UPLOADS_BUSY: { status: 429, text: 'The server is busy checking files. Please try again.' },
  FILE_ADDRESS_EXPIRED: {
    status: 403,
    text: 'This link has expired. Reload the page that has the link, and open the file from there.',
  },
  UPLOAD_FIRST: { status: 400, text: 'Upload the answer as a PDF first.' },
  TOO_MANY_UPLOADS: {
    status: 429,
    text: 'At most {max} files can be sent at the same time. Please wait for one of them.',
  },
  UPLOADS_USED_UP: { status: 429, text: 'Too many files for one day. Please try again tomorrow.' },
  UNREADABLE_FILES: {
    status: 429,
    text: 'Too many files that could not be read. Please try again later.',
  },
  WRONG_PART_SIZE: { status: 400, text: 'Send the next {bytes} bytes.' },
  WRONG_OFFSET: { status: 409, text: 'The upload goes on at another place.' },
  TOO_MANY_UPLOAD_PARTS: {
    status: 429,
    text: 'This file was sent in too many parts. Please remove it, and add a new photo or another file.',
  },
  FILES_UNAVAILABLE: {
    status: 503,
    text: 'Files cannot be reached at the moment. Please try again.',
  },

  // Campaigns
  CAMPAIGN_OVER: { status: 410, text: 'The campaign is over.' },
  ALREADY_REGISTERED: { status: 409, text: 'You are already registered for this campaign.' },
  // 410 like CAMPAIGN_OVER, because clients interpret 409 as already registered.
  REGISTRATION_CLOSED: { status: 410, text: 'Registration for this campaign has closed.' },
  REGISTRATION_FULL: { status: 410, text: 'All places in this campaign are taken.' },
  NOT_ON_ROSTER: {
    status: 403,
    text: 'Only candidates on the organiser’s list can register, and your account is not on it.',
  },
  ROSTER_TOO_LONG: { status: 422, text: 'A list of candidates has at most {max} entries.' },
  ROSTER_IMPORT_EMPTY: { status: 422, text: 'The list has no candidates.' },
  ROSTER_IMPORT_HAS_PROBLEMS: {
    status: 409,
    text: 'Lines of the list have errors. Correct them, or leave these lines out.',
  },
  ROSTER_IMPORT_DONE: { status: 409, text: 'This list has been stored already.' },
  NOT_REGISTERED: { status: 403, text: 'You are not registered for this campaign.' },
  EXAM_IN_CAMPAIGN: {
    status: 403,
    text: 'This exam is part of a campaign that you are not registered for.',
  },
  CAMPAIGN_ATTEMPT_USED: { status: 409, text: 'You have used your one attempt in this campaign.' },
  CAMPAIGN_ENDS_BEFORE_START: { status: 422, text: 'The campaign must end after it starts.' },
  CAMPAIGN_RUNNING: {
    status: 409,
    text: 'The contest is running: close the exam first, or delete the campaign when its results are released.',
  },
  CAMPAIGN_EXAM_FIXED: {
    status: 409,
    text: 'Students are registered for it: its exam can no longer change.',
  },

  // Missing records (`requireFound`)
  ACADEMIC_RESULT_NOT_FOUND: { status: 404, text: 'There is no such board exam result.' },
  ACCOUNT_NOT_FOUND: { status: 404, text: 'There is no such account.' },
  ANSWER_SHEET_NOT_FOUND: { status: 404, text: 'There is no such answer sheet.' },
  ASSIGNMENT_NOT_FOUND: { status: 404, text: 'There is no such assignment.' },
  ATTEMPT_NOT_FOUND: { status: 404, text: 'There is no such attempt.' },
  CAMPAIGN_NOT_FOUND: { status: 404, text: 'There is no such campaign.' },
  CHALLENGE_NOT_FOUND: { status: 404, text: 'There is no such report.' },
  CHAPTER_NOT_FOUND: { status: 404, text: 'There is no such chapter.' },
  CONTENT_NOT_FOUND: { status: 404, text: 'There is no such content.' },
  COURSE_NOT_FOUND: { status: 404, text: 'There is no such course.' },
  DRAFT_NOT_FOUND: { status: 404, text: 'There is no such draft.' },
  EXAM_NOT_FOUND: { status: 404, text: 'There is no such exam.' },
  IMPORT_NOT_FOUND: { status: 404, text: 'This list is not there any more. Send it again.' },
  ROSTER_NOT_FOUND: { status: 404, text: 'There is no such list of candidates.' },
  FILE_NOT_FOUND: { status: 404, text: 'There is no such file.' },
  LESSON_NOT_FOUND: { status: 404, text: 'There is no such lesson.' },
  MARKING_COMMENT_NOT_FOUND: { status: 404, text: 'There is no such comment.' },
  MERIT_LIST_NOT_FOUND: { status: 404, text: 'There is no such merit list yet.' },
  NOTE_NOT_FOUND: { status: 404, text: 'There is no such note.' },
  QUESTION_NOT_FOUND: { status: 404, text: 'There is no such question.' },
  RESULT_NOT_FOUND: { status: 404, text: 'There is no such result.' },
  SESSION_NOT_FOUND: { status: 404, text: 'There is no such session.' },
  STUDENT_NOT_FOUND: { status: 404, text: 'There is no such student.' },
  SUBMISSION_NOT_FOUND: { status: 404, text: 'There is no such submission.' },
  SUBJECT_NOT_FOUND: { status: 404, text: 'There is no such subject.' },
  UNIT_NOT_FOUND: { status: 404, text: 'There is no such unit.' },
  UPLOAD_NOT_FOUND: { status: 404, text: 'There is no such upload.' },
  VERSION_NOT_FOUND: { status: 404, text: 'There is no such version.' },
  YEAR_NOT_FOUND: { status: 404, text: 'There is no such year.' },
} as const satisfies Record<string, { status: number; text: string; fieldless?: true }>;

export type RefusalCode = keyof typeof REFUSALS;

type TextOf<Code extends RefusalCode> = (typeof REFUSALS)[Code]['text'];

/** Codes whose text has no parameters. */
export type PlainRefusalCode = {
  [Code in RefusalCode]: TextOf<Code> extends `${string}{${string}` ? never : Code;
}[RefusalCode];

/** The response body of a refusal. */
export type RefusalBody = {
  error: string;
  code: RefusalCode;
  params?: Params;
  fields?: readonly FieldProblem[];
  /** The place of a login that was refused for now, and the seconds until its turn. */
  queue?: { token: string; seconds: number };
};

/** An error whose message is shown to the user. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: RefusalBody;
  /** In seconds; sent as Retry-After. */
  retryAfter: number | undefined;

  constructor(code: RefusalCode, params?: Params, fields?: readonly FieldProblem[]) {
    const { status, text } = REFUSALS[code];
    super(textOf(text, params));
    this.statusCode = status;
    this.body = {
      error: this.message,
      code,
      ...(params && Object.keys(params).length > 0 && { params }),
      ...(fields && fields.length > 0 && { fields }),
    };
  }
}

/** The arguments after a code that requires the invalid fields. */
type ParamsAndFields<Text extends string> = [
  params: NonNullable<ParamsOf<Text, never>[0]>,
  fields: readonly FieldProblem[],
];

type Blaming<Code extends RefusalCode> = (typeof REFUSALS)[Code] extends {
  status: 400 | 422;
  fieldless?: never;
}
  ? ParamsAndFields<TextOf<Code>>
  : ParamsOf<TextOf<Code>, readonly FieldProblem[]>;

/** Throws the refusal with this code. @param fields the invalid fields (`problem`) */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...[params, fields]: Blaming<Code>
): never {
  throw new Refusal(code, params, fields);
}

/** For `catch`: names the field in a refusal of its content (400 or 422) that names none. */
export function refuseField(path: string, code: 'IS_INVALID'): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || ![400, 422].includes(error.statusCode) || error.body.fields)
      throw error;
    throw new Refusal(error.body.code, error.body.params, [problem(path, code)]);
  };
}

/** Throws the refusal with a Retry-After header. */
export function refuseFor(seconds: number, code: PlainRefusalCode): never {
  const refusal = new Refusal(code);
  refusal.retryAfter = Math.max(1, Math.ceil(seconds));
  throw refusal;
}

/** The status of a refusal; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Refusal ? error.statusCode : undefined;
}

/** `EXAM_NOT_FOUND` in the table is `'exam'` here. */
type MissingRecord = RefusalCode extends infer Code
  ? Code extends `${infer Name}_NOT_FOUND`
    ? Lowercase<Name>
    : never
  : never;

/** Returns the record. @throws 404 with the code `<THING>_NOT_FOUND` if it is undefined */
export function requireFound<T>(record: T | undefined, thing: MissingRecord): T {
  if (record !== undefined) return record;
  throw new Refusal(`${thing.toUpperCase() as Uppercase<MissingRecord>}_NOT_FOUND`);
}
