import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestAcademicResult } from '../modules/academic-results/api.ts';
import type { RestAcademicUnit, RestChapter, RestContent, RestCourse, RestCourseFeature, RestLesson, RestSubject } from '../modules/academics/api.ts';
import type { RestUniversity, RestUnit, RestYear, RestTestimonial } from '../modules/admission/api.ts';
import type { RestPagesState, RestUploadedPage } from '../modules/exams/answer-pages/api.ts';
import type { RestAnswerSheet, RestSavedSelection, RestSavedWrittenAnswer } from '../upstream/exams/answer-sheet.ts';
import type { RestAnswerUpload } from '../modules/exams/answer-uploads/api.ts';
import type { RestAssignment, RestAssignmentCourse } from '../modules/assignments/api.ts';
import type { RestAssignmentSubmission, RestListedAssignmentSubmission, RestSubmittedFile } from '../modules/assignments/submissions/api.ts';
import type { RestSavedAttempt, RestLateAnswers } from '../modules/attempts/api.ts';
import type { Ticket } from '../upstream/exams/ticket.ts';
import type { RestBankDraw, RestBankQuestion, RestBankUsage, RestBankWords } from '../modules/question-bank/api.ts';
import type { RestCampaign } from '../modules/campaigns/api.ts';
import type { RestEducationalBackground, RestEnrolledCourse, RestStudent, RestViewer } from '../modules/students/api.ts';
import type { RestExam, RestWrittenQuestion, StartedSingleExam } from '../modules/exams/api.ts';
import type { RestExamCampaign, RestRegisteredExam } from '../modules/campaigns/exam-campaigns/api.ts';
import type { RestReleaseRule } from '../modules/release-rules/api.ts';
import type { RestExcludedEntry, RestMeritListChange, RestMeritListDecisions, RestExclusion } from '../modules/exclusions/api.ts';
import type { RestExpectedStudent } from '../modules/personal-windows/api.ts';
import type { RestPersonalWindow } from '../upstream/exams/personal-window.ts';
import type { RestStanding, RestResultVersion } from '../modules/ranks/api.ts';
import type { RestExamSubject, RestOption, RestMcq, StartedMultiSubjectExam, RestMultiSubjectExam } from '../modules/multi-subject-exams/api.ts';
import type { RestAttemptAction, RestAttemptExtension, RestAttemptNotices, RestCurrentExam, RestExamActivity, RestExamMessage, RestExamParticipant, RestExamStatistics, RestQuestionStatistics } from '../modules/exam-monitoring/api.ts';
import type { RestChangedScore, RestExamCorrections, RestKeyChallenge, RestKeyCorrection, RestPreview, RestScoreChange } from '../modules/key-corrections/api.ts';
import type { Comparison } from '../modules/attempts/late-answers/late-comparison.ts';
import type { RestLessonProgress } from '../modules/students/progress/api.ts';
import type { RestIndependentMark, RestMarkComparison, RestSecondMarking } from '../modules/marking/second-marking/api.ts';
import type { RestMarkingComment } from '../modules/marking/comments/api.ts';
import type { RestMarkingExam, RestNeighbours, RestMarkingStudent } from '../modules/marking/queue/api.ts';
import type { RestMeritEntry, RestOwnMeritEntry } from '../modules/campaigns/merit-lists/api.ts';
import type { RestArchivedContent } from '../modules/content-tree/api.ts';
import type { RestEditableContent } from '../modules/content-revisions/api.ts';
import type { RestPicture } from '../modules/pictures/api.ts';
import type { RestTextVersion, RestTextDraft, RestTextDraftValues } from '../modules/text-history/api.ts';
import type { RestAuditChange, RestAuditEntry, RestAuditPerson } from '../modules/audit-log/api.ts';
import type { RestCourseEntry, RestCourseUsage } from '../modules/course-admin/api.ts';
import type { RestPerson, RestStudentImport, RestStudentImportProblem, RestPersonAttempt, RestPersonResult, RestPersonEnrolment } from '../modules/students/people/api.ts';
import type { RestGrant, RestGrantedExam } from '../modules/students/grants/api.ts';
import type { RestRegistration, RestMeritListState } from '../modules/campaigns/registrations/api.ts';
import type { RestRoster, RestCandidate, RestRosterImport, RestRosterProblem } from '../modules/campaigns/rosters/api.ts';
import type { RestMultiSubjectResult, RestSingleResultOfUnion } from '../upstream/exams/result.ts';
import type { RestNotification, RestNotificationPreference, RestNotificationPreferences } from '../modules/notifications/api.ts';
import type { RestTakeableExam, RestExamCourse } from '../modules/exams/takeable/api.ts';
import type { RestQuestionTime } from '../upstream/exams/open-attempt.ts';
import type { QuestionReview } from '../upstream/exams/review.ts';
import type { RichTextSource } from '../modules/rich-text/rich-text.ts';
import type { RestSearchCourse, RestSearchGroup, RestSearchHit } from '../modules/search/api.ts';
import type { RestSecondFactor, RestSession, RestUser } from '../modules/auth/api.ts';
import type { RestNote } from '../modules/students/notes/api.ts';
import type { RestStudyPlan } from '../modules/students/study-plan/api.ts';
import type { RestSubmission } from '../modules/marking/api.ts';
import type { Context } from '../modules/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A moment as an ISO 8601 date-time in UTC, for example `2026-03-01T10:30:00.000Z`. As input, it has a time zone (`Z` or an offset such as
   * `+06:00`), and may have no seconds; it is a day of the calendar, from 1970 to 2199.
   */
  DateTime: { input: string; output: string; }
  /**
   * HTML that is safe to insert into a page: reduced to an allow-list of tags, with every LaTeX formula (between dollar signs upstream)
   * already rendered by KaTeX. The page needs KaTeX's style sheet and fonts, no script.
   */
  HTML: { input: string; output: string; }
  /** A file sent by the GraphQL multipart request convention. */
  Upload: { input: Promise<unknown>; output: never; }
};

/** A result that a student brings from elsewhere, such as a school certificate. */
export type AcademicResult = {
  __typename?: 'AcademicResult';
  /** The education board. */
  board?: Maybe<Scalars['String']['output']>;
  /** The exam, for example `SSC`. */
  examName: Scalars['String']['output'];
  /** The grade point average, 0 to 5.00. */
  gpa?: Maybe<Scalars['Float']['output']>;
  /** The grade, for example `A+`. */
  grade?: Maybe<Scalars['String']['output']>;
  /** The result's id. */
  id: Scalars['ID']['output'];
  /** The school or college. */
  institution?: Maybe<Scalars['String']['output']>;
  /** The role of its author. An entry of an admin can only be changed by admins. */
  recordedBy?: Maybe<Role>;
  /** The year of the exam. */
  year: Scalars['Int']['output'];
};

/** A part of a course beside its subjects. */
export type AcademicUnit = {
  __typename?: 'AcademicUnit';
  /** The course it belongs to. */
  course?: Maybe<Course>;
  /** A description of its content. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its exams. */
  exams?: Maybe<Array<Exam>>;
  /** The unit's id. */
  id: Scalars['ID']['output'];
  /** The unit's name. */
  name: Scalars['String']['output'];
};

/** Questions for the bank. */
export type AddBankQuestionsInput = {
  /** The questions, 1 to 200. */
  questions: Array<BankQuestionInput>;
};

/** The result for each question. */
export type AddBankQuestionsPayload = {
  __typename?: 'AddBankQuestionsPayload';
  /** Questions that the bank had already, archived ones too; they stay as they were. */
  existingCount: Scalars['Int']['output'];
  /** The ids of the new questions, in their order. */
  ids: Array<Scalars['ID']['output']>;
  /** Questions of an exam that were left out: without a correct option, with equal options, or out of the scoring by a correction. */
  skippedCount: Scalars['Int']['output'];
};

/** The exam whose questions the bank gets. */
export type AddExamToBankInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The place of the questions in the bank; without a subject or chapter, those of the exam. */
  place?: InputMaybe<BankPlaceInput>;
};

/** The next rows of an import. The same rows can be sent again. */
export type AddRosterRowsInput = {
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
  /** The import's id. */
  importId: Scalars['ID']['input'];
  /** 1 to 1,000 rows; an import has at most 200,000. */
  rows: Array<RosterRowInput>;
};

/** The rows were stored. */
export type AddRosterRowsPayload = {
  __typename?: 'AddRosterRowsPayload';
  /** Candidates in the import so far. */
  candidateCount: Scalars['Int']['output'];
};

/** A postal address in Bangladesh; parts that are not known are null. */
export type Address = {
  __typename?: 'Address';
  /** City, town or village. */
  city?: Maybe<Scalars['String']['output']>;
  /** District (zila). */
  district?: Maybe<Scalars['String']['output']>;
  /** Division (bibhag). */
  division?: Maybe<Scalars['String']['output']>;
  /** House and street. */
  street?: Maybe<Scalars['String']['output']>;
};

/** A postal address to store; a part left out becomes empty. */
export type AddressInput = {
  /** City, town or village; at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** District (zila); at most 100 characters. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Division (bibhag); at most 100 characters. */
  division?: InputMaybe<Scalars['String']['input']>;
  /** House and street; at most 200 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** A course for the admission test of a university (upstream: a university). */
export type AdmissionCourse = {
  __typename?: 'AdmissionCourse';
  /** Average rating out of 5; null when nobody has rated. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The course's code, as in its URLs. */
  courseCode: Scalars['String']['output'];
  /** A description of the test that the course prepares for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The amount subtracted from the fee. A course whose fee minus discount is zero or less is free. */
  discount: Scalars['Float']['output'];
  /** The duration of an enrolment, in months. */
  enrollmentDurationMonths?: Maybe<Scalars['Int']['output']>;
  /** The number of its exams, papers of years and single exams of its units; null when the host does not count. */
  examCount?: Maybe<Scalars['Int']['output']>;
  /** The full fee, in dollars as the specification shows prices (section 9). */
  fee: Scalars['Float']['output'];
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** Whether there is no exam in it yet. Nobody can enrol then. */
  isComingSoon: Scalars['Boolean']['output'];
  /** Whether the viewer is enrolled; false for a visitor, null when it cannot be found out now. */
  isEnrolled?: Maybe<Scalars['Boolean']['output']>;
  /** The course's name. */
  name: Scalars['String']['output'];
  /** The status, which decides who can see it. */
  status: CourseStatus;
  /** Opinions of former students. */
  testimonials: Array<Testimonial>;
  /** Address of the cover; null when there is none. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** The course's units, in the order of the test. */
  units?: Maybe<Array<AdmissionUnit>>;
};

/** A unit of an admission test, for example the science unit. */
export type AdmissionUnit = {
  __typename?: 'AdmissionUnit';
  /** The course it belongs to. */
  course?: Maybe<AdmissionCourse>;
  /** A description of the test: its candidates and its content. */
  description?: Maybe<Scalars['String']['output']>;
  /** The number of its exams, papers of its years and single exams; null when the host does not count. */
  examCount?: Maybe<Scalars['Int']['output']>;
  /** Its single exams, beside the papers of its years. */
  exams?: Maybe<Array<Exam>>;
  /** The unit's id. */
  id: Scalars['ID']['output'];
  /** The unit's name. */
  name: Scalars['String']['output'];
  /** Its exam years, newest first. */
  years?: Maybe<Array<ExamYear>>;
};

/** One page of a written answer, before it is uploaded. */
export type AnswerPageInput = {
  /** The kind of file. */
  kind?: AnswerPageKind;
  /** SHA-256 of the page's bytes, in hex: what is uploaded later has to be the same page. */
  sha256: Scalars['String']['input'];
  /** The size of the page, in bytes. All pages of an answer together may have 10 MB. */
  sizeBytes: Scalars['Int']['input'];
  /** The rotation for the reader, clockwise in degrees: 0, 90, 180 or 270. */
  turn?: Scalars['Int']['input'];
};

/** The format of a page of a written answer. */
export type AnswerPageKind =
  /** A whole PDF; then it is the only page. */
  | 'PDF'
  /** A photographed page: JPEG, PNG or WebP. */
  | 'PICTURE';

/** The upload state of the pages of a written answer. The PDF at the answer's URL has those that have arrived. */
export type AnswerPagesState = {
  __typename?: 'AnswerPagesState';
  /** The number of pages that have arrived. */
  arrived: Scalars['Int']['output'];
  /** The attempt's deadline and the grace of 60 seconds. */
  dueAt: Scalars['DateTime']['output'];
  /** When the newest page arrived; null before the first one. */
  lastArrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of pages that arrived after `dueAt`. Their hashes had been registered at `registeredAt`. */
  late: Scalars['Int']['output'];
  /** When the list of pages was registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** The number of pages of the answer. */
  total: Scalars['Int']['output'];
};

/** An answer sheet, without the answer key. */
export type AnswerSheet = {
  __typename?: 'AnswerSheet';
  /** Answers to multiple-choice questions. */
  selections: Array<SavedSelection>;
  /** The ids of questions that the student has marked as unsure, answered or not. It is not an answer and does not count for the score. */
  unsure: Array<Scalars['ID']['output']>;
  /** Answers to written questions. */
  writtenAnswers: Array<SavedWrittenAnswer>;
};

/** The state of an upload. */
export type AnswerUpload = {
  __typename?: 'AnswerUpload';
  /** The offset of the next part, which is the number of bytes that have arrived. */
  offsetBytes: Scalars['Int']['output'];
  /** The PDF's URL, to be sent in `writtenAnswers`; null until everything has arrived and the file is made. Where all has arrived and there is none yet, the last part can be sent again. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The import to apply. */
export type ApplyRosterImportInput = {
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
  /** The import's id. */
  importId: Scalars['ID']['input'];
  /** Leaves lines with errors out. */
  skipProblems?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The roster as it is now. */
export type ApplyRosterImportPayload = {
  __typename?: 'ApplyRosterImportPayload';
  /** The campaign, whose registration follows it; null if it cannot be read again now. */
  campaign?: Maybe<ExamCampaign>;
  /** The roster. */
  roster: Roster;
};

/** The questions to archive or to restore. */
export type ArchiveBankQuestionsInput = {
  /** True archives them, false restores them. */
  archived: Scalars['Boolean']['input'];
  /** The questions' ids, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** The questions are archived or restored. */
export type ArchiveBankQuestionsPayload = {
  __typename?: 'ArchiveBankQuestionsPayload';
  /** The number of changed questions; the others were so already, or do not exist. */
  changedCount: Scalars['Int']['output'];
};

/** The item is archived. */
export type ArchiveContentPayload = {
  __typename?: 'ArchiveContentPayload';
  /** When it was archived. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The item's id. */
  archivedId: Scalars['ID']['output'];
};

/** An archived item that can be restored. What was archived together with it is restored with it. */
export type ArchivedContent = {
  __typename?: 'ArchivedContent';
  /** When it was archived. */
  archivedAt: Scalars['DateTime']['output'];
  /** The item's id. */
  id: Scalars['ID']['output'];
  /** The kind of item. */
  kind: ContentKind;
  /** The title of what it is directly in, for example a chapter; null directly in the course. */
  parentTitle?: Maybe<Scalars['String']['output']>;
  /** The title or name, or the year of an exam year. */
  title: Scalars['String']['output'];
};

/** A page of archived content. */
export type ArchivedContentConnection = {
  __typename?: 'ArchivedContentConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The items of this page, the newest first. */
  nodes: Array<ArchivedContent>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** A piece of work given to students. */
export type Assignment = {
  __typename?: 'Assignment';
  /** The course that it belongs to; null if it is for the students of all courses, and if the host does not report it. */
  course?: Maybe<AssignmentCourse>;
  /** The task. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it is due. */
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  /** The assignment's id. */
  id: Scalars['ID']['output'];
  /** The maximum mark; null if there are no marks. */
  maxMark?: Maybe<Scalars['Int']['output']>;
  /** The viewer's saved or submitted work; null if there is none yet (the assignment is open), and with a host that does not support submissions. */
  mySubmission?: Maybe<AssignmentSubmission>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The course of an assignment. */
export type AssignmentCourse = {
  __typename?: 'AssignmentCourse';
  /** The category of the course. */
  category: EnrollmentCategory;
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** The course's name. */
  name: Scalars['String']['output'];
};

/** The course of an assignment. */
export type AssignmentCourseInput = {
  /** The kind of course. */
  category: EnrollmentCategory;
  /** The course's id. */
  id: Scalars['ID']['input'];
};

/** A file of a submission. */
export type AssignmentFileInput = {
  /** The name that it had on the device, at most 200 characters. */
  name: Scalars['String']['input'];
  /** The URL that `registerAssignmentFile` or `SubmittedFile.url` gave. */
  url: Scalars['String']['input'];
};

/** A student's saved or submitted work for an assignment. There is one of each student, which a later one replaces. */
export type AssignmentSubmission = {
  __typename?: 'AssignmentSubmission';
  /** The teacher's comment; plain text. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The files, in the order of the student. */
  files: Array<SubmittedFile>;
  /** The submission's id. */
  id: Scalars['ID']['output'];
  /** Whether it was submitted after the due date, by the server's clock. Stays when it is returned. */
  isLate: Scalars['Boolean']['output'];
  /** The mark, from 0 to the assignment's `maxMark`; null without one. */
  mark?: Maybe<Scalars['Float']['output']>;
  /** When a teacher returned it; null before. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts up with each change. Every change names the one that it was made from, so that two tabs do not overwrite each other. */
  revision: Scalars['Int']['output'];
  /** When it was last saved or submitted. */
  savedAt: Scalars['DateTime']['output'];
  /** The state of the submission. */
  state: AssignmentSubmissionState;
  /** For admins the student's name; null for the student, and if the student has given none. */
  studentName?: Maybe<Scalars['String']['output']>;
  /** When it was submitted; null for a draft. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text, as typed; plain text. */
  text: Scalars['String']['output'];
  /** For admins the id of the student's account; null for the student. */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** A page of submissions. */
export type AssignmentSubmissionConnection = {
  __typename?: 'AssignmentSubmissionConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The submissions of this page, the earliest first. */
  nodes: Array<AssignmentSubmission>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A filter of submissions for admins. */
export type AssignmentSubmissionFilter =
  /** Submitted after the due date, returned or not. */
  | 'LATE'
  /** Returned to the student. */
  | 'RETURNED'
  /** Submitted and not returned. */
  | 'WAITING';

/** The state of a submission of an assignment. */
export type AssignmentSubmissionState =
  /** Saved, but not submitted: only its student can read it. */
  | 'DRAFT'
  /** Submitted after the due date, and not returned yet. */
  | 'LATE'
  /** A teacher has returned it. It can no longer change. */
  | 'RETURNED'
  /** Submitted, before the due date. */
  | 'SUBMITTED';

/** One try at an exam, with what the server has saved of it. */
export type Attempt = {
  __typename?: 'Attempt';
  /** The answers saved last; null before the first save. */
  answers?: Maybe<AnswerSheet>;
  /** When it was closed; null while it runs. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The person or cause that closed it; null while it runs. */
  closedBy?: Maybe<AttemptCloser>;
  /** When the time is up. */
  deadline: Scalars['DateTime']['output'];
  /** The exam, where it is a single one; else null. */
  exam?: Maybe<Exam>;
  /** The attempt's id, as in `AttemptTicket.attemptId`. */
  id: Scalars['ID']['output'];
  /** Sheets that reached the server after it was closed, the oldest first. */
  lateAnswers?: Maybe<Array<LateAnswers>>;
  /** The exam, where it is a multi-subject one; else null. */
  multiSubjectExam?: Maybe<MultiSubjectExam>;
  /** The times saved so far, to go on from on another device; null before the first ones, and with a host that keeps none. */
  questionTimes?: Maybe<Array<QuestionTime>>;
  /** While it runs the result that it will replace; afterwards the one that holds what was submitted. Null when there is none. */
  result?: Maybe<ExamResult>;
  /** When answers were saved last; null before the first save. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of the last save; 0 before the first one. */
  sequence: Scalars['Int']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** The ticket to go on with, on another device too; null for somebody else's attempt, and once it is closed. */
  ticket?: Maybe<AttemptTicket>;
  /** The id of the account that takes the exam. */
  userId: Scalars['ID']['output'];
};

/** That an admin has closed or reopened an attempt, as its student sees it. */
export type AttemptAction = {
  __typename?: 'AttemptAction';
  /** When. */
  decidedAt: Scalars['DateTime']['output'];
  /** The action's id. */
  id: Scalars['ID']['output'];
  /** The action. */
  kind: AttemptActionKind;
  /** The reason. */
  reason: Scalars['String']['output'];
};

/** An action of an admin on an attempt. */
export type AttemptActionKind =
  /** Its time was ended early. */
  | 'CLOSED'
  /** It was opened again after it had been closed. */
  | 'REOPENED';

/** The person or cause that closed an attempt. */
export type AttemptCloser =
  /** The server, some seconds after the time was up: what had been saved by then counts. */
  | 'SERVER'
  /** The student, by submitting. */
  | 'STUDENT';

/** Extra time that an attempt got. */
export type AttemptExtension = {
  __typename?: 'AttemptExtension';
  /** When it was given. */
  extendedAt: Scalars['DateTime']['output'];
  /** The extension's id. */
  id: Scalars['ID']['output'];
  /** The extra time, in minutes. */
  minutes: Scalars['Int']['output'];
  /** The reason; plain text. */
  reason: Scalars['String']['output'];
};

/** The messages of admins to the student of an attempt. */
export type AttemptNotices = {
  __typename?: 'AttemptNotices';
  /** Whether an admin has closed or reopened the attempt, oldest first. */
  actions: Array<AttemptAction>;
  /** When the time is up, with extra time. */
  deadline: Scalars['DateTime']['output'];
  /** Extra time, the earliest first. */
  extensions: Array<AttemptExtension>;
  /** Messages that were sent since the attempt was started, the earliest first. */
  messages: Array<ExamMessage>;
  /** The server's clock. */
  serverTime: Scalars['DateTime']['output'];
};

/** The fields of every started attempt. */
export type AttemptTicket = {
  __typename?: 'AttemptTicket';
  /** The attempt's id. Starting the same exam again before the deadline answers the same attempt. */
  attemptId: Scalars['ID']['output'];
  /** When the time is up. Answers are accepted for a grace of 60 seconds after it. */
  deadline: Scalars['DateTime']['output'];
  /** The gateway's clock when it answered. */
  serverTime: Scalars['DateTime']['output'];
  /** When the attempt began. */
  startedAt: Scalars['DateTime']['output'];
  /** The signed ticket to hand back with the answers. Its content is the gateway's own business. */
  token: Scalars['String']['output'];
};

/** An action of an admin. */
export type AuditAction =
  /** Accepted late answers. */
  | 'ACCEPT'
  /** Archived it: by hand, or because students have results in what was to be deleted. */
  | 'ARCHIVE'
  /** Blocked an account. */
  | 'BLOCK'
  /** Closed running attempts. */
  | 'CLOSE_ATTEMPTS'
  /** Corrected the answer key; the list of key corrections has the details. */
  | 'CORRECT_KEY'
  /** Created the object. */
  | 'CREATE'
  /** Deleted it. */
  | 'DELETE'
  /** Ended the enrolment of a student. */
  | 'END_ENROLLMENT'
  /** Ended a person's grant in a course. */
  | 'END_GRANT'
  /** Ended all sessions of an account. */
  | 'END_SESSIONS'
  /** Enrolled a student. */
  | 'ENROLL'
  /** Excluded attempts from their contests. */
  | 'EXCLUDE_ATTEMPTS'
  /** Gave running attempts more time. */
  | 'EXTRA_TIME'
  /** Made a person a teacher or a marker of a course. */
  | 'GIVE_GRANT'
  /** Gave students a time of their own. */
  | 'GIVE_WINDOW'
  /** Imported students. */
  | 'IMPORT'
  /** Marked a written exam. */
  | 'MARK'
  /** Moved it to another place in its course. */
  | 'MOVE'
  /** Took exclusions of attempts back. */
  | 'READMIT_ATTEMPTS'
  /** Set the final marks of a written exam that two people had marked. */
  | 'RECONCILE'
  /** Refused late answers or a challenge. */
  | 'REFUSE'
  /** Opened closed attempts again. */
  | 'REOPEN_ATTEMPTS'
  /** Restored it after it was archived. */
  | 'RESTORE'
  /** Returned the work that was submitted for an assignment. */
  | 'RETURN'
  /** Sent a code for a new password. */
  | 'SEND_CODE'
  /** Sent invitations to imported accounts. */
  | 'SEND_INVITATIONS'
  /** Sent a message to everybody who takes the exam. */
  | 'SEND_MESSAGE'
  /** Set the limits of registration. */
  | 'SET_REGISTRATION'
  /** Set what students see of their results. */
  | 'SET_RELEASE_RULE'
  /** The roster of an exam campaign was stored, changed or removed. */
  | 'SET_ROSTER'
  /** Let a blocked account sign in again. */
  | 'UNBLOCK'
  /** Changed fields of it. */
  | 'UPDATE'
  /** Took students' own time back. */
  | 'WITHDRAW_WINDOW';

/** A field that a write has changed. Long values are cut around the difference. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** The value afterwards; null if it is empty. If both are null, the log does not hold the values, because they are personal data. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before; null if it was empty. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field, such as `title` or `price`. */
  field: Scalars['String']['output'];
};

/** One change by an admin. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The action. */
  action: AuditAction;
  /** The person who made the change; null if the account was deleted. */
  actor?: Maybe<AuditPerson>;
  /** When it was made. ISO 8601. */
  at: Scalars['String']['output'];
  /** The fields that have changed. */
  changes: Array<AuditChange>;
  /** The entry's id. */
  id: Scalars['ID']['output'];
  /** False if it is not known whether the change was stored: the server was stopped meanwhile, or failed. */
  isFinished: Scalars['Boolean']['output'];
  /** The kind of the changed object; null for a kind that this gateway does not have. */
  kind?: Maybe<AuditKind>;
  /** The id of the content that it is about; null if it is about a person alone. */
  objectId?: Maybe<Scalars['ID']['output']>;
  /** The student that it concerns; null if there is none, or the account was deleted. */
  person?: Maybe<AuditPerson>;
  /** The title of that content at that time. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The entries of this page, the newest first. */
  nodes: Array<AuditEntry>;
  /** The number of matching entries: exact if `totalCountIsExact`, otherwise a lower bound. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` counts all. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The kind of object that an entry of the audit log is about. */
export type AuditKind =
  /** A student's result from elsewhere. */
  | 'ACADEMIC_RESULT'
  /** A unit of an academic course. */
  | 'ACADEMIC_UNIT'
  /** An account: its addresses and role. */
  | 'ACCOUNT'
  /** An admission course. */
  | 'ADMISSION_COURSE'
  /** An assignment. */
  | 'ASSIGNMENT'
  /** Work that was submitted for an assignment. */
  | 'ASSIGNMENT_SUBMISSION'
  /** A campaign. */
  | 'CAMPAIGN'
  /** A chapter. */
  | 'CHAPTER'
  /** A course of a class, or of another type. */
  | 'COURSE'
  /** An enrolment. */
  | 'ENROLLMENT'
  /** A single exam. */
  | 'EXAM'
  /** An exam campaign. */
  | 'EXAM_CAMPAIGN'
  /** An exam year of a unit. */
  | 'EXAM_YEAR'
  /** A person's grant in a course. */
  | 'GRANT'
  /** A challenged question. */
  | 'KEY_CHALLENGE'
  /** Answers that came late. */
  | 'LATE_ANSWERS'
  /** A lesson. */
  | 'LESSON'
  /** A note. */
  | 'NOTE'
  /** A multi-subject paper. */
  | 'PAPER'
  /** Questions of the question bank. */
  | 'QUESTION_BANK'
  /** A student's result in an exam. */
  | 'RESULT'
  /** A student record. */
  | 'STUDENT'
  /** A subject. */
  | 'SUBJECT'
  /** A unit of an admission course. */
  | 'UNIT';

/** A person in the audit log. */
export type AuditPerson = {
  __typename?: 'AuditPerson';
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** The name, or an address of an admin without one; null if there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** The id of the student record; null for an account without one, and for the admin who made the change. */
  studentId?: Maybe<Scalars['ID']['output']>;
};

/** Questions that were drawn for a rule. */
export type BankDraw = {
  __typename?: 'BankDraw';
  /** The number of questions that match the rule, whatever the other rules draw. */
  matchingCount: Scalars['Int']['output'];
  /** The questions, in random order; fewer than asked for if there are not more. Empty if only counted. */
  questions: Array<BankQuestion>;
};

/** The rules by which questions are drawn for an exam. */
export type BankDrawInput = {
  /** Only counts what fits each rule. */
  countOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The same by hashes, at most 4,000: the MD5 in lower-case hexadecimal of the question's text and, sorted by code points, the texts of its
   * options, each in Unicode form NFC and without white space around it, joined by U+001F.
   */
  examQuestionHashes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Questions that the exam has, by their texts; none of them is drawn. At most 4,000; for long ones send `examQuestionHashes`. */
  examQuestions?: InputMaybe<Array<ExamQuestionTextInput>>;
  /** The rules, 1 to 20; no question is drawn twice. */
  rules: Array<BankDrawRuleInput>;
  /** Of the multiple-choice questions, only those with one correct option, as single exams need. */
  singleAnswer: Scalars['Boolean']['input'];
};

/** A number of questions to draw, and their place in the bank. */
export type BankDrawRuleInput = {
  /** Only of this chapter; empty: only those without one. Left out: any. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** The number of questions, 1 to 200. */
  count: Scalars['Int']['input'];
  /** Only of this difficulty. */
  difficulty?: InputMaybe<Difficulty>;
  /** Only of this kind. */
  kind?: InputMaybe<BankQuestionKind>;
  /** Only of this subject; empty: only those without one. Left out: any. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Only with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** With `kind: WRITTEN`: no creative questions. */
  withoutCreative?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An option of a question of the bank with its key. */
export type BankOption = {
  __typename?: 'BankOption';
  /** Whether it belongs to the right answer. */
  isCorrect: Scalars['Boolean']['output'];
  /** The option: plain text with LaTeX between dollar signs. */
  text: Scalars['String']['output'];
};

/** An option of a question of the bank. */
export type BankOptionInput = {
  /** Whether it belongs to the right answer. */
  isCorrect: Scalars['Boolean']['input'];
  /** The option, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A subject of the bank with one of its chapters. */
export type BankPlace = {
  __typename?: 'BankPlace';
  /** The chapter; empty for questions without one. */
  chapter: Scalars['String']['output'];
  /** The number of its questions. */
  count: Scalars['Int']['output'];
  /** The subject; empty for questions without one. */
  subject: Scalars['String']['output'];
};

/** The place of questions in the bank; at most 100 characters each, tags 40. */
export type BankPlaceInput = {
  /** The chapter, at most 100 characters. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** The difficulty; null: nobody has judged it. */
  difficulty?: InputMaybe<Difficulty>;
  /** The subject, at most 100 characters. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 tags, each of 1 to 40 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A question of the bank with its key: exams get copies of it. */
export type BankQuestion = {
  __typename?: 'BankQuestion';
  /** The chapter; empty if none was entered. */
  chapter: Scalars['String']['output'];
  /** When it came into the bank. */
  createdAt: Scalars['DateTime']['output'];
  /** The difficulty; null if nobody has judged it. */
  difficulty?: Maybe<Difficulty>;
  /** The explanation of the right answer, or the guidelines for a written answer; null if there is none. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** Whether it is archived: it is not offered for exams. */
  isArchived: Scalars['Boolean']['output'];
  /** Its kind. */
  kind: BankQuestionKind;
  /** The options with their key, in their order; none for a written question. */
  options: Array<BankOption>;
  /** Marks that a copy in an exam begins with; of a creative question the sum of its parts. */
  points: Scalars['Float']['output'];
  /** Counts up with every change; `updateBankQuestion` takes it. */
  revision: Scalars['Int']['output'];
  /** The subject; empty if none was entered. */
  subject: Scalars['String']['output'];
  /** Its tags. */
  tags: Array<Scalars['String']['output']>;
  /** The question: plain text with LaTeX between dollar signs, in the forms of docs/decisions/068. */
  text: Scalars['String']['output'];
  /** The number of exams that contain it, by the texts of question and options; archived exams count. */
  usageCount: Scalars['Int']['output'];
  /** The exams it stands in, with their statistics; at most 20. One call for each question. Null if they cannot be read. */
  usages?: Maybe<Array<BankUsage>>;
};

/** A page of questions of the bank. */
export type BankQuestionConnection = {
  __typename?: 'BankQuestionConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The questions of this page, the newest first. */
  nodes: Array<BankQuestion>;
  /** The total number of matches. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A question for the bank. */
export type BankQuestionInput = {
  /** The explanation of the right answer, or the guidelines for a written answer; 1 to 4,000 characters. Null: none. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** Multiple choice or written. `CREATIVE` means `WRITTEN`: whether a written question is a creative one follows from its text. */
  kind?: InputMaybe<BankQuestionKind>;
  /** The options of a multiple-choice question, 2 to 10, no two of them the same, at least one correct; none of a written one. */
  options?: InputMaybe<Array<BankOptionInput>>;
  /** The place of the question in the bank. */
  place?: InputMaybe<BankPlaceInput>;
  /**
   * Marks that a copy in an exam begins with: more than 0, below 1,000, up to five decimals. Those of a creative question are the sum of its
   * parts, whatever is sent.
   */
  points: Scalars['Float']['input'];
  /** The question, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** The kinds of questions in the bank. */
export type BankQuestionKind =
  /** A written question of the board's form: a stem, and parts with marks (docs/decisions/068). */
  | 'CREATIVE'
  /** With options to choose from. */
  | 'MCQ'
  /** To be answered in writing. As a filter it includes creative questions. */
  | 'WRITTEN';

/** A tag in the bank. */
export type BankTag = {
  __typename?: 'BankTag';
  /** The number of questions that have it. */
  count: Scalars['Int']['output'];
  /** The tag. */
  tag: Scalars['String']['output'];
};

/** An exam that a question of the bank stands in, and how it was answered there. */
export type BankUsage = {
  __typename?: 'BankUsage';
  /** The number of those who answered the question right; null with `examinedCount`. */
  correctCount?: Maybe<Scalars['Int']['output']>;
  /** Correlation between this question and the number of right answers to the others, -1 to 1; null where either does not vary. */
  discrimination?: Maybe<Scalars['Float']['output']>;
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  examKind: ExamKind;
  /**
   * Submissions that the exam's statistics have examined: first attempts, without accounts of admins. Null for a written question, and if they
   * were not computed, because the statistics of the exams before this one took long enough.
   */
  examinedCount?: Maybe<Scalars['Int']['output']>;
  /** Whether the same options are correct in the exam; they are not if one of the two was corrected. */
  hasSameKey: Scalars['Boolean']['output'];
  /** Whether the exam is archived. */
  isArchived: Scalars['Boolean']['output'];
  /**
   * Of a written question: how many first attempts have marks for it, without accounts of admins and attempts that were marked as a whole. Null for a
   * multiple-choice question, and if it was not computed.
   */
  markedCount?: Maybe<Scalars['Int']['output']>;
  /** The mean of these marks; null without any. */
  meanMarks?: Maybe<Scalars['Float']['output']>;
  /** The exam's title. */
  title: Scalars['String']['output'];
};

/** Subjects with their chapters, and tags that questions of the bank have, for filters. Archived questions do not count. */
export type BankWords = {
  __typename?: 'BankWords';
  /** Subjects with their chapters, at most 1,000. */
  places: Array<BankPlace>;
  /** Tags, the most frequent first; at most 1,000. */
  tags: Array<BankTag>;
};

/** The PDF that is to be uploaded in parts. */
export type BeginAnswerUploadInput = {
  /** The size of the whole PDF, in bytes; at most 10 MB. */
  sizeBytes: Scalars['Int']['input'];
  /** The ticket's `token` of the running attempt. */
  ticket: Scalars['String']['input'];
};

/** An upload has begun. */
export type BeginAnswerUploadPayload = {
  __typename?: 'BeginAnswerUploadPayload';
  /** The offset of the first part: 0. */
  offsetBytes: Scalars['Int']['output'];
  /** The size of every part but the last one, in bytes. */
  partSizeBytes: Scalars['Int']['output'];
  /** The upload's id: with it the upload goes on after a lost connection or a reload. It is forgotten after a day. */
  uploadId: Scalars['ID']['output'];
};

/** A new import. */
export type BeginRosterImportInput = {
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
  /** Whether the list adds to the roster or replaces it. */
  mode: RosterImportMode;
};

/** The import, which is empty, and changes nothing before it is applied. It is deleted after a day. */
export type BeginRosterImportPayload = {
  __typename?: 'BeginRosterImportPayload';
  /** Its id. */
  importId: Scalars['ID']['output'];
};

/** The account is blocked. */
export type BlockPersonPayload = {
  __typename?: 'BlockPersonPayload';
  /** The person with `blockedAt`. */
  person: Person;
};

/** A campaign that students can register for. */
export type Campaign = {
  __typename?: 'Campaign';
  /** A description. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** The campaign's id. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has registered; false for a visitor. */
  isRegistered: Scalars['Boolean']['output'];
  /** The number of registered students. */
  registeredCount: Scalars['Int']['output'];
  /** When it begins. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The exam of an exam campaign, without its questions: these come with the ticket of `startExam` or `startMultiSubjectExam`. */
export type CampaignExam = Exam | MultiSubjectExam;

/** A student's registration for a campaign, for admins. Details that were not given are null. */
export type CampaignRegistration = {
  __typename?: 'CampaignRegistration';
  /** The class; null in a campaign without an exam. */
  className?: Maybe<Scalars['String']['output']>;
  /** The district (zila). */
  district?: Maybe<Scalars['String']['output']>;
  /** The e-mail address that was entered; otherwise that of the profile, otherwise the login address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The school or college. */
  institution?: Maybe<Scalars['String']['output']>;
  /** A mobile number. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The name that was entered for an exam campaign; otherwise that of the profile. The same holds for the other details. */
  name?: Maybe<Scalars['String']['output']>;
  /** When the student registered. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the merit list may name the student; null in a campaign without an exam. */
  showInMeritList?: Maybe<Scalars['Boolean']['output']>;
  /** The id of the student's record. */
  studentId: Scalars['ID']['output'];
};

/** A page of registrations. */
export type CampaignRegistrationConnection = {
  __typename?: 'CampaignRegistrationConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The registrations of this page, the earliest first. */
  nodes: Array<CampaignRegistration>;
  /** The total number of registrations. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A candidate on the roster of an exam campaign. The account need not exist yet: it is recognized by its address when it signs up. */
export type Candidate = {
  __typename?: 'Candidate';
  /** An e-mail address, or a mobile number of 88 and 11 digits. */
  address: Scalars['String']['output'];
  /** The id of the entry. */
  id: Scalars['ID']['output'];
  /** The name; null if the list has none. */
  name?: Maybe<Scalars['String']['output']>;
  /** When that student registered. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The roll number; null if the list has none. */
  rollNumber?: Maybe<Scalars['String']['output']>;
  /** The id of the record of the student who is registered with it; null if nobody is. */
  studentId?: Maybe<Scalars['ID']['output']>;
};

/** A page of candidates. */
export type CandidateConnection = {
  __typename?: 'CandidateConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The candidates of this page, in the order of the list. */
  nodes: Array<Candidate>;
  /** The total number of candidates. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A challenge of a question in one's own review. */
export type ChallengeKeyInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** The error, and the reason: 10 to 1,000 characters of plain text. */
  reason: Scalars['String']['input'];
};

/** The challenge is stored. */
export type ChallengeKeyPayload = {
  __typename?: 'ChallengeKeyPayload';
  /** The challenge. */
  challenge: KeyChallenge;
};

/** The password of now, and the one from now on. */
export type ChangePasswordInput = {
  /** The code of the authenticator app or a recovery code, for an account with a second factor. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's password, 1 to 128 characters. */
  currentPassword: Scalars['String']['input'];
  /** The new one, 8 to 128 characters. */
  password: Scalars['String']['input'];
};

/** The new password holds; all other sessions of the account are over. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** A score that a correction changes. */
export type ChangedScore = {
  __typename?: 'ChangedScore';
  /** Whether ranks and merit lists use this submission. */
  countsForRank: Scalars['Boolean']['output'];
  /** The id of the submission; a result can have several. */
  id: Scalars['ID']['output'];
  /** Marks after the correction, with two decimals at most. */
  newScore: Scalars['Float']['output'];
  /** Marks now, with two decimals at most. */
  oldScore: Scalars['Float']['output'];
  /** The id of the result. */
  resultId: Scalars['ID']['output'];
  /** The student's name; null if they have not entered it. */
  studentName?: Maybe<Scalars['String']['output']>;
};

/** A chapter of a subject. */
export type Chapter = {
  __typename?: 'Chapter';
  /** Its notes, in order. */
  contents?: Maybe<Array<Content>>;
  /** The number of single exams of the chapter, those of its parts included; null when the host does not count. */
  examCount?: Maybe<Scalars['Int']['output']>;
  /** Its exams. */
  exams?: Maybe<Array<Exam>>;
  /** The chapter's id. */
  id: Scalars['ID']['output'];
  /** The number of lessons of the chapter; null when the host does not count. */
  lessonCount?: Maybe<Scalars['Int']['output']>;
  /** Its lessons, in order. */
  lessons?: Maybe<Array<Lesson>>;
  /** The number of notes of the chapter; null when the host does not count. */
  noteCount?: Maybe<Scalars['Int']['output']>;
  /** The subject it belongs to. */
  subject?: Maybe<Subject>;
  /** A summary of the chapter. */
  summary?: Maybe<Scalars['String']['output']>;
  /** The chapter's title. */
  title: Scalars['String']['output'];
};

/** The changes that an import would make; nothing was stored. */
export type CheckStudentImportPayload = {
  __typename?: 'CheckStudentImportPayload';
  /** The dry run. */
  import: StudentImport;
};

/** The six groups that academic courses are shown in (specification, section 9). */
export type ClassCode =
  /** Class six. */
  | 'CLASS_06'
  /** Class seven. */
  | 'CLASS_07'
  /** Class eight. */
  | 'CLASS_08'
  /** Class nine. */
  | 'CLASS_09'
  /** Class ten. */
  | 'CLASS_10'
  /** Classes eleven and twelve. */
  | 'CLASS_11_12';

/** Attempts that end now. */
export type CloseExamEarlyInput = {
  /** Only these attempts, 1 to 500; left out: all running attempts, and the campaigns of the exam end. */
  attemptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The reason, 1 to 500 characters; the students see it. */
  reason: Scalars['String']['input'];
};

/** The attempts are closed. */
export type CloseExamEarlyPayload = {
  __typename?: 'CloseExamEarlyPayload';
  /** The number of attempts that were running. */
  closedCount: Scalars['Int']['output'];
};

/** The code that was sent to the new address. */
export type ConfirmAddressChangeInput = {
  /** At most 6 characters. It is good for one use, for 10 minutes and for 5 tries, in the session that asked for it. */
  otp: Scalars['String']['input'];
};

/** The new address is the account's. */
export type ConfirmAddressChangePayload = {
  __typename?: 'ConfirmAddressChangePayload';
  /** The account as it is now. */
  user: User;
};

/** The viewer's password again. */
export type ConfirmPasswordInput = {
  /** The code of the authenticator app or a recovery code, for an account with a second factor. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's password, 1 to 128 characters. */
  password: Scalars['String']['input'];
};

/** The session counts as confirmed. */
export type ConfirmPasswordPayload = {
  __typename?: 'ConfirmPasswordPayload';
  /** Until then calls that change the account are accepted. */
  confirmedUntil: Scalars['DateTime']['output'];
};

/** Contact details of the site's operator. Those that are not set are null. */
export type Contact = {
  __typename?: 'Contact';
  /** The postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** The e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The page on Facebook. */
  facebookUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the values are samples that lead nowhere: those of a demonstration in which nothing is set. */
  isSample: Scalars['Boolean']['output'];
  /** The phone number, as it is shown. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The chat on WhatsApp. */
  whatsappUrl?: Maybe<Scalars['String']['output']>;
  /** The channel on YouTube. */
  youtubeUrl?: Maybe<Scalars['String']['output']>;
};

/** A note. Its title is public; its text is for enrolled students. */
export type Content = {
  __typename?: 'Content';
  /** The note's text; null for a viewer who is not enrolled in its course. */
  body?: Maybe<Scalars['HTML']['output']>;
  /** The chapter it belongs to. */
  chapter?: Maybe<Chapter>;
  /** The note's id. */
  id: Scalars['ID']['output'];
  /** The viewer's notes on it, the newest change first; null for a visitor, and where the server keeps none. */
  myNotes?: Maybe<StudentNoteConnection>;
  /** The text as it is stored, with its LaTeX, for editors; null for all but admins. */
  source?: Maybe<Scalars['String']['output']>;
  /** The note's title. */
  title: Scalars['String']['output'];
};


/** A note. Its title is public; its text is for enrolled students. */
export type ContentMyNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The item to archive or to restore. */
export type ContentItemInput = {
  /** The item's id. */
  id: Scalars['ID']['input'];
  /** The kind of item. */
  kind: ContentKind;
};

/** The kinds of content that several admins can edit at the same time. */
export type ContentKind =
  /** A unit of a course. */
  | 'ACADEMIC_UNIT'
  /** A unit of an admission course. */
  | 'ADMISSION_UNIT'
  /** A chapter of a subject. */
  | 'CHAPTER'
  /** A single exam. */
  | 'EXAM'
  /** An exam year of an admission course. */
  | 'EXAM_YEAR'
  /** A lesson. */
  | 'LESSON'
  /** The multi-subject exam of an exam year. */
  | 'MULTI_SUBJECT_EXAM'
  /** A note. */
  | 'NOTE'
  /** A subject of a course. */
  | 'SUBJECT';

/** A correction that is made. */
export type CorrectKeyInput = {
  /** The correction. */
  correction: KeyCorrectionInput;
  /** The reason: 1 to 1,000 characters of plain text, shown to every student who has taken the exam. */
  reason: Scalars['String']['input'];
};

/** The correction is made, and rescoring has begun. */
export type CorrectKeyPayload = {
  __typename?: 'CorrectKeyPayload';
  /** The exam's corrections with this one. */
  examCorrections: ExamKeyCorrections;
};

/** A course of the course API: an academic course of classes 6 to 12, or one of another type. */
export type Course = {
  __typename?: 'Course';
  /** Average rating out of 5; null when nobody has rated. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** The class code or other code it is grouped by, for example `class10`. */
  courseCode: Scalars['String']['output'];
  /** The kind of course, for example `academic`. */
  courseType: Scalars['String']['output'];
  /** A description of the course. */
  description?: Maybe<Scalars['String']['output']>;
  /** The amount subtracted from the price. A course whose price minus discount is zero or less is free. */
  discount: Scalars['Float']['output'];
  /** The number of single exams of the course, those of its parts included; null when the host does not count. */
  examCount?: Maybe<Scalars['Int']['output']>;
  /** The exams of the course as a whole. */
  exams?: Maybe<Array<Exam>>;
  /** The features of the course. */
  features: Array<CourseFeature>;
  /** The course's id (`motherId` in URLs). */
  id: Scalars['ID']['output'];
  /** Whether there is nothing in it yet: no lesson, no note and no exam. Nobody can enrol then. */
  isComingSoon: Scalars['Boolean']['output'];
  /** Whether the viewer is enrolled; false for a visitor, null when it cannot be found out now. */
  isEnrolled?: Maybe<Scalars['Boolean']['output']>;
  /** The number of lessons of the course; null when the host does not count. */
  lessonCount?: Maybe<Scalars['Int']['output']>;
  /** The number of notes of the course; null when the host does not count. */
  noteCount?: Maybe<Scalars['Int']['output']>;
  /** The full price, in dollars as the specification shows prices (section 9). */
  price: Scalars['Float']['output'];
  /** The status, which decides who can see it. */
  status: CourseStatus;
  /** The course's subjects, in the order of the curriculum. */
  subjects?: Maybe<Array<Subject>>;
  /** Opinions of former students. */
  testimonials: Array<Testimonial>;
  /** Address of the cover; null when there is none. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** The course's title. */
  title: Scalars['String']['output'];
  /** The duration of the course, in months. */
  totalDurationMonths?: Maybe<Scalars['Int']['output']>;
  /** The course's units, parts beside its subjects; in order. */
  units?: Maybe<Array<AcademicUnit>>;
};

/** One thing that a course offers. */
export type CourseFeature = {
  __typename?: 'CourseFeature';
  /** The name of its icon: `video`, `note`, `exam`, `clock`, `certificate`, `support`, `language` or `offline`. */
  icon: Scalars['String']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** One thing that a course offers. */
export type CourseFeatureInput = {
  /** The name of its icon: `video`, `note`, `exam`, `clock`, `certificate`, `support`, `language` or `offline`. */
  icon: Scalars['String']['input'];
  /** The text, 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** The lists that courses are in. */
export type CourseKind =
  /** Courses of classes 6 to 12. */
  | 'ACADEMIC'
  /** Courses for admission tests. */
  | 'ADMISSION'
  /** Courses of any other type. */
  | 'OTHER';

/** A course of any kind in the list for admins. */
export type CourseListEntry = {
  __typename?: 'CourseListEntry';
  /** The code in its URLs, for example `du` or `class10`. */
  courseCode: Scalars['String']['output'];
  /** The type in its URL: `admission`, `academic` or another word. */
  courseType: Scalars['String']['output'];
  /** The amount subtracted from the price, in dollars. */
  discount: Scalars['Float']['output'];
  /** The number of its exams, papers of exam years included. */
  examCount: Scalars['Int']['output'];
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** The list it is in. */
  kind: CourseKind;
  /** The number of its lessons; 0 for an admission course. */
  lessonCount: Scalars['Int']['output'];
  /** The number of its notes; 0 for an admission course. */
  noteCount: Scalars['Int']['output'];
  /** The full price, in dollars. */
  price: Scalars['Float']['output'];
  /** The status, which decides who can see it. */
  status: CourseStatus;
  /** The number of enrolled students. */
  studentCount: Scalars['Int']['output'];
  /** Address of the cover; null when there is none. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** The course's title or name. */
  title: Scalars['String']['output'];
};

/** A page of courses. */
export type CourseListEntryConnection = {
  __typename?: 'CourseListEntryConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The courses of this page: admission courses first, each list in its own order. */
  nodes: Array<CourseListEntry>;
  /** The total number of matches. */
  totalCount: Scalars['Int']['output'];
};

/** The status of a course, which decides who can see it. */
export type CourseStatus =
  /** Its students and admins. It is in no list, and nobody else can enrol. */
  | 'ARCHIVED'
  /** Only admins: it is being written. It has no students. */
  | 'DRAFT'
  /** Everybody: it is in all lists and open for enrolment. */
  | 'PUBLISHED';

/** The numbers of items in a course, and of its students' records. */
export type CourseUsage = {
  __typename?: 'CourseUsage';
  /** The number of its assignments. */
  assignmentCount: Scalars['Int']['output'];
  /** The number of started attempts at its exams. */
  attemptCount: Scalars['Int']['output'];
  /** The number of its chapters; 0 for an admission course. */
  chapterCount: Scalars['Int']['output'];
  /** The number of exam campaigns that use one of its exams. */
  examCampaignCount: Scalars['Int']['output'];
  /** The number of its exams, papers of exam years included. */
  examCount: Scalars['Int']['output'];
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** Whether it can be deleted: students have nothing in it, and no exam campaign uses it. Otherwise it can be archived. */
  isDeletable: Scalars['Boolean']['output'];
  /** The number of its lessons; 0 for an admission course. */
  lessonCount: Scalars['Int']['output'];
  /** The number of its notes; 0 for an admission course. */
  noteCount: Scalars['Int']['output'];
  /** The number of results of its exams. */
  resultCount: Scalars['Int']['output'];
  /** The number of enrolled students. */
  studentCount: Scalars['Int']['output'];
  /** The number of its subjects; 0 for an admission course. */
  subjectCount: Scalars['Int']['output'];
  /** The number of submissions for its assignments. */
  submissionCount: Scalars['Int']['output'];
  /** The course's title or name. */
  title: Scalars['String']['output'];
  /** The number of its units. */
  unitCount: Scalars['Int']['output'];
};

/** A new result from elsewhere. */
export type CreateAcademicResultInput = {
  /** The education board, at most 100 characters. */
  board?: InputMaybe<Scalars['String']['input']>;
  /** The exam, 1 to 200 characters. */
  examName: Scalars['String']['input'];
  /** The grade point average, 0 to 5.00. */
  gpa?: InputMaybe<Scalars['Float']['input']>;
  /** The grade, at most 20 characters. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** The school or college, at most 200 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** The id of the student's record; a student may only name their own. */
  studentId: Scalars['ID']['input'];
  /** The year of the exam, from 1950 to the current one. */
  year: Scalars['Int']['input'];
};

/** The result that was added. */
export type CreateAcademicResultPayload = {
  __typename?: 'CreateAcademicResultPayload';
  /** The result. */
  academicResult: AcademicResult;
  /** All results of that student, the newest year first; null when they cannot be read again now. */
  academicResults?: Maybe<Array<AcademicResult>>;
};

/** A new unit of a course. */
export type CreateAcademicUnitInput = {
  /** The id of the course it belongs to. */
  courseId: Scalars['ID']['input'];
  /** A description of its content, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its place in the course, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
};

/** The unit that was added. */
export type CreateAcademicUnitPayload = {
  __typename?: 'CreateAcademicUnitPayload';
  /** The unit. */
  academicUnit: AcademicUnit;
};

/** A new admission course. */
export type CreateAdmissionCourseInput = {
  /** Average rating, 0 to 5. */
  averageRating?: InputMaybe<Scalars['Float']['input']>;
  /** The code for its URLs, for example `du`: at most 80 lower-case letters, digits and hyphens. */
  courseCode: Scalars['String']['input'];
  /** A description of the test that it prepares for, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The amount subtracted from the fee, in dollars; at most the fee. */
  discount?: Scalars['Float']['input'];
  /** The duration of an enrolment, in months: 1 to 60. */
  enrollmentDurationMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The full fee in dollars, 0 to 100,000. */
  fee: Scalars['Float']['input'];
  /** Its name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its place in the list, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The status, which decides who can see it; left out: `PUBLISHED`. */
  status?: InputMaybe<CourseStatus>;
  /** Opinions of former students, at most 20 entries. */
  testimonials?: InputMaybe<Array<TestimonialInput>>;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  thumbnailUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The admission course that was added. */
export type CreateAdmissionCoursePayload = {
  __typename?: 'CreateAdmissionCoursePayload';
  /** The course. */
  admissionCourse: AdmissionCourse;
};

/** A new unit of an admission course. */
export type CreateAdmissionUnitInput = {
  /** The id of the course it belongs to. */
  courseId: Scalars['ID']['input'];
  /** A description of the test, its candidates and its content; at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its place in the course, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
};

/** The unit that was added. */
export type CreateAdmissionUnitPayload = {
  __typename?: 'CreateAdmissionUnitPayload';
  /** The unit. */
  admissionUnit: AdmissionUnit;
};

/** A new assignment. */
export type CreateAssignmentInput = {
  /** The course that it belongs to; left out: the students of all courses. Needs a host that takes submissions. */
  course?: InputMaybe<AssignmentCourseInput>;
  /** The task, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The maximum mark, 1 to 1,000; left out: no marks. Needs a host that takes submissions. */
  maxMark?: InputMaybe<Scalars['Int']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** The assignment that was added. */
export type CreateAssignmentPayload = {
  __typename?: 'CreateAssignmentPayload';
  /** The assignment. */
  assignment: Assignment;
};

/** A new campaign. */
export type CreateCampaignInput = {
  /** A description, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, after it begins. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** When it begins. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** The campaign that was added. */
export type CreateCampaignPayload = {
  __typename?: 'CreateCampaignPayload';
  /** The campaign. */
  campaign: Campaign;
};

/** A new chapter. */
export type CreateChapterInput = {
  /** Its place in the subject, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the subject it belongs to. */
  subjectId: Scalars['ID']['input'];
  /** A summary of the chapter, at most 4000 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** The chapter that was added. */
export type CreateChapterPayload = {
  __typename?: 'CreateChapterPayload';
  /** The chapter. */
  chapter: Chapter;
};

/** A new note. */
export type CreateContentInput = {
  /** The id of the chapter it belongs to. */
  chapterId: Scalars['ID']['input'];
  /** Its place in the chapter, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its text: HTML with LaTeX between dollar signs, at most 50000 characters. It is stored sanitized: only tags of the allow-list stay. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** The note that was added. */
export type CreateContentPayload = {
  __typename?: 'CreateContentPayload';
  /** The note. */
  content: Content;
};

/** A new course. */
export type CreateCourseInput = {
  /** Average rating, 0 to 5. */
  averageRating?: InputMaybe<Scalars['Float']['input']>;
  /** The code it is grouped by, for example `class10`: at most 80 lower-case letters, digits and hyphens. */
  courseCode: Scalars['String']['input'];
  /** The kind of course: `academic` for classes 6 to 12, or another word of at most 80 lower-case letters, digits and hyphens. */
  courseType: Scalars['String']['input'];
  /** A description of the course, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The amount subtracted from the price, in dollars; at most the price. */
  discount?: Scalars['Float']['input'];
  /** The features of the course, at most 20 entries. */
  features?: InputMaybe<Array<CourseFeatureInput>>;
  /** Its place in the list, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The full price in dollars, 0 to 100,000. */
  price: Scalars['Float']['input'];
  /** The status, which decides who can see it; left out: `PUBLISHED`. */
  status?: InputMaybe<CourseStatus>;
  /** Opinions of former students, at most 20 entries. */
  testimonials?: InputMaybe<Array<TestimonialInput>>;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  thumbnailUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** The duration of the course, in months: 1 to 60. */
  totalDurationMonths?: InputMaybe<Scalars['Int']['input']>;
};

/** The course that was added. */
export type CreateCoursePayload = {
  __typename?: 'CreateCoursePayload';
  /** The course. */
  course: Course;
};

/** A new exam campaign. */
export type CreateExamCampaignInput = {
  /** A description, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, after it begins. */
  endDate: Scalars['DateTime']['input'];
  /** The id of its exam. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** When it begins. */
  startDate: Scalars['DateTime']['input'];
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** The exam campaign that was added. */
export type CreateExamCampaignPayload = {
  __typename?: 'CreateExamCampaignPayload';
  /** The campaign. */
  campaign: ExamCampaign;
};

/** A new single exam. */
export type CreateExamInput = {
  /** The deduction for a question that is not right, blank ones too, in percent of its points: 0 to 100, up to two decimals. */
  negativeMarkingPercentage: Scalars['Float']['input'];
  /** The id of what it belongs to. */
  parentId: Scalars['ID']['input'];
  /** The kind of its parent. */
  parentType: ExamParentType;
  /** The score that passes, in percent of the total marks: 0 to 100, up to two decimals. */
  passingScorePercent: Scalars['Float']['input'];
  /** Its place among the exams of its parent, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The questions of an MCQ exam, in order; at most 200, each with one right option. */
  questions?: InputMaybe<Array<McqInput>>;
  /**
   * The parts that are shuffled for each attempt; left out: none. Running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  shuffle?: InputMaybe<ExamShuffle>;
  /** When it opens; left out: it is always open. */
  startingDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Time to answer, 1 to 300 minutes. */
  timeLimitMinutes: Scalars['Int']['input'];
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** The marks that can be reached: more than 0, at most 99,999, up to five decimals. */
  totalMarks: Scalars['Float']['input'];
  /** The type of the exam, which decides how it is answered. */
  type: ExamType;
  /** The questions of a written exam, in order; at most 50. */
  writtenQuestions?: InputMaybe<Array<WrittenQuestionInput>>;
};

/** The exam that was added. */
export type CreateExamPayload = {
  __typename?: 'CreateExamPayload';
  /** The exam. Lists of exams read in this payload, such as `exam { chapter { exams } }`, have it already. */
  exam: Exam;
};

/** A new exam year. */
export type CreateExamYearInput = {
  /** The paper of that year; all its fields are needed. It can be added later. */
  exam?: InputMaybe<MultiSubjectExamContentInput>;
  /** The id of the unit it belongs to. */
  unitId: Scalars['ID']['input'];
  /** The year, 1971 to 2100. */
  year: Scalars['Int']['input'];
};

/** The exam year that was added. */
export type CreateExamYearPayload = {
  __typename?: 'CreateExamYearPayload';
  /** The year, with its paper. */
  examYear: ExamYear;
};

/** A new lesson. */
export type CreateLessonInput = {
  /** The id of the chapter it belongs to. */
  chapterId: Scalars['ID']['input'];
  /** The duration of the lesson, in minutes: 1 to 600. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The ids of its exams, at most 100, each of the same chapter or of a lesson of it. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its place in the chapter, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its text: HTML with LaTeX between dollar signs, at most 20000 characters. It is stored sanitized: only tags of the allow-list stay. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** Address of its video on YouTube (`youtube.com/watch`, `youtu.be` or `youtube-nocookie.com/embed`), at most 200 characters. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The lesson that was added. */
export type CreateLessonPayload = {
  __typename?: 'CreateLessonPayload';
  /** The lesson. */
  lesson: Lesson;
};

/** A comment to keep. Without an exam it is offered in every exam. */
export type CreateMarkingCommentInput = {
  /** The exam for which alone it is offered. */
  examId?: InputMaybe<Scalars['ID']['input']>;
  /** The question of that exam for which alone it is offered. */
  questionId?: InputMaybe<Scalars['ID']['input']>;
  /** The text, 1 to 500 characters. */
  text: Scalars['String']['input'];
};

/** The comment is kept. */
export type CreateMarkingCommentPayload = {
  __typename?: 'CreateMarkingCommentPayload';
  /** The comment. */
  comment: MarkingComment;
};

/** A new multi-subject exam: the paper of an exam year. */
export type CreateMultiSubjectExamInput = {
  /** The deduction for a wrong answer, in percent of its points: 0 to 100, up to two decimals. */
  negativeMarkingPercentage: Scalars['Float']['input'];
  /**
   * The parts that are shuffled for each attempt; left out: none. Running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  shuffle?: InputMaybe<ExamShuffle>;
  /** Its subjects in the order of the paper, 1 to 20. */
  subjects: Array<ExamSubjectInput>;
  /** Time to answer, 1 to 300 minutes. */
  timeLimitMinutes: Scalars['Int']['input'];
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** The id of the exam year, which must have no paper yet. */
  yearId: Scalars['ID']['input'];
};

/** The exam that was added. */
export type CreateMultiSubjectExamPayload = {
  __typename?: 'CreateMultiSubjectExamPayload';
  /** The exam; its `year` has it as its paper by now. */
  exam: MultiSubjectExam;
};

/** A new note, written to exactly one of `lessonId` and `contentId`. */
export type CreateNoteInput = {
  /** The id of the note of the course it is written to. */
  contentId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the lesson it is written to. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The text, 1 to 5000 characters. */
  text: Scalars['String']['input'];
  /** The place in the lesson's video that it belongs to, in seconds; 0 to 86400. */
  videoSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** The note that was written. */
export type CreateNotePayload = {
  __typename?: 'CreateNotePayload';
  /** The note. */
  note: StudentNote;
};

/**
 * A new student record; omitted fields are empty. Without personal details the contact is that of the account. Texts as in
 * `UpdateStudentInput`.
 */
export type CreateStudentInput = {
  /** The student's postal address. */
  address?: InputMaybe<AddressInput>;
  /** The name to print on certificates; at most 100 characters. */
  certificateName?: InputMaybe<Scalars['String']['input']>;
  /** A single e-mail address for contact; at most 254 characters. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number for contact; at most 20 characters. */
  contactMobile?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, as `YYYY-MM-DD`: an existing day, from 1900 to today. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Schooling so far. */
  educationalBackground?: InputMaybe<EducationalBackgroundInput>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** The name the student goes by; at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The id of the account that it is for; left out: the viewer's own. Another one is for admins. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The record as stored. */
export type CreateStudentPayload = {
  __typename?: 'CreateStudentPayload';
  /** The new record. */
  student: Student;
  /** The viewer after the change. Null when it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** A new subject. */
export type CreateSubjectInput = {
  /** The id of the course it belongs to. */
  courseId: Scalars['ID']['input'];
  /** A description of its content, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its place in the course, from 0; left out: the last. */
  position?: InputMaybe<Scalars['Int']['input']>;
};

/** The subject that was added. */
export type CreateSubjectPayload = {
  __typename?: 'CreateSubjectPayload';
  /** The subject. */
  subject: Subject;
};

/** An exam that runs now or starts soon. */
export type CurrentExam = {
  __typename?: 'CurrentExam';
  /** The id of the exam campaign that it is listed for; null without one. An exam of two campaigns is listed for each. */
  campaignId?: Maybe<Scalars['ID']['output']>;
  /** The campaign's title; null without a campaign. */
  campaignTitle?: Maybe<Scalars['String']['output']>;
  /** When the campaign ends; null without a campaign. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The number of students who have registered for the campaign; null without a campaign. */
  registeredCount?: Maybe<Scalars['Int']['output']>;
  /** Open attempts. */
  runningCount: Scalars['Int']['output'];
  /** When the campaign starts, or the single exam opens; null for an exam without a time. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's title. */
  title: Scalars['String']['output'];
};

/** The decision about late answers. */
export type DecideLateAnswersInput = {
  /** True: they count. False: they do not. */
  accept: Scalars['Boolean']['input'];
  /** Needed, and true, to accept answers with `receivedAfterRelease`: they count nevertheless. */
  confirmsAfterRelease?: InputMaybe<Scalars['Boolean']['input']>;
  /** The sheet's id. */
  id: Scalars['ID']['input'];
  /** Needed to accept once the merit list of the contest is published: why it changes, 1 to 500 characters. Everybody can read it. */
  publishedReason?: InputMaybe<Scalars['String']['input']>;
  /** The reason, as the student sees it: plain text, at most 2,000 characters. Required to accept and to refuse. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** It is decided. */
export type DecideLateAnswersPayload = {
  __typename?: 'DecideLateAnswersPayload';
  /** The sheet; where it counts now, `attempt.result` is the result with it. */
  lateAnswers: LateAnswers;
};

/** The result from elsewhere to delete. */
export type DeleteAcademicResultInput = {
  /** The result's id. */
  id: Scalars['ID']['input'];
};

/** The result was deleted. */
export type DeleteAcademicResultPayload = {
  __typename?: 'DeleteAcademicResultPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The unit to delete. */
export type DeleteAcademicUnitInput = {
  /** The id of the course it belongs to. */
  courseId: Scalars['ID']['input'];
  /** Archives it with its exams, where students have results in them: the results stay. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The unit's id. */
  id: Scalars['ID']['input'];
};

/** The unit was deleted. */
export type DeleteAcademicUnitPayload = {
  __typename?: 'DeleteAcademicUnitPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The account was deleted, with all its data. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** The admission course to delete. */
export type DeleteAdmissionCourseInput = {
  /** Archives it with all below it, where students have something in it: their results stay. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The course's id. */
  id: Scalars['ID']['input'];
};

/** The admission course was deleted. */
export type DeleteAdmissionCoursePayload = {
  __typename?: 'DeleteAdmissionCoursePayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The unit to delete. */
export type DeleteAdmissionUnitInput = {
  /** Archives it with all below it, where students have results in it: the results stay. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The unit's id. */
  id: Scalars['ID']['input'];
};

/** The unit was deleted. */
export type DeleteAdmissionUnitPayload = {
  __typename?: 'DeleteAdmissionUnitPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The assignment to delete. */
export type DeleteAssignmentInput = {
  /** The assignment's id. */
  id: Scalars['ID']['input'];
};

/** The assignment was deleted. */
export type DeleteAssignmentPayload = {
  __typename?: 'DeleteAssignmentPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The campaign to delete. */
export type DeleteCampaignInput = {
  /** Deletes it although students are registered for it: their registrations go too. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The campaign's id. */
  id: Scalars['ID']['input'];
};

/** The campaign was deleted. */
export type DeleteCampaignPayload = {
  __typename?: 'DeleteCampaignPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The course to delete. */
export type DeleteCourseInput = {
  /** Archives it with all below it, where students have something in it: their results stay. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The course's id. */
  id: Scalars['ID']['input'];
};

/** The course was deleted. */
export type DeleteCoursePayload = {
  __typename?: 'DeleteCoursePayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The exam campaign to delete. */
export type DeleteExamCampaignInput = {
  /** Deletes it although students are registered for it: their registrations go too. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The campaign's id. */
  id: Scalars['ID']['input'];
};

/** The exam campaign was deleted; results of its exam stay. */
export type DeleteExamCampaignPayload = {
  __typename?: 'DeleteExamCampaignPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The exam to delete. */
export type DeleteExamInput = {
  /** Archives it where students have results in it: it is removed from every list, and the results stay. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The exam's id. */
  id: Scalars['ID']['input'];
};

/** The exam was deleted. */
export type DeleteExamPayload = {
  __typename?: 'DeleteExamPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The result of a single exam to delete. */
export type DeleteExamResultInput = {
  /** The result's id. */
  id: Scalars['ID']['input'];
};

/** The result was deleted, with all its versions. */
export type DeleteExamResultPayload = {
  __typename?: 'DeleteExamResultPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The exam year to delete. */
export type DeleteExamYearInput = {
  /** Archives it with its paper, where students have results in it: the results stay. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The year's id. */
  id: Scalars['ID']['input'];
};

/** The exam year was deleted. */
export type DeleteExamYearPayload = {
  __typename?: 'DeleteExamYearPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The comment to delete. */
export type DeleteMarkingCommentInput = {
  /** The comment's id. */
  id: Scalars['ID']['input'];
};

/** The comment was deleted. */
export type DeleteMarkingCommentPayload = {
  __typename?: 'DeleteMarkingCommentPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
};

/** The result of a multi-subject exam to delete. */
export type DeleteMultiSubjectExamResultInput = {
  /** The result's id. */
  id: Scalars['ID']['input'];
};

/** The result was deleted, with all its versions. */
export type DeleteMultiSubjectExamResultPayload = {
  __typename?: 'DeleteMultiSubjectExamResultPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The note to delete. */
export type DeleteNoteInput = {
  /** The note's id. */
  id: Scalars['ID']['input'];
};

/** The note was deleted. */
export type DeleteNotePayload = {
  __typename?: 'DeleteNotePayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
};

/** The account is deleted. */
export type DeletePersonPayload = {
  __typename?: 'DeletePersonPayload';
  /** The id of the deleted student record. */
  deletedId: Scalars['ID']['output'];
};

/** The student record to delete. */
export type DeleteStudentInput = {
  /** The record's id; only admins may name another one than their own. */
  id: Scalars['ID']['input'];
};

/** The record was deleted, with its enrolments and registrations; the account and its exam results stay. */
export type DeleteStudentPayload = {
  __typename?: 'DeleteStudentPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** The server's message. */
  message: Scalars['String']['output'];
  /** The viewer after the change. Null when it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** The draft to delete. */
export type DeleteTextDraftInput = {
  /** Id of the lesson or note, or of the chapter of a new one. */
  itemId: Scalars['ID']['input'];
  /** The kind of item that it was written for. */
  kind: TextDraftKind;
};

/** The result of deleting a draft. */
export type DeleteTextDraftPayload = {
  __typename?: 'DeleteTextDraftPayload';
  /** Id of the lesson or note, or of the chapter of a new one. */
  itemId: Scalars['ID']['output'];
};

/** The difficulty of a question, as an admin judges it. */
export type Difficulty =
  /** Nearly everybody should know it. */
  | 'EASY'
  /** For the best. */
  | 'HARD'
  /** In between. */
  | 'MEDIUM';

/** Login no longer asks for a code. */
export type DisableSecondFactorPayload = {
  __typename?: 'DisableSecondFactorPayload';
  /** The person with the second factor as it is now; null if it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** A page of the download. */
export type DownloadDataInput = {
  /** The `endCursor` of the previous page; null for the first page. */
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A page of what is stored about the viewer. Results that are withheld stay so. */
export type DownloadDataPayload = {
  __typename?: 'DownloadDataPayload';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** A JSON document. Lists that do not fit go on under the same name on the next page. */
  json: Scalars['String']['output'];
};

/** The item to copy, and where to. */
export type DuplicateContentInput = {
  /** The item's id. */
  id: Scalars['ID']['input'];
  /** The kind of item. */
  kind: ContentKind;
  /**
   * Another parent of the same kind, for example another course for a subject: the copy comes last there. Without it the copy comes right after the
   * item.
   */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The title of the copy, 1 to 200 characters; without it that of the item. Exam years have none. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Of a copied exam year, 1971 to 2100; without it the year after the newest of the same unit, or the same year in another unit. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The copy of an item. */
export type DuplicateContentPayload = {
  __typename?: 'DuplicateContentPayload';
  /** The id of the copy. */
  copyId: Scalars['ID']['output'];
  /** The number of copied items, the item itself included. */
  itemCount: Scalars['Int']['output'];
};

/** An item of content, a course, an assignment or a campaign, as it is opened for editing. */
export type EditableContent = {
  __typename?: 'EditableContent';
  /** The course, if it is an admission course. */
  admissionCourse?: Maybe<AdmissionCourse>;
  /** The assignment, if it is one. */
  assignment?: Maybe<Assignment>;
  /** The campaign, if it is one without an exam. */
  campaign?: Maybe<Campaign>;
  /** When it was changed last; null if it never was since it was added. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name or address of who changed it last; null if that is not known. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The course, if it is one of classes, or of another type. */
  course?: Maybe<Course>;
  /** The exam, if it is a single one. */
  exam?: Maybe<Exam>;
  /** The campaign, if it is one with an exam. */
  examCampaign?: Maybe<ExamCampaign>;
  /** The item's id. */
  id: Scalars['ID']['output'];
  /** Address of a subject's picture; null if it has none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** The lesson, if it is one. */
  lesson?: Maybe<Lesson>;
  /** The exam, if it is one of several subjects. */
  multiSubjectExam?: Maybe<MultiSubjectExam>;
  /** The note, if it is one. */
  note?: Maybe<Content>;
  /** The id of what it is directly in: a course, subject, chapter, lesson, unit or exam year; null for courses, assignments and campaigns, and if the host does not say. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The title or name of what it is directly in; null for courses, assignments and campaigns, and if the host does not say. */
  parentTitle?: Maybe<Scalars['String']['output']>;
  /**
   * Changes when the item is changed. Sent with an update, it keeps that from replacing what somebody else has saved meanwhile. Null if the host
   * has no revisions.
   */
  revision?: Maybe<Scalars['ID']['output']>;
  /** The description of a subject or unit, the summary of a chapter; null if it has none. */
  summary?: Maybe<Scalars['String']['output']>;
  /** The title or name, or the year of an exam year; null if the host has no revisions. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A student's schooling; parts that are not known are null. */
export type EducationalBackground = {
  __typename?: 'EducationalBackground';
  /** The student's present occupation. */
  currentStatus?: Maybe<Scalars['String']['output']>;
  /** Grades or GPA, as the student writes it. */
  gradesGpa?: Maybe<Scalars['String']['output']>;
  /** The last school or college. */
  lastInstitution?: Maybe<Scalars['String']['output']>;
  /** The last level, for example HSC. */
  lastLevel?: Maybe<Scalars['String']['output']>;
};

/** Schooling to store; a part left out becomes empty. */
export type EducationalBackgroundInput = {
  /** The student's present occupation; at most 200 characters. */
  currentStatus?: InputMaybe<Scalars['String']['input']>;
  /** Grades or GPA; at most 50 characters. */
  gradesGpa?: InputMaybe<Scalars['String']['input']>;
  /** The last school or college; at most 200 characters. */
  lastInstitution?: InputMaybe<Scalars['String']['input']>;
  /** The last level, for example HSC; at most 100 characters. */
  lastLevel?: InputMaybe<Scalars['String']['input']>;
};

/** The first code of the authenticator app. */
export type EnableSecondFactorInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
};

/** From now on the login requires a code. */
export type EnableSecondFactorPayload = {
  __typename?: 'EnableSecondFactorPayload';
  /** Codes to log in without the app, each for one use. They cannot be read again. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The person with the second factor as it is now; null if it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** The student and the course whose enrolment ends. */
export type EndEnrollmentInput = {
  /** The kind of course. */
  category: EnrollmentCategory;
  /** The course's id. */
  courseId: Scalars['ID']['input'];
  /** The id of the student record. */
  studentId: Scalars['ID']['input'];
};

/** The enrolment has ended; progress and results stay. */
export type EndEnrollmentPayload = {
  __typename?: 'EndEnrollmentPayload';
  /** The person without the enrolment. */
  person: Person;
};

/** The person and the course whose grant ends. */
export type EndGrantInput = {
  /** The kind of course. */
  category: EnrollmentCategory;
  /** The course's id. */
  courseId: Scalars['ID']['input'];
  /** The id of the student record. */
  studentId: Scalars['ID']['input'];
};

/** The grant has ended. */
export type EndGrantPayload = {
  __typename?: 'EndGrantPayload';
  /** The person without the grant; null if it cannot be read again now. */
  person?: Maybe<Person>;
};

/** Only this session is left. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** The person with the session that is left; null if it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** The sessions have ended. */
export type EndPersonSessionsPayload = {
  __typename?: 'EndPersonSessionsPayload';
  /** The person; null if it cannot be read again now. */
  person?: Maybe<Person>;
};

/** Names a session of the viewer. */
export type EndSessionInput = {
  /** The session's id. */
  id: Scalars['ID']['input'];
};

/** The sessions that are left. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** The session that is over. */
  endedId: Scalars['ID']['output'];
  /** The person with the sessions that are left; null after the own session was ended, and if it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** The course to enrol the viewer in. */
export type EnrollInput = {
  /** The kind of course. */
  category: EnrollmentCategory;
  /** The course's id. */
  courseId: Scalars['ID']['input'];
};

/** The enrolment is made; the course that is not of the category asked for is null. */
export type EnrollPayload = {
  __typename?: 'EnrollPayload';
  /** The admission course, now with `isEnrolled`; null if it cannot be read again now. */
  admissionCourse?: Maybe<AdmissionCourse>;
  /** The other course, now with `isEnrolled`; null if it cannot be read again now. */
  course?: Maybe<Course>;
  /** The server's message for the user. */
  message: Scalars['String']['output'];
  /** The viewer's record with the new enrolment. */
  student: Student;
};

/** The student and the course of an enrolment by an admin. */
export type EnrollStudentInput = {
  /** The kind of course. */
  category: EnrollmentCategory;
  /** The course's id. */
  courseId: Scalars['ID']['input'];
  /** A note about the payment, for admins only; at most 500 characters. */
  paymentNote?: InputMaybe<Scalars['String']['input']>;
  /** The id of the student record. */
  studentId: Scalars['ID']['input'];
};

/** The student is enrolled. */
export type EnrollStudentPayload = {
  __typename?: 'EnrollStudentPayload';
  /** The person with the new enrolment. */
  person: Person;
};

/** A course as the list of enrolments shows it. */
export type EnrolledCourse = {
  __typename?: 'EnrolledCourse';
  /** The course's code, as in its URLs. */
  courseCode?: Maybe<Scalars['String']['output']>;
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** The id of the lesson that the student opened last; null before the first, in an admission course, and if the host does not report it. */
  lastLessonId?: Maybe<Scalars['ID']['output']>;
  /** The course's name. */
  name: Scalars['String']['output'];
  /** The student's progress in it, in percent: papers with a result, or lessons done; null when the host does not count. */
  progressPercent?: Maybe<Scalars['Float']['output']>;
  /** Address of the cover; null when there is none. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
};

/** The group of courses that an enrolment counts in. */
export type EnrollmentCategory =
  /** Courses of classes 6 to 12 and all others (`academic` upstream). */
  | 'ACADEMIC'
  /** Admission-test courses (`admissionPrep` upstream). */
  | 'ADMISSION_PREP';

/** A student's enrolments in one category. */
export type EnrollmentGroup = {
  __typename?: 'EnrollmentGroup';
  /** The category. */
  category: EnrollmentCategory;
  /** The courses. */
  courses: Array<EnrolledCourse>;
  /** Progress over these courses, in percent. */
  overallProgressPercent: Scalars['Float']['output'];
  /** The number of courses that the student is enrolled in. */
  totalEnrolled: Scalars['Int']['output'];
};

/** A single exam, as everyone may see it: no questions, no key but for editors. */
export type Exam = {
  __typename?: 'Exam';
  /** The chapter it belongs to; null for an exam of another parent. */
  chapter?: Maybe<Chapter>;
  /** The exam's id. */
  id: Scalars['ID']['output'];
  /**
   * The exam as its editors see it: the questions with their key, also before anybody has taken it. For admins and teachers of its
   * course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `UPSTREAM_BAD_RESPONSE` (of another course).
   */
  key?: Maybe<ExamKey>;
  /** The viewer's result; null when there is none, and for a visitor. */
  myResult?: Maybe<SingleExamResult>;
  /** The deduction for a question that is not right, blank ones too, in percent of its points (specification, section 5). */
  negativeMarkingPercentage: Scalars['Float']['output'];
  /**
   * The URL of the encrypted paper, for loading before the start: the web operation `StartExam`'s selection of `paper`, as JSON, compressed by gzip.
   * Null when the paper only comes with the start.
   */
  paperUrl?: Maybe<Scalars['String']['output']>;
  /** The id of what it belongs to; null when the host does not say. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The kind of its parent; null when the host does not say. */
  parentType?: Maybe<ExamParentType>;
  /** The score that passes, in percent of the total marks. */
  passingScorePercent: Scalars['Float']['output'];
  /** The number of its questions. */
  questionCount: Scalars['Int']['output'];
  /** The part of their results that students see. Null with a host without release rules. */
  release?: Maybe<ExamRelease>;
  /** The parts that are shuffled for each attempt. `OFF` with a host that does not shuffle. */
  shuffle: ExamShuffle;
  /** When it opens; null when it is always open. */
  startingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Time to answer, in minutes. */
  timeLimitMinutes: Scalars['Int']['output'];
  /** The exam's title. */
  title: Scalars['String']['output'];
  /** The marks that can be reached. */
  totalMarks: Scalars['Float']['output'];
  /** The type of the exam, which decides how it is answered. */
  type: ExamType;
};

/** That an admin has closed or reopened an attempt, in the list that admins keep. */
export type ExamAction = {
  __typename?: 'ExamAction';
  /** The attempt's id. */
  attemptId: Scalars['ID']['output'];
  /** The deadline since then. */
  deadline: Scalars['DateTime']['output'];
  /** When. */
  decidedAt: Scalars['DateTime']['output'];
  /** The action's id. */
  id: Scalars['ID']['output'];
  /** The action. */
  kind: AttemptActionKind;
  /** The reason; the student sees it. */
  reason: Scalars['String']['output'];
  /** The student's name; null if it is not given. */
  studentName?: Maybe<Scalars['String']['output']>;
};

/** The numbers of attempts at an exam by state. */
export type ExamActivity = {
  __typename?: 'ExamActivity';
  /** Attempts that were closed without any answer. */
  blankCount: Scalars['Int']['output'];
  /** When the server counted. */
  checkedAt: Scalars['DateTime']['output'];
  /** The latest deadline of the open attempts; null if there is none. */
  lastDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** Late answers that nobody has decided about. */
  lateCount: Scalars['Int']['output'];
  /** Open attempts without a save for five minutes. */
  quietCount: Scalars['Int']['output'];
  /** Students registered for the exam's campaigns whose results are not released yet; null without such a campaign. */
  registeredCount?: Maybe<Scalars['Int']['output']>;
  /** Open attempts. */
  runningCount: Scalars['Int']['output'];
  /** All attempts, of whatever state. */
  startedCount: Scalars['Int']['output'];
  /** Attempts that the student has submitted. */
  submittedCount: Scalars['Int']['output'];
  /** Attempts that the server closed with saved answers. */
  timedOutCount: Scalars['Int']['output'];
};

/** An exam that registered students may take between two points in time, whether enrolled in its course or not. */
export type ExamCampaign = {
  __typename?: 'ExamCampaign';
  /** A description. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends: every attempt ends here at the latest. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Its exam; null if it was deleted. */
  exam?: Maybe<CampaignExam>;
  /** The kind of its exam; null when the host does not tell. */
  examKind?: Maybe<ExamKind>;
  /** Whether only candidates on a roster can register. */
  followsRoster: Scalars['Boolean']['output'];
  /** The campaign's id. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer is on the roster; null without a roster, for visitors, and for accounts without a student record. */
  isOnRoster?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer has registered; false for a visitor. */
  isRegistered: Scalars['Boolean']['output'];
  /**
   * The merit list, for everyone. The order is: the higher score, then fewer wrong answers, then less time; equal on all three share a rank. It
   * has the registered students whose first attempt at the exam was begun during the campaign, each by that attempt; who had taken the exam before
   * is not in it, and neither are admins. An attempt without any answer counts as zero. Null until the campaign has ended and every attempt of
   * it is decided: closed and marked, with no late answers waiting; and with a host that makes no merit lists. Errors: `BAD_USER_INPUT`.
   */
  meritList?: Maybe<MeritConnection>;
  /** The students excluded from the merit list, and its changes with a published reason; for everyone. Null while `meritList` is null. */
  meritListDecisions?: Maybe<MeritListDecisions>;
  /**
   * The viewer's own entry in the merit list, to find it among the entries; the rank is in the list. Null without a session, while there is no
   * merit list, if the viewer is not in it, and with a host without this call.
   */
  myMeritEntry?: Maybe<OwnMeritEntry>;
  /** When the viewer takes the exam, in place of `startDate` and `endDate`; null for everybody without a time of their own. */
  personalWindow?: Maybe<PersonalWindow>;
  /** The number of registered students. */
  registeredCount: Scalars['Int']['output'];
  /** The end of registration; null when registration has no end before the campaign's, as with a host that cannot close it. */
  registrationClosesAt?: Maybe<Scalars['DateTime']['output']>;
  /** The maximum number of registrations; null for any number, as with a host that cannot limit it. */
  registrationLimit?: Maybe<Scalars['Int']['output']>;
  /** When it begins: from here on registered students may take the exam. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};


/** An exam that registered students may take between two points in time, whether enrolled in its course or not. */
export type ExamCampaignMeritListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of single exams. */
export type ExamConnection = {
  __typename?: 'ExamConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The exams of this page. */
  nodes: Array<Exam>;
  /** The total number of exams. */
  totalCount: Scalars['Int']['output'];
};

/** A course that a list of exams can be narrowed to. */
export type ExamCourse = {
  __typename?: 'ExamCourse';
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** The course's name. */
  name: Scalars['String']['output'];
};

/** The questions of a single exam with their key, as they are stored. */
export type ExamKey = {
  __typename?: 'ExamKey';
  /** The questions of an MCQ exam; empty for a written one. */
  questions: Array<KeyQuestion>;
  /** The questions of a written exam; empty for an MCQ one. */
  writtenQuestions: Array<KeyWrittenQuestion>;
};

/** The corrections of an exam, and how far its submissions are rescored. */
export type ExamKeyCorrections = {
  __typename?: 'ExamKeyCorrections';
  /** The number of scores that the corrections have changed so far. */
  changedCount: Scalars['Int']['output'];
  /** The corrections, newest first; at most 200. */
  corrections: Array<KeyCorrection>;
  /** The number of submissions that are not rescored yet. */
  pendingCount: Scalars['Int']['output'];
  /** The number of submissions of the exam that have a score. */
  submissionCount: Scalars['Int']['output'];
};

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** A message of an admin to everybody who is taking an exam. */
export type ExamMessage = {
  __typename?: 'ExamMessage';
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** Whether there is something new for those who are taking an exam. The same for everybody, so that caches can answer. */
export type ExamNotices = {
  __typename?: 'ExamNotices';
  /** Counts up with every message and every extension in the exam. When it changes, read `attemptNotices`. */
  revision: Scalars['Int']['output'];
};

/** Whether an exam is open. */
export type ExamOpening =
  /** It opens later. */
  | 'LATER'
  /** It is open now. */
  | 'NOW';

/**
 * The pace at which a client in an exam sends its requests, by the load of the server. A client that ignores it is not refused for that, but may be with
 * `OVERLOADED` by a server that has too much to do.
 */
export type ExamPace = {
  __typename?: 'ExamPace';
  /** Seconds to leave between two saves, from 1 to 30. What the device cannot store itself is saved every second. */
  saveEverySeconds: Scalars['Int']['output'];
  /** Seconds after the end of the time within which an automatic submission is sent, from 3 to 20, each client at a time of its own choice. */
  submitWithinSeconds: Scalars['Int']['output'];
};

/** The exam as a student gets it to answer: without its key. */
export type ExamPaper = {
  __typename?: 'ExamPaper';
  /** The exam. */
  exam: Exam;
  /** The questions of an MCQ exam; empty for a written one. */
  questions: Array<PaperQuestion>;
  /** The questions of a written exam; empty for an MCQ one. */
  writtenQuestions: Array<WrittenPaperQuestion>;
};

/** The kind of the parent of an exam. */
export type ExamParentType =
  /** A chapter. */
  | 'CHAPTER'
  /** A course of the course API. */
  | 'COURSE'
  /** A lesson. */
  | 'LESSON'
  /** A subject of a course. */
  | 'SUBJECT'
  /** A unit of an admission course or of another course. */
  | 'UNIT';

/** An attempt at an exam with its student, as an admin watches it. */
export type ExamParticipant = {
  __typename?: 'ExamParticipant';
  /** The number of answered questions in the answers saved on the server. */
  answeredCount: Scalars['Int']['output'];
  /** When it was closed; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its time is up, with extra time. */
  deadline: Scalars['DateTime']['output'];
  /** The account's e-mail address, if it has one. */
  email?: Maybe<Scalars['String']['output']>;
  /** The reason why the attempt is excluded from its contest; null if it is not. */
  exclusionReason?: Maybe<Scalars['String']['output']>;
  /** Extra time in all, in minutes. */
  extraMinutes: Scalars['Int']['output'];
  /** The attempt's id. */
  id: Scalars['ID']['output'];
  /** Late answers that nobody has decided about. */
  lateCount: Scalars['Int']['output'];
  /** The account's phone number, if it has one. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** When answers were saved last; null before the first save. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Marks, with two decimals at most; null without a score. */
  score?: Maybe<Scalars['Float']['output']>;
  /** When it was started. */
  startedAt: Scalars['DateTime']['output'];
  /** The state of the attempt. */
  state: ExamParticipantState;
  /** The id of the student record; null for an account without one. */
  studentId?: Maybe<Scalars['ID']['output']>;
  /** The student's name; null if they have not entered it. */
  studentName?: Maybe<Scalars['String']['output']>;
  /** The id of the account. */
  userId: Scalars['ID']['output'];
};

/** A page of attempts. */
export type ExamParticipantConnection = {
  __typename?: 'ExamParticipantConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The attempts of this page. */
  nodes: Array<ExamParticipant>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The state of an attempt at an exam. */
export type ExamParticipantState =
  /** It was closed without any answer. */
  | 'BLANK'
  /** It is open, and nothing was saved for five minutes. */
  | 'QUIET'
  /** It is open. */
  | 'RUNNING'
  /** The student has submitted it. */
  | 'SUBMITTED'
  /** The server closed it after its time with the answers that were saved until then. */
  | 'TIMED_OUT';

/** A question that an exam has, by its texts. */
export type ExamQuestionTextInput = {
  /** The options, in any order; at most 10. */
  optionTexts: Array<Scalars['String']['input']>;
  /** The question. */
  text: Scalars['String']['input'];
};

/** The information about a student that the registration for an exam campaign requires; at most 200 characters each. */
export type ExamRegistrationInfoInput = {
  /** The class, at most 200 characters. */
  className?: InputMaybe<Scalars['String']['input']>;
  /** The district (zila), at most 200 characters. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The school or college, at most 200 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** A mobile number, at most 200 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** The student's name, at most 200 characters. */
  name: Scalars['String']['input'];
};

/** The part of their results in an exam that students see, and the time from which they see it. Before, a result is a receipt. Admins always see everything. */
export type ExamRelease = {
  __typename?: 'ExamRelease';
  /** The date of `ON_DATE`; null for other moments. */
  date?: Maybe<Scalars['DateTime']['output']>;
  /** The time from which they see it. */
  moment: ReleaseMoment;
  /** When a result that is submitted now will be shown; null if at once, or never (`RECEIPT`). */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The most that students ever see. */
  visibility: ResultVisibility;
};

/** A result of either kind of exam. */
export type ExamResult = MultiSubjectExamResult | SingleExamResult;

/** The parts of an exam that are shuffled for each attempt. Questions stay within their subject, and written questions keep their order. */
export type ExamShuffle =
  /** Questions and options. */
  | 'BOTH'
  /** Nothing: everybody sees the order of the authors. */
  | 'OFF'
  /** The options of each question. */
  | 'OPTIONS'
  /** The questions. */
  | 'QUESTIONS';

/**
 * The rank of a student's first attempt among the first attempts of all students in that exam. First is the attempt that was begun first; what
 * was submitted without an attempt counts from its submission. Later attempts change nothing. Answers of the first attempt that an admin accepted
 * late take the place of what had been submitted of it. Written exams count once they are marked, and accounts of admins never do.
 */
export type ExamStanding = {
  __typename?: 'ExamStanding';
  /** The number of first attempts, this one included. */
  count: Scalars['Int']['output'];
  /** The percentage of first attempts whose score is not higher than this one's, this one included: 100 × (count − rank + 1) / count, two decimals. */
  percentile: Scalars['Float']['output'];
  /** One more than the number of first attempts with a higher score. Equal scores share a rank, and the ranks after it are left out: 1, 2, 2, 4. */
  rank: Scalars['Int']['output'];
  /** The score of the first attempt, with two decimals at most. The result's own score may be another one, of a later attempt. */
  score: Scalars['Float']['output'];
  /** The number of first attempts with this rank, this one included. */
  sharedBy: Scalars['Int']['output'];
};

/** An exam in figures: of the first attempts of all students that have a score. */
export type ExamStatistics = {
  __typename?: 'ExamStatistics';
  /** The number of scores in each of twenty equal ranges from 0 to `totalMarks`. The first range also has the scores below 0. */
  distribution: Array<Scalars['Int']['output']>;
  /** The number of submissions that the figures are computed from: all, or a random sample of 5,000. */
  examinedCount: Scalars['Int']['output'];
  /** The highest score, in marks. */
  highest?: Maybe<Scalars['Float']['output']>;
  /** The lowest score, in marks. */
  lowest?: Maybe<Scalars['Float']['output']>;
  /** The mean score, in marks; null without submissions, like the four below. */
  mean?: Maybe<Scalars['Float']['output']>;
  /** The median score, in marks. */
  median?: Maybe<Scalars['Float']['output']>;
  /** The questions in the order of the paper; none for a written exam. */
  questions: Array<QuestionStatistics>;
  /** The standard deviation of the scores, in marks. */
  standardDeviation?: Maybe<Scalars['Float']['output']>;
  /** The number of submissions. */
  submissionCount: Scalars['Int']['output'];
  /** The highest possible score, in marks. */
  totalMarks: Scalars['Float']['output'];
};

/** A subject of an exam, without its questions. */
export type ExamSubject = {
  __typename?: 'ExamSubject';
  /** The subject's id in the exam. */
  id: Scalars['ID']['output'];
  /** Whether at least one of its questions must be answered before submitting. */
  mandatory: Scalars['Boolean']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** The number of its questions. */
  questionCount: Scalars['Int']['output'];
};

/** A subject of a multi-subject exam as an editor sends it. */
export type ExamSubjectInput = {
  /** The id of a subject that the exam has already, which stays that one; left out: a new subject. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether at least one of its questions must be answered before submitting. */
  mandatory: Scalars['Boolean']['input'];
  /** Its name, 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Its questions, in order: 1 to 200. */
  questions: Array<McqInput>;
};

/** The type of an exam, which decides how it is answered. */
export type ExamType =
  /** By choosing options. */
  | 'MCQ'
  /** In writing, submitted as PDF. */
  | 'WRITTEN';

/** One year of a unit's admission test. */
export type ExamYear = {
  __typename?: 'ExamYear';
  /** The paper of that year; null when there is none. */
  exam?: Maybe<MultiSubjectExam>;
  /** The row's id. */
  id: Scalars['ID']['output'];
  /** The unit it belongs to. */
  unit?: Maybe<AdmissionUnit>;
  /** The year. */
  year: Scalars['Int']['output'];
};

/** Attempts of a contest, to exclude them. */
export type ExcludeAttemptsInput = {
  /** The attempts, 1 to 100. */
  attemptIds: Array<Scalars['ID']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The reason, 1 to 500 characters; everybody can read it in the merit list. */
  reason: Scalars['String']['input'];
};

/** The attempts are excluded. */
export type ExcludeAttemptsPayload = {
  __typename?: 'ExcludeAttemptsPayload';
  /** The number of the given attempts that are excluded now. */
  excludedCount: Scalars['Int']['output'];
};

/** A student whose attempt is excluded: in the merit list without a rank. */
export type ExcludedMeritEntry = {
  __typename?: 'ExcludedMeritEntry';
  /** The class given at registration; null where none was given, and for a student who did not want to be named. */
  className?: Maybe<Scalars['String']['output']>;
  /** The district given at registration; null where none was given, and for a student who did not want to be named. */
  district?: Maybe<Scalars['String']['output']>;
  /** When. */
  excludedAt: Scalars['DateTime']['output'];
  /** The school or college given at registration; null where none was given, and for a student who did not want to be named. */
  institution?: Maybe<Scalars['String']['output']>;
  /** The name given at registration; null for a student who did not want to be named. */
  name?: Maybe<Scalars['String']['output']>;
  /** The reason. */
  reason: Scalars['String']['output'];
};

/** A student who is registered for a campaign with an exam, and has not started it or has a time of their own. */
export type ExpectedStudent = {
  __typename?: 'ExpectedStudent';
  /** The campaign's id. */
  campaignId: Scalars['ID']['output'];
  /** The campaign's title. */
  campaignTitle: Scalars['String']['output'];
  /** The account's e-mail address; null without one. */
  email?: Maybe<Scalars['String']['output']>;
  /** When the campaign ends. */
  endDate: Scalars['DateTime']['output'];
  /** Whether the student has started the exam: the time then stays as it is. */
  hasStarted: Scalars['Boolean']['output'];
  /** The campaign's and the student's id. */
  id: Scalars['ID']['output'];
  /** The student's own time; null without one. */
  personalWindow?: Maybe<PersonalWindow>;
  /** The account's phone number; null without one. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** When the campaign begins. */
  startDate: Scalars['DateTime']['output'];
  /** The id of the student's record. */
  studentId: Scalars['ID']['output'];
  /** The student's name; null when there is none. */
  studentName?: Maybe<Scalars['String']['output']>;
};

/** A page of students who are expected in an exam. */
export type ExpectedStudentConnection = {
  __typename?: 'ExpectedStudentConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The students of this page. */
  nodes: Array<ExpectedStudent>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A student's gender, as on the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** Students and the extra time that they get. */
export type GiveExtraTimeInput = {
  /** The attempts, 1 to 500. Left out: all running attempts. */
  attemptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The extra time, in minutes: 1 to 180. */
  minutes: Scalars['Int']['input'];
  /** The reason: 1 to 500 characters of plain text, shown to the students. */
  reason: Scalars['String']['input'];
};

/** The attempts have more time. */
export type GiveExtraTimePayload = {
  __typename?: 'GiveExtraTimePayload';
  /** The number of attempts that were extended. Attempts that are over are not changed. */
  extendedCount: Scalars['Int']['output'];
};

/** The role that an admin gives a person in a course. */
export type GiveGrantInput = {
  /** The kind of course. */
  category: EnrollmentCategory;
  /** The course's id. */
  courseId: Scalars['ID']['input'];
  /** The role in the course, in place of an earlier grant there. */
  role: GrantRole;
  /** The id of the student record. */
  studentId: Scalars['ID']['input'];
};

/** The grant is given. */
export type GiveGrantPayload = {
  __typename?: 'GiveGrantPayload';
  /** The person with the grant; null if it cannot be read again now. */
  person?: Maybe<Person>;
};

/** A time of their own for students of an exam's campaigns. */
export type GivePersonalWindowInput = {
  /** E-mail addresses, mobile numbers or roll numbers of the roster: 1 to 500, each of at most 200 characters. */
  candidates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When it ends: in the future, after it begins, and at most 60 days after the campaign's end. */
  endDate: Scalars['DateTime']['input'];
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The reason, 1 to 500 characters; the students see it. */
  reason: Scalars['String']['input'];
  /** The time from which they may start; a time that has passed counts as now. */
  startDate: Scalars['DateTime']['input'];
  /** The ids of student records, 1 to 500. */
  studentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The students have the time. */
export type GivePersonalWindowPayload = {
  __typename?: 'GivePersonalWindowPayload';
  /** The number of students who have it now. */
  givenCount: Scalars['Int']['output'];
  /** The number of named students who have started already: their time is unchanged. */
  startedCount: Scalars['Int']['output'];
  /** Ids of the students who have the window now. */
  studentIds: Array<Scalars['ID']['output']>;
  /** Candidates that are no registered student. */
  unknownCandidates: Array<Scalars['String']['output']>;
};

/** A person's role in one course. */
export type Grant = {
  __typename?: 'Grant';
  /** The category of the course. */
  category: EnrollmentCategory;
  /** The course's code. */
  courseCode: Scalars['String']['output'];
  /** The course's id. */
  courseId: Scalars['ID']['output'];
  /** The course's name. */
  name: Scalars['String']['output'];
  /** The role in the course. */
  role: GrantRole;
  /** When an admin gave it, or changed it last. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** The role of a person in one course, beside being a student. */
export type GrantRole =
  /** Marks written answers and decides about late answers. */
  | 'MARKER'
  /** Reads answer keys, follows exams, reads their statistics, and does what a marker does. */
  | 'TEACHER';

/** An exam of a course, as its teachers list it. */
export type GrantedExam = {
  __typename?: 'GrantedExam';
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** Students who have begun it. */
  startedCount: Scalars['Int']['output'];
  /** The exam's title. */
  title: Scalars['String']['output'];
};

/** The students are imported; nothing was sent to them. */
export type ImportStudentsPayload = {
  __typename?: 'ImportStudentsPayload';
  /** The changes. */
  import: StudentImport;
};

/** The marks that one of two markers has given. */
export type IndependentMark = {
  __typename?: 'IndependentMark';
  /** The marker's comment on the exam as a whole; plain text. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When they were given. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the marker; null if there is none, or if the account was deleted. */
  markerName?: Maybe<Scalars['String']['output']>;
  /** Question by question; empty where the exam was marked as a whole. */
  questions: Array<IndependentQuestionMark>;
  /** Marks for the exam as a whole, with two decimals at most. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** The mark that one of two markers has given for a question. */
export type IndependentQuestionMark = {
  __typename?: 'IndependentQuestionMark';
  /** The marker's comment on the answer; plain text. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The marks. */
  marks: Scalars['Float']['output'];
  /** The question's id. */
  questionId: Scalars['ID']['output'];
};

/** A student's claim that a question or its key is wrong. */
export type KeyChallenge = {
  __typename?: 'KeyChallenge';
  /** The admin's answer to the student, or the reason of the correction; null while it is open. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The exam's title; null if the exam cannot be read, and in the student's own review. */
  examTitle?: Maybe<Scalars['String']['output']>;
  /** The challenge's id. */
  id: Scalars['ID']['output'];
  /** The question's id. */
  questionId: Scalars['ID']['output'];
  /** The question; null if it no longer exists, and in the student's own review. */
  questionText?: Maybe<RichText>;
  /** The student's text; plain text. */
  reason: Scalars['String']['output'];
  /** The state of the challenge. */
  state: KeyChallengeState;
  /** The student's name, if they have entered it; null in the student's own review. */
  studentName?: Maybe<Scalars['String']['output']>;
};

/** A page of challenges. */
export type KeyChallengeConnection = {
  __typename?: 'KeyChallengeConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The challenges of this page. */
  nodes: Array<KeyChallenge>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The state of a challenge. */
export type KeyChallengeState =
  /** The question was corrected. */
  | 'ACCEPTED'
  /** Nobody has decided. */
  | 'OPEN'
  /** The question stays as it is. */
  | 'REFUSED';

/** A correction with everything that admins see. */
export type KeyCorrection = {
  __typename?: 'KeyCorrection';
  /** Ids of the options that are correct since then, for the kind `KEY`; else empty. */
  correctOptionIds: Array<Scalars['ID']['output']>;
  /** When it was made. */
  correctedAt: Scalars['DateTime']['output'];
  /** The name of the admin who made it; null if unknown. */
  correctedBy?: Maybe<Scalars['String']['output']>;
  /** The correction's id. */
  id: Scalars['ID']['output'];
  /** The kind of correction. */
  kind: KeyCorrectionKind;
  /** Ids of the options that were correct before. */
  previousOptionIds: Array<Scalars['ID']['output']>;
  /** The question's id. */
  questionId: Scalars['ID']['output'];
  /** The reason; students see it. */
  reason: Scalars['String']['output'];
};

/** A correction of one question. */
export type KeyCorrectionInput = {
  /**
   * For the kind `KEY`: the ids of the options that are correct. One for a single exam, 1 to 10 for a multi-subject exam. Left out for the
   * other kinds.
   */
  correctOptionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The kind of correction. */
  kind: KeyCorrectionKind;
  /** The question's id. */
  questionId: Scalars['ID']['input'];
};

/** The part of a question that a correction changes. */
export type KeyCorrectionKind =
  /** Everybody gets the question's points, answered or not. */
  | 'BONUS'
  /** The correct options. */
  | 'KEY'
  /** The question counts for nobody: no points, no deduction. */
  | 'VOID';

/** A part of a dry run: submissions in a fixed order, each scored with and without the correction. */
export type KeyCorrectionPreview = {
  __typename?: 'KeyCorrectionPreview';
  /** Those whose score changes. */
  changes: Array<ChangedScore>;
  /** Pass it as `after` for the next part; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The number of submissions that this part examined; at most 500. */
  examinedCount: Scalars['Int']['output'];
  /** The number of submissions of the exam that have a score; null in all parts but the first. */
  submissionCount?: Maybe<Scalars['Int']['output']>;
};

/** An option with its key. */
export type KeyOption = {
  __typename?: 'KeyOption';
  /** The option's id. */
  id: Scalars['ID']['output'];
  /** Whether it belongs to the right answer. */
  isCorrect: Scalars['Boolean']['output'];
  /** The option: plain text with LaTeX between dollar signs. */
  text: Scalars['String']['output'];
};

/** A multiple-choice question with its key, as `McqInput` takes it. */
export type KeyQuestion = {
  __typename?: 'KeyQuestion';
  /** The explanation of the right answer; null where the author gave none. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** The options, in their order. */
  options: Array<KeyOption>;
  /** Marks for the right answer. */
  points: Scalars['Float']['output'];
  /** The question: plain text with LaTeX between dollar signs. */
  text: Scalars['String']['output'];
};

/** A subject of an exam with its questions and their key, as `ExamSubjectInput` takes it. */
export type KeySubject = {
  __typename?: 'KeySubject';
  /** The subject's id in the exam. */
  id: Scalars['ID']['output'];
  /** Whether at least one of its questions must be answered before submitting. */
  mandatory: Scalars['Boolean']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** Its questions, in order. */
  questions: Array<KeyQuestion>;
};

/** A written question with its guidelines, as `WrittenQuestionInput` takes it. */
export type KeyWrittenQuestion = {
  __typename?: 'KeyWrittenQuestion';
  /** The guidelines for answering and marking it. */
  answerGuidelines?: Maybe<Scalars['String']['output']>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** Address of a PDF with the solution. */
  solutionPdfUrl?: Maybe<Scalars['String']['output']>;
  /** The question: plain text with LaTeX between dollar signs. */
  text: Scalars['String']['output'];
};

/** An answer sheet that reached the server after the exam was closed. It is kept, and counts only if an admin accepts it. */
export type LateAnswers = {
  __typename?: 'LateAnswers';
  /** The answers; null in the student's own list. */
  answers?: Maybe<AnswerSheet>;
  /** The attempt, with what had been saved of it in time; null in the student's own list. */
  attempt?: Maybe<Attempt>;
  /**
   * The answers beside what was stored of the attempt: what the student had submitted, else what had been saved in time. For admins; null in the
   * student's own list, and where the exam cannot be read.
   */
  comparison?: Maybe<LateComparison>;
  /** When an admin decided; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the account that decided; null before, and in the student's own list. */
  decidedBy?: Maybe<Scalars['ID']['output']>;
  /** The sheet's id. */
  id: Scalars['ID']['output'];
  /** The reason for the decision, as the student sees it; plain text. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * Whether it arrived when scores or answers of the exam could be seen: by the student in an own result, or after a contest or the date of a
   * release rule by everybody who took part. Determined by the server; accepting needs a confirmation then. Null in the student's own list, in
   * `Attempt.lateAnswers`, and with a host that does not report it.
   */
  receivedAfterRelease?: Maybe<Scalars['Boolean']['output']>;
  /** When it reached the server. */
  receivedAt: Scalars['DateTime']['output'];
  /** When the device says that it was sealed: a claim, not a proof. */
  sealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The state. */
  state: LateAnswersState;
  /** The student's name, where they have given it; null in the student's own list. */
  studentName?: Maybe<Scalars['String']['output']>;
};

/** A page of answer sheets that came late. */
export type LateAnswersConnection = {
  __typename?: 'LateAnswersConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The sheets of this page. */
  nodes: Array<LateAnswers>;
  /** The total number of sheets. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The state of late answers. */
export type LateAnswersState =
  /** They count: they are the newest version of the result. */
  | 'ACCEPTED'
  /** They do not count. */
  | 'REFUSED'
  /** An admin has yet to decide. */
  | 'WAITING';

/** Late answers beside what was stored of the attempt, question by question. */
export type LateComparison = {
  __typename?: 'LateComparison';
  /** Whether anything was stored at all. */
  hasStored: Scalars['Boolean']['output'];
  /** Marks that the late answers would reach; null for a written exam. */
  lateScore?: Maybe<Scalars['Float']['output']>;
  /** The questions in the order of the exam. */
  questions: Array<LateQuestion>;
  /** Marks of what was stored; null for a written exam, and where nothing was stored. */
  storedScore?: Maybe<Scalars['Float']['output']>;
};

/** An option with both choices. */
export type LateOption = {
  __typename?: 'LateOption';
  /** The option's id. */
  id: Scalars['ID']['output'];
  /** Whether it belongs to the right answer. */
  isCorrect: Scalars['Boolean']['output'];
  /** Whether it is chosen in the late answers. */
  isLate: Scalars['Boolean']['output'];
  /** Whether it is chosen in what was stored. */
  isStored: Scalars['Boolean']['output'];
  /** The option. */
  text: RichText;
};

/** A question with both answers. */
export type LateQuestion = {
  __typename?: 'LateQuestion';
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** Whether the late answer differs from the stored one. */
  isChanged: Scalars['Boolean']['output'];
  /** Address of the PDF that came late for a written question; null where there is none. */
  latePdfUrl?: Maybe<Scalars['String']['output']>;
  /** Marks of the late answer; null for a written question. */
  lateScore?: Maybe<Scalars['Float']['output']>;
  /** The options of a multiple-choice question; empty for a written one. */
  options: Array<LateOption>;
  /** Address of the PDF that was stored for a written question; null where there is none. */
  storedPdfUrl?: Maybe<Scalars['String']['output']>;
  /** Marks of the stored answer; null for a written question, and where nothing was stored. */
  storedScore?: Maybe<Scalars['Float']['output']>;
  /** The subject, in a multi-subject exam; else null. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** The question. */
  text: RichText;
};

/** A lesson. Its title and duration are public; its text and video are for enrolled students. */
export type Lesson = {
  __typename?: 'Lesson';
  /** The lesson's text; null for a viewer who is not enrolled in its course. */
  body?: Maybe<Scalars['HTML']['output']>;
  /** The chapter it belongs to. */
  chapter?: Maybe<Chapter>;
  /** The duration of the lesson, in minutes. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** The number of exams of its chapter that the lesson names. */
  examCount: Scalars['Int']['output'];
  /** The ids of these exams, as `updateLesson` takes them. */
  examIds: Array<Scalars['ID']['output']>;
  /** Its exams: those made for it, then those that it names (`examIds`), of its chapter or of the one where it was before. */
  exams?: Maybe<Array<Exam>>;
  /** The lesson's id. */
  id: Scalars['ID']['output'];
  /** The viewer's notes on it, the newest change first; null for a visitor, and where the server keeps none. */
  myNotes?: Maybe<StudentNoteConnection>;
  /** The viewer's progress in it; null for a visitor, and where the server keeps no progress. */
  progress?: Maybe<LessonProgress>;
  /** The text as it is stored, with its LaTeX, for editors; null for all but admins. */
  source?: Maybe<Scalars['String']['output']>;
  /** The lesson's title. */
  title: Scalars['String']['output'];
  /** The 11-character id in the video's URL; null where there is none. */
  videoId?: Maybe<Scalars['String']['output']>;
  /** Address of the video; null where there is none, and for a viewer who is not enrolled. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};


/** A lesson. Its title and duration are public; its text and video are for enrolled students. */
export type LessonMyNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The viewer's progress in a lesson. */
export type LessonProgress = {
  __typename?: 'LessonProgress';
  /** Whether the lesson is done. */
  done: Scalars['Boolean']['output'];
  /** When it was done; null while it is not. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The position in its video, in seconds. */
  positionSeconds: Scalars['Int']['output'];
  /** When it was last saved; null for a lesson that has not been begun. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A submission with its place in a list. */
export type ListedAssignmentSubmission = {
  __typename?: 'ListedAssignmentSubmission';
  /** The id of the one after it in the list of the same filter; null for the last. */
  nextId?: Maybe<Scalars['ID']['output']>;
  /** The id of the one before it in the list of the same filter; null for the first. */
  previousId?: Maybe<Scalars['ID']['output']>;
  /** The submission. */
  submission: AssignmentSubmission;
};

/** Exactly one of `email` and `phoneNumber`, and the password. */
export type LoginInput = {
  /** The code of an authenticator app, or a recovery code: for an account that has a second factor, in a second try after `reason` SECOND_FACTOR_REQUIRED. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The account's password, 1 to 128 characters. */
  password: Scalars['String']['input'];
  /** The account's phone number with its prefix 88. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The place of an earlier try: `queue.token` of its error. Ignored if it is not valid (any longer), or of another account. */
  queueToken?: InputMaybe<Scalars['String']['input']>;
};

/** The person is signed in by the cookie of this answer. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
  /** The person, now signed in. */
  viewer: Viewer;
};

/** The session is over. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** A submission that two people have marked, with what each of them has given. */
export type MarkComparison = {
  __typename?: 'MarkComparison';
  /** The first marker's first. */
  marks: Array<IndependentMark>;
  /** Whether the reader may set the final marks: neither of the two markers may. */
  mayDecide: Scalars['Boolean']['output'];
  /** The submission, with its final marks once they are set. */
  submission: WrittenSubmission;
  /** The number of marks by which two markers may differ; null if the exam no longer has two. */
  tolerance?: Maybe<Scalars['Float']['output']>;
};

/** The notifications that were read; all of the viewer's if both fields are left out. */
export type MarkNotificationsReadInput = {
  /** The `createdAt` of the newest one that the viewer has seen: those made later stay unread. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Their ids, 1 to 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** They are marked as read. */
export type MarkNotificationsReadPayload = {
  __typename?: 'MarkNotificationsReadPayload';
  /** The number of notifications that are still unread, 100 at most. */
  unreadNotificationCount: Scalars['Int']['output'];
};

/** The mark of a written exam. It takes the place of an earlier one, with all its marks and comments. Where two people mark, it is that of one of them. */
export type MarkWrittenExamInput = {
  /** A comment on the exam as a whole for the student: plain text, at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /**
   * Without `submissionId`, or with a host that keeps only the newest submission: the `dateTaken` of what was marked. When the student has handed
   * in newer answers since, nothing is marked (`CONFLICT`). Left out, whatever is stored is marked.
   */
  dateTaken?: InputMaybe<Scalars['DateTime']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** Marks question by question, each question at most once; their sum is the score. At most 50; an empty list gives no score. */
  marks?: InputMaybe<Array<WrittenMarkInput>>;
  /** Needed for another mark once the merit list of the contest is published: why it changes, 1 to 500 characters. Everybody can read it. */
  publishedReason?: InputMaybe<Scalars['String']['input']>;
  /** The `revision` of the submission whose marks the marker has seen: refused with `CONFLICT` if other marks are stored by now. The same marks once more are not refused. Left out, or with a host without revisions: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** Marks reached, from 0 to the `totalMarks` of the submission; null takes the mark back. Left out where `marks` are given, or equal to their sum. */
  score?: InputMaybe<Scalars['Float']['input']>;
  /** The `id` of the submission that is marked, whether there are newer ones or not; it is one of the account in the exam (`NOT_FOUND`). Left out, or with a host that keeps only the newest: that one. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the account that took the exam. */
  userId: Scalars['ID']['input'];
};

/** The exam is marked. */
export type MarkWrittenExamPayload = {
  __typename?: 'MarkWrittenExamPayload';
  /** The result as it is now; its score, marks and comments are those of the newest submission. */
  result: SingleExamResult;
  /** The submission that was marked, with its score, marks and comments. */
  submission: WrittenSubmission;
};

/** A comment that a marker keeps to use again. Only its marker can read it. */
export type MarkingComment = {
  __typename?: 'MarkingComment';
  /** The exam for which alone it is offered; null if for every exam. */
  examId?: Maybe<Scalars['ID']['output']>;
  /** The comment's id. */
  id: Scalars['ID']['output'];
  /** The question for which alone it is offered; null if for every question. */
  questionId?: Maybe<Scalars['ID']['output']>;
  /** The text, as plain text. */
  text: Scalars['String']['output'];
};

/** An exam with submissions to mark, or with marked ones. */
export type MarkingExam = {
  __typename?: 'MarkingExam';
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The number of marked submissions. */
  markedCount: Scalars['Int']['output'];
  /** When the earliest submission of the list's state was made. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** The title of the exam. */
  title: Scalars['String']['output'];
  /** The number of submissions that wait for a mark. */
  waitingCount: Scalars['Int']['output'];
};

/** A page of exams with submissions. */
export type MarkingExamConnection = {
  __typename?: 'MarkingExamConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The exams of this page. */
  nodes: Array<MarkingExam>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The neighbours of a submission in a queue, ordered by the time of submission. The submission itself need not be there any more. */
export type MarkingNeighbours = {
  __typename?: 'MarkingNeighbours';
  /** The one after; null for the last. */
  next?: Maybe<WrittenSubmission>;
  /** The number of other submissions in the queue; 1000 also stands for more. */
  otherCount: Scalars['Int']['output'];
  /** The one before; null for the first, and with a host without queues. */
  previous?: Maybe<WrittenSubmission>;
};

/** A queue of submissions of written exams: all of them, or those of an exam, of a student, or of both. The reader's own are left out. */
export type MarkingQueueInput = {
  /** Only those in this exam. */
  examId?: InputMaybe<Scalars['ID']['input']>;
  /** The state of the submissions. */
  state?: InputMaybe<MarkingQueueState>;
  /** Only those of this account. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The state of the submissions of written exams in a queue. */
export type MarkingQueueState =
  /** They are marked, or the reader has marked them as one of two. Submissions that hosts marked before they noted when are left out. */
  | 'MARKED'
  /** They wait for a mark of the reader. Where two people mark: until the reader or two others have. */
  | 'WAITING';

/** A student with submissions to mark, or with marked ones. */
export type MarkingStudent = {
  __typename?: 'MarkingStudent';
  /** The number of marked submissions. */
  markedCount: Scalars['Int']['output'];
  /** The student's name; null if there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** When the earliest submission of the list's state was made. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the account. */
  userId: Scalars['ID']['output'];
  /** The number of submissions that wait for a mark. */
  waitingCount: Scalars['Int']['output'];
};

/** A page of students with submissions. */
export type MarkingStudentConnection = {
  __typename?: 'MarkingStudentConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The students of this page. */
  nodes: Array<MarkingStudent>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The answer to one multiple-choice question of a single exam. */
export type McqAnswerInput = {
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** The id of the option chosen. */
  selectedOptionId: Scalars['ID']['input'];
};

/** A multiple-choice question as an editor sends it, with its key. */
export type McqInput = {
  /** The explanation of the right answer, 1 to 4,000 characters; shown after the student has submitted. Null: none. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** The id of a question that the exam has already, which stays that one; left out: a new question. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its options, in order: 2 to 10. */
  options: Array<McqOptionInput>;
  /** The points for a right answer: more than 0, below 1,000, up to five decimals. */
  points: Scalars['Float']['input'];
  /** The question: plain text with LaTeX between dollar signs, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** An option of a question as an editor sends it. */
export type McqOptionInput = {
  /** The id of an option that the question has already, which stays that one; left out: a new option. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is right to choose it. */
  isCorrect: Scalars['Boolean']['input'];
  /** The option: plain text with LaTeX between dollar signs, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A page of a merit list. */
export type MeritConnection = {
  __typename?: 'MeritConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The places of this page, the best first. */
  nodes: Array<MeritEntry>;
  /** The total number of places. */
  totalCount: Scalars['Int']['output'];
};

/** A place in the merit list of an exam campaign. */
export type MeritEntry = {
  __typename?: 'MeritEntry';
  /** The class given at registration; null where none was given, and for a student who did not want to be named. */
  className?: Maybe<Scalars['String']['output']>;
  /** The district given at registration; null where none was given, and for a student who did not want to be named. */
  district?: Maybe<Scalars['String']['output']>;
  /** The school or college given at registration; null where none was given, and for a student who did not want to be named. */
  institution?: Maybe<Scalars['String']['output']>;
  /** The name given at registration; null for a student who did not want to be named. */
  name?: Maybe<Scalars['String']['output']>;
  /** One more than the number of places before it that are not equal to it in all three. Equal on all three share a rank: 1, 2, 2, 4. */
  rank: Scalars['Int']['output'];
  /** Marks reached, with two decimals at most. */
  score: Scalars['Float']['output'];
  /** The number of students with this rank, this one included. */
  sharedBy: Scalars['Int']['output'];
  /** Time used, in minutes. */
  timeTakenMinutes: Scalars['Float']['output'];
  /** The number of questions answered and not right; 0 in writing. */
  wrongCount: Scalars['Int']['output'];
};

/** A change of a merit list after its publication, or of the contest's time that left attempts out before it. */
export type MeritListChange = {
  __typename?: 'MeritListChange';
  /** When. */
  changedAt: Scalars['DateTime']['output'];
  /** The change's id. */
  id: Scalars['ID']['output'];
  /** The kind of change. */
  kind: MeritListChangeKind;
  /** The reason. */
  reason: Scalars['String']['output'];
};

/** The kind of a change of a merit list. */
export type MeritListChangeKind =
  /** Attempts were excluded. */
  | 'EXCLUSION'
  /** A question was corrected, and all attempts were scored again. */
  | 'KEY_CORRECTION'
  /** Answers that came late were accepted. */
  | 'LATE_ANSWERS'
  /** A written exam got another mark. */
  | 'MARK'
  /** Something that this gateway does not know. */
  | 'OTHER'
  /** Exclusions were taken back. */
  | 'READMISSION'
  /** The campaign got another time or exam. */
  | 'WINDOW';

/** The decisions about a merit list that is published. */
export type MeritListDecisions = {
  __typename?: 'MeritListDecisions';
  /** The changes since the publication, the newest first; at most 500. */
  changes: Array<MeritListChange>;
  /** The excluded students, the newest first; at most 500. */
  excluded: Array<ExcludedMeritEntry>;
};

/** Whether the merit list of an exam campaign is published, and what it waits for. It is published once the results are released and all counts are 0. */
export type MeritListState = {
  __typename?: 'MeritListState';
  /** Answers that came late and wait for a decision. */
  lateAnswers: Scalars['Int']['output'];
  /** Attempts that are not closed. */
  openAttempts: Scalars['Int']['output'];
  /** When the list was published; null before. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the results are released, the earliest time of the list; null if the host does not tell. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** First submissions of a written exam that are not marked. */
  unmarked: Scalars['Int']['output'];
};

/** The item to move, and where to. */
export type MoveContentInput = {
  /** The item's id. */
  id: Scalars['ID']['input'];
  /** The kind of item. */
  kind: ContentKind;
  /** A parent of the kind that the item has, in the same course: another subject for a chapter, or the same one to change only the order. */
  parentId: Scalars['ID']['input'];
  /** The index in the list of its parent, from 0; left out: the end of the list. Exam years and papers have no order. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The item's revision as it was read before: the move is refused if the item has been changed since. Without it the move is made in any case. */
  revision?: InputMaybe<Scalars['ID']['input']>;
};

/** The new place of the item, and the previous one. */
export type MoveContentPayload = {
  __typename?: 'MoveContentPayload';
  /** The item's id. */
  movedId: Scalars['ID']['output'];
  /** The id of its parent now. */
  parentId: Scalars['ID']['output'];
  /** The index in its list, from 0; null for a kind without an order. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The id of its parent before; moving it back there undoes the move. */
  previousParentId?: Maybe<Scalars['ID']['output']>;
  /** The index that it had in the list of that parent, from 0; null for a kind without an order. */
  previousPosition?: Maybe<Scalars['Int']['output']>;
};

/** The answer to one question: the set of options chosen. */
export type MultiSubjectAnswerInput = {
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** The ids of the options chosen, at most 20; without one the question stays blank. */
  selectedOptionIds: Array<Scalars['ID']['input']>;
};

/** A timed exam over several subjects, as everyone may see it: no questions, no key but for editors. */
export type MultiSubjectExam = {
  __typename?: 'MultiSubjectExam';
  /** The exam's id. */
  id: Scalars['ID']['output'];
  /**
   * The exam as its editors see it: the questions with their key, also before anybody has taken it. For admins and teachers of its
   * course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `UPSTREAM_BAD_RESPONSE` (of another course).
   */
  key?: Maybe<MultiSubjectExamKey>;
  /** The viewer's result; null when there is none, and for a visitor. */
  myResult?: Maybe<MultiSubjectExamResult>;
  /** The deduction for a wrong answer, in percent of its points; a blank one costs nothing (specification, section 5). */
  negativeMarkingPercentage: Scalars['Float']['output'];
  /**
   * The URL of the encrypted paper, for loading before the start: the web operation `StartMultiSubjectExam`'s selection of `paper`, as JSON, compressed
   * by gzip. Null when the paper only comes with the start.
   */
  paperUrl?: Maybe<Scalars['String']['output']>;
  /** The total number of questions. */
  questionCount: Scalars['Int']['output'];
  /** The part of their results that students see. Null with a host without release rules. */
  release?: Maybe<ExamRelease>;
  /** The parts that are shuffled for each attempt. `OFF` with a host that does not shuffle. */
  shuffle: ExamShuffle;
  /** The subjects, in the order of the paper. */
  subjects: Array<ExamSubject>;
  /** Time to answer, in minutes. */
  timeLimitMinutes: Scalars['Int']['output'];
  /** The exam's title. */
  title: Scalars['String']['output'];
  /** The marks that can be reached in all. */
  totalPoints: Scalars['Float']['output'];
  /** The exam year whose paper it is. */
  year?: Maybe<ExamYear>;
};

/** A page of multi-subject exams. */
export type MultiSubjectExamConnection = {
  __typename?: 'MultiSubjectExamConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The exams of this page. */
  nodes: Array<MultiSubjectExam>;
  /** The total number of exams. */
  totalCount: Scalars['Int']['output'];
};

/** A multi-subject exam as an editor sends it. A new one needs all fields; in a change, omitted fields stay unchanged. */
export type MultiSubjectExamContentInput = {
  /** The deduction for a wrong answer, in percent of its points: 0 to 100, up to two decimals. */
  negativeMarkingPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** Its subjects in the order of the paper, 1 to 20; takes the place of the whole list. */
  subjects?: InputMaybe<Array<ExamSubjectInput>>;
  /** Time to answer, 1 to 300 minutes. */
  timeLimitMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The questions of a multi-subject exam with their key, as they are stored. */
export type MultiSubjectExamKey = {
  __typename?: 'MultiSubjectExamKey';
  /** The subjects, in the order of the paper. */
  subjects: Array<KeySubject>;
};

/** The exam as a student gets it to answer: without its key. */
export type MultiSubjectExamPaper = {
  __typename?: 'MultiSubjectExamPaper';
  /** The exam. */
  exam: MultiSubjectExam;
  /** The subjects with their questions. */
  subjects: Array<PaperSubject>;
};

/** A student's result in a multi-subject exam. A retake replaces it; earlier versions are kept upstream. */
export type MultiSubjectExamResult = {
  __typename?: 'MultiSubjectExamResult';
  /** When it was submitted. */
  dateTaken: Scalars['DateTime']['output'];
  /** The exam. */
  exam?: Maybe<MultiSubjectExam>;
  /** That the attempt is excluded from its contest; for the student and for admins. Null if it is not. */
  exclusion?: Maybe<ResultExclusion>;
  /** The result's id. */
  id: Scalars['ID']['output'];
  /**
   * The times of the submission that the result shows; questions that were not read for a second are left out. Null if none were measured, while a
   * contest withholds the result, and with a host that keeps none.
   */
  questionTimes?: Maybe<Array<QuestionTime>>;
  /**
   * When more of the result is released; null where nothing is withheld, or for good. Without a rule of the exam, results are withheld from students
   * while an exam campaign with the exam has not begun or runs, until the grace after the last student's deadline.
   */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The changes of the newest submission's score by corrections, newest first. Null with a host without corrections, and while answers are withheld. */
  scoreChanges?: Maybe<Array<ScoreChange>>;
  /**
   * The student's standing by the first attempt; for the student and for admins. Null while the exam has fewer than 10 first attempts, for
   * an admin's own result, with a host that ranks nobody, and for students while a contest with the exam has no merit list.
   */
  standing?: Maybe<ExamStanding>;
  /** The review per subject; null when the exam can no longer be read, and while it is withheld. */
  subjects?: Maybe<Array<ReviewedSubject>>;
  /** Time used, in minutes. */
  timeTakenMinutes: Scalars['Float']['output'];
  /** Marks reached, with two decimals at most; below zero when more was deducted than gained. Null while it is withheld (`visibility`). */
  totalScore?: Maybe<Scalars['Float']['output']>;
  /** The id of the account that took the exam. */
  userId: Scalars['ID']['output'];
  /** Every submission, the newest first; for the student and for admins. Null with a host that keeps none. */
  versions?: Maybe<Array<ResultVersion>>;
  /** The part of the result that its reader sees. Admins see everything; students by the release rule of the exam, also of results that are older than the rule. */
  visibility: ResultVisibility;
};

/** A page of results in multi-subject exams. */
export type MultiSubjectExamResultConnection = {
  __typename?: 'MultiSubjectExamResultConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The results of this page. */
  nodes: Array<MultiSubjectExamResult>;
  /** The total number of results. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds questions to the bank. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no
   * bank).
   */
  addBankQuestions: AddBankQuestionsPayload;
  /**
   * Adds the questions of an exam to the bank, written ones without the PDFs of their solutions. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no bank).
   */
  addExamToBank: AddBankQuestionsPayload;
  /**
   * Sends the next rows of an import. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (also
   * `ROSTER_TOO_LONG`), `CONFLICT` (it was applied), `OPERATION_NOT_ALLOWED` (the host has no rosters).
   */
  addRosterRows: AddRosterRowsPayload;
  /**
   * Makes an import the roster of its campaign, or adds it to the roster, all at once. If it was applied before, nothing changes. For admins.
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (no candidates, or too many), `CONFLICT` (lines with errors, and
   * `skipProblems` was not given), `OPERATION_NOT_ALLOWED` (the host has no rosters).
   */
  applyRosterImport: ApplyRosterImportPayload;
  /**
   * Archives or restores questions of the bank; their copies in exams stay. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no bank).
   */
  archiveBankQuestions: ArchiveBankQuestionsPayload;
  /**
   * Archives an item with everything below it: students no longer see it, and keep their results. An archived item stays as it is. For admins. Errors:
   * `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (somebody is taking one of its exams, or a campaign with one is not over),
   * `OPERATION_NOT_ALLOWED` (the host cannot archive content).
   */
  archiveContent: ArchiveContentPayload;
  /**
   * Begins to upload a written answer in parts, which survives lost connections. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's
   * ticket), `BAD_USER_INPUT` (an invalid ticket or size), `CONFLICT` (`reason`
   * EXAM_NOT_WRITTEN: the exam has no written questions), `PAYLOAD_TOO_LARGE`, `EXAM_CLOSED` (the time is up, or the exam is submitted), `RATE_LIMITED` (too many files in a day), `OPERATION_NOT_ALLOWED` (a host that takes no parts).
   */
  beginAnswerUpload: BeginAnswerUploadPayload;
  /**
   * Begins an import of candidates. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the host has no
   * rosters).
   */
  beginRosterImport: BeginRosterImportPayload;
  /**
   * Blocks an account: its sessions end, and it cannot sign in. Nothing of it is deleted. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `CONFLICT` (an admin), `OPERATION_NOT_ALLOWED` (the host cannot do it).
   */
  blockPerson: BlockPersonPayload;
  /**
   * Challenges a question that the viewer can review; once per question. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (no result, or one that is
   * withheld), `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (challenged already, or too many open challenges), `OPERATION_NOT_ALLOWED` (a host without corrections).
   */
  challengeKey: ChallengeKeyPayload;
  /** Changes the viewer's password. Errors: as `confirmPassword`; `CONFLICT` (it is being changed at the same time). */
  changePassword: ChangePasswordPayload;
  /**
   * A dry run: what an import of these rows would change. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (the host cannot import).
   */
  checkStudentImport: CheckStudentImportPayload;
  /**
   * Ends attempts before their deadline: devices submit what they have within seconds, and for the others the saved answers count. For
   * admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (none of the attempts is running),
   * `OPERATION_NOT_ALLOWED` (a host that cannot do it).
   */
  closeExamEarly: CloseExamEarlyPayload;
  /**
   * Stores the new address of the account by its code, and sends a message to the old addresses. Errors: `UNAUTHENTICATED`, `BAD_USER_INPUT` (wrong or
   * expired code), `NOT_FOUND` (no code was asked for), `CONFLICT` (another account has it since), `RATE_LIMITED`, `OPERATION_NOT_ALLOWED`.
   */
  confirmAddressChange: ConfirmAddressChangePayload;
  /**
   * Proves the password again; the session counts as confirmed for five minutes. Errors: `UNAUTHENTICATED`, `BAD_USER_INPUT` (`reason`
   * WRONG_PASSWORD, CONFIRMATION_CODE_REQUIRED or CONFIRMATION_CODE_WRONG), `RATE_LIMITED`, `OPERATION_NOT_ALLOWED` (the server does not offer it).
   */
  confirmPassword: ConfirmPasswordPayload;
  /**
   * Corrects a question of an exam and rescores all submissions from their stored answers. Open challenges of the question are accepted. For
   * admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (nothing would change),
   * `OPERATION_NOT_ALLOWED` (a host without corrections).
   */
  correctKey: CorrectKeyPayload;
  /**
   * Adds a result from elsewhere to a student's record. For the student and for admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no
   * such student), `CONFLICT` (too many), `BAD_USER_INPUT`.
   */
  createAcademicResult: CreateAcademicResultPayload;
  /** Adds a unit to a course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such course), `BAD_USER_INPUT`. */
  createAcademicUnit: CreateAcademicUnitPayload;
  /**
   * Adds an admission course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `CONFLICT` (the code is taken), `BAD_USER_INPUT` (also a
   * discount above the fee).
   */
  createAdmissionCourse: CreateAdmissionCoursePayload;
  /** Adds a unit to an admission course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such course), `BAD_USER_INPUT`. */
  createAdmissionUnit: CreateAdmissionUnitPayload;
  /** Adds an assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (the course), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED`. */
  createAssignment: CreateAssignmentPayload;
  /** Adds a campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT` (also an end that is not after the start). */
  createCampaign: CreateCampaignPayload;
  /** Adds a chapter to a subject. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such subject), `BAD_USER_INPUT`. */
  createChapter: CreateChapterPayload;
  /** Adds a note to a chapter. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such chapter), `BAD_USER_INPUT`. */
  createContent: CreateContentPayload;
  /**
   * Adds a course of classes 6 to 12, or of another type. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT` (also a
   * discount above the price).
   */
  createCourse: CreateCoursePayload;
  /** Adds a single exam. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such parent), `BAD_USER_INPUT`. */
  createExam: CreateExamPayload;
  /**
   * Adds an exam campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such exam), `BAD_USER_INPUT` (also an end that
   * is not after the start).
   */
  createExamCampaign: CreateExamCampaignPayload;
  /**
   * Adds an exam year to a unit, with its paper when `exam` is given. For admins. Where the paper is refused the year stays without one, and
   * `updateExamYear` adds it. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such unit), `CONFLICT` (the unit has this year),
   * `BAD_USER_INPUT`.
   */
  createExamYear: CreateExamYearPayload;
  /**
   * Adds a lesson to a chapter. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such chapter), `BAD_USER_INPUT` (also
   * exams of another chapter).
   */
  createLesson: CreateLessonPayload;
  /**
   * Keeps a comment for the sender alone. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such exam), `BAD_USER_INPUT`, `CONFLICT` (100
   * comments already), `OPERATION_NOT_ALLOWED` (the server keeps none).
   */
  createMarkingComment: CreateMarkingCommentPayload;
  /**
   * Adds the paper of an exam year. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such year), `CONFLICT` (the year has a
   * paper already), `BAD_USER_INPUT`.
   */
  createMultiSubjectExam: CreateMultiSubjectExamPayload;
  /**
   * Writes a note for the viewer alone. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled), `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (1000
   * notes already), `OPERATION_NOT_ALLOWED` (the server keeps no notes).
   */
  createNote: CreateNotePayload;
  /**
   * Makes the student record of an account that has none: the viewer's own, or for admins any. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND` (no such account), `BAD_USER_INPUT`, `CONFLICT` (the account has a record).
   */
  createStudent: CreateStudentPayload;
  /** Adds a subject to a course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such course), `BAD_USER_INPUT`. */
  createSubject: CreateSubjectPayload;
  /**
   * Decides on answers that came late; the same decision of the same admin may be sent again. For admins and markers of the exam's course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (decided already; `reason` RECEIVED_AFTER_RELEASE: `confirmsAfterRelease` is missing),
   * `BAD_USER_INPUT` (no reason),
   * `OPERATION_NOT_ALLOWED` (a host that keeps no attempts).
   */
  decideLateAnswers: DecideLateAnswersPayload;
  /** Deletes a result from elsewhere. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's; an admin has entered it), `NOT_FOUND`. */
  deleteAcademicResult: DeleteAcademicResultPayload;
  /**
   * Deletes a unit of a course with its exams. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students have
   * results in it, and `force` was not given).
   */
  deleteAcademicUnit: DeleteAcademicUnitPayload;
  /**
   * Deletes the viewer's account with its student record and results, and ends the session.
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN` (`reason` CONFIRMATION_REQUIRED: `confirmPassword` comes first), `CONFLICT` (the last admin).
   */
  deleteAccount: DeleteAccountPayload;
  /**
   * Deletes an admission course with all below it. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students
   * have results or are enrolled in it, and `force` was not given).
   */
  deleteAdmissionCourse: DeleteAdmissionCoursePayload;
  /**
   * Deletes a unit of an admission course with its years and their papers. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `CONFLICT` (students have results in it, and `force` was not given).
   */
  deleteAdmissionUnit: DeleteAdmissionUnitPayload;
  /** Deletes an assignment with drafts for it. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students have submitted). */
  deleteAssignment: DeleteAssignmentPayload;
  /**
   * Deletes a campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students are registered, and `force`
   * was not given).
   */
  deleteCampaign: DeleteCampaignPayload;
  /**
   * Deletes a course with all below it. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students have results
   * or are enrolled in it, and `force` was not given).
   */
  deleteCourse: DeleteCoursePayload;
  /**
   * Deletes a single exam. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students have results in it, and `force`
   * was not given).
   */
  deleteExam: DeleteExamPayload;
  /**
   * Deletes an exam campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students are registered, and
   * `force` was not given; or they are and the contest is running: its results are not released).
   */
  deleteExamCampaign: DeleteExamCampaignPayload;
  /** Deletes a result in a single exam. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`. */
  deleteExamResult: DeleteExamResultPayload;
  /**
   * Deletes an exam year with its paper. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (students have results in
   * it, and `force` was not given).
   */
  deleteExamYear: DeleteExamYearPayload;
  /** Deletes an own comment. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the server keeps none). */
  deleteMarkingComment: DeleteMarkingCommentPayload;
  /** Deletes a result in a multi-subject exam. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`. */
  deleteMultiSubjectExamResult: DeleteMultiSubjectExamResultPayload;
  /** Deletes a note of the viewer. Errors: `UNAUTHENTICATED`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the server keeps no notes). */
  deleteNote: DeleteNotePayload;
  /**
   * Deletes an account with everything that is its own, results included. For admins, who confirm their password first. Errors:
   * `UNAUTHENTICATED`, `FORBIDDEN` (with `reason` CONFIRMATION_REQUIRED: confirm the password), `NOT_FOUND`, `CONFLICT` (an admin, or
   * somebody on a published merit list: exclude the attempt first),
   * `OPERATION_NOT_ALLOWED` (the host cannot do it).
   */
  deletePerson: DeletePersonPayload;
  /**
   * Deletes a student record: the viewer's own, or for admins any. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (reason
   * `STUDENT_IN_CONTEST`: the student has started the exam of a campaign whose results are not released; for admins also somebody on a
   * published merit list: exclude the attempt first).
   */
  deleteStudent: DeleteStudentPayload;
  /** Deletes the viewer's own draft of a text. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `OPERATION_NOT_ALLOWED` (the host keeps no drafts). */
  deleteTextDraft: DeleteTextDraftPayload;
  /** Switches the second factor off. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (`reason` CONFIRMATION_REQUIRED), `OPERATION_NOT_ALLOWED`. */
  disableSecondFactor: DisableSecondFactorPayload;
  /**
   * Everything that is stored about the viewer, page by page. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (`reason`
   * CONFIRMATION_REQUIRED: `confirmPassword` comes first), `BAD_USER_INPUT` (a cursor of no page), `OPERATION_NOT_ALLOWED` (the server does not
   * offer it).
   */
  downloadData: DownloadDataPayload;
  /**
   * Copies an item with everything below it that is not archived. Students' data is not copied; corrected keys are copied as corrected, and questions
   * that were voided are left out. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (its place is taken, or a campaign with
   * one of its exams is not over), `BAD_USER_INPUT` (too much at once, or an unknown place), `OPERATION_NOT_ALLOWED` (the host cannot copy content).
   */
  duplicateContent: DuplicateContentPayload;
  /** Switches the second factor on. Errors: as `setUpSecondFactor`; `BAD_USER_INPUT` (`reason` CONFIRMATION_CODE_WRONG), `RATE_LIMITED`. */
  enableSecondFactor: EnableSecondFactorPayload;
  /**
   * Ends a student's enrolment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the host cannot
   * enrol by hand).
   */
  endEnrollment: EndEnrollmentPayload;
  /**
   * Ends a person's grant in a course, at once. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (a
   * host without grants).
   */
  endGrant: EndGrantPayload;
  /** Ends all sessions of the viewer but this one. Errors: `UNAUTHENTICATED`, `OPERATION_NOT_ALLOWED`. */
  endOtherSessions: EndOtherSessionsPayload;
  /**
   * Ends all sessions of an account. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the host
   * cannot do it).
   */
  endPersonSessions: EndPersonSessionsPayload;
  /** Ends one session of the viewer. Errors: `UNAUTHENTICATED`, `BAD_USER_INPUT` (not an id), `NOT_FOUND`, `OPERATION_NOT_ALLOWED`. */
  endSession: EndSessionPayload;
  /**
   * Enrols the viewer in a free course: one whose fee minus discount is zero or less (specification, section 5).
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN` (no student record), `NOT_FOUND`, `CONFLICT` (already enrolled), `BAD_USER_INPUT` ('This course is
   * not free.', or there is nothing in it yet: `isComingSoon`).
   */
  enroll: EnrollPayload;
  /**
   * Enrols a student in a course, whatever its price. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (already
   * enrolled), `BAD_USER_INPUT` (also a course without content), `OPERATION_NOT_ALLOWED` (the host cannot enrol by hand).
   */
  enrollStudent: EnrollStudentPayload;
  /**
   * Excludes attempts from their contests: they count as decided and have no rank. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (none of the attempts is of a contest, or all are excluded for another reason),
   * `OPERATION_NOT_ALLOWED` (a host that cannot do it).
   */
  excludeAttempts: ExcludeAttemptsPayload;
  /**
   * Gives running attempts more time; devices learn of it within seconds. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `BAD_USER_INPUT`, `CONFLICT` (none of the attempts is running), `OPERATION_NOT_ALLOWED` (a host without monitoring).
   */
  giveExtraTime: GiveExtraTimePayload;
  /**
   * Makes a person a teacher or a marker of a course, who then cannot take its exams. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `CONFLICT` (the person is taking an exam of the course), `OPERATION_NOT_ALLOWED` (a host without grants).
   */
  giveGrant: GiveGrantPayload;
  /**
   * Gives students a time of their own for the exam in all its campaigns that they are registered for and whose results are not released, in place
   * of an earlier one. Students who have started are left as they are. All results and the merit list wait for the end of the last one. For
   * admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (the results are released, or none of the students is
   * registered and has not started), `OPERATION_NOT_ALLOWED` (a host that cannot do it).
   */
  givePersonalWindow: GivePersonalWindowPayload;
  /**
   * Makes an account of each row whose address has none. Nobody can sign in to it until its owner has proved the address by a code: at
   * sign-up, or for a new password. Nothing is sent. The same rows again change nothing. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host cannot import).
   */
  importStudents: ImportStudentsPayload;
  /**
   * Signs in. Errors: `UNAUTHENTICATED` (the same message for an unknown account and a wrong password; with `reason` SECOND_FACTOR_REQUIRED or
   * SECOND_FACTOR_WRONG the password was right and `code` is missing or wrong), `FORBIDDEN` (the password was right, and the account is blocked), `BAD_USER_INPUT`, `RATE_LIMITED`. While very many sign in, the reason of `RATE_LIMITED` is LOGINS_BUSY and the
   * password was not checked: try again after `retryAfter` seconds with `queue.token` as `queueToken`, which keeps the place. `queue.seconds`
   * tells in how many seconds it is the person's turn.
   */
  login: LoginPayload;
  /** Signs out and ends the session on the server. */
  logout: LogoutPayload;
  /** Marks notifications of the viewer as read. Errors: `UNAUTHENTICATED`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the server has none). */
  markNotificationsRead: MarkNotificationsReadPayload;
  /**
   * Marks a submission of a student's written exam. For admins and markers of the exam's course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (no such result or
   * submission), `CONFLICT` (an MCQ exam; newer answers; two people have marked it; other marks than those of `revision`), `BAD_USER_INPUT`.
   */
  markWrittenExam: MarkWrittenExamPayload;
  /**
   * Moves an item with everything below it to another parent in its course, or to another position in its list. Students keep their access, progress and
   * results, because the course stays the same. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (it was changed since the
   * revision, or its place is taken), `BAD_USER_INPUT` (an unknown place, or one in another course), `OPERATION_NOT_ALLOWED` (the host cannot move
   * content).
   */
  moveContent: MoveContentPayload;
  /**
   * Makes new recovery codes. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (`reason` CONFIRMATION_REQUIRED), `CONFLICT` (the second factor is off),
   * `OPERATION_NOT_ALLOWED`.
   */
  newRecoveryCodes: NewRecoveryCodesPayload;
  /**
   * Takes exclusions back. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (none of the attempts is
   * excluded), `OPERATION_NOT_ALLOWED` (a host that cannot do it).
   */
  readmitAttempts: ReadmitAttemptsPayload;
  /**
   * Reads the viewer's account again. Like every mutation it stores the language of the request (`Accept-Language: bn` or `en`), in which the
   * account gets its SMS and e-mails. Errors: `UNAUTHENTICATED`.
   */
  refreshViewer: RefreshViewerPayload;
  /** Refuses a challenge. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (decided already). */
  refuseKeyChallenge: RefuseKeyChallengePayload;
  /**
   * Registers the pages of a written answer before they are uploaded, which gives the answer its URL. Registering the same list again
   * changes nothing and answers where each page goes on. Taken until a week after the deadline; an answer that is registered after the
   * submission can only be named in `submitLateAnswers`. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's ticket), `BAD_USER_INPUT`,
   * `CONFLICT` (`reason` EXAM_NOT_WRITTEN: the exam has no written questions), `PAYLOAD_TOO_LARGE`, `EXAM_CLOSED` (a week after the deadline), `RATE_LIMITED` (1,000 pages or 200 MB in a day),
   * `OPERATION_NOT_ALLOWED` (a host that takes no pages).
   */
  registerAnswerPages: RegisterAnswerPagesPayload;
  /**
   * Registers a file for the viewer's submission, which gives it its URL. Registering the same file again changes nothing and answers where
   * its upload goes on. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled in its course), `NOT_FOUND`, `CONFLICT` (can no longer change),
   * `BAD_USER_INPUT`, `RATE_LIMITED` (1,000 files or 200 MB in a day), `OPERATION_NOT_ALLOWED`.
   */
  registerAssignmentFile: RegisterAssignmentFilePayload;
  /** Registers the viewer with their student data. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (no student record), `NOT_FOUND`, `EXAM_CLOSED` (the campaign is over). */
  registerForCampaign: RegisterForCampaignPayload;
  /**
   * Registers the viewer for an exam campaign. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (no student record), `NOT_FOUND`, `BAD_USER_INPUT`,
   * `FORBIDDEN` (reason `NOT_ON_ROSTER`: the student is not on the campaign's roster), `CONFLICT` (already registered), `EXAM_CLOSED` (the campaign is over, or registration is: reasons `REGISTRATION_CLOSED` and
   * `REGISTRATION_FULL`).
   */
  registerForExamCampaign: RegisterForExamCampaignPayload;
  /**
   * Takes candidates off a roster. Registered students stay registered. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no rosters).
   */
  removeCandidates: RemoveCandidatesPayload;
  /** Removes the viewer's photo. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `CONFLICT` (the record was changed in another place just now). */
  removeProfilePhoto: RemoveProfilePhotoPayload;
  /**
   * Removes the roster of an exam campaign: from then on everybody can register. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the host has no rosters).
   */
  removeRoster: RemoveRosterPayload;
  /**
   * Opens closed attempts again, with the answers that were submitted, which count until they are submitted again. For admins. Errors:
   * `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (none of the attempts is closed, another attempt of the student is
   * running, or the results of the contest are released), `OPERATION_NOT_ALLOWED` (a host that cannot do it).
   */
  reopenAttempts: ReopenAttemptsPayload;
  /**
   * Sends a code to a new address of the viewer's account, in a confirmed session. Only the owner of the address
   * learns whether it has another account. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (`reason` CONFIRMATION_REQUIRED), `BAD_USER_INPUT`, `CONFLICT` (it is the account's
   * already), `RATE_LIMITED`, `OPERATION_NOT_ALLOWED`.
   */
  requestAddressChange: RequestAddressChangePayload;
  /** Sends a code for a new password. Errors: `BAD_USER_INPUT`, `RATE_LIMITED`, `OPERATION_NOT_ALLOWED` (the server does not offer it). */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Stores a new password by the code that was sent. Errors: `BAD_USER_INPUT` (the same message for a wrong account and a wrong code),
   * `RATE_LIMITED` (too many wrong codes), `OPERATION_NOT_ALLOWED` (the server does not offer it).
   */
  resetPassword: ResetPasswordPayload;
  /**
   * Restores an archived item with what was archived together with it. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`
   * (something above it is archived, or another item has taken its place), `OPERATION_NOT_ALLOWED` (the host cannot archive content).
   */
  restoreContent: RestoreContentPayload;
  /**
   * Returns a submission to its student with a mark, a comment, both or neither. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `CONFLICT` (the student has submitted again, or another admin has returned it), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED`.
   */
  returnAssignmentSubmission: ReturnAssignmentSubmissionPayload;
  /**
   * Saves what has changed since an earlier save. After `CONFLICT` read the attempt, merge, and save the whole sheet. Errors as for `saveAnswers`;
   * `OPERATION_NOT_ALLOWED` also from a host that takes whole sheets only.
   */
  saveAnswerChanges: SaveAnswersPayload;
  /**
   * Saves the answers given so far; quick, to be called every few seconds. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's ticket),
   * `BAD_USER_INPUT`, `CONFLICT` (another tab or device has saved newer answers), `EXAM_CLOSED`, `OPERATION_NOT_ALLOWED` (a host that keeps no
   * attempts).
   */
  saveAnswers: SaveAnswersPayload;
  /**
   * Saves a draft. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled in its course), `NOT_FOUND`, `CONFLICT` (changed in another tab; handed
   * in or returned already), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED`.
   */
  saveAssignmentDraft: SaveAssignmentDraftPayload;
  /**
   * Saves how far the viewer is in a lesson. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled), `NOT_FOUND`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (the server keeps no progress).
   */
  saveLessonProgress: SaveLessonProgressPayload;
  /**
   * Saves how long the student has spent on questions; also just after the submission, until the grace is over. Errors: `UNAUTHENTICATED`, `FORBIDDEN`
   * (someone else's attempt), `NOT_FOUND`, `BAD_USER_INPUT`, `EXAM_CLOSED`, `OPERATION_NOT_ALLOWED` (a host that keeps no times).
   */
  saveQuestionTimes: SaveQuestionTimesPayload;
  /**
   * Stores the viewer's own draft of a text, in place of the one before. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`,
   * `CONFLICT` beyond 100 drafts, `OPERATION_NOT_ALLOWED` (the host keeps no drafts).
   */
  saveTextDraft: SaveTextDraftPayload;
  /**
   * Sends a message to everybody who is taking an exam; devices show it within seconds. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without monitoring).
   */
  sendExamMessage: SendExamMessagePayload;
  /**
   * Sends an invitation to each of the next ten imported accounts that have not been sent one. For admins. Errors: `UNAUTHENTICATED`,
   * `FORBIDDEN`, `RATE_LIMITED` (a daily cap is reached), `UPSTREAM_UNAVAILABLE` (one could not be sent), `OPERATION_NOT_ALLOWED` (the host
   * cannot import).
   */
  sendInvitations: SendInvitationsPayload;
  /**
   * Sends a code for a new password to the e-mail address of an account, or to its number if it has none. It is valid for an hour, in every
   * browser. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`, `UPSTREAM_UNAVAILABLE` (it could not be sent),
   * `OPERATION_NOT_ALLOWED` (the host cannot do it).
   */
  sendResetCode: SendResetCodePayload;
  /**
   * Sets what students see of their results in an exam. It holds at once, also for results that exist already. For admins.
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (a date is missing), `CONFLICT` (no campaign has the exam, so it has no
   * window), `OPERATION_NOT_ALLOWED` (a host without release rules).
   */
  setExamRelease: SetExamReleasePayload;
  /**
   * Sets the final marks of a submission that two people have marked, whether they agreed or not. For admins and teachers of the course who
   * are neither of the two. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (also for the two markers), `NOT_FOUND`, `CONFLICT` (two people have not
   * marked it yet; other marks than those of `revision`), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host that has one marker only).
   */
  setFinalMark: SetFinalMarkPayload;
  /**
   * Has a written exam marked by two people, or by one again. What is marked already keeps its marks. For admins. Errors: `UNAUTHENTICATED`,
   * `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (an MCQ exam; marks of one or both markers wait), `OPERATION_NOT_ALLOWED` (a host
   * that has one marker only).
   */
  setSecondMarking: SetSecondMarkingPayload;
  /**
   * Makes a secret for an authenticator app; nothing changes until `enableSecondFactor`. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (no admin;
   * `reason` CONFIRMATION_REQUIRED), `CONFLICT` (a second factor is on already), `OPERATION_NOT_ALLOWED`.
   */
  setUpSecondFactor: SetUpSecondFactorPayload;
  /** Requests an account. Only the owner of the address learns whether it already has one. Errors: `BAD_USER_INPUT`, `CONFLICT` (a host that tells of an account), `RATE_LIMITED`. */
  signup: SignupPayload;
  /**
   * Starts the viewer's attempt at a single exam, or answers the one that runs. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled, or not
   * registered for the campaign that the exam belongs to now), `NOT_FOUND`, `CONFLICT` (the one attempt of the campaign is used up: starting uses
   * it up, whether or not anything is saved; `reason` EXAM_WITHOUT_QUESTIONS: it has none yet), `EXAM_CLOSED` (not open yet, or the campaign is over).
   */
  startExam: StartExamPayload;
  /**
   * Starts the viewer's attempt at a multi-subject exam, or answers the one that runs. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not
   * enrolled, or not registered for the campaign that the exam belongs to now), `NOT_FOUND`, `CONFLICT` (the one attempt of the campaign is used
   * up: starting uses it up, whether or not anything is saved), `EXAM_CLOSED` (the campaign has not begun, or is over).
   */
  startMultiSubjectExam: StartMultiSubjectExamPayload;
  /**
   * Submits the work. Until the due date a submission replaces the one before; after it the first one is taken and marked as late, and nothing
   * changes any more. Repeating it changes nothing. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled in its course), `NOT_FOUND`,
   * `CONFLICT` (changed in another tab; returned already; submitted and past the due date; a file has not arrived yet), `BAD_USER_INPUT`
   * (nothing in it), `OPERATION_NOT_ALLOWED`.
   */
  submitAssignment: SubmitAssignmentPayload;
  /**
   * Submits an attempt; scored on the server. A repeat answers the first receipt. An attempt without any answer ends without a result, in a contest with zero. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone
   * else's ticket), `BAD_USER_INPUT` (an invalid ticket; a URL that no upload has returned; more than 500 answers), `NOT_FOUND`
   * (the exam was deleted), `EXAM_CLOSED` (after the grace), `CONFLICT` (another device has saved newer answers: see `lastSave`). An answer that names no question or option of the paper changes nothing.
   */
  submitExam: SubmitExamPayload;
  /**
   * Keeps answers that come after the exam was closed. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's ticket), `BAD_USER_INPUT`,
   * `CONFLICT` (the exam is still open), `RATE_LIMITED` (too many different sheets), `OPERATION_NOT_ALLOWED` (a host that keeps no attempts).
   */
  submitLateAnswers: SubmitLateAnswersPayload;
  /**
   * Submits an attempt; scored on the server. A repeat answers the first receipt. An attempt without any answer ends without a result, in a contest with zero. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's
   * ticket), `BAD_USER_INPUT` (an invalid ticket; a mandatory subject without an answer; more than 500 answers), `NOT_FOUND` (the
   * exam was deleted), `EXAM_CLOSED` (after the grace), `CONFLICT` (another device has saved newer answers: see `lastSave`). An answer that names no question or option of the paper changes nothing.
   */
  submitMultiSubjectExam: SubmitMultiSubjectExamPayload;
  /**
   * Lets a blocked account sign in again. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the
   * host cannot do it).
   */
  unblockPerson: UnblockPersonPayload;
  /** Changes a result from elsewhere. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's; an admin has entered it), `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateAcademicResult: UpdateAcademicResultPayload;
  /** Changes a unit of a course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateAcademicUnit: UpdateAcademicUnitPayload;
  /**
   * Changes an admission course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (changed
   * since the revision; the code is taken; or it would become a draft and has students).
   */
  updateAdmissionCourse: UpdateAdmissionCoursePayload;
  /** Changes a unit of an admission course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateAdmissionUnit: UpdateAdmissionUnitPayload;
  /**
   * Changes an assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (changed since the revision; or a
   * maximum mark below one that was given), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED`.
   */
  updateAssignment: UpdateAssignmentPayload;
  /**
   * Changes a question of the bank; its copies in exams stay. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`
   * (changed meanwhile, or the bank has the same question), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no bank).
   */
  updateBankQuestion: UpdateBankQuestionPayload;
  /** Changes a campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (changed since the revision), `BAD_USER_INPUT`. */
  updateCampaign: UpdateCampaignPayload;
  /** Changes a chapter. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateChapter: UpdateChapterPayload;
  /** Changes a note. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateContent: UpdateContentPayload;
  /**
   * Changes a course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (changed since the
   * revision; or it would become a draft and has students).
   */
  updateCourse: UpdateCoursePayload;
  /**
   * Changes a single exam. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (another type once it has been taken),
   * `BAD_USER_INPUT`.
   */
  updateExam: UpdateExamPayload;
  /**
   * Changes an exam campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (another exam,
   * although students are registered; changed since the revision).
   */
  updateExamCampaign: UpdateExamCampaignPayload;
  /**
   * Sets when registration for an exam campaign closes. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`,
   * `CONFLICT` (changed since the revision), `OPERATION_NOT_ALLOWED` (the host cannot close registration).
   */
  updateExamCampaignRegistration: UpdateExamCampaignRegistrationPayload;
  /**
   * Changes an exam year first and its paper then, or adds the paper where there is none. For admins. Errors: `UNAUTHENTICATED`,
   * `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` (the unit has this year), `BAD_USER_INPUT`.
   */
  updateExamYear: UpdateExamYearPayload;
  /** Changes a lesson. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (also exams of another chapter). */
  updateLesson: UpdateLessonPayload;
  /**
   * Changes an own comment. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the server keeps
   * none).
   */
  updateMarkingComment: UpdateMarkingCommentPayload;
  /**
   * Changes a multi-subject exam. It is deleted with its year (`deleteExamYear`). For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `BAD_USER_INPUT`.
   */
  updateMultiSubjectExam: UpdateMultiSubjectExamPayload;
  /**
   * Changes a note of the viewer. Errors: `UNAUTHENTICATED`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (changed in another place),
   * `OPERATION_NOT_ALLOWED` (the server keeps no notes).
   */
  updateNote: UpdateNotePayload;
  /** Chooses which notifications come by e-mail or SMS. Errors: `UNAUTHENTICATED`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the server has none). */
  updateNotificationPreferences: UpdateNotificationPreferencesPayload;
  /**
   * Replaces a profile: the viewer's own, or for admins any. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT`
   * (changed in another place).
   */
  updateStudent: UpdateStudentPayload;
  /**
   * Stores the viewer's name, class and goal. All null and no name: the questions are dismissed, and stored answers stay. Errors: `UNAUTHENTICATED`, `NOT_FOUND` (no student
   * record), `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the server does not store them).
   */
  updateStudyPlan: UpdateStudyPlanPayload;
  /** Changes a subject. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateSubject: UpdateSubjectPayload;
  /**
   * Changes an account: the viewer's own, or for admins any. A changed address or number ends the account's other sessions; an own new one
   * waits for its code.
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's account; a role, by somebody who is not an admin; `reason` CONFIRMATION_REQUIRED:
   * `confirmPassword` comes first), `NOT_FOUND`, `BAD_USER_INPUT`,
   * `CONFLICT` (the address or number is another account's; the last admin; another role that would change a published merit list).
   */
  updateUser: UpdateUserPayload;
  /**
   * Stores the next part of a page, also after the submission and for a week after the deadline: what comes later than the grace is marked as
   * late. Sending a part again changes nothing. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (register the pages again), `CONFLICT`
   * (another part is next: `extensions.offsetBytes` says where it begins; without it the page was not the registered one and begins again),
   * `PAYLOAD_TOO_LARGE`, `BAD_USER_INPUT` (a part of the wrong length, a page that cannot be read), `EXAM_CLOSED` (too late),
   * `RATE_LIMITED` (try again later), `OPERATION_NOT_ALLOWED`.
   */
  uploadAnswerPage: UploadedAnswerPage;
  /**
   * Stores the next part; the last one makes the PDF. Sending a part again changes nothing. What was begun before the deadline is taken until
   * the grace of 60 seconds after it is over. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` (begin again), `CONFLICT` (another part is
   * next: `extensions.offsetBytes` says where it begins), `PAYLOAD_TOO_LARGE` (a part longer than `partSizeBytes`), `BAD_USER_INPUT` (a part
   * of the wrong length; the complete file is not a readable PDF), `EXAM_CLOSED`, `RATE_LIMITED`, `OPERATION_NOT_ALLOWED`.
   */
  uploadAnswerPart: AnswerUpload;
  /**
   * Stores a PDF for a written answer. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's ticket), `BAD_USER_INPUT` (an invalid ticket;
   * not a PDF), `CONFLICT` (`reason` EXAM_NOT_WRITTEN: the exam has no written questions), `PAYLOAD_TOO_LARGE`, `EXAM_CLOSED`, `RATE_LIMITED` (too many files in a day), `OPERATION_NOT_ALLOWED` (a host that takes no
   * files).
   */
  uploadAnswerPdf: UploadAnswerPdfPayload;
  /**
   * Stores the next part of a file, within a week after it was registered. Sending a part again changes nothing. Errors: `UNAUTHENTICATED`,
   * `FORBIDDEN`, `NOT_FOUND` (register the file again), `CONFLICT` (another part is next: `extensions.offsetBytes` says where it begins),
   * `PAYLOAD_TOO_LARGE`, `BAD_USER_INPUT` (a part of the wrong length, a file that is not a readable JPEG, PNG, WebP or PDF),
   * `EXAM_CLOSED` (a week is over), `RATE_LIMITED` (try again later), `OPERATION_NOT_ALLOWED`.
   */
  uploadAssignmentFile: UploadedAnswerPage;
  /**
   * Stores a picture for lessons, notes, questions and covers. Anybody who has its URL can load it. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT` for a file that is damaged or not a picture, `PAYLOAD_TOO_LARGE`, `RATE_LIMITED`, `OPERATION_NOT_ALLOWED` (the host stores no
   * pictures).
   */
  uploadPicture: UploadPicturePayload;
  /** Replaces the viewer's photo. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT` (not an image), `PAYLOAD_TOO_LARGE`. */
  uploadProfilePhoto: UploadProfilePhotoPayload;
  /** Confirms the account asked for in this browser. Errors: `UNAUTHENTICATED` (no account was asked for), `BAD_USER_INPUT` (wrong or expired code), `CONFLICT` (already an account), `FORBIDDEN` (an imported account that is blocked), `RATE_LIMITED` (no tries left). */
  verifyOtp: VerifyOtpPayload;
  /**
   * Takes back what was submitted, until the due date and before it is returned; it is a draft then. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `CONFLICT`, `OPERATION_NOT_ALLOWED`.
   */
  withdrawAssignment: WithdrawAssignmentPayload;
  /**
   * Takes the students' own time back. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` (the results are
   * released, or none of the students has one and has not started), `OPERATION_NOT_ALLOWED` (a host that cannot do it).
   */
  withdrawPersonalWindow: WithdrawPersonalWindowPayload;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationAddBankQuestionsArgs = {
  input: AddBankQuestionsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationAddExamToBankArgs = {
  input: AddExamToBankInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationAddRosterRowsArgs = {
  input: AddRosterRowsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationApplyRosterImportArgs = {
  input: ApplyRosterImportInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationArchiveBankQuestionsArgs = {
  input: ArchiveBankQuestionsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationArchiveContentArgs = {
  input: ContentItemInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationBeginAnswerUploadArgs = {
  input: BeginAnswerUploadInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationBeginRosterImportArgs = {
  input: BeginRosterImportInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationBlockPersonArgs = {
  input: PersonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationChallengeKeyArgs = {
  input: ChallengeKeyInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCheckStudentImportArgs = {
  input: StudentRowsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCloseExamEarlyArgs = {
  input: CloseExamEarlyInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationConfirmAddressChangeArgs = {
  input: ConfirmAddressChangeInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCorrectKeyArgs = {
  input: CorrectKeyInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateAcademicResultArgs = {
  input: CreateAcademicResultInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateAcademicUnitArgs = {
  input: CreateAcademicUnitInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateAdmissionCourseArgs = {
  input: CreateAdmissionCourseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateAdmissionUnitArgs = {
  input: CreateAdmissionUnitInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateAssignmentArgs = {
  input: CreateAssignmentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateChapterArgs = {
  input: CreateChapterInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateContentArgs = {
  input: CreateContentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateExamArgs = {
  input: CreateExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateExamCampaignArgs = {
  input: CreateExamCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateExamYearArgs = {
  input: CreateExamYearInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateLessonArgs = {
  input: CreateLessonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateMarkingCommentArgs = {
  input: CreateMarkingCommentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateMultiSubjectExamArgs = {
  input: CreateMultiSubjectExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateStudentArgs = {
  input: CreateStudentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationCreateSubjectArgs = {
  input: CreateSubjectInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDecideLateAnswersArgs = {
  input: DecideLateAnswersInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteAcademicResultArgs = {
  input: DeleteAcademicResultInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteAcademicUnitArgs = {
  input: DeleteAcademicUnitInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteAdmissionCourseArgs = {
  input: DeleteAdmissionCourseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteAdmissionUnitArgs = {
  input: DeleteAdmissionUnitInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteAssignmentArgs = {
  input: DeleteAssignmentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteCampaignArgs = {
  input: DeleteCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteCourseArgs = {
  input: DeleteCourseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteExamArgs = {
  input: DeleteExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteExamCampaignArgs = {
  input: DeleteExamCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteExamResultArgs = {
  input: DeleteExamResultInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteExamYearArgs = {
  input: DeleteExamYearInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteMarkingCommentArgs = {
  input: DeleteMarkingCommentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteMultiSubjectExamResultArgs = {
  input: DeleteMultiSubjectExamResultInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteNoteArgs = {
  input: DeleteNoteInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeletePersonArgs = {
  input: PersonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteStudentArgs = {
  input: DeleteStudentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDeleteTextDraftArgs = {
  input: DeleteTextDraftInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDownloadDataArgs = {
  input?: InputMaybe<DownloadDataInput>;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationDuplicateContentArgs = {
  input: DuplicateContentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEnableSecondFactorArgs = {
  input: EnableSecondFactorInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEndEnrollmentArgs = {
  input: EndEnrollmentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEndGrantArgs = {
  input: EndGrantInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEndPersonSessionsArgs = {
  input: PersonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEnrollArgs = {
  input: EnrollInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationEnrollStudentArgs = {
  input: EnrollStudentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationExcludeAttemptsArgs = {
  input: ExcludeAttemptsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationGiveExtraTimeArgs = {
  input: GiveExtraTimeInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationGiveGrantArgs = {
  input: GiveGrantInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationGivePersonalWindowArgs = {
  input: GivePersonalWindowInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationImportStudentsArgs = {
  input: StudentRowsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationMarkWrittenExamArgs = {
  input: MarkWrittenExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationMoveContentArgs = {
  input: MoveContentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationReadmitAttemptsArgs = {
  input: ReadmitAttemptsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRefuseKeyChallengeArgs = {
  input: RefuseKeyChallengeInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRegisterAnswerPagesArgs = {
  input: RegisterAnswerPagesInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRegisterAssignmentFileArgs = {
  input: RegisterAssignmentFileInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRegisterForCampaignArgs = {
  input: RegisterForCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRegisterForExamCampaignArgs = {
  input: RegisterForExamCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRemoveCandidatesArgs = {
  input: RemoveCandidatesInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRemoveProfilePhotoArgs = {
  input: RemoveProfilePhotoInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRemoveRosterArgs = {
  input: RemoveRosterInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationReopenAttemptsArgs = {
  input: ReopenAttemptsInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRequestAddressChangeArgs = {
  input: RequestAddressChangeInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationRestoreContentArgs = {
  input: ContentItemInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationReturnAssignmentSubmissionArgs = {
  input: ReturnAssignmentSubmissionInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSaveAnswerChangesArgs = {
  input: SaveAnswerChangesInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSaveAnswersArgs = {
  input: SaveAnswersInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSaveAssignmentDraftArgs = {
  input: SaveAssignmentDraftInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSaveLessonProgressArgs = {
  input: SaveLessonProgressInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSaveQuestionTimesArgs = {
  input: SaveQuestionTimesInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSaveTextDraftArgs = {
  input: SaveTextDraftInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSendExamMessageArgs = {
  input: SendExamMessageInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSendResetCodeArgs = {
  input: PersonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSetExamReleaseArgs = {
  input: SetExamReleaseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSetFinalMarkArgs = {
  input: SetFinalMarkInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSetSecondMarkingArgs = {
  input: SetSecondMarkingInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSignupArgs = {
  input: SignupInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationStartExamArgs = {
  input: StartExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationStartMultiSubjectExamArgs = {
  input: StartMultiSubjectExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSubmitAssignmentArgs = {
  input: SubmitAssignmentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSubmitExamArgs = {
  input: SubmitExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSubmitLateAnswersArgs = {
  input: SubmitLateAnswersInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationSubmitMultiSubjectExamArgs = {
  input: SubmitMultiSubjectExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUnblockPersonArgs = {
  input: PersonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateAcademicResultArgs = {
  input: UpdateAcademicResultInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateAcademicUnitArgs = {
  input: UpdateAcademicUnitInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateAdmissionCourseArgs = {
  input: UpdateAdmissionCourseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateAdmissionUnitArgs = {
  input: UpdateAdmissionUnitInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateAssignmentArgs = {
  input: UpdateAssignmentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateBankQuestionArgs = {
  input: UpdateBankQuestionInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateChapterArgs = {
  input: UpdateChapterInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateContentArgs = {
  input: UpdateContentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateExamArgs = {
  input: UpdateExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateExamCampaignArgs = {
  input: UpdateExamCampaignInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateExamCampaignRegistrationArgs = {
  input: UpdateExamCampaignRegistrationInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateExamYearArgs = {
  input: UpdateExamYearInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateLessonArgs = {
  input: UpdateLessonInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateMarkingCommentArgs = {
  input: UpdateMarkingCommentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateMultiSubjectExamArgs = {
  input: UpdateMultiSubjectExamInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateNotificationPreferencesArgs = {
  input: UpdateNotificationPreferencesInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateStudyPlanArgs = {
  input: UpdateStudyPlanInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateSubjectArgs = {
  input: UpdateSubjectInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUploadAnswerPageArgs = {
  input: UploadAnswerPageInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUploadAnswerPartArgs = {
  input: UploadAnswerPartInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUploadAnswerPdfArgs = {
  input: UploadAnswerPdfInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUploadAssignmentFileArgs = {
  input: UploadAssignmentFileInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUploadPictureArgs = {
  input: UploadPictureInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationUploadProfilePhotoArgs = {
  input: UploadProfilePhotoInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationWithdrawAssignmentArgs = {
  input: WithdrawAssignmentInput;
};


/**
 * Writes. Each takes one `input` and returns every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message, reason, params }]`.
 */
export type MutationWithdrawPersonalWindowArgs = {
  input: WithdrawPersonalWindowInput;
};

/** The recovery codes from now on. */
export type NewRecoveryCodesPayload = {
  __typename?: 'NewRecoveryCodesPayload';
  /** Each can be used once; earlier codes no longer work. They cannot be read again. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The person with the second factor as it is now; null if it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** Something that has happened and concerns the viewer: a code with parameters, of which the client makes a sentence. */
export type Notification = {
  __typename?: 'Notification';
  /** The assignment it is about; null for other kinds. */
  assignmentId?: Maybe<Scalars['ID']['output']>;
  /** When the exam starts, the assignment is due or the reopened attempt closes; null for other kinds. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exam campaign it is about; null for other kinds. */
  examCampaignId?: Maybe<Scalars['ID']['output']>;
  /** The exam it is about, of either kind of exam; null for other kinds. */
  examId?: Maybe<Scalars['ID']['output']>;
  /** The viewer's new role in the course; null for other kinds. */
  grantRole?: Maybe<GrantRole>;
  /** The notification's id. */
  id: Scalars['ID']['output'];
  /** Whether late answers were accepted; null for other kinds. */
  isAccepted?: Maybe<Scalars['Boolean']['output']>;
  /** True if the viewer was told of the marks before, and they or their comments have changed since; null otherwise. */
  isChange?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer has marked it as read. */
  isRead: Scalars['Boolean']['output'];
  /** The subject of the notification. */
  kind: NotificationKind;
  /** Title of the exam, campaign, assignment or course, as it was when the notification was made. */
  title: Scalars['String']['output'];
};

/** A page of the viewer's notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The notifications of this page. */
  nodes: Array<Notification>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** The subject of a notification. */
export type NotificationKind =
  /** Written answers of the viewer are marked, or their marks or comments have changed (`isChange`): `examId`. */
  | 'ANSWERS_MARKED'
  /** An assignment is due within a day: `assignmentId`, `at`. */
  | 'ASSIGNMENT_DUE'
  /** An admin has opened an attempt of the viewer again, until `at`: `examId`. */
  | 'ATTEMPT_REOPENED'
  /** An exam starts within a day: `at`, and `examCampaignId` of a campaign that the viewer is registered for, or `examId` of a single exam. */
  | 'EXAM_SOON'
  /** An attempt of the viewer is excluded from its contest, or counts again: `examId`, `isAccepted` (it counts again). */
  | 'EXCLUSION_DECIDED'
  /** An admin has made the viewer a marker or teacher of a course (`grantRole`), whose exams the viewer can then not take: `title` is its name. */
  | 'GRANT_GIVEN'
  /** It is decided whether answers of the viewer that came late count: `examId`, `isAccepted`. */
  | 'LATE_ANSWERS_DECIDED'
  /** The merit list of an exam that the viewer took in a campaign is published: `examCampaignId`. */
  | 'MERIT_LIST'
  /** The viewer has got a time of their own for an exam (`isAccepted`), or takes it with all others again; it starts `at`: `examCampaignId`. */
  | 'PERSONAL_WINDOW';

/** Whether a kind of notification comes by e-mail or SMS too. All kinds are in the list. */
export type NotificationPreference = {
  __typename?: 'NotificationPreference';
  /** Whether it comes by e-mail. */
  email: Scalars['Boolean']['output'];
  /** The kind. */
  kind: NotificationKind;
  /** Whether it comes by SMS. */
  sms: Scalars['Boolean']['output'];
};

/** Whether one kind comes by e-mail or SMS too. */
export type NotificationPreferenceInput = {
  /** Whether it comes by e-mail. */
  email: Scalars['Boolean']['input'];
  /** The kind. */
  kind: NotificationKind;
  /** Whether it comes by SMS. */
  sms: Scalars['Boolean']['input'];
};

/** The viewer's preferences for each kind of notification. */
export type NotificationPreferences = {
  __typename?: 'NotificationPreferences';
  /** Whether the account has a verified e-mail address; without one no e-mail is sent. */
  canEmail: Scalars['Boolean']['output'];
  /** Whether the account has a verified mobile number; without one no SMS is sent. */
  canSms: Scalars['Boolean']['output'];
  /** One entry for each kind. */
  kinds: Array<NotificationPreference>;
};

/** The number of times that an option was chosen. */
export type OptionStatistics = {
  __typename?: 'OptionStatistics';
  /** The number of submissions in which the option was chosen. */
  chosenCount: Scalars['Int']['output'];
  /** The option's id. */
  optionId: Scalars['ID']['output'];
};

/** The viewer's own entry in the merit list of an exam campaign, as the list shows it. */
export type OwnMeritEntry = {
  __typename?: 'OwnMeritEntry';
  /** The district given at registration; null if none was given, and if the viewer did not want to be named. */
  district?: Maybe<Scalars['String']['output']>;
  /** The school or college given at registration; null if none was given, and if the viewer did not want to be named. */
  institution?: Maybe<Scalars['String']['output']>;
  /** The name given at registration; null if the viewer did not want to be named. */
  name?: Maybe<Scalars['String']['output']>;
  /** Marks reached, with two decimals at most. */
  score: Scalars['Float']['output'];
  /** Time used, in minutes. */
  timeTakenMinutes: Scalars['Float']['output'];
  /** The number of questions answered and not right; 0 in writing. */
  wrongCount: Scalars['Int']['output'];
};

/** Opens the encrypted paper of an attempt that runs. */
export type PaperKey = {
  __typename?: 'PaperKey';
  /** The key, in Base64: 256 bits for AES-GCM, whose nonce is the first 12 bytes of the paper. */
  key: Scalars['String']['output'];
  /** The attempt's own order of the paper; null when all attempts have that of the encrypted paper. */
  order?: Maybe<PaperOrder>;
  /** The `paperUrl` that the key belongs to. A paper that was loaded from another one is of an earlier version of the exam: ask for `paper` instead. */
  paperUrl: Scalars['String']['output'];
};

/** An option of a question, without the answer key. */
export type PaperOption = {
  __typename?: 'PaperOption';
  /** The option's id, to be sent back when it is chosen. */
  id: Scalars['ID']['output'];
  /** The option. */
  text: RichText;
};

/** The order of an attempt, by positions in the encrypted paper. Questions of all subjects are counted together, from 0. */
export type PaperOrder = {
  __typename?: 'PaperOrder';
  /** For each of these questions the positions of its options. */
  options: Array<Array<Scalars['Int']['output']>>;
  /** The position of each multiple-choice question. */
  questions: Array<Scalars['Int']['output']>;
};

/** A multiple-choice question as an exam in progress shows it. */
export type PaperQuestion = {
  __typename?: 'PaperQuestion';
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** The options, in their order. */
  options: Array<PaperOption>;
  /** Marks for the right answer. */
  points: Scalars['Float']['output'];
  /** The question. */
  text: RichText;
};

/** A subject of the paper with its questions, without the key. */
export type PaperSubject = {
  __typename?: 'PaperSubject';
  /** The subject's id in the exam. */
  id: Scalars['ID']['output'];
  /** Whether at least one of its questions must be answered before submitting. */
  mandatory: Scalars['Boolean']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** Its questions, in order. */
  questions: Array<PaperQuestion>;
};

/** A student with their account, for admins. */
export type Person = {
  __typename?: 'Person';
  /** The account: how the person signs in, and what they are allowed to be. */
  account: User;
  /** A page of the attempts at exams of both kinds, the newest first. */
  attempts?: Maybe<PersonAttemptConnection>;
  /** When an admin blocked the account; null if it is not blocked. */
  blockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the record was made; null if the host does not report it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The enrolments with the notes of admins, the earliest first; null in a list. */
  enrollments?: Maybe<Array<PersonEnrollment>>;
  /** The person's grants in courses, the earliest first; null with a host without grants, and where they cannot be read. */
  grants?: Maybe<Array<Grant>>;
  /** The id of the student record. */
  id: Scalars['ID']['output'];
  /** When the newest invitation was sent; null if none was. */
  invitationSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** When an admin imported the account; null once its owner has proved the address by a code. */
  invitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A page of the results of both kinds, the newest first. */
  results?: Maybe<PersonResultConnection>;
  /** The account's sessions that have not ended, those used last first. */
  sessions?: Maybe<Array<Session>>;
  /** The student record: profile, enrolments, academic results. */
  student: Student;
};


/** A student with their account, for admins. */
export type PersonAttemptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A student with their account, for admins. */
export type PersonResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An attempt of a student at an exam, as admins see it. */
export type PersonAttempt = {
  __typename?: 'PersonAttempt';
  /** When it was closed; null while it runs. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends or ended at the latest. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The attempt's id. */
  id: Scalars['ID']['output'];
  /** Whether the student has submitted it; false while it runs, and if it was closed by the server. */
  isHandedIn: Scalars['Boolean']['output'];
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's title. */
  title: Scalars['String']['output'];
};

/** A page of a student's attempts. */
export type PersonAttemptConnection = {
  __typename?: 'PersonAttemptConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The attempts of this page, the newest first. */
  nodes: Array<PersonAttempt>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** A page of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The people of this page, the earliest record first. */
  nodes: Array<Person>;
  /** The total number of matches. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A student's enrolment in a course, as admins see it. */
export type PersonEnrollment = {
  __typename?: 'PersonEnrollment';
  /** The category of the course. */
  category: EnrollmentCategory;
  /** The course's code. */
  courseCode: Scalars['String']['output'];
  /** The course's id. */
  courseId: Scalars['ID']['output'];
  /** When the student was enrolled. */
  enrolledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether an admin enrolled the student. */
  isByAdmin: Scalars['Boolean']['output'];
  /** The course's name. */
  name: Scalars['String']['output'];
  /** An admin's note about the payment; null if there is none. */
  paymentNote?: Maybe<Scalars['String']['output']>;
};

/** Names a student, for calls that take nothing else. */
export type PersonInput = {
  /** The id of the student record. */
  studentId: Scalars['ID']['input'];
};

/** The newest submission of a student in an exam, as admins see it. */
export type PersonResult = {
  __typename?: 'PersonResult';
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The result's id. */
  id: Scalars['ID']['output'];
  /** The score; null for a written exam that nobody has marked. */
  score?: Maybe<Scalars['Float']['output']>;
  /** When it was submitted. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's title. */
  title: Scalars['String']['output'];
};

/** A page of a student's results. */
export type PersonResultConnection = {
  __typename?: 'PersonResultConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The results of this page, the newest first. */
  nodes: Array<PersonResult>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** A state of accounts that a list of people can be limited to. */
export type PersonState =
  /** An admin has blocked the account. */
  | 'BLOCKED'
  /** An admin has imported the account, and its owner has not signed in yet. */
  | 'INVITED';

/** The time window of one student for the exam of a campaign, in place of the campaign's own. */
export type PersonalWindow = {
  __typename?: 'PersonalWindow';
  /** When it ends: the attempt ends here at the latest. */
  endDate: Scalars['DateTime']['output'];
  /** The reason; the student sees it. */
  reason: Scalars['String']['output'];
  /** The time from which the student may start. */
  startDate: Scalars['DateTime']['output'];
};

/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type Query = {
  __typename?: 'Query';
  /** One academic course; null when there is none. */
  academicCourse?: Maybe<Course>;
  /** All academic courses, those of classes 6 to 12. */
  academicCourses?: Maybe<Array<Course>>;
  /** One admission course by the code in its URL; null when there is none. */
  admissionCourse?: Maybe<AdmissionCourse>;
  /** One admission course by its id; null when there is none. */
  admissionCourseById?: Maybe<AdmissionCourse>;
  /** All admission courses. */
  admissionCourses?: Maybe<Array<AdmissionCourse>>;
  /** One unit; null when there is none. */
  admissionUnit?: Maybe<AdmissionUnit>;
  /** All units of all admission courses; of one course when `courseCode` is given. */
  admissionUnits?: Maybe<Array<AdmissionUnit>>;
  /**
   * The state of one of the viewer's uploads. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's), `NOT_FOUND` (deleted, or the file is not
   * a readable PDF), `BAD_USER_INPUT` (an invalid ticket), `OPERATION_NOT_ALLOWED` (a host that takes no parts).
   */
  answerUpload?: Maybe<AnswerUpload>;
  /**
   * The archived items of a course of any kind that can be restored: nothing above them is archived. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host cannot archive content).
   */
  archivedContent?: Maybe<ArchivedContentConnection>;
  /** One of `assignments`; null if there is none with this id that the viewer may see. Errors: `UNAUTHENTICATED`. */
  assignment?: Maybe<Assignment>;
  /**
   * One submission; null if there is none, or only a draft. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `OPERATION_NOT_ALLOWED` (a
   * host that does not support submissions).
   */
  assignmentSubmission?: Maybe<ListedAssignmentSubmission>;
  /**
   * The submissions for an assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (a host that does not support submissions).
   */
  assignmentSubmissions?: Maybe<AssignmentSubmissionConnection>;
  /** The assignments of the courses that the viewer is enrolled in, for admins all; the one due next first. Errors: `UNAUTHENTICATED`. */
  assignments?: Maybe<Array<Assignment>>;
  /**
   * One attempt of the viewer's, for an admin anybody's, running or closed; null when there is none, and with a host that keeps no attempts.
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN`.
   */
  attempt?: Maybe<Attempt>;
  /**
   * Extra time and messages for an attempt of the viewer's. Null with a host without monitoring. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`.
   */
  attemptNotices?: Maybe<AttemptNotices>;
  /**
   * The changes that admins have made, the newest first. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED`
   * (the host has no audit log).
   */
  auditEntries?: Maybe<AuditEntryConnection>;
  /**
   * Draws random questions by rules, in the order of the rules. Nothing is stored. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no bank).
   */
  bankDraws?: Maybe<Array<BankDraw>>;
  /** A question of the bank, also an archived one; null if there is none. For admins. Errors as for `bankQuestions`. */
  bankQuestion?: Maybe<BankQuestion>;
  /** Questions of the bank. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host has no bank). */
  bankQuestions?: Maybe<BankQuestionConnection>;
  /** Subjects, chapters and tags of the bank. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `OPERATION_NOT_ALLOWED` (the host has no bank). */
  bankWords?: Maybe<BankWords>;
  /** One campaign; null when there is none. */
  campaign?: Maybe<Campaign>;
  /**
   * The registrations for a campaign without an exam. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (the host cannot list registrations).
   */
  campaignRegistrations?: Maybe<CampaignRegistrationConnection>;
  /** All campaigns, the next one first. */
  campaigns?: Maybe<Array<Campaign>>;
  /**
   * The candidates of an exam campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (the host has no rosters).
   */
  candidates?: Maybe<CandidateConnection>;
  /** One chapter; null when there is none. */
  chapter?: Maybe<Chapter>;
  /** Contact details of the site's operator, from the settings `CONTACT_PHONE` and so on. */
  contact: Contact;
  /**
   * One note; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled). An operation that reads several notes may get
   * null without an error for those that the viewer may not read, because they are read in one call.
   */
  content?: Maybe<Content>;
  /** One course of any type; null when there is none. */
  course?: Maybe<Course>;
  /**
   * Courses of all kinds, also drafts and archived ones. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (the host has no such list).
   */
  courseList?: Maybe<CourseListEntryConnection>;
  /**
   * The records that depend on a course; null if there is no such course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `OPERATION_NOT_ALLOWED`
   * (the host does not count).
   */
  courseUsage?: Maybe<CourseUsage>;
  /** All courses of the course API; of one class when `classCode` is given. */
  courses?: Maybe<Array<Course>>;
  /** The courses that share a code, for URLs like `/courses/{type}/{courseCode}`. */
  coursesByCode?: Maybe<Array<Course>>;
  /**
   * Exams with open attempts, of campaigns that run or start within seven days, and single exams that open within seven days; at most 50 of each.
   * Those with open attempts come first, then the others by time. For admins; teachers get those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `OPERATION_NOT_ALLOWED` (a
   * host without monitoring).
   */
  currentExams?: Maybe<Array<CurrentExam>>;
  /** An admission course with its revision; null if there is no such course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  editableAdmissionCourse?: Maybe<EditableContent>;
  /** An assignment with its revision; null if there is no such assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  editableAssignment?: Maybe<EditableContent>;
  /** A campaign with its revision; null if there is no such campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  editableCampaign?: Maybe<EditableContent>;
  /** An item of content with its revision; null if there is no such item. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  editableContent?: Maybe<EditableContent>;
  /** A course of classes, or of another type, with its revision; null if there is no such course. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  editableCourse?: Maybe<EditableContent>;
  /** An exam campaign with its revision; null if there is no such campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  editableExamCampaign?: Maybe<EditableContent>;
  /** One exam; null when there is none. */
  exam?: Maybe<Exam>;
  /**
   * The attempts at an exam that admins have closed or reopened, newest first; at most 100. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (a host that can do neither).
   */
  examActions?: Maybe<Array<ExamAction>>;
  /**
   * The state of an exam with its attempts. For admins and teachers of the exam's course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (a host without
   * monitoring).
   */
  examActivity?: Maybe<ExamActivity>;
  /** One exam campaign; null when there is none. */
  examCampaign?: Maybe<ExamCampaign>;
  /**
   * The registrations for an exam campaign, with the information that students entered. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host cannot list registrations).
   */
  examCampaignRegistrations?: Maybe<CampaignRegistrationConnection>;
  /** All exam campaigns, the next one first. */
  examCampaigns?: Maybe<Array<ExamCampaign>>;
  /**
   * An exam's corrections, and how far its submissions are rescored. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `OPERATION_NOT_ALLOWED` (a host without corrections).
   */
  examKeyCorrections?: Maybe<ExamKeyCorrections>;
  /**
   * The messages to those who are taking an exam, newest first; at most 100. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `OPERATION_NOT_ALLOWED` (a host without monitoring).
   */
  examMessages?: Maybe<Array<ExamMessage>>;
  /** Whether there is something new for those who are taking an exam. Null with a host without monitoring. */
  examNotices?: Maybe<ExamNotices>;
  /**
   * The attempts at an exam with their students, the newest attempt first. For admins; teachers of the exam's course get no addresses and search by names. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without monitoring).
   */
  examParticipants?: Maybe<ExamParticipantConnection>;
  /** A student's result in an exam of either kind; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's). */
  examResult?: Maybe<ExamResult>;
  /** All students' results in a single exam, newest first. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  examResults?: Maybe<SingleExamResultConnection>;
  /**
   * Scores and questions of an exam in figures. For admins and teachers of the exam's course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (a
   * host without monitoring).
   */
  examStatistics?: Maybe<ExamStatistics>;
  /** One exam year; null when there is none. */
  examYear?: Maybe<ExamYear>;
  /** All exam years of all units, newest first. */
  examYears?: Maybe<Array<ExamYear>>;
  /** All single exams of all courses. Errors: `BAD_USER_INPUT`. */
  exams?: Maybe<ExamConnection>;
  /**
   * Registered students who have not started the exam, of campaigns whose results are not released, the earliest registration first. For admins.
   * Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host that cannot give a time of their own).
   */
  expectedStudents?: Maybe<ExpectedStudentConnection>;
  /**
   * The exams of a course of both kinds, at most 500, those that most students have begun first. For admins and the course's teachers. Errors:
   * `UNAUTHENTICATED`, `FORBIDDEN`, `OPERATION_NOT_ALLOWED` (a host without grants).
   */
  grantedExams?: Maybe<Array<GrantedExam>>;
  /**
   * Challenges of questions: open ones the oldest first, decided ones the newest first. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without corrections).
   */
  keyChallenges?: Maybe<KeyChallengeConnection>;
  /**
   * A dry run: whose score a correction would change. Nothing is stored. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without corrections).
   */
  keyCorrectionPreview?: Maybe<KeyCorrectionPreview>;
  /**
   * Answer sheets that came late, those that wait longest first; accepted or refused ones by the decision, the newest first. For admins; markers of courses get those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (a host that keeps no attempts).
   */
  lateAnswers?: Maybe<LateAnswersConnection>;
  /** One answer sheet that came late; null when there is none, and with a host that does not offer it. For admins and markers of the exam's course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  lateAnswersById?: Maybe<LateAnswers>;
  /**
   * One lesson; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled). An operation that reads several lessons may get
   * null without an error for those that the viewer may not read, because they are read in one call.
   */
  lesson?: Maybe<Lesson>;
  /**
   * The marks that both markers of a submission have given. For admins and teachers of the course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`,
   * `CONFLICT` (two people have not marked it yet), `OPERATION_NOT_ALLOWED` (a host that has one marker only).
   */
  markComparison?: Maybe<MarkComparison>;
  /**
   * The marker's own comments to use again, the earliest first, at most 100; null where the server keeps none. For admins and markers. Errors:
   * `UNAUTHENTICATED`, `FORBIDDEN`.
   */
  markingComments?: Maybe<Array<MarkingComment>>;
  /**
   * The exams with submissions in this state, the one with the earliest first. For admins and markers, those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without queues).
   */
  markingExams?: Maybe<MarkingExamConnection>;
  /**
   * The submissions before and after a submission in a queue; null with a host that does not report them. For admins and markers, those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (as `markingQueue`).
   */
  markingNeighbours?: Maybe<MarkingNeighbours>;
  /**
   * A queue of submissions, the earliest first. For admins and markers, those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED`
   * (a host without queues, for any but the one of everything that waits).
   */
  markingQueue?: Maybe<WrittenSubmissionConnection>;
  /**
   * The students with submissions in this state, the one with the earliest first. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without queues).
   */
  markingStudents?: Maybe<MarkingStudentConnection>;
  /**
   * The state of an exam campaign's merit list; null if there is no such campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `OPERATION_NOT_ALLOWED` (the host cannot list registrations).
   */
  meritListState?: Maybe<MeritListState>;
  /** One multi-subject exam; null when there is none. */
  multiSubjectExam?: Maybe<MultiSubjectExam>;
  /** The paper of an exam year; null if it has none. The same as `ExamYear.exam`. */
  multiSubjectExamOfYear?: Maybe<MultiSubjectExam>;
  /** One result in a multi-subject exam; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's). */
  multiSubjectExamResult?: Maybe<MultiSubjectExamResult>;
  /** Results in multi-subject exams, newest first: the viewer's own, for an admin everybody's. Errors: `UNAUTHENTICATED`, `BAD_USER_INPUT`. */
  multiSubjectExamResults?: Maybe<MultiSubjectExamResultConnection>;
  /** All multi-subject exams of all admission courses. Errors: `BAD_USER_INPUT`. */
  multiSubjectExams?: Maybe<MultiSubjectExamConnection>;
  /** The viewer's own grants in courses, the earliest first. Errors: `UNAUTHENTICATED`. */
  myGrants?: Maybe<Array<Grant>>;
  /**
   * The late answers of the viewer's attempts at an exam, the newest first, with the decisions about them; null with a host that does not report them.
   * Errors: `UNAUTHENTICATED`.
   */
  myLateAnswers?: Maybe<Array<LateAnswers>>;
  /**
   * The viewer's attempts that run, with what the server has saved of them: an exam begun on another device goes on from here. Null with a host
   * that keeps no attempts. Errors: `UNAUTHENTICATED`.
   */
  openAttempts?: Maybe<Array<Attempt>>;
  /**
   * Students whose name, e-mail address or phone number contains every word of the search; names in every spelling. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (the host cannot search people).
   */
  people?: Maybe<PersonConnection>;
  /**
   * One student with the account and the enrolments; null if there is none. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `OPERATION_NOT_ALLOWED` (the host cannot search people).
   */
  person?: Maybe<Person>;
  /**
   * The roster of an exam campaign. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the host has
   * no rosters).
   */
  roster?: Maybe<Roster>;
  /**
   * The changes that an import would make. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `OPERATION_NOT_ALLOWED` (the host has no
   * rosters).
   */
  rosterImport?: Maybe<RosterImport>;
  /**
   * The lines of an import with errors. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`,
   * `OPERATION_NOT_ALLOWED` (the host has no rosters).
   */
  rosterProblems?: Maybe<RosterProblemConnection>;
  /**
   * Courses, units, subjects, chapters, lessons, notes and exams whose titles match, grouped by kind; kinds without a match are left out. Bengali
   * titles are also found by Latin spellings (`rosayon`), common English names (`physics`), abbreviations (`HSC`, `du`) and other Bengali spellings.
   * Errors: `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host without search), `RATE_LIMITED` (too many searches from one network).
   */
  search?: Maybe<Array<SearchGroup>>;
  /**
   * Whether two people mark a written exam; null with a host that has one marker only. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`,
   * `NOT_FOUND`.
   */
  secondMarking?: Maybe<SecondMarking>;
  /** The gateway's clock. Exam countdowns are counted from it, never from the device's own clock. */
  serverTime: Scalars['DateTime']['output'];
  /** All students, for admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`. */
  students?: Maybe<StudentConnection>;
  /** One subject; null when there is none. */
  subject?: Maybe<Subject>;
  /** Whether assignments can be submitted here; false with a host that has assignments only as texts. */
  takesAssignmentSubmissions: Scalars['Boolean']['output'];
  /** The viewer's own draft; null if there is none, and if the host keeps no drafts. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  textDraft?: Maybe<TextDraft>;
  /** A version of a lesson or note with its text; null if there is none. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  textVersion?: Maybe<TextVersion>;
  /**
   * The published versions of a lesson or note, the newest first, at most 50; null if the host keeps no versions. For admins. Errors:
   * `UNAUTHENTICATED`, `FORBIDDEN`.
   */
  textVersions?: Maybe<Array<TextVersion>>;
  /**
   * Submissions in written exams that nobody has marked, those that wait longest first: also the first one of a student who has taken the exam
   * again, since it counts for ranks. For admins; markers of courses get those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host
   * that cannot tell).
   */
  unmarkedExamResults?: Maybe<WrittenSubmissionConnection>;
  /**
   * Submissions whose two markers differ by too much, the earliest first, without those that the reader has marked or submitted. For admins and
   * teachers, those of their courses. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `OPERATION_NOT_ALLOWED` (a host that has one
   * marker only).
   */
  unreconciledSubmissions?: Maybe<WrittenSubmissionConnection>;
  /** The signed-in person; null for a visitor. */
  viewer?: Maybe<Viewer>;
  /**
   * A student's submissions of a written exam, the newest first, at most 100; with a host that keeps only the newest submission, that one.
   * For admins and markers of the exam's course. Errors: `UNAUTHENTICATED`, `FORBIDDEN`.
   */
  writtenSubmissions?: Maybe<Array<WrittenSubmission>>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAcademicCourseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAdmissionCourseArgs = {
  courseCode: Scalars['String']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAdmissionCourseByIdArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAdmissionUnitArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAdmissionUnitsArgs = {
  courseCode?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAnswerUploadArgs = {
  ticket: Scalars['String']['input'];
  uploadId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryArchivedContentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAssignmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAssignmentSubmissionArgs = {
  filter?: InputMaybe<AssignmentSubmissionFilter>;
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAssignmentSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assignmentId: Scalars['ID']['input'];
  filter?: InputMaybe<AssignmentSubmissionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAttemptArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAttemptNoticesArgs = {
  attemptId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryAuditEntriesArgs = {
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<AuditKind>;
  until?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryBankDrawsArgs = {
  input: BankDrawInput;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryBankQuestionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryBankQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  chapter?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<Difficulty>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<BankQuestionKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  singleAnswer?: InputMaybe<Scalars['Boolean']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  unused?: InputMaybe<Scalars['Boolean']['input']>;
  withoutCreative?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCampaignRegistrationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  campaignId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCandidatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  campaignId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  isRegistered?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryChapterArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryContentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCourseListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<CourseKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CourseStatus>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCourseUsageArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCoursesArgs = {
  classCode?: InputMaybe<ClassCode>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryCoursesByCodeArgs = {
  courseCode: Scalars['String']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryEditableAdmissionCourseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryEditableAssignmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryEditableCampaignArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryEditableContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryEditableCourseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryEditableExamCampaignArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamActionsArgs = {
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamActivityArgs = {
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamCampaignArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamCampaignRegistrationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  campaignId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offRoster?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamKeyCorrectionsArgs = {
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamMessagesArgs = {
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamNoticesArgs = {
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamParticipantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ExamParticipantState>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamResultArgs = {
  examId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  examId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamStatisticsArgs = {
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamYearArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryExpectedStudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  examId: Scalars['ID']['input'];
  examKind: ExamKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  isPersonalOnly?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryGrantedExamsArgs = {
  courseId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryKeyChallengesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<KeyChallengeState>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryKeyCorrectionPreviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  input: KeyCorrectionInput;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryLateAnswersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<LateAnswersState>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryLateAnswersByIdArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryLessonArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMarkComparisonArgs = {
  submissionId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMarkingExamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<MarkingQueueState>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMarkingNeighboursArgs = {
  queue?: InputMaybe<MarkingQueueInput>;
  submissionId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMarkingQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  queue?: InputMaybe<MarkingQueueInput>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMarkingStudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<MarkingQueueState>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMeritListStateArgs = {
  campaignId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMultiSubjectExamArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMultiSubjectExamOfYearArgs = {
  yearId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMultiSubjectExamResultArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMultiSubjectExamResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMultiSubjectExamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryMyLateAnswersArgs = {
  examId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PersonState>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryRosterArgs = {
  campaignId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryRosterImportArgs = {
  campaignId: Scalars['ID']['input'];
  importId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryRosterProblemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  campaignId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  importId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SearchKind>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QuerySecondMarkingArgs = {
  examId: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryStudentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QuerySubjectArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryTextDraftArgs = {
  id: Scalars['ID']['input'];
  kind: TextDraftKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryTextVersionArgs = {
  id: Scalars['ID']['input'];
  kind: TextKind;
  number: Scalars['Int']['input'];
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryTextVersionsArgs = {
  id: Scalars['ID']['input'];
  kind: TextKind;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryUnmarkedExamResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryUnreconciledSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type QueryWrittenSubmissionsArgs = {
  examId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};

/** A correction of a question, as the students who have taken the exam see it. */
export type QuestionCorrection = {
  __typename?: 'QuestionCorrection';
  /** When it was made. Results are rescored in the background after that. */
  correctedAt: Scalars['DateTime']['output'];
  /** The kind of correction. */
  kind: KeyCorrectionKind;
  /** The reason, in the words of the admin; plain text. */
  reason: Scalars['String']['output'];
};

/** A question of an exam in figures. */
export type QuestionStatistics = {
  __typename?: 'QuestionStatistics';
  /** `BONUS` or `VOID` if a correction has taken the question out of the usual scoring; else null. */
  adjustment?: Maybe<KeyCorrectionKind>;
  /** The number of submissions in which it was answered. */
  answeredCount: Scalars['Int']['output'];
  /** The number of submissions in which it was answered right. */
  correctCount: Scalars['Int']['output'];
  /**
   * Whether strong students answer it right more often than weak ones: the correlation, from -1 to 1, between this question and the number of right
   * answers to the others. Null if all or none are right.
   */
  discrimination?: Maybe<Scalars['Float']['output']>;
  /** Its options in the order of the paper. */
  options: Array<OptionStatistics>;
  /** The question's id. */
  questionId: Scalars['ID']['output'];
};

/** The time that a student has spent on a question, as the device measured it. No score and no rank uses it. */
export type QuestionTime = {
  __typename?: 'QuestionTime';
  /** The question's id. */
  questionId: Scalars['ID']['output'];
  /** Whole seconds, from 1 to the length of the attempt. */
  seconds: Scalars['Int']['output'];
};

/** The time spent on a question. */
export type QuestionTimeInput = {
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** Whole seconds in all, from 0 to 86400; more than the length of the attempt is cut. */
  seconds: Scalars['Int']['input'];
};

/** Excluded attempts that are to count again. */
export type ReadmitAttemptsInput = {
  /** The attempts, 1 to 100. */
  attemptIds: Array<Scalars['ID']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The reason, 1 to 500 characters; everybody can read it once the merit list is published. */
  reason: Scalars['String']['input'];
};

/** The attempts count again. */
export type ReadmitAttemptsPayload = {
  __typename?: 'ReadmitAttemptsPayload';
  /** The number of the given attempts that were excluded. */
  readmittedCount: Scalars['Int']['output'];
};

/** Proof that an attempt is stored. */
export type Receipt = {
  __typename?: 'Receipt';
  /** SHA-256 over the answers as stored, in hex; `downloadData` has it with the submission. */
  answersHash: Scalars['String']['output'];
  /** The attempt's id: a repeat of the same attempt answers the same receipt. */
  attemptId: Scalars['ID']['output'];
  /** When it was stored. */
  submittedAt: Scalars['DateTime']['output'];
};

/** The account as the server knows it now. */
export type RefreshViewerPayload = {
  __typename?: 'RefreshViewerPayload';
  /** The account. */
  user: User;
  /** The viewer, read again; null if it cannot be read now. */
  viewer?: Maybe<Viewer>;
};

/** A challenge that is refused. A challenge is accepted by correcting its question. */
export type RefuseKeyChallengeInput = {
  /** The reason why the question stays as it is: 1 to 1,000 characters of plain text for the student. */
  answer: Scalars['String']['input'];
  /** The challenge's id. */
  id: Scalars['ID']['input'];
};

/** The challenge is refused. */
export type RefuseKeyChallengePayload = {
  __typename?: 'RefuseKeyChallengePayload';
  /** The challenge. */
  challenge: KeyChallenge;
};

/** The pages of a written answer, in order. */
export type RegisterAnswerPagesInput = {
  /** The pages, the first one first; 1 to 60. */
  pages: Array<AnswerPageInput>;
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
};

/** The pages are registered. */
export type RegisterAnswerPagesPayload = {
  __typename?: 'RegisterAnswerPagesPayload';
  /** The pages in the order of the input. */
  pages: Array<UploadedAnswerPage>;
  /** The URL of the answer, to be named in `writtenAnswers`: at once, although no page may have arrived yet. Another order of pages has another URL. */
  url: Scalars['String']['output'];
};

/** A file that is going to be uploaded. */
export type RegisterAssignmentFileInput = {
  /** The assignment's id. */
  assignmentId: Scalars['ID']['input'];
  /** The format of the file. The server checks the content. */
  kind: AnswerPageKind;
  /** SHA-256 of the file's bytes, in hex: what is uploaded has to be the same file. */
  sha256: Scalars['String']['input'];
  /** The size of the file, in bytes; at most 10 MB. */
  sizeBytes: Scalars['Int']['input'];
};

/** The file is registered. */
export type RegisterAssignmentFilePayload = {
  __typename?: 'RegisterAssignmentFilePayload';
  /** The state of its upload. */
  page: UploadedAnswerPage;
  /** Its URL, to be named in a draft or submission. */
  url: Scalars['String']['output'];
};

/** The campaign to register the viewer for. */
export type RegisterForCampaignInput = {
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
};

/** The viewer is registered; registering again changes nothing. */
export type RegisterForCampaignPayload = {
  __typename?: 'RegisterForCampaignPayload';
  /** The campaign, now with `isRegistered`. */
  campaign: Campaign;
};

/** The exam campaign to register the viewer for. */
export type RegisterForExamCampaignInput = {
  /** The information about the student. */
  basicInfo: ExamRegistrationInfoInput;
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
  /** Whether the merit list may name the student. Without a name they keep their rank. */
  showInMeritList?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The viewer is registered. */
export type RegisterForExamCampaignPayload = {
  __typename?: 'RegisterForExamCampaignPayload';
  /** The campaign, now with `isRegistered`; null if it cannot be read again now. */
  campaign?: Maybe<ExamCampaign>;
  /** The server's message for the user. */
  message: Scalars['String']['output'];
  /** The viewer's record, now with the exam among `campaignExams`. */
  student: Student;
};

/** An exam that a student has registered for in an exam campaign. */
export type RegisteredExam = {
  __typename?: 'RegisteredExam';
  /** The campaign. */
  campaign?: Maybe<ExamCampaign>;
  /** The campaign's id. */
  campaignId: Scalars['ID']['output'];
  /** When the campaign ends, or the student's own time. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam; null when the host does not tell. */
  examKind?: Maybe<ExamKind>;
  /** The exam's title. */
  examTitle: Scalars['String']['output'];
  /** When the campaign begins, or the student's own time. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** Time to answer, in minutes. */
  timeLimitMinutes: Scalars['Int']['output'];
  /** The campaign's title. */
  title: Scalars['String']['output'];
};

/** The time from which students see their results. */
export type ReleaseMoment =
  /** When the time window of the exam's campaigns has ended, and with it the time of the last student. */
  | 'AFTER_WINDOW'
  /** As soon as they have submitted. Answers not before the end of a campaign with the exam. */
  | 'IMMEDIATELY'
  /** From `date` on, and not before the end of a campaign with the exam. */
  | 'ON_DATE';

/** The candidates to be removed from a roster. */
export type RemoveCandidatesInput = {
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
  /** The ids of 1 to 100 entries. */
  ids: Array<Scalars['ID']['input']>;
};

/** The roster as it is now. */
export type RemoveCandidatesPayload = {
  __typename?: 'RemoveCandidatesPayload';
  /** The roster. */
  roster: Roster;
};

/** The student whose photo is removed. */
export type RemoveProfilePhotoInput = {
  /** The record's id; a student may only name their own. */
  studentId: Scalars['ID']['input'];
};

/** The photo was removed. */
export type RemoveProfilePhotoPayload = {
  __typename?: 'RemoveProfilePhotoPayload';
  /** The record without a `profilePhotoUrl`. */
  student: Student;
};

/** The roster to remove. */
export type RemoveRosterInput = {
  /** The campaign's id. */
  campaignId: Scalars['ID']['input'];
};

/** The roster was removed: everybody can register. */
export type RemoveRosterPayload = {
  __typename?: 'RemoveRosterPayload';
  /** The campaign, now without a roster; null if it cannot be read again now. */
  campaign?: Maybe<ExamCampaign>;
  /** The roster. */
  roster: Roster;
};

/** Closed attempts that are opened again. */
export type ReopenAttemptsInput = {
  /** The attempts, 1 to 100. */
  attemptIds: Array<Scalars['ID']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The time until they close again: 1 to 180 minutes from now. */
  minutes: Scalars['Int']['input'];
  /** The reason, 1 to 500 characters; the students see it. */
  reason: Scalars['String']['input'];
};

/** The attempts are open. */
export type ReopenAttemptsPayload = {
  __typename?: 'ReopenAttemptsPayload';
  /** The number of attempts that were closed. */
  reopenedCount: Scalars['Int']['output'];
};

/** Exactly one of `email` and `phoneNumber`: the account's new one. */
export type RequestAddressChangeInput = {
  /** The new e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The new phone number with its prefix 88. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A code is on its way to the new address. */
export type RequestAddressChangePayload = {
  __typename?: 'RequestAddressChangePayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** Exactly one of `email` and `phoneNumber`: whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The account's e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The account's phone number with its prefix 88. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A code is on its way, if there is such an account: the answer is the same for both. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** Exactly one of `email` and `phoneNumber`, the code that was sent to it, and the password from now on. */
export type ResetPasswordInput = {
  /** The account's e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code from the message: at most 6 characters. It is good for one use, for 10 minutes and for 5 tries. */
  otp: Scalars['String']['input'];
  /** The new password, 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** The account's phone number with its prefix 88. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The new password holds. All sessions of the account are over: the person signs in with it. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** The item is restored. */
export type RestoreContentPayload = {
  __typename?: 'RestoreContentPayload';
  /** The item's id. */
  restoredId: Scalars['ID']['output'];
};

/** That the attempt of a result is excluded from its contest. */
export type ResultExclusion = {
  __typename?: 'ResultExclusion';
  /** When. */
  excludedAt: Scalars['DateTime']['output'];
  /** The reason; everybody can read it in the merit list. */
  reason: Scalars['String']['output'];
};

/** One submission of a result. A retake adds one; none is ever overwritten. */
export type ResultVersion = {
  __typename?: 'ResultVersion';
  /** Whether this is the one that ranks and merit lists look at: what was submitted of the attempt that the student began first. */
  countsForRank: Scalars['Boolean']['output'];
  /** The version's id. */
  id: Scalars['ID']['output'];
  /** Counts up from 1, the submission that came first. The highest one is what the result itself shows. */
  number: Scalars['Int']['output'];
  /** Marks reached, with two decimals at most; null for a written exam that was not marked before the next submission, and while they are withheld. */
  score?: Maybe<Scalars['Float']['output']>;
  /** When it was submitted; for answers that an admin accepted late, when the time of their attempt was up. */
  submittedAt: Scalars['DateTime']['output'];
  /** Time used, in minutes; null when the host does not say. */
  timeTakenMinutes?: Maybe<Scalars['Float']['output']>;
};

/** The part of a result that students see. */
export type ResultVisibility =
  /** Everything. */
  | 'ANSWERS'
  /** That and when it was submitted: neither score nor answers. */
  | 'RECEIPT'
  /** The total, and in a single exam whether it passes; neither key nor review. */
  | 'SCORE';

/** A teacher's message to the student about a submission. It replaces an earlier one. */
export type ReturnAssignmentSubmissionInput = {
  /** Plain text, at most 4,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The submission's id. */
  id: Scalars['ID']['input'];
  /** From 0 to the assignment's `maxMark`, with two decimals at most; null gives none. */
  mark?: InputMaybe<Scalars['Float']['input']>;
  /** Its `revision` as it was read. */
  revision: Scalars['Int']['input'];
};

/** The submission is returned. */
export type ReturnAssignmentSubmissionPayload = {
  __typename?: 'ReturnAssignmentSubmissionPayload';
  /** The submission with mark and comment. */
  submission: AssignmentSubmission;
};

/** An option in a review, with whether it was right. */
export type ReviewedOption = {
  __typename?: 'ReviewedOption';
  /** The option's id. */
  id: Scalars['ID']['output'];
  /** Whether it belongs to the right answer. */
  isCorrect: Scalars['Boolean']['output'];
  /** Whether the student chose it. */
  isSelected: Scalars['Boolean']['output'];
  /** The option. */
  text: RichText;
};

/** A question after submission: the student's answer, the right one, the marks and why. */
export type ReviewedQuestion = {
  __typename?: 'ReviewedQuestion';
  /** The viewer's own challenge of the question; null if there is none, and with a host without corrections. */
  challenge?: Maybe<KeyChallenge>;
  /** The newest correction of the question; null if it was never corrected. */
  correction?: Maybe<QuestionCorrection>;
  /** The explanation of the right answer; null where the author gave none. */
  explanation?: Maybe<RichText>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** The options. */
  options: Array<ReviewedOption>;
  /** Marks for the right answer. */
  points: Scalars['Float']['output'];
  /** The reason for these marks. */
  reason: ScoreReason;
  /** Marks it brought; below zero where it cost some. */
  score: Scalars['Float']['output'];
  /** The question. */
  text: RichText;
};

/** A subject of an exam after submission. */
export type ReviewedSubject = {
  __typename?: 'ReviewedSubject';
  /** The number of questions left blank. */
  blankCount: Scalars['Int']['output'];
  /** The number of questions answered right. */
  correctCount: Scalars['Int']['output'];
  /** The subject's id in the exam. */
  id: Scalars['ID']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** Its questions, in the order of the paper. */
  questions: Array<ReviewedQuestion>;
  /** Marks reached in it. */
  score: Scalars['Float']['output'];
  /** The marks that can be reached in it. */
  totalPoints: Scalars['Float']['output'];
  /** The number of questions answered and not right. */
  wrongCount: Scalars['Int']['output'];
};

/** A written question after submission. */
export type ReviewedWrittenQuestion = {
  __typename?: 'ReviewedWrittenQuestion';
  /** The guidelines for answering and marking it. */
  answerGuidelines?: Maybe<RichText>;
  /** The upload state of its pages, which may arrive after the submission; null for an answer that was uploaded as one PDF, or left out. */
  answerPages?: Maybe<AnswerPagesState>;
  /** Address of the student's PDF, valid for half an hour at least; null when the question was left out. */
  answerPdfUrl?: Maybe<Scalars['String']['output']>;
  /** The admin's comment on the answer, as plain text. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** Marks that an admin gave for it; null while there are none, and where only the whole exam was marked. */
  marks?: Maybe<Scalars['Float']['output']>;
  /** Address of a PDF with the solution, valid for half an hour at least; null where there is none, and until the exam has been marked. */
  solutionPdfUrl?: Maybe<Scalars['String']['output']>;
  /** The question. */
  text: RichText;
};

/** A text as authors write it and as a page shows it. */
export type RichText = {
  __typename?: 'RichText';
  /** The same, escaped and with formulas and pictures rendered. */
  html: Scalars['HTML']['output'];
  /**
   * The source: plain text with LaTeX between dollar signs and pictures of this site, written as
   * `![description](/media/pictures/….webp =640x480)`.
   */
  source: Scalars['String']['output'];
};

/** The role of an account (specification, section 6). */
export type Role =
  /** Reads and edits everything. */
  | 'ADMIN'
  /** Reads courses, takes exams, sees own results. */
  | 'STUDENT';

/** The roster of an exam campaign: a list of the candidates who can register. Without one everybody can. */
export type Roster = {
  __typename?: 'Roster';
  /** The number of its candidates. */
  candidateCount: Scalars['Int']['output'];
  /** Whether registration follows a roster. If not, all counts are 0. */
  isActive: Scalars['Boolean']['output'];
  /** Registered students who are not on it. They stay registered. */
  offRosterCount: Scalars['Int']['output'];
  /** The number of those that are registered. */
  registeredCount: Scalars['Int']['output'];
};

/** The changes that an import would make: a dry run. */
export type RosterImport = {
  __typename?: 'RosterImport';
  /** The number of candidates that have an account. */
  accountCount: Scalars['Int']['output'];
  /** Candidates in the rows received so far. */
  candidateCount: Scalars['Int']['output'];
  /** The number of candidates that are on the roster already. */
  existingCount: Scalars['Int']['output'];
  /** The number of registered students that would not be on the roster. They stay registered. */
  offRosterCount: Scalars['Int']['output'];
  /** Lines with errors. */
  problemCount: Scalars['Int']['output'];
  /** The number of candidates that the roster would lose. */
  removedCount: Scalars['Int']['output'];
};

/** The mode of an import. */
export type RosterImportMode =
  /** It is added to the roster. Names and roll numbers of candidates who are there already are updated. */
  | 'ADD'
  /** It becomes the roster, in place of the present one. */
  | 'REPLACE';

/** A line of an import that names no candidate. */
export type RosterProblem = {
  __typename?: 'RosterProblem';
  /** The address, as it was sent. */
  address: Scalars['String']['output'];
  /** The line that has the address first, if it is doubled. */
  firstLine?: Maybe<Scalars['Int']['output']>;
  /** The kind of problem. */
  kind: RosterProblemKind;
  /** Its number, as it was sent. */
  line: Scalars['Int']['output'];
};

/** A page of lines with errors. */
export type RosterProblemConnection = {
  __typename?: 'RosterProblemConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The lines of this page, in their order. */
  nodes: Array<RosterProblem>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped early: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The kind of problem of a line of an import. */
export type RosterProblemKind =
  /** The address is in an earlier line, too. */
  | 'DOUBLED'
  /** Neither an e-mail address nor a mobile number of Bangladesh. */
  | 'INVALID_ADDRESS'
  /** The name has more than 200 characters. */
  | 'NAME_TOO_LONG'
  /** The roll number has more than 50 characters. */
  | 'ROLL_NUMBER_TOO_LONG';

/** A row of a list of candidates. */
export type RosterRowInput = {
  /** An e-mail address or a mobile number of Bangladesh, as people write it. */
  address: Scalars['String']['input'];
  /** The number of its line, 1 to 1,000,000, by which problems are named. */
  line: Scalars['Int']['input'];
  /** The name, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The roll number, at most 50 characters. */
  rollNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The changes of the answers since an earlier save: a few hundred bytes instead of the whole sheet. */
export type SaveAnswerChangesInput = {
  /** The attempt, as in its ticket. */
  attemptId: Scalars['ID']['input'];
  /** The number of the save that these changes were made to. If it is not the last one, they are refused with `CONFLICT`. */
  base: Scalars['Int']['input'];
  /** `sheetChecksum` (exam-rules) of the whole sheet after the changes. If the server's sheet would differ, they are refused with `CONFLICT`. */
  checksum: Scalars['String']['input'];
  /** The ids of questions that are marked as unsure since then. At most 500. */
  marked?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The questions whose choice has changed, with all options that are chosen now; none removes the answer. At most 500, with at most 20 options each. */
  selections: Array<MultiSubjectAnswerInput>;
  /** Higher than the number of every save before, as for `saveAnswers`; from 1. */
  sequence: Scalars['Int']['input'];
  /** The ids of questions that are not marked as unsure any more. At most 500. */
  unmarked?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The answers given so far in a running attempt, the whole sheet each time. */
export type SaveAnswersInput = {
  /** Answers to multiple-choice questions of either kind of exam; the first one for a question counts. At most 500, with at most 20 options each. */
  selections: Array<MultiSubjectAnswerInput>;
  /** Counts up from 1 with each save of the attempt, on whatever device. */
  sequence: Scalars['Int']['input'];
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
  /** The ids of questions marked as unsure, to be shown so on another device; ids of no question of the exam are left out. At most 500. */
  unsure?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Answers to written questions; the first one for a question counts. At most 100. */
  writtenAnswers?: InputMaybe<Array<WrittenAnswerInput>>;
};

/** The answers are on the server: they count when the time is up and nothing is submitted. */
export type SaveAnswersPayload = {
  __typename?: 'SaveAnswersPayload';
  /** When to save next, and when to submit. */
  pace: ExamPace;
  /** When they were saved. */
  savedAt: Scalars['DateTime']['output'];
  /** The number of this save. */
  sequence: Scalars['Int']['output'];
  /** False for a repeat of the last save, which changes nothing. */
  stored: Scalars['Boolean']['output'];
};

/** A draft. */
export type SaveAssignmentDraftInput = {
  /** The assignment's id. */
  assignmentId: Scalars['ID']['input'];
  /** At most five files. They may still be on their way. */
  files: Array<AssignmentFileInput>;
  /** The `revision` of `mySubmission` as it was read; 0 where there was none. */
  revision: Scalars['Int']['input'];
  /** The text; at most 20,000 characters. */
  text: Scalars['String']['input'];
};

/** The draft is saved. */
export type SaveAssignmentDraftPayload = {
  __typename?: 'SaveAssignmentDraftPayload';
  /** The draft. */
  submission: AssignmentSubmission;
};

/** The viewer's progress: at least one of `done` and `positionSeconds`; omitted fields stay unchanged. */
export type SaveLessonProgressInput = {
  /** Whether it is done. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** The lesson's id. */
  lessonId: Scalars['ID']['input'];
  /** The position in its video, in seconds; 0 to 86400. */
  positionSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** The progress as stored. */
export type SaveLessonProgressPayload = {
  __typename?: 'SaveLessonProgressPayload';
  /** The lesson, with its `progress`. Null when it cannot be read now. */
  lesson?: Maybe<Lesson>;
  /** The progress. */
  progress: LessonProgress;
  /** The viewer after the change: the progress of their courses counts it. Null when it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** Times per question of an attempt. */
export type SaveQuestionTimesInput = {
  /** The attempt, as in its ticket. */
  attemptId: Scalars['ID']['input'];
  /** The questions whose time has grown; at most 500. A stored time that is longer stays. Ids of no question of the exam are left out. */
  times: Array<QuestionTimeInput>;
};

/** The times are stored. */
export type SaveQuestionTimesPayload = {
  __typename?: 'SaveQuestionTimesPayload';
  /** The number of questions of the exam that had a time. */
  saved: Scalars['Int']['output'];
};

/** The own draft of a text. */
export type SaveTextDraftInput = {
  /** Revision of the lesson or note that the draft is based on. */
  baseRevision?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the lesson or note, or of the chapter of a new one. */
  itemId: Scalars['ID']['input'];
  /** The kind of item that it is written for. */
  kind: TextDraftKind;
  /** The values as typed. */
  values: TextDraftValuesInput;
};

/** The result of storing a draft. */
export type SaveTextDraftPayload = {
  __typename?: 'SaveTextDraftPayload';
  /** The draft as it is stored. */
  draft: TextDraft;
};

/** The options chosen for one question. */
export type SavedSelection = {
  __typename?: 'SavedSelection';
  /** The question's id. */
  questionId: Scalars['ID']['output'];
  /** The ids of the options chosen. */
  selectedOptionIds: Array<Scalars['ID']['output']>;
};

/** The file submitted for one written question. */
export type SavedWrittenAnswer = {
  __typename?: 'SavedWrittenAnswer';
  /** The upload state of its pages; null for an answer that was uploaded as one PDF. */
  answerPages?: Maybe<AnswerPagesState>;
  /** Address of the PDF, valid for half an hour at least. Without what follows its `?` it can be named in `writtenAnswers` again. */
  answerPdfUrl: Scalars['String']['output'];
  /** The question's id. */
  questionId: Scalars['ID']['output'];
};

/** A class at school, or the time after it (specification, section 3). */
export type SchoolClass =
  /** Class 6. */
  | 'CLASS_6'
  /** Class 7. */
  | 'CLASS_7'
  /** Class 8. */
  | 'CLASS_8'
  /** Class 9. */
  | 'CLASS_9'
  /** Class 10, which ends with the SSC. */
  | 'CLASS_10'
  /** Classes 11 and 12, which end with the HSC. */
  | 'CLASS_11_12'
  /** The HSC is passed. */
  | 'HSC_PASSED';

/** A change of a submission's score after a correction. */
export type ScoreChange = {
  __typename?: 'ScoreChange';
  /** When the submission was rescored. */
  changedAt: Scalars['DateTime']['output'];
  /** The change's id. */
  id: Scalars['ID']['output'];
  /** Marks after, with two decimals at most. */
  newScore: Scalars['Float']['output'];
  /** Marks before, with two decimals at most. */
  oldScore: Scalars['Float']['output'];
  /** The reasons of the corrections behind it, oldest first; plain text. */
  reasons: Array<Scalars['String']['output']>;
};

/** The reason for the marks of a question (specification, section 5). */
export type ScoreReason =
  /** Left blank, at no cost. */
  | 'BLANK'
  /** Left blank in a single exam, where a blank costs as much as a wrong answer. */
  | 'BLANK_DEDUCTED'
  /** Left blank where no option is correct: brings its points. */
  | 'BLANK_EMPTY_KEY'
  /** An admin gave the points to everybody, answered or not. */
  | 'BONUS'
  /** The selected set is the correct set. */
  | 'CORRECT'
  /** An admin took the question out of the scoring. */
  | 'VOID'
  /** Answered, and not right. */
  | 'WRONG';

/** The course that a title belongs to, as a link needs it. */
export type SearchCourse = {
  __typename?: 'SearchCourse';
  /** Its code, as in URLs. */
  courseCode: Scalars['String']['output'];
  /** Its type, as in URLs: `admission`, `academic` or another one. */
  courseType: Scalars['String']['output'];
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The matches of one kind. */
export type SearchGroup = {
  __typename?: 'SearchGroup';
  /** The best ones, the best first. */
  hits: Array<SearchHit>;
  /** Their kind. */
  kind: SearchKind;
  /** The total number of matches. */
  totalCount: Scalars['Int']['output'];
};

/** A title that matches. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The course that it belongs to; of a course, the course itself. */
  course: SearchCourse;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The kind of record. */
  kind: SearchKind;
  /** Of an exam: the id of that record. Null for other kinds. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Of an exam: on whose page it is listed. Null for other kinds. */
  parentType?: Maybe<SearchParent>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** The titles between the course and the record, outermost first. */
  trail: Array<Scalars['String']['output']>;
};

/** The kinds of search results. */
export type SearchKind =
  /** A chapter of a subject. */
  | 'CHAPTER'
  /** An admission course, or a course of a class. */
  | 'COURSE'
  /** A single exam, or the paper of an exam year. */
  | 'EXAM'
  /** A lesson of a chapter. */
  | 'LESSON'
  /** A note of a chapter. */
  | 'NOTE'
  /** A subject of a course. */
  | 'SUBJECT'
  /** A unit of an admission course. */
  | 'UNIT';

/** The record on whose page an exam is listed. */
export type SearchParent =
  /** A chapter. */
  | 'CHAPTER'
  /** A course of a class. */
  | 'COURSE'
  /** A unit of a course of a class. */
  | 'COURSE_UNIT'
  /** A lesson. */
  | 'LESSON'
  /** A subject. */
  | 'SUBJECT'
  /** A unit of an admission course. */
  | 'UNIT';

/** Whether login takes the code of an authenticator app. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** It does. */
  isEnabled: Scalars['Boolean']['output'];
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** Whether two people mark a written exam independently. */
export type SecondMarking = {
  __typename?: 'SecondMarking';
  /** Whether two people mark it: their average is the result if they differ by little. */
  isOn: Scalars['Boolean']['output'];
  /** The number of marks by which two markers may differ, in all and in each question. While it is off, what the host proposes. */
  tolerance: Scalars['Float']['output'];
};

/** A message to everybody who is taking an exam. */
export type SendExamMessageInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** 1 to 1,000 characters of plain text. */
  text: Scalars['String']['input'];
};

/** The message is sent. */
export type SendExamMessagePayload = {
  __typename?: 'SendExamMessagePayload';
  /** The message. */
  message: ExamMessage;
};

/** Invitations were sent. */
export type SendInvitationsPayload = {
  __typename?: 'SendInvitationsPayload';
  /** The number of imported accounts without an invitation. */
  leftCount: Scalars['Int']['output'];
  /** The number of invitations that this call has sent. */
  sentCount: Scalars['Int']['output'];
};

/** A code was sent. */
export type SendResetCodePayload = {
  __typename?: 'SendResetCodePayload';
  /** The e-mail address or phone number that it was sent to. */
  sentTo: Scalars['String']['output'];
};

/** A browser or device in which the account is signed in. */
export type Session = {
  __typename?: 'Session';
  /** When the person signed in; null if the host does not report it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Browser and system, for example `Chrome, Android`; null when they are not known. */
  device?: Maybe<Scalars['String']['output']>;
  /** Names the session; opens nothing. */
  id: Scalars['ID']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was used last, accurate to an hour; null if the host does not report it. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The rule to set. */
export type SetExamReleaseInput = {
  /** With `ON_DATE`: from then on. */
  date?: InputMaybe<Scalars['DateTime']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of the exam. */
  examKind: ExamKind;
  /** The time from which they see it; of no effect with `RECEIPT`. */
  moment: ReleaseMoment;
  /** The most that students see. */
  visibility: ResultVisibility;
};

/** The rule as it holds now. */
export type SetExamReleasePayload = {
  __typename?: 'SetExamReleasePayload';
  /** The rule. */
  release: ExamRelease;
};

/** The final marks of a submission that two people have marked. */
export type SetFinalMarkInput = {
  /** A comment on the exam as a whole for the student: plain text, at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Marks question by question, each question at most once; their sum is the score. At most 50. */
  marks?: InputMaybe<Array<WrittenMarkInput>>;
  /** Needed for another mark once the merit list of the contest is published: why it changes, 1 to 500 characters. Everybody can read it. */
  publishedReason?: InputMaybe<Scalars['String']['input']>;
  /** The `revision` of the submission whose marks the marker has seen: refused with `CONFLICT` if other marks are stored by now. The same marks once more are not refused. Left out, or with a host without revisions: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** Marks reached, from 0 to the `totalMarks` of the submission. Left out where `marks` are given, or equal to their sum. */
  score?: InputMaybe<Scalars['Float']['input']>;
  /** The `id` of the submission. */
  submissionId: Scalars['ID']['input'];
};

/** The final marks are set. */
export type SetFinalMarkPayload = {
  __typename?: 'SetFinalMarkPayload';
  /** The submission with its marks. */
  submission: WrittenSubmission;
};

/** The number of markers of an exam's answers. */
export type SetSecondMarkingInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** Whether two people mark it. */
  isOn: Scalars['Boolean']['input'];
  /** The number of marks by which two markers may differ, 0 to 99,999. Left out, it stays as it is, or is what the host proposes. */
  tolerance?: InputMaybe<Scalars['Float']['input']>;
};

/** The setting as it is now. */
export type SetSecondMarkingPayload = {
  __typename?: 'SetSecondMarkingPayload';
  /** The setting. */
  secondMarking: SecondMarking;
};

/** The data that an authenticator app needs. */
export type SetUpSecondFactorPayload = {
  __typename?: 'SetUpSecondFactorPayload';
  /** The secret in Base32, to be typed into the app. */
  secret: Scalars['String']['output'];
  /** The same as an otpauth URL, to be shown as a QR code. */
  uri: Scalars['String']['output'];
};

/** Exactly one of `email` and `phoneNumber`, and a password. */
export type SignupInput = {
  /** An e-mail address; stored in lower case. At most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** A Bangladeshi mobile number with its prefix: `88` and 11 digits. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The account waits for its one-time password, which went out by SMS or e-mail. */
export type SignupPayload = {
  __typename?: 'SignupPayload';
  /** The server's message for the user. */
  message: Scalars['String']['output'];
};

/** A student's result in a single exam. */
export type SingleExamResult = {
  __typename?: 'SingleExamResult';
  /** The admin's comment on the exam as a whole, as plain text; null while it is withheld. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was submitted; null when the host does not say. */
  dateTaken?: Maybe<Scalars['DateTime']['output']>;
  /** The exam. */
  exam?: Maybe<Exam>;
  /** That the attempt is excluded from its contest; for the student and for admins. Null if it is not. */
  exclusion?: Maybe<ResultExclusion>;
  /** The result's id. */
  id: Scalars['ID']['output'];
  /** When an admin marked it; null for an MCQ exam, for a written one that has not been marked, and while it is withheld. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the score passes; null while there is no score. */
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** As `MultiSubjectExamResult.questionTimes`. */
  questionTimes?: Maybe<Array<QuestionTime>>;
  /** The multiple-choice questions; empty for a written exam, null when the exam can no longer be read, and while they are withheld. */
  questions?: Maybe<Array<ReviewedQuestion>>;
  /** When more of the result is released, as in `MultiSubjectExamResult.releasedAt`; null where nothing is withheld, or for good. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Marks reached; null for a written exam that has not been marked, and while they are withheld. */
  score?: Maybe<Scalars['Float']['output']>;
  /** The changes of the newest submission's score by corrections, newest first. Null with a host without corrections, and while answers are withheld. */
  scoreChanges?: Maybe<Array<ScoreChange>>;
  /**
   * The student's standing by the first attempt; for the student and for admins. Null while the exam has fewer than 10 first attempts, while
   * a first attempt in writing is not marked, for an admin's own result, with a host that ranks nobody, and for students while a contest with the
   * exam has no merit list.
   */
  standing?: Maybe<ExamStanding>;
  /** Time used, in minutes; null when the host does not say. */
  timeTakenMinutes?: Maybe<Scalars['Float']['output']>;
  /** The id of the account that took the exam. */
  userId: Scalars['ID']['output'];
  /** Every submission, the newest first; for the student and for admins. Null with a host that keeps none. */
  versions?: Maybe<Array<ResultVersion>>;
  /** The part of the result that its reader sees, as in `MultiSubjectExamResult.visibility`. */
  visibility: ResultVisibility;
  /** The written questions; empty for an MCQ exam, null when the exam can no longer be read, and while they are withheld. */
  writtenQuestions?: Maybe<Array<ReviewedWrittenQuestion>>;
};

/** A page of results in single exams. */
export type SingleExamResultConnection = {
  __typename?: 'SingleExamResultConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The results of this page. */
  nodes: Array<SingleExamResult>;
  /** The total number of results. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The single exam to take. */
export type StartExamInput = {
  /**
   * Goes on with this attempt and never begins another one: `EXAM_CLOSED` where it runs no longer. Left out, an attempt begins unless one runs.
   * Without effect on a host that keeps no attempts.
   */
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /**
   * The id of the viewer's result that this attempt takes up again. Left out, the attempt is for the result that the viewer has in the exam, or for
   * a new one: there is one result per account and exam, and each submission is a version of it.
   */
  resultId?: InputMaybe<Scalars['ID']['input']>;
};

/** The clock runs. */
export type StartExamPayload = {
  __typename?: 'StartExamPayload';
  /** The attempt with what the server has saved of it, to go on from; null with a host that keeps no attempts. */
  attempt?: Maybe<Attempt>;
  /** The paper. */
  paper: ExamPaper;
  /** Opens the paper that was loaded from `Exam.paperUrl`; null when there is none. */
  paperKey?: Maybe<PaperKey>;
  /** The ticket of the attempt. */
  ticket: AttemptTicket;
};

/** The multi-subject exam to take. */
export type StartMultiSubjectExamInput = {
  /**
   * Goes on with this attempt and never begins another one: `EXAM_CLOSED` where it runs no longer. Left out, an attempt begins unless one runs.
   * Without effect on a host that keeps no attempts.
   */
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /**
   * The id of the viewer's result that this attempt takes up again. Left out, the attempt is for the result that the viewer has in the exam, or for
   * a new one: there is one result per account and exam, and each submission is a version of it.
   */
  resultId?: InputMaybe<Scalars['ID']['input']>;
};

/** The clock runs. */
export type StartMultiSubjectExamPayload = {
  __typename?: 'StartMultiSubjectExamPayload';
  /** The attempt with what the server has saved of it, to go on from; null with a host that keeps no attempts. */
  attempt?: Maybe<Attempt>;
  /** The paper. */
  paper: MultiSubjectExamPaper;
  /** Opens the paper that was loaded from `MultiSubjectExam.paperUrl`; null when there is none. */
  paperKey?: Maybe<PaperKey>;
  /** The ticket of the attempt. */
  ticket: AttemptTicket;
};

/** A student's record: profile and enrolments. */
export type Student = {
  __typename?: 'Student';
  /** Results from elsewhere, the newest year first; for the student and for admins. */
  academicResults?: Maybe<Array<AcademicResult>>;
  /** The student's postal address. */
  address: Address;
  /** The exams of the campaigns that the student is registered for, the earliest start first. */
  campaignExams?: Maybe<Array<RegisteredExam>>;
  /** The name to print on certificates. */
  certificateName?: Maybe<Scalars['String']['output']>;
  /** E-mail address for contact. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Mobile number for contact. */
  contactMobile?: Maybe<Scalars['String']['output']>;
  /** Date of birth, as `YYYY-MM-DD`. */
  dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** Schooling so far. */
  educationalBackground: EducationalBackground;
  /** Enrolments by category, in the order ADMISSION_PREP, ACADEMIC. */
  enrollments?: Maybe<Array<EnrollmentGroup>>;
  /** Gender. */
  gender?: Maybe<Gender>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** The name the student goes by. */
  name?: Maybe<Scalars['String']['output']>;
  /** Address of the profile photo; null when there is none. Our backend signs it, for one to two days. */
  profilePhotoUrl?: Maybe<Scalars['String']['output']>;
  /** The student's results in the single exams of a unit; for the student and for admins. */
  unitExamResults?: Maybe<Array<SingleExamResult>>;
  /** The id of the account whose record it is; null if the host does not report it. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** Counts up with each change of the profile; null when the host keeps no count. */
  version?: Maybe<Scalars['Int']['output']>;
};


/** A student's record: profile and enrolments. */
export type StudentUnitExamResultsArgs = {
  unitId: Scalars['ID']['input'];
};

/** A page of students. */
export type StudentConnection = {
  __typename?: 'StudentConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The students of this page. */
  nodes: Array<Student>;
  /** The total number of students. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The changes that an import of students has made, or would make. */
export type StudentImport = {
  __typename?: 'StudentImport';
  /** Rows whose address has an account, which stays as it is. */
  existingCount: Scalars['Int']['output'];
  /** Accounts that are new. */
  newCount: Scalars['Int']['output'];
  /** Rows that are left out. */
  problems: Array<StudentImportProblem>;
};

/** A row of an import that is left out. */
export type StudentImportProblem = {
  __typename?: 'StudentImportProblem';
  /** The address as it was sent. */
  address: Scalars['String']['output'];
  /** The line that has the same address first; null for other problems. */
  firstLine?: Maybe<Scalars['Int']['output']>;
  /** The kind of problem. */
  kind: StudentImportProblemKind;
  /** The number of the line. */
  line: Scalars['Int']['output'];
};

/** The kind of problem of a row of an import. */
export type StudentImportProblemKind =
  /** An earlier row has the same address. */
  | 'DOUBLED'
  /** The school or college is longer than 200 characters. */
  | 'INSTITUTION_TOO_LONG'
  /** It has no e-mail address and no Bangladeshi mobile number. */
  | 'INVALID_ADDRESS'
  /** The name is longer than 200 characters. */
  | 'NAME_TOO_LONG';

/** A student's private note beside a lesson or a note of a course. Only its writer can read it. */
export type StudentNote = {
  __typename?: 'StudentNote';
  /** The note of the course it is written to; null when it is written to a lesson, and if that note was deleted. */
  content?: Maybe<Content>;
  /** When it was written. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The note's id. */
  id: Scalars['ID']['output'];
  /** The lesson it is written to; null when it is written to a note of the course, and if the lesson was deleted. */
  lesson?: Maybe<Lesson>;
  /** The text, as plain text. */
  text: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts up with each change; `updateNote` needs it. */
  version: Scalars['Int']['output'];
  /** The place in the lesson's video that it belongs to, in seconds; null when it belongs to none. */
  videoSeconds?: Maybe<Scalars['Int']['output']>;
};

/** A page of the viewer's notes. */
export type StudentNoteConnection = {
  __typename?: 'StudentNoteConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The notes of this page. */
  nodes: Array<StudentNote>;
  /** The total number of notes. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list of students. */
export type StudentRowInput = {
  /** An e-mail address or a Bangladeshi mobile number, in any usual spelling. */
  address: Scalars['String']['input'];
  /** The school or college; at most 200 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** The number of its line in the file, 1 to 1,000,000. */
  line: Scalars['Int']['input'];
  /** The name; at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Rows of a list of students. */
export type StudentRowsInput = {
  /** 1 to 1,000 rows; longer lists are sent in parts. */
  rows: Array<StudentRowInput>;
};

/** A student's goal. */
export type StudyGoal =
  /** The admission test of a university. */
  | 'ADMISSION_TEST'
  /** A board exam: SSC or HSC. */
  | 'BOARD_EXAM'
  /** Lessons and exams at school. */
  | 'SCHOOL';

/** A student's answers to the questions after sign-up. Courses are recommended by them. */
export type StudyPlan = {
  __typename?: 'StudyPlan';
  /** The goal; null if it was not answered. */
  goal?: Maybe<StudyGoal>;
  /** Whether the questions were answered or dismissed, so that they need not be asked again. */
  isAnswered: Scalars['Boolean']['output'];
  /** The class; null if it was not answered. */
  schoolClass?: Maybe<SchoolClass>;
};

/** A subject of a course. */
export type Subject = {
  __typename?: 'Subject';
  /** Its chapters, in the order of the book. */
  chapters?: Maybe<Array<Chapter>>;
  /** The course it belongs to. */
  course?: Maybe<Course>;
  /** A description of its content. */
  description?: Maybe<Scalars['String']['output']>;
  /** The number of single exams of the subject, those of its parts included; null when the host does not count. */
  examCount?: Maybe<Scalars['Int']['output']>;
  /** The exams of the subject as a whole. */
  exams?: Maybe<Array<Exam>>;
  /** The subject's id. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** The number of lessons of the subject; null when the host does not count. */
  lessonCount?: Maybe<Scalars['Int']['output']>;
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** The number of notes of the subject; null when the host does not count. */
  noteCount?: Maybe<Scalars['Int']['output']>;
};

/** A submission: text, files, or both. */
export type SubmitAssignmentInput = {
  /** The assignment's id. */
  assignmentId: Scalars['ID']['input'];
  /** At most five files, all of which have arrived. */
  files: Array<AssignmentFileInput>;
  /** The `revision` of `mySubmission` as it was read; 0 where there was none. */
  revision: Scalars['Int']['input'];
  /** The text; at most 20,000 characters. */
  text: Scalars['String']['input'];
};

/** The assignment is submitted. */
export type SubmitAssignmentPayload = {
  __typename?: 'SubmitAssignmentPayload';
  /** The submission, with its time. */
  submission: AssignmentSubmission;
};

/** A student's submission: the ticket and the answers, never a score. */
export type SubmitExamInput = {
  /**
   * The number of the last save that this device knows (`saveAnswers.sequence`; 0 if nothing was saved). If another device has saved other answers
   * since, nothing is submitted: `CONFLICT`, `NEWER_ANSWERS_SAVED`. If another device has already submitted other answers, this submission is late:
   * `EXAM_CLOSED`. Without `lastSave` the answers here replace all that were saved.
   */
  lastSave?: InputMaybe<Scalars['Int']['input']>;
  /** Answers to multiple-choice questions; the first one for a question counts. At most 500. */
  mcqAnswers?: InputMaybe<Array<McqAnswerInput>>;
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
  /** Answers to written questions; the first one for a question counts. At most 500. */
  writtenAnswers?: InputMaybe<Array<WrittenAnswerInput>>;
};

/** The attempt is over: stored and scored, unless nothing was answered. */
export type SubmitExamPayload = {
  __typename?: 'SubmitExamPayload';
  /** The exam, now with the viewer's result. */
  exam: Exam;
  /**
   * The receipt; null where nothing was answered: then nothing is stored, and an earlier result stays as it is. In a contest nothing answered counts
   * as zero, and has a receipt.
   */
  receipt?: Maybe<Receipt>;
  /** The result; null where nothing was answered in practice. While a contest runs it is without its score: see `releasedAt`. */
  result?: Maybe<ExamResult>;
};

/** Answers that could not be sent before the exam was closed. */
export type SubmitLateAnswersInput = {
  /** When the device sealed them. */
  sealedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Answers to multiple-choice questions of either kind of exam; the first one for a question counts. At most 500, with at most 20 options each. */
  selections: Array<MultiSubjectAnswerInput>;
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
  /** Answers to written questions; the first one for a question counts. At most 100. */
  writtenAnswers?: InputMaybe<Array<WrittenAnswerInput>>;
};

/** The answers are kept for an admin to decide on. */
export type SubmitLateAnswersPayload = {
  __typename?: 'SubmitLateAnswersPayload';
  /** The id of the sheet; the same for a repeat of it. */
  id: Scalars['ID']['output'];
  /** The state. */
  state: LateAnswersState;
};

/** A student's submission: the ticket and the answers, never a score. */
export type SubmitMultiSubjectExamInput = {
  /** The questions that were answered; the first entry for a question counts. At most 500, with at most 20 options each. */
  answers: Array<MultiSubjectAnswerInput>;
  /**
   * True when the clock reached zero by itself. Then the mandatory subjects are not asked for; it is only believed once a
   * countdown can have ended: from 40 seconds before the deadline on.
   */
  automatic?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The number of the last save that this device knows (`saveAnswers.sequence`; 0 if nothing was saved). If another device has saved other answers
   * since, nothing is submitted: `CONFLICT`, `NEWER_ANSWERS_SAVED`. If another device has already submitted other answers, this submission is late:
   * `EXAM_CLOSED`. Without `lastSave` the answers here replace all that were saved.
   */
  lastSave?: InputMaybe<Scalars['Int']['input']>;
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
};

/** The attempt is over: stored and scored, unless nothing was answered. */
export type SubmitMultiSubjectExamPayload = {
  __typename?: 'SubmitMultiSubjectExamPayload';
  /** The exam, now with the viewer's result. */
  exam: MultiSubjectExam;
  /**
   * The receipt; null where nothing was answered: then nothing is stored, and an earlier result stays as it is. In a contest nothing answered counts
   * as zero, and has a receipt.
   */
  receipt?: Maybe<Receipt>;
  /** The result; null where nothing was answered in practice. While a contest runs it is without its score: see `releasedAt`. */
  result?: Maybe<MultiSubjectExamResult>;
};

/** A file of a submission. Pictures and PDFs are both read as a PDF. */
export type SubmittedFile = {
  __typename?: 'SubmittedFile';
  /** The name that it had on the device. */
  name: Scalars['String']['output'];
  /** The size of the uploaded file, in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** The URL of its PDF, signed for half an hour at least. Also what is named in `AssignmentFileInput.url`. */
  url: Scalars['String']['output'];
};

/** An exam that the viewer can take in a course they are enrolled in, as a list shows it: without its questions. */
export type TakeableExam = {
  __typename?: 'TakeableExam';
  /** The id of the course that it is in. */
  courseId: Scalars['ID']['output'];
  /** The name of that course. */
  courseName: Scalars['String']['output'];
  /** The exam's id. */
  examId: Scalars['ID']['output'];
  /** The kind of exam. */
  kind: ExamKind;
  /** The number of its questions. */
  questionCount: Scalars['Int']['output'];
  /** When it opens; null when it is always open. */
  startingDate?: Maybe<Scalars['DateTime']['output']>;
  /** The names of the subjects that it asks about, in the order of the paper. */
  subjects: Array<Scalars['String']['output']>;
  /** Time to answer, in minutes. */
  timeLimitMinutes: Scalars['Int']['output'];
  /** The exam's title. */
  title: Scalars['String']['output'];
};

/** A page of exams that the viewer can take. */
export type TakeableExamConnection = {
  __typename?: 'TakeableExamConnection';
  /** The courses of all of them, whatever the arguments. */
  courses: Array<ExamCourse>;
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The exams of this page. */
  nodes: Array<TakeableExam>;
  /** The names of the subjects of all of them, whatever the arguments. */
  subjects: Array<Scalars['String']['output']>;
  /** The total number of entries with these arguments. */
  totalCount: Scalars['Int']['output'];
};

/** A former student's opinion of a course. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** The year in which the student enrolled. */
  enrolledYear?: Maybe<Scalars['Int']['output']>;
  /** The student's words. */
  review: Scalars['String']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
};

/** A former student's opinion of a course. */
export type TestimonialInput = {
  /** The year in which the student enrolled, 1971 to 2100. */
  enrolledYear?: InputMaybe<Scalars['Int']['input']>;
  /** The student's words, 1 to 4,000 characters. */
  review: Scalars['String']['input'];
  /** The student's name, 1 to 200 characters. */
  studentName: Scalars['String']['input'];
};

/** A text that its author has not published. */
export type TextDraft = {
  __typename?: 'TextDraft';
  /** Revision of the lesson or note that the draft is based on; null if there was none. */
  baseRevision?: Maybe<Scalars['ID']['output']>;
  /** The item that it is written for. */
  itemId: Scalars['ID']['output'];
  /** When it was stored. */
  savedAt: Scalars['DateTime']['output'];
  /** The values as typed. */
  values: TextDraftValues;
};

/** The kind of item that a draft is written for. */
export type TextDraftKind =
  /** A lesson. */
  | 'LESSON'
  /** A lesson that does not exist yet; its draft has the id of the chapter. */
  | 'NEW_LESSON'
  /** A note that does not exist yet; its draft has the id of the chapter. */
  | 'NEW_NOTE'
  /** A note. */
  | 'NOTE';

/** Values of the form of a lesson or note, as typed. */
export type TextDraftValues = {
  __typename?: 'TextDraftValues';
  /** Duration of a lesson in minutes. */
  durationMinutes: Scalars['String']['output'];
  /** Ids of a lesson's exams. */
  examIds: Array<Scalars['ID']['output']>;
  /** HTML with LaTeX. */
  source: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** Address of a lesson's video. */
  videoUrl: Scalars['String']['output'];
};

/** Values of the form of a lesson or note, as typed: none of them has to be valid. */
export type TextDraftValuesInput = {
  /** Duration of a lesson in minutes, at most 100 characters. */
  durationMinutes: Scalars['String']['input'];
  /** Ids of a lesson's exams, at most 100. */
  examIds: Array<Scalars['ID']['input']>;
  /** HTML with LaTeX, at most 100,000 characters. */
  source: Scalars['String']['input'];
  /** At most 1,000 characters. */
  title: Scalars['String']['input'];
  /** Address of a lesson's video, at most 2,000 characters. */
  videoUrl: Scalars['String']['input'];
};

/** A text whose published versions are kept. */
export type TextKind =
  /** A lesson. */
  | 'LESSON'
  /** A note. */
  | 'NOTE';

/** A published version of a lesson or note. */
export type TextVersion = {
  __typename?: 'TextVersion';
  /** Duration of the lesson in minutes; null if it has none, and in lists. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** Ids of the lesson's exams; null in lists. */
  examIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Length of the text's source, in characters. */
  length: Scalars['Int']['output'];
  /** Counts up from 1 for each lesson and note. */
  number: Scalars['Int']['output'];
  /** When it was published; null if an import wrote it, or it is older than the record of versions. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name or address of who published it; null if that is not known. */
  savedBy?: Maybe<Scalars['String']['output']>;
  /** HTML with LaTeX; null in lists. */
  source?: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** Address of the lesson's video; null if it has none, and in lists. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};

/** The account is no longer blocked. */
export type UnblockPersonPayload = {
  __typename?: 'UnblockPersonPayload';
  /** The person without `blockedAt`. */
  person: Person;
};

/** Changes of a result from elsewhere: omitted fields stay unchanged, null clears a field. */
export type UpdateAcademicResultInput = {
  /** The education board, at most 100 characters. */
  board?: InputMaybe<Scalars['String']['input']>;
  /** The exam, 1 to 200 characters. */
  examName?: InputMaybe<Scalars['String']['input']>;
  /** The grade point average, 0 to 5.00. */
  gpa?: InputMaybe<Scalars['Float']['input']>;
  /** The grade, at most 20 characters. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** The result's id. */
  id: Scalars['ID']['input'];
  /** The school or college, at most 200 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** The year of the exam, from 1950 to the current one. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The result as it is now. */
export type UpdateAcademicResultPayload = {
  __typename?: 'UpdateAcademicResultPayload';
  /** The result. */
  academicResult: AcademicResult;
};

/** Changes of a unit: omitted fields stay unchanged, null clears a field. */
export type UpdateAcademicUnitInput = {
  /** The id of the course it belongs to. */
  courseId: Scalars['ID']['input'];
  /** A description of its content, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The unit's id. */
  id: Scalars['ID']['input'];
  /** Its name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its place in the course, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
};

/** The unit as it is now. */
export type UpdateAcademicUnitPayload = {
  __typename?: 'UpdateAcademicUnitPayload';
  /** The unit. */
  academicUnit: AcademicUnit;
};

/** Changes of an admission course: omitted fields stay unchanged, null clears a field. */
export type UpdateAdmissionCourseInput = {
  /** Average rating, 0 to 5. */
  averageRating?: InputMaybe<Scalars['Float']['input']>;
  /** The code for its URLs, for example `du`: at most 80 lower-case letters, digits and hyphens. */
  courseCode?: InputMaybe<Scalars['String']['input']>;
  /** A description of the test that it prepares for, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The amount subtracted from the fee, in dollars; at most the fee. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  /** The duration of an enrolment, in months: 1 to 60. */
  enrollmentDurationMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The full fee in dollars, 0 to 100,000. */
  fee?: InputMaybe<Scalars['Float']['input']>;
  /** The course's id. */
  id: Scalars['ID']['input'];
  /** Its name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its place in the list, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableAdmissionCourse`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** The status, which decides who can see it. A course with students cannot become a draft (`CONFLICT`). */
  status?: InputMaybe<CourseStatus>;
  /** Opinions of former students, at most 20 entries; replaces the whole list. */
  testimonials?: InputMaybe<Array<TestimonialInput>>;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  thumbnailUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The admission course as it is now. */
export type UpdateAdmissionCoursePayload = {
  __typename?: 'UpdateAdmissionCoursePayload';
  /** The course. */
  admissionCourse: AdmissionCourse;
};

/** Changes of a unit: omitted fields stay unchanged, null clears a field. */
export type UpdateAdmissionUnitInput = {
  /** A description of the test, its candidates and its content; at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The unit's id. */
  id: Scalars['ID']['input'];
  /** Its name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its place in the course, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
};

/** The unit as it is now. */
export type UpdateAdmissionUnitPayload = {
  __typename?: 'UpdateAdmissionUnitPayload';
  /** The unit. */
  admissionUnit: AdmissionUnit;
};

/** Changes of an assignment: omitted fields stay unchanged, null clears a field. */
export type UpdateAssignmentInput = {
  /** The course that it belongs to. Needs a host that takes submissions. */
  course?: InputMaybe<AssignmentCourseInput>;
  /** The task, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The assignment's id. */
  id: Scalars['ID']['input'];
  /** The maximum mark, 1 to 1,000; not below one that was given. Needs a host that takes submissions. */
  maxMark?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableAssignment`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The assignment as it is now. */
export type UpdateAssignmentPayload = {
  __typename?: 'UpdateAssignmentPayload';
  /** The assignment. */
  assignment: Assignment;
};

/** A question of the bank as it shall be. */
export type UpdateBankQuestionInput = {
  /** The question's id. */
  id: Scalars['ID']['input'];
  /** The whole question. */
  question: BankQuestionInput;
  /** The `revision` of the question that was edited. */
  revision: Scalars['Int']['input'];
};

/** The question as it is now. */
export type UpdateBankQuestionPayload = {
  __typename?: 'UpdateBankQuestionPayload';
  /** The question. */
  question: BankQuestion;
};

/** Changes of a campaign: omitted fields stay unchanged, null clears a field. */
export type UpdateCampaignInput = {
  /** A description, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, after it begins. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The campaign's id. */
  id: Scalars['ID']['input'];
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its revision when it was opened, from `editableCampaign`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** When it begins. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The campaign as it is now. */
export type UpdateCampaignPayload = {
  __typename?: 'UpdateCampaignPayload';
  /** The campaign. */
  campaign: Campaign;
};

/** Changes of a chapter: omitted fields stay unchanged, null clears a field. */
export type UpdateChapterInput = {
  /** The chapter's id. */
  id: Scalars['ID']['input'];
  /** Its place in the subject, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** A summary of the chapter, at most 4000 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The chapter as it is now. */
export type UpdateChapterPayload = {
  __typename?: 'UpdateChapterPayload';
  /** The chapter. */
  chapter: Chapter;
};

/** Changes of a note: omitted fields stay unchanged, null clears a field. */
export type UpdateContentInput = {
  /** The note's id. */
  id: Scalars['ID']['input'];
  /** Its place in the chapter, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** Its text: HTML with LaTeX between dollar signs, at most 50000 characters. It is stored sanitized: only tags of the allow-list stay. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The note as it is now. */
export type UpdateContentPayload = {
  __typename?: 'UpdateContentPayload';
  /** The note. */
  content: Content;
};

/** Changes of a course: omitted fields stay unchanged, null clears a field. */
export type UpdateCourseInput = {
  /** Average rating, 0 to 5. */
  averageRating?: InputMaybe<Scalars['Float']['input']>;
  /** The code it is grouped by, for example `class10`: at most 80 lower-case letters, digits and hyphens. */
  courseCode?: InputMaybe<Scalars['String']['input']>;
  /** The kind of course: `academic` for classes 6 to 12, or another word of at most 80 lower-case letters, digits and hyphens. */
  courseType?: InputMaybe<Scalars['String']['input']>;
  /** A description of the course, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The amount subtracted from the price, in dollars; at most the price. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  /** The features of the course, at most 20 entries; replaces the whole list. */
  features?: InputMaybe<Array<CourseFeatureInput>>;
  /** The course's id. */
  id: Scalars['ID']['input'];
  /** Its place in the list, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The full price in dollars, 0 to 100,000. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Its revision when it was opened, from `editableCourse`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** The status, which decides who can see it. A course with students cannot become a draft (`CONFLICT`). */
  status?: InputMaybe<CourseStatus>;
  /** Opinions of former students, at most 20 entries; replaces the whole list. */
  testimonials?: InputMaybe<Array<TestimonialInput>>;
  /** Address of the cover: `/media/…` or https, at most 500 characters. */
  thumbnailUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The duration of the course, in months: 1 to 60. */
  totalDurationMonths?: InputMaybe<Scalars['Int']['input']>;
};

/** The course as it is now. */
export type UpdateCoursePayload = {
  __typename?: 'UpdateCoursePayload';
  /** The course. */
  course: Course;
};

/** Changes of an exam campaign: omitted fields stay unchanged, null clears a field. */
export type UpdateExamCampaignInput = {
  /** A description, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, after it begins. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The id of its exam: another one only while nobody has registered. */
  examId?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of exam. */
  examKind?: InputMaybe<ExamKind>;
  /** The campaign's id. */
  id: Scalars['ID']['input'];
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Needed for another time or exam once the merit list is published, and before that for a time that leaves out attempts which were begun in the contest: why it changes, 1 to 500 characters. Everybody can read it. */
  publishedReason?: InputMaybe<Scalars['String']['input']>;
  /** Its revision when it was opened, from `editableExamCampaign`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** When it begins. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The exam campaign as it is now. */
export type UpdateExamCampaignPayload = {
  __typename?: 'UpdateExamCampaignPayload';
  /** The campaign. */
  campaign: ExamCampaign;
};

/** When registration for an exam campaign closes: omitted fields stay unchanged, null clears a field. Registered students stay registered. */
export type UpdateExamCampaignRegistrationInput = {
  /** The campaign's id. */
  id: Scalars['ID']['input'];
  /** The end of registration. */
  registrationClosesAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The maximum number of registrations, 1 to 1,000,000. If more students are registered already, nobody else can register. */
  registrationLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableExamCampaign`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
};

/** The exam campaign as it is now. */
export type UpdateExamCampaignRegistrationPayload = {
  __typename?: 'UpdateExamCampaignRegistrationPayload';
  /** The campaign. */
  campaign: ExamCampaign;
};

/** Changes of a single exam: omitted fields stay unchanged, null clears a field. It stays where it was made. */
export type UpdateExamInput = {
  /** The exam's id. */
  id: Scalars['ID']['input'];
  /** The deduction for a question that is not right, blank ones too, in percent of its points: 0 to 100, up to two decimals. */
  negativeMarkingPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** The score that passes, in percent of the total marks: 0 to 100, up to two decimals. */
  passingScorePercent?: InputMaybe<Scalars['Float']['input']>;
  /** Its place among the exams of its parent, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The questions of an MCQ exam; take the place of the whole list. One with its `id` stays that one. */
  questions?: InputMaybe<Array<McqInput>>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The parts that are shuffled for each attempt; running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  shuffle?: InputMaybe<ExamShuffle>;
  /** When it opens; null: it is always open. */
  startingDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Time to answer, 1 to 300 minutes. */
  timeLimitMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The marks that can be reached: more than 0, at most 99,999, up to five decimals. */
  totalMarks?: InputMaybe<Scalars['Float']['input']>;
  /** The type of the exam, which decides how it is answered; it stays once students have taken the exam. Another type drops the questions. */
  type?: InputMaybe<ExamType>;
  /** The questions of a written exam; take the place of the whole list. One with its `id` stays that one. */
  writtenQuestions?: InputMaybe<Array<WrittenQuestionInput>>;
};

/** The exam as it is now. */
export type UpdateExamPayload = {
  __typename?: 'UpdateExamPayload';
  /** The exam. */
  exam: Exam;
};

/** Changes of an exam year: omitted fields stay unchanged. */
export type UpdateExamYearInput = {
  /** Changes of its paper: omitted fields stay unchanged. Where the year has no paper this adds one, and all its fields are needed. */
  exam?: InputMaybe<MultiSubjectExamContentInput>;
  /** The year's id. */
  id: Scalars['ID']['input'];
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** The year, 1971 to 2100. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The exam year as it is now. */
export type UpdateExamYearPayload = {
  __typename?: 'UpdateExamYearPayload';
  /** The year, with its paper. */
  examYear: ExamYear;
};

/** Changes of a lesson: omitted fields stay unchanged, null clears a field. */
export type UpdateLessonInput = {
  /** The duration of the lesson, in minutes: 1 to 600. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The ids of its exams, at most 100, each of the same chapter or of a lesson of it; takes the place of the whole list. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The lesson's id. */
  id: Scalars['ID']['input'];
  /** Its place in the chapter, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /** Its text: HTML with LaTeX between dollar signs, at most 20000 characters. It is stored sanitized: only tags of the allow-list stay. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Address of its video on YouTube (`youtube.com/watch`, `youtu.be` or `youtube-nocookie.com/embed`), at most 200 characters. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The lesson as it is now. */
export type UpdateLessonPayload = {
  __typename?: 'UpdateLessonPayload';
  /** The lesson. */
  lesson: Lesson;
};

/** Changes of a comment. */
export type UpdateMarkingCommentInput = {
  /** The exam for which alone it is offered; null for every exam. Left out together with `questionId`, both stay. */
  examId?: InputMaybe<Scalars['ID']['input']>;
  /** The comment's id. */
  id: Scalars['ID']['input'];
  /** The question of that exam for which alone it is offered; null for every question. */
  questionId?: InputMaybe<Scalars['ID']['input']>;
  /** The text, 1 to 500 characters. */
  text: Scalars['String']['input'];
};

/** The comment as it is now. */
export type UpdateMarkingCommentPayload = {
  __typename?: 'UpdateMarkingCommentPayload';
  /** The comment. */
  comment: MarkingComment;
};

/** Changes of a multi-subject exam: omitted fields stay unchanged. It stays in its year. */
export type UpdateMultiSubjectExamInput = {
  /** The exam's id. */
  id: Scalars['ID']['input'];
  /** The deduction for a wrong answer, in percent of its points: 0 to 100, up to two decimals. */
  negativeMarkingPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The parts that are shuffled for each attempt; running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  shuffle?: InputMaybe<ExamShuffle>;
  /** Its subjects, 1 to 20; take the place of the whole list. A subject, question or option with its `id` stays that one. */
  subjects?: InputMaybe<Array<ExamSubjectInput>>;
  /** Time to answer, 1 to 300 minutes. */
  timeLimitMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The exam as it is now. */
export type UpdateMultiSubjectExamPayload = {
  __typename?: 'UpdateMultiSubjectExamPayload';
  /** The exam. */
  exam: MultiSubjectExam;
};

/** Changes of a note: omitted fields stay unchanged, null clears a field. */
export type UpdateNoteInput = {
  /** The note's id. */
  id: Scalars['ID']['input'];
  /** The text, 1 to 5000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; when another one is stored by now, nothing is changed (`CONFLICT`). */
  version: Scalars['Int']['input'];
  /** The place in the lesson's video that it belongs to, in seconds; 0 to 86400. */
  videoSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** The note as it is now. */
export type UpdateNotePayload = {
  __typename?: 'UpdateNotePayload';
  /** The note. */
  note: StudentNote;
};

/** The kinds to change; others stay as they are. */
export type UpdateNotificationPreferencesInput = {
  /** One entry for each kind to change, 1 to 20. */
  kinds: Array<NotificationPreferenceInput>;
};

/** The preferences from now on. */
export type UpdateNotificationPreferencesPayload = {
  __typename?: 'UpdateNotificationPreferencesPayload';
  /** All kinds. */
  notificationPreferences: NotificationPreferences;
};

/**
 * The whole profile as it should be afterwards (specification, section 4: a save sends the whole student). Its texts have no control
 * characters, line breaks or changes of the text direction; one without a visible character empties its field.
 */
export type UpdateStudentInput = {
  /** The student's postal address. */
  address: AddressInput;
  /** The name to print on certificates; at most 100 characters. */
  certificateName?: InputMaybe<Scalars['String']['input']>;
  /** A single e-mail address for contact; at most 254 characters. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number for contact; at most 20 characters. */
  contactMobile?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, as `YYYY-MM-DD`: an existing day, from 1900 to today. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Schooling so far. */
  educationalBackground: EducationalBackgroundInput;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** The record's id; only admins may name another one than their own. */
  id: Scalars['ID']['input'];
  /** The name the student goes by; at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; when another one is stored by now, nothing is changed (`CONFLICT`). Left out: whatever is stored is replaced. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The record as stored. */
export type UpdateStudentPayload = {
  __typename?: 'UpdateStudentPayload';
  /** The record after the change. */
  student: Student;
  /** The viewer after the change: a new name shows everywhere at once. Null when it cannot be read again now. */
  viewer?: Maybe<Viewer>;
};

/** All answers together. */
export type UpdateStudyPlanInput = {
  /** The goal; null if it is not answered. */
  goal?: InputMaybe<StudyGoal>;
  /** The name the student goes by, 1 to 100 characters; if omitted, the stored name stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The class; null if it is not answered. */
  schoolClass?: InputMaybe<SchoolClass>;
};

/** The answers as stored. */
export type UpdateStudyPlanPayload = {
  __typename?: 'UpdateStudyPlanPayload';
  /** The class and goal. */
  studyPlan: StudyPlan;
  /** The viewer after the change, with the new name; null if it cannot be read now. */
  viewer?: Maybe<Viewer>;
};

/** Changes of a subject: omitted fields stay unchanged, null clears a field. */
export type UpdateSubjectInput = {
  /** A description of its content, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The subject's id. */
  id: Scalars['ID']['input'];
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its place in the course, from 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  revision?: InputMaybe<Scalars['ID']['input']>;
};

/** The subject as it is now. */
export type UpdateSubjectPayload = {
  __typename?: 'UpdateSubjectPayload';
  /** The subject. */
  subject: Subject;
};

/** Changes of an account: omitted fields stay unchanged, null clears a field. An account keeps at least one of `email` and `phoneNumber`. */
export type UpdateUserInput = {
  /** The e-mail address to sign in with, stored in lower case. At most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The account's id; only admins may name another one than their own. */
  id: Scalars['ID']['input'];
  /** The mobile number to sign in with: `88` and 11 digits. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The role of the account. For admins. */
  role?: InputMaybe<Role>;
};

/** The account as it is now. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** The new address of the own account that waits for the code sent to it (`confirmAddressChange`); null when nothing waits. */
  codeSentTo?: Maybe<Scalars['String']['output']>;
  /** The account. */
  user: User;
};

/** The next part of a page. */
export type UploadAnswerPageInput = {
  /** The offset of the part in the page, in bytes. */
  offsetBytes: Scalars['Int']['input'];
  /** The page's id. */
  pageId: Scalars['ID']['input'];
  /** The bytes: 8 to 128 KiB, or what is left of the page. */
  part: Scalars['Upload']['input'];
  /** The ticket's `token` of the attempt. */
  ticket: Scalars['String']['input'];
};

/** The next part of a PDF. */
export type UploadAnswerPartInput = {
  /** The offset of the part in the PDF, in bytes. */
  offsetBytes: Scalars['Int']['input'];
  /** The bytes. */
  part: Scalars['Upload']['input'];
  /** The ticket's `token` of the attempt that the upload was begun in. */
  ticket: Scalars['String']['input'];
  /** The upload's id. */
  uploadId: Scalars['ID']['input'];
};

/** A PDF with a written answer. */
export type UploadAnswerPdfInput = {
  /** A PDF of at most 10 MB. */
  file: Scalars['Upload']['input'];
  /** The ticket's `token` of the running attempt. */
  ticket: Scalars['String']['input'];
};

/** The PDF is stored. */
export type UploadAnswerPdfPayload = {
  __typename?: 'UploadAnswerPdfPayload';
  /** Its URL, to be named in `writtenAnswers`. */
  url: Scalars['String']['output'];
};

/** The next part of a file. */
export type UploadAssignmentFileInput = {
  /** The offset of the part in the file, in bytes. */
  offsetBytes: Scalars['Int']['input'];
  /** The `page.id` of the registered file. */
  pageId: Scalars['ID']['input'];
  /** The bytes: 8 to 128 KiB, or what is left of the file. */
  part: Scalars['Upload']['input'];
};

/** A picture to store. */
export type UploadPictureInput = {
  /** A JPEG, PNG or WebP of at most 5 MB. */
  image: Scalars['Upload']['input'];
};

/** The result of an upload. */
export type UploadPicturePayload = {
  __typename?: 'UploadPicturePayload';
  /** The picture as it is stored: without metadata, and at most 1600 pixels wide and high. */
  picture: UploadedPicture;
};

/** A photo for the profile. */
export type UploadProfilePhotoInput = {
  /** A JPEG, PNG or WebP image of at most 5 MB. */
  image: Scalars['Upload']['input'];
  /** The record's id; a student may only name their own. */
  studentId: Scalars['ID']['input'];
};

/** The photo is stored. */
export type UploadProfilePhotoPayload = {
  __typename?: 'UploadProfilePhotoPayload';
  /** The record with its new `profilePhotoUrl`. */
  student: Student;
};

/** The upload state of a page. */
export type UploadedAnswerPage = {
  __typename?: 'UploadedAnswerPage';
  /** The page's id, to upload it by. The same page in another order, or of another list, keeps it. */
  id: Scalars['ID']['output'];
  /** Whether the server has the page: only then may the device forget it. */
  isStored: Scalars['Boolean']['output'];
  /** The offset of the next part, which is the number of bytes that have arrived. */
  offsetBytes: Scalars['Int']['output'];
};

/** A picture that texts can show. */
export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** Its path on this site. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** The account a person signs in with. */
export type User = {
  __typename?: 'User';
  /** The e-mail address, in lower case; null for an account made with a phone number. */
  email?: Maybe<Scalars['String']['output']>;
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** The phone number with its prefix 88, for example `8801712345678`; null for an account made with an e-mail address. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Student or admin. */
  role: Role;
  /** The name shown in the top bar; null until the person has given one. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** The one-time password that the person received. */
export type VerifyOtpInput = {
  /** At most 6 characters. It is good for one use, for 10 minutes and for 5 tries. */
  otp: Scalars['String']['input'];
};

/** The account is verified and its owner is signed in by the cookie of this answer. */
export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  /** The person, now signed in. */
  viewer: Viewer;
};

/** The signed-in account of the request, with its own data. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Whether the server offers `downloadData`. */
  canDownloadData: Scalars['Boolean']['output'];
  /** The viewer's results in single exams, one for each exam that was taken. */
  examResults?: Maybe<Array<SingleExamResult>>;
  /** The viewer's grant with the most rights, of whatever course; null without one, also for admins, who need none. */
  grantRole?: Maybe<GrantRole>;
  /** Whether the server offers to list sessions and to change password and addresses. */
  hasAccountSecurity: Scalars['Boolean']['output'];
  /** Whether the server can move content to another parent. It does so for admins. */
  hasContentMoves: Scalars['Boolean']['output'];
  /** The id of the viewer's account, so that caches know whose data this is. */
  id: Scalars['ID']['output'];
  /** The viewer's notes, the newest change first; null where the server keeps none. */
  notes?: Maybe<StudentNoteConnection>;
  /** The viewer's choice of notifications that come by e-mail or SMS too; null where the server has none. */
  notificationPreferences?: Maybe<NotificationPreferences>;
  /** The viewer's notifications, the newest first; null where the server has none. */
  notifications?: Maybe<NotificationConnection>;
  /** The viewer's results of both kinds, newest first; at most 100. */
  results?: Maybe<Array<ExamResult>>;
  /** The account's second factor; null where the server offers none. */
  secondFactor?: Maybe<SecondFactor>;
  /** The account's sessions, those used last first; null where the server does not offer the list. */
  sessions?: Maybe<Array<Session>>;
  /** The viewer's own student record; null for an account without one. */
  student?: Maybe<Student>;
  /** The viewer's class and goal; null without a student record, and if the server does not store them. */
  studyPlan?: Maybe<StudyPlan>;
  /**
   * The exams that the viewer can take in the courses they are enrolled in: papers of admission years and single exams, without those that they
   * have a result in and those of a campaign that is not over. What opens next stands first. Null where the host keeps no such list.
   */
  takeableExams?: Maybe<TakeableExamConnection>;
  /** The number of unread notifications, 100 at most; null where the server has none. */
  unreadNotificationCount?: Maybe<Scalars['Int']['output']>;
  /** The viewer's account. */
  user: User;
};


/** The signed-in account of the request, with its own data. */
export type ViewerNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account of the request, with its own data. */
export type ViewerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account of the request, with its own data. */
export type ViewerTakeableExamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ExamKind>;
  opens?: InputMaybe<ExamOpening>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** The submission to withdraw. */
export type WithdrawAssignmentInput = {
  /** The assignment's id. */
  assignmentId: Scalars['ID']['input'];
  /** The `revision` of `mySubmission` as it was read. */
  revision: Scalars['Int']['input'];
};

/** The submission is a draft again. */
export type WithdrawAssignmentPayload = {
  __typename?: 'WithdrawAssignmentPayload';
  /** The draft. */
  submission: AssignmentSubmission;
};

/** Students who are to take the exam at the campaign's time again. */
export type WithdrawPersonalWindowInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The kind of exam. */
  examKind: ExamKind;
  /** The ids of student records, 1 to 500. */
  studentIds: Array<Scalars['ID']['input']>;
};

/** The campaign's time holds for the students again. */
export type WithdrawPersonalWindowPayload = {
  __typename?: 'WithdrawPersonalWindowPayload';
  /** The number of students whose personal window was withdrawn. */
  withdrawnCount: Scalars['Int']['output'];
};

/** The answer to one written question. */
export type WrittenAnswerInput = {
  /** Address of the PDF, as `uploadAnswerPdf` has returned it. */
  answerPdfUrl: Scalars['String']['input'];
  /** The question's id. */
  questionId: Scalars['ID']['input'];
};

/** The marks for one written question. */
export type WrittenMarkInput = {
  /** A comment on the answer for the student: plain text, at most 2,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Marks for it: not below 0, and with those of the other questions not above the exam's total marks. */
  marks: Scalars['Float']['input'];
  /** The question's id. */
  questionId: Scalars['ID']['input'];
};

/** A question to be answered in writing. */
export type WrittenPaperQuestion = {
  __typename?: 'WrittenPaperQuestion';
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** The question. */
  text: RichText;
};

/** A written question as an editor sends it. */
export type WrittenQuestionInput = {
  /** The guidelines for answering and marking it, 1 to 4,000 characters; shown after the student has submitted. Null: none. */
  answerGuidelines?: InputMaybe<Scalars['String']['input']>;
  /** The id of a question that the exam has already, which stays that one; left out: a new question. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address of a PDF with the solution, such as `/media/files/solution.pdf`; at most 500 characters. */
  solutionPdfUrl?: InputMaybe<Scalars['String']['input']>;
  /** The question: plain text with LaTeX between dollar signs, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** One submission of a written exam. A student who takes the exam again has several; each is marked on its own. */
export type WrittenSubmission = {
  __typename?: 'WrittenSubmission';
  /** The marker's comment on the exam as a whole; plain text. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Whether ranks and merit lists look at this one. */
  countsForRank: Scalars['Boolean']['output'];
  /** When it was submitted. */
  dateTaken?: Maybe<Scalars['DateTime']['output']>;
  /** The exam; null where it cannot be read. */
  exam?: Maybe<Exam>;
  /** The submission's id. */
  id: Scalars['ID']['output'];
  /** The number of markers, of two, who have marked it: 0 to 2; null where one marker is enough. */
  independentMarks?: Maybe<Scalars['Int']['output']>;
  /** Whether it is the newest one, which the result itself shows. */
  isNewest: Scalars['Boolean']['output'];
  /** When it was marked; null while it is not marked, and where the host does not say. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The marker: a name, or for admins an address if there is none; null while it is not marked, and if it is not known. Of two markers who agree, the second. */
  markedBy?: Maybe<Scalars['String']['output']>;
  /** Counts up from 1, the submission that came first. */
  number: Scalars['Int']['output'];
  /**
   * Changes when the marks that the reader sees are changed. Sent with a mark, it keeps that from replacing what somebody else has given
   * meanwhile. Null if the host has no revisions.
   */
  revision?: Maybe<Scalars['ID']['output']>;
  /** Marks reached, with two decimals at most; null while it is not marked. Where two people mark, see `showsOwnMark`. */
  score?: Maybe<Scalars['Float']['output']>;
  /**
   * Whether `score`, `markedAt`, `comment` and the marks of the questions are what the reader has given as one of two markers. Nobody else sees
   * them before both have marked, and students not before the marks are final.
   */
  showsOwnMark: Scalars['Boolean']['output'];
  /** The student's name in `markingQueue` of one student; null elsewhere, so that answers are marked without names. */
  studentName?: Maybe<Scalars['String']['output']>;
  /** The marks that can be reached in the exam as it was taken; null where it cannot be read. */
  totalMarks?: Maybe<Scalars['Float']['output']>;
  /** The id of the account that took the exam. */
  userId: Scalars['ID']['output'];
  /** The written questions of the exam as it was taken, with the answers submitted, and the marks given for them. */
  writtenQuestions?: Maybe<Array<ReviewedWrittenQuestion>>;
};

/** A page of submissions that wait for a mark. */
export type WrittenSubmissionConnection = {
  __typename?: 'WrittenSubmissionConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The submissions of this page. */
  nodes: Array<WrittenSubmission>;
  /** The total number of entries. */
  totalCount: Scalars['Int']['output'];
  /** False where the count broke off: then there are at least `totalCount`. */
  totalCountIsExact: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CampaignExam:
    | ( RestExam )
    | ( RestMultiSubjectExam )
  ;
  ExamResult:
    | ( RestMultiSubjectResult )
    | ( RestSingleResultOfUnion )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcademicResult: ResolverTypeWrapper<RestAcademicResult>;
  AcademicUnit: ResolverTypeWrapper<RestAcademicUnit>;
  AddBankQuestionsInput: AddBankQuestionsInput;
  AddBankQuestionsPayload: ResolverTypeWrapper<AddBankQuestionsPayload>;
  AddExamToBankInput: AddExamToBankInput;
  AddRosterRowsInput: AddRosterRowsInput;
  AddRosterRowsPayload: ResolverTypeWrapper<AddRosterRowsPayload>;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AdmissionCourse: ResolverTypeWrapper<RestUniversity>;
  AdmissionUnit: ResolverTypeWrapper<RestUnit>;
  AnswerPageInput: AnswerPageInput;
  AnswerPageKind: AnswerPageKind;
  AnswerPagesState: ResolverTypeWrapper<RestPagesState>;
  AnswerSheet: ResolverTypeWrapper<RestAnswerSheet>;
  AnswerUpload: ResolverTypeWrapper<RestAnswerUpload>;
  ApplyRosterImportInput: ApplyRosterImportInput;
  ApplyRosterImportPayload: ResolverTypeWrapper<Omit<ApplyRosterImportPayload, 'campaign' | 'roster'> & { campaign?: Maybe<ResolversTypes['ExamCampaign']>, roster: ResolversTypes['Roster'] }>;
  ArchiveBankQuestionsInput: ArchiveBankQuestionsInput;
  ArchiveBankQuestionsPayload: ResolverTypeWrapper<ArchiveBankQuestionsPayload>;
  ArchiveContentPayload: ResolverTypeWrapper<ArchiveContentPayload>;
  ArchivedContent: ResolverTypeWrapper<RestArchivedContent>;
  ArchivedContentConnection: ResolverTypeWrapper<Omit<ArchivedContentConnection, 'nodes'> & { nodes: Array<ResolversTypes['ArchivedContent']> }>;
  Assignment: ResolverTypeWrapper<RestAssignment>;
  AssignmentCourse: ResolverTypeWrapper<RestAssignmentCourse>;
  AssignmentCourseInput: AssignmentCourseInput;
  AssignmentFileInput: AssignmentFileInput;
  AssignmentSubmission: ResolverTypeWrapper<RestAssignmentSubmission>;
  AssignmentSubmissionConnection: ResolverTypeWrapper<Omit<AssignmentSubmissionConnection, 'nodes'> & { nodes: Array<ResolversTypes['AssignmentSubmission']> }>;
  AssignmentSubmissionFilter: AssignmentSubmissionFilter;
  AssignmentSubmissionState: AssignmentSubmissionState;
  Attempt: ResolverTypeWrapper<RestSavedAttempt>;
  AttemptAction: ResolverTypeWrapper<RestAttemptAction>;
  AttemptActionKind: AttemptActionKind;
  AttemptCloser: AttemptCloser;
  AttemptExtension: ResolverTypeWrapper<RestAttemptExtension>;
  AttemptNotices: ResolverTypeWrapper<RestAttemptNotices>;
  AttemptTicket: ResolverTypeWrapper<Ticket>;
  AuditAction: AuditAction;
  AuditChange: ResolverTypeWrapper<RestAuditChange>;
  AuditEntry: ResolverTypeWrapper<RestAuditEntry>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'nodes'> & { nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditKind: AuditKind;
  AuditPerson: ResolverTypeWrapper<RestAuditPerson>;
  BankDraw: ResolverTypeWrapper<RestBankDraw>;
  BankDrawInput: BankDrawInput;
  BankDrawRuleInput: BankDrawRuleInput;
  BankOption: ResolverTypeWrapper<BankOption>;
  BankOptionInput: BankOptionInput;
  BankPlace: ResolverTypeWrapper<BankPlace>;
  BankPlaceInput: BankPlaceInput;
  BankQuestion: ResolverTypeWrapper<RestBankQuestion>;
  BankQuestionConnection: ResolverTypeWrapper<Omit<BankQuestionConnection, 'nodes'> & { nodes: Array<ResolversTypes['BankQuestion']> }>;
  BankQuestionInput: BankQuestionInput;
  BankQuestionKind: BankQuestionKind;
  BankTag: ResolverTypeWrapper<BankTag>;
  BankUsage: ResolverTypeWrapper<RestBankUsage>;
  BankWords: ResolverTypeWrapper<RestBankWords>;
  BeginAnswerUploadInput: BeginAnswerUploadInput;
  BeginAnswerUploadPayload: ResolverTypeWrapper<BeginAnswerUploadPayload>;
  BeginRosterImportInput: BeginRosterImportInput;
  BeginRosterImportPayload: ResolverTypeWrapper<BeginRosterImportPayload>;
  BlockPersonPayload: ResolverTypeWrapper<Omit<BlockPersonPayload, 'person'> & { person: ResolversTypes['Person'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Campaign: ResolverTypeWrapper<RestCampaign>;
  CampaignExam: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CampaignExam']>;
  CampaignRegistration: ResolverTypeWrapper<RestRegistration>;
  CampaignRegistrationConnection: ResolverTypeWrapper<Omit<CampaignRegistrationConnection, 'nodes'> & { nodes: Array<ResolversTypes['CampaignRegistration']> }>;
  Candidate: ResolverTypeWrapper<RestCandidate>;
  CandidateConnection: ResolverTypeWrapper<Omit<CandidateConnection, 'nodes'> & { nodes: Array<ResolversTypes['Candidate']> }>;
  ChallengeKeyInput: ChallengeKeyInput;
  ChallengeKeyPayload: ResolverTypeWrapper<Omit<ChallengeKeyPayload, 'challenge'> & { challenge: ResolversTypes['KeyChallenge'] }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  ChangedScore: ResolverTypeWrapper<RestChangedScore>;
  Chapter: ResolverTypeWrapper<RestChapter>;
  CheckStudentImportPayload: ResolverTypeWrapper<Omit<CheckStudentImportPayload, 'import'> & { import: ResolversTypes['StudentImport'] }>;
  ClassCode: ClassCode;
  CloseExamEarlyInput: CloseExamEarlyInput;
  CloseExamEarlyPayload: ResolverTypeWrapper<CloseExamEarlyPayload>;
  ConfirmAddressChangeInput: ConfirmAddressChangeInput;
  ConfirmAddressChangePayload: ResolverTypeWrapper<Omit<ConfirmAddressChangePayload, 'user'> & { user: ResolversTypes['User'] }>;
  ConfirmPasswordInput: ConfirmPasswordInput;
  ConfirmPasswordPayload: ResolverTypeWrapper<ConfirmPasswordPayload>;
  Contact: ResolverTypeWrapper<Contact>;
  Content: ResolverTypeWrapper<RestContent>;
  ContentItemInput: ContentItemInput;
  ContentKind: ContentKind;
  CorrectKeyInput: CorrectKeyInput;
  CorrectKeyPayload: ResolverTypeWrapper<Omit<CorrectKeyPayload, 'examCorrections'> & { examCorrections: ResolversTypes['ExamKeyCorrections'] }>;
  Course: ResolverTypeWrapper<RestCourse>;
  CourseFeature: ResolverTypeWrapper<RestCourseFeature>;
  CourseFeatureInput: CourseFeatureInput;
  CourseKind: CourseKind;
  CourseListEntry: ResolverTypeWrapper<RestCourseEntry>;
  CourseListEntryConnection: ResolverTypeWrapper<Omit<CourseListEntryConnection, 'nodes'> & { nodes: Array<ResolversTypes['CourseListEntry']> }>;
  CourseStatus: CourseStatus;
  CourseUsage: ResolverTypeWrapper<RestCourseUsage>;
  CreateAcademicResultInput: CreateAcademicResultInput;
  CreateAcademicResultPayload: ResolverTypeWrapper<Omit<CreateAcademicResultPayload, 'academicResult' | 'academicResults'> & { academicResult: ResolversTypes['AcademicResult'], academicResults?: Maybe<Array<ResolversTypes['AcademicResult']>> }>;
  CreateAcademicUnitInput: CreateAcademicUnitInput;
  CreateAcademicUnitPayload: ResolverTypeWrapper<Omit<CreateAcademicUnitPayload, 'academicUnit'> & { academicUnit: ResolversTypes['AcademicUnit'] }>;
  CreateAdmissionCourseInput: CreateAdmissionCourseInput;
  CreateAdmissionCoursePayload: ResolverTypeWrapper<Omit<CreateAdmissionCoursePayload, 'admissionCourse'> & { admissionCourse: ResolversTypes['AdmissionCourse'] }>;
  CreateAdmissionUnitInput: CreateAdmissionUnitInput;
  CreateAdmissionUnitPayload: ResolverTypeWrapper<Omit<CreateAdmissionUnitPayload, 'admissionUnit'> & { admissionUnit: ResolversTypes['AdmissionUnit'] }>;
  CreateAssignmentInput: CreateAssignmentInput;
  CreateAssignmentPayload: ResolverTypeWrapper<Omit<CreateAssignmentPayload, 'assignment'> & { assignment: ResolversTypes['Assignment'] }>;
  CreateCampaignInput: CreateCampaignInput;
  CreateCampaignPayload: ResolverTypeWrapper<Omit<CreateCampaignPayload, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  CreateChapterInput: CreateChapterInput;
  CreateChapterPayload: ResolverTypeWrapper<Omit<CreateChapterPayload, 'chapter'> & { chapter: ResolversTypes['Chapter'] }>;
  CreateContentInput: CreateContentInput;
  CreateContentPayload: ResolverTypeWrapper<Omit<CreateContentPayload, 'content'> & { content: ResolversTypes['Content'] }>;
  CreateCourseInput: CreateCourseInput;
  CreateCoursePayload: ResolverTypeWrapper<Omit<CreateCoursePayload, 'course'> & { course: ResolversTypes['Course'] }>;
  CreateExamCampaignInput: CreateExamCampaignInput;
  CreateExamCampaignPayload: ResolverTypeWrapper<Omit<CreateExamCampaignPayload, 'campaign'> & { campaign: ResolversTypes['ExamCampaign'] }>;
  CreateExamInput: CreateExamInput;
  CreateExamPayload: ResolverTypeWrapper<Omit<CreateExamPayload, 'exam'> & { exam: ResolversTypes['Exam'] }>;
  CreateExamYearInput: CreateExamYearInput;
  CreateExamYearPayload: ResolverTypeWrapper<Omit<CreateExamYearPayload, 'examYear'> & { examYear: ResolversTypes['ExamYear'] }>;
  CreateLessonInput: CreateLessonInput;
  CreateLessonPayload: ResolverTypeWrapper<Omit<CreateLessonPayload, 'lesson'> & { lesson: ResolversTypes['Lesson'] }>;
  CreateMarkingCommentInput: CreateMarkingCommentInput;
  CreateMarkingCommentPayload: ResolverTypeWrapper<Omit<CreateMarkingCommentPayload, 'comment'> & { comment: ResolversTypes['MarkingComment'] }>;
  CreateMultiSubjectExamInput: CreateMultiSubjectExamInput;
  CreateMultiSubjectExamPayload: ResolverTypeWrapper<Omit<CreateMultiSubjectExamPayload, 'exam'> & { exam: ResolversTypes['MultiSubjectExam'] }>;
  CreateNoteInput: CreateNoteInput;
  CreateNotePayload: ResolverTypeWrapper<Omit<CreateNotePayload, 'note'> & { note: ResolversTypes['StudentNote'] }>;
  CreateStudentInput: CreateStudentInput;
  CreateStudentPayload: ResolverTypeWrapper<Omit<CreateStudentPayload, 'student' | 'viewer'> & { student: ResolversTypes['Student'], viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CreateSubjectInput: CreateSubjectInput;
  CreateSubjectPayload: ResolverTypeWrapper<Omit<CreateSubjectPayload, 'subject'> & { subject: ResolversTypes['Subject'] }>;
  CurrentExam: ResolverTypeWrapper<RestCurrentExam>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideLateAnswersInput: DecideLateAnswersInput;
  DecideLateAnswersPayload: ResolverTypeWrapper<Omit<DecideLateAnswersPayload, 'lateAnswers'> & { lateAnswers: ResolversTypes['LateAnswers'] }>;
  DeleteAcademicResultInput: DeleteAcademicResultInput;
  DeleteAcademicResultPayload: ResolverTypeWrapper<DeleteAcademicResultPayload>;
  DeleteAcademicUnitInput: DeleteAcademicUnitInput;
  DeleteAcademicUnitPayload: ResolverTypeWrapper<DeleteAcademicUnitPayload>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteAdmissionCourseInput: DeleteAdmissionCourseInput;
  DeleteAdmissionCoursePayload: ResolverTypeWrapper<DeleteAdmissionCoursePayload>;
  DeleteAdmissionUnitInput: DeleteAdmissionUnitInput;
  DeleteAdmissionUnitPayload: ResolverTypeWrapper<DeleteAdmissionUnitPayload>;
  DeleteAssignmentInput: DeleteAssignmentInput;
  DeleteAssignmentPayload: ResolverTypeWrapper<DeleteAssignmentPayload>;
  DeleteCampaignInput: DeleteCampaignInput;
  DeleteCampaignPayload: ResolverTypeWrapper<DeleteCampaignPayload>;
  DeleteCourseInput: DeleteCourseInput;
  DeleteCoursePayload: ResolverTypeWrapper<DeleteCoursePayload>;
  DeleteExamCampaignInput: DeleteExamCampaignInput;
  DeleteExamCampaignPayload: ResolverTypeWrapper<DeleteExamCampaignPayload>;
  DeleteExamInput: DeleteExamInput;
  DeleteExamPayload: ResolverTypeWrapper<DeleteExamPayload>;
  DeleteExamResultInput: DeleteExamResultInput;
  DeleteExamResultPayload: ResolverTypeWrapper<DeleteExamResultPayload>;
  DeleteExamYearInput: DeleteExamYearInput;
  DeleteExamYearPayload: ResolverTypeWrapper<DeleteExamYearPayload>;
  DeleteMarkingCommentInput: DeleteMarkingCommentInput;
  DeleteMarkingCommentPayload: ResolverTypeWrapper<DeleteMarkingCommentPayload>;
  DeleteMultiSubjectExamResultInput: DeleteMultiSubjectExamResultInput;
  DeleteMultiSubjectExamResultPayload: ResolverTypeWrapper<DeleteMultiSubjectExamResultPayload>;
  DeleteNoteInput: DeleteNoteInput;
  DeleteNotePayload: ResolverTypeWrapper<DeleteNotePayload>;
  DeletePersonPayload: ResolverTypeWrapper<DeletePersonPayload>;
  DeleteStudentInput: DeleteStudentInput;
  DeleteStudentPayload: ResolverTypeWrapper<Omit<DeleteStudentPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  DeleteTextDraftInput: DeleteTextDraftInput;
  DeleteTextDraftPayload: ResolverTypeWrapper<DeleteTextDraftPayload>;
  Difficulty: Difficulty;
  DisableSecondFactorPayload: ResolverTypeWrapper<Omit<DisableSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  DownloadDataInput: DownloadDataInput;
  DownloadDataPayload: ResolverTypeWrapper<DownloadDataPayload>;
  DuplicateContentInput: DuplicateContentInput;
  DuplicateContentPayload: ResolverTypeWrapper<DuplicateContentPayload>;
  EditableContent: ResolverTypeWrapper<RestEditableContent>;
  EducationalBackground: ResolverTypeWrapper<RestEducationalBackground>;
  EducationalBackgroundInput: EducationalBackgroundInput;
  EnableSecondFactorInput: EnableSecondFactorInput;
  EnableSecondFactorPayload: ResolverTypeWrapper<Omit<EnableSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  EndEnrollmentInput: EndEnrollmentInput;
  EndEnrollmentPayload: ResolverTypeWrapper<Omit<EndEnrollmentPayload, 'person'> & { person: ResolversTypes['Person'] }>;
  EndGrantInput: EndGrantInput;
  EndGrantPayload: ResolverTypeWrapper<Omit<EndGrantPayload, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  EndOtherSessionsPayload: ResolverTypeWrapper<Omit<EndOtherSessionsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  EndPersonSessionsPayload: ResolverTypeWrapper<Omit<EndPersonSessionsPayload, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  EnrollInput: EnrollInput;
  EnrollPayload: ResolverTypeWrapper<Omit<EnrollPayload, 'admissionCourse' | 'course' | 'student'> & { admissionCourse?: Maybe<ResolversTypes['AdmissionCourse']>, course?: Maybe<ResolversTypes['Course']>, student: ResolversTypes['Student'] }>;
  EnrollStudentInput: EnrollStudentInput;
  EnrollStudentPayload: ResolverTypeWrapper<Omit<EnrollStudentPayload, 'person'> & { person: ResolversTypes['Person'] }>;
  EnrolledCourse: ResolverTypeWrapper<RestEnrolledCourse>;
  EnrollmentCategory: EnrollmentCategory;
  EnrollmentGroup: ResolverTypeWrapper<Omit<EnrollmentGroup, 'courses'> & { courses: Array<ResolversTypes['EnrolledCourse']> }>;
  Exam: ResolverTypeWrapper<RestExam>;
  ExamAction: ResolverTypeWrapper<RestAttemptAction>;
  ExamActivity: ResolverTypeWrapper<RestExamActivity>;
  ExamCampaign: ResolverTypeWrapper<RestExamCampaign>;
  ExamConnection: ResolverTypeWrapper<Omit<ExamConnection, 'nodes'> & { nodes: Array<ResolversTypes['Exam']> }>;
  ExamCourse: ResolverTypeWrapper<RestExamCourse>;
  ExamKey: ResolverTypeWrapper<RestExam>;
  ExamKeyCorrections: ResolverTypeWrapper<RestExamCorrections>;
  ExamKind: ExamKind;
  ExamMessage: ResolverTypeWrapper<RestExamMessage>;
  ExamNotices: ResolverTypeWrapper<ExamNotices>;
  ExamOpening: ExamOpening;
  ExamPace: ResolverTypeWrapper<ExamPace>;
  ExamPaper: ResolverTypeWrapper<RestExam>;
  ExamParentType: ExamParentType;
  ExamParticipant: ResolverTypeWrapper<RestExamParticipant>;
  ExamParticipantConnection: ResolverTypeWrapper<Omit<ExamParticipantConnection, 'nodes'> & { nodes: Array<ResolversTypes['ExamParticipant']> }>;
  ExamParticipantState: ExamParticipantState;
  ExamQuestionTextInput: ExamQuestionTextInput;
  ExamRegistrationInfoInput: ExamRegistrationInfoInput;
  ExamRelease: ResolverTypeWrapper<RestReleaseRule>;
  ExamResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExamResult']>;
  ExamShuffle: ExamShuffle;
  ExamStanding: ResolverTypeWrapper<RestStanding>;
  ExamStatistics: ResolverTypeWrapper<RestExamStatistics>;
  ExamSubject: ResolverTypeWrapper<RestExamSubject>;
  ExamSubjectInput: ExamSubjectInput;
  ExamType: ExamType;
  ExamYear: ResolverTypeWrapper<RestYear>;
  ExcludeAttemptsInput: ExcludeAttemptsInput;
  ExcludeAttemptsPayload: ResolverTypeWrapper<ExcludeAttemptsPayload>;
  ExcludedMeritEntry: ResolverTypeWrapper<RestExcludedEntry>;
  ExpectedStudent: ResolverTypeWrapper<RestExpectedStudent>;
  ExpectedStudentConnection: ResolverTypeWrapper<Omit<ExpectedStudentConnection, 'nodes'> & { nodes: Array<ResolversTypes['ExpectedStudent']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: Gender;
  GiveExtraTimeInput: GiveExtraTimeInput;
  GiveExtraTimePayload: ResolverTypeWrapper<GiveExtraTimePayload>;
  GiveGrantInput: GiveGrantInput;
  GiveGrantPayload: ResolverTypeWrapper<Omit<GiveGrantPayload, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  GivePersonalWindowInput: GivePersonalWindowInput;
  GivePersonalWindowPayload: ResolverTypeWrapper<GivePersonalWindowPayload>;
  Grant: ResolverTypeWrapper<RestGrant>;
  GrantRole: GrantRole;
  GrantedExam: ResolverTypeWrapper<RestGrantedExam>;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportStudentsPayload: ResolverTypeWrapper<Omit<ImportStudentsPayload, 'import'> & { import: ResolversTypes['StudentImport'] }>;
  IndependentMark: ResolverTypeWrapper<RestIndependentMark>;
  IndependentQuestionMark: ResolverTypeWrapper<IndependentQuestionMark>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeyChallenge: ResolverTypeWrapper<RestKeyChallenge>;
  KeyChallengeConnection: ResolverTypeWrapper<Omit<KeyChallengeConnection, 'nodes'> & { nodes: Array<ResolversTypes['KeyChallenge']> }>;
  KeyChallengeState: KeyChallengeState;
  KeyCorrection: ResolverTypeWrapper<RestKeyCorrection>;
  KeyCorrectionInput: KeyCorrectionInput;
  KeyCorrectionKind: KeyCorrectionKind;
  KeyCorrectionPreview: ResolverTypeWrapper<RestPreview>;
  KeyOption: ResolverTypeWrapper<RestOption>;
  KeyQuestion: ResolverTypeWrapper<RestMcq>;
  KeySubject: ResolverTypeWrapper<RestExamSubject>;
  KeyWrittenQuestion: ResolverTypeWrapper<RestWrittenQuestion>;
  LateAnswers: ResolverTypeWrapper<RestLateAnswers>;
  LateAnswersConnection: ResolverTypeWrapper<Omit<LateAnswersConnection, 'nodes'> & { nodes: Array<ResolversTypes['LateAnswers']> }>;
  LateAnswersState: LateAnswersState;
  LateComparison: ResolverTypeWrapper<Comparison>;
  LateOption: ResolverTypeWrapper<Omit<LateOption, 'text'> & { text: ResolversTypes['RichText'] }>;
  LateQuestion: ResolverTypeWrapper<Omit<LateQuestion, 'options' | 'text'> & { options: Array<ResolversTypes['LateOption']>, text: ResolversTypes['RichText'] }>;
  Lesson: ResolverTypeWrapper<RestLesson>;
  LessonProgress: ResolverTypeWrapper<RestLessonProgress>;
  ListedAssignmentSubmission: ResolverTypeWrapper<RestListedAssignmentSubmission>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MarkComparison: ResolverTypeWrapper<RestMarkComparison>;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: ResolverTypeWrapper<MarkNotificationsReadPayload>;
  MarkWrittenExamInput: MarkWrittenExamInput;
  MarkWrittenExamPayload: ResolverTypeWrapper<Omit<MarkWrittenExamPayload, 'result' | 'submission'> & { result: ResolversTypes['SingleExamResult'], submission: ResolversTypes['WrittenSubmission'] }>;
  MarkingComment: ResolverTypeWrapper<RestMarkingComment>;
  MarkingExam: ResolverTypeWrapper<RestMarkingExam>;
  MarkingExamConnection: ResolverTypeWrapper<Omit<MarkingExamConnection, 'nodes'> & { nodes: Array<ResolversTypes['MarkingExam']> }>;
  MarkingNeighbours: ResolverTypeWrapper<RestNeighbours>;
  MarkingQueueInput: MarkingQueueInput;
  MarkingQueueState: MarkingQueueState;
  MarkingStudent: ResolverTypeWrapper<RestMarkingStudent>;
  MarkingStudentConnection: ResolverTypeWrapper<Omit<MarkingStudentConnection, 'nodes'> & { nodes: Array<ResolversTypes['MarkingStudent']> }>;
  McqAnswerInput: McqAnswerInput;
  McqInput: McqInput;
  McqOptionInput: McqOptionInput;
  MeritConnection: ResolverTypeWrapper<Omit<MeritConnection, 'nodes'> & { nodes: Array<ResolversTypes['MeritEntry']> }>;
  MeritEntry: ResolverTypeWrapper<RestMeritEntry>;
  MeritListChange: ResolverTypeWrapper<RestMeritListChange>;
  MeritListChangeKind: MeritListChangeKind;
  MeritListDecisions: ResolverTypeWrapper<RestMeritListDecisions>;
  MeritListState: ResolverTypeWrapper<RestMeritListState>;
  MoveContentInput: MoveContentInput;
  MoveContentPayload: ResolverTypeWrapper<MoveContentPayload>;
  MultiSubjectAnswerInput: MultiSubjectAnswerInput;
  MultiSubjectExam: ResolverTypeWrapper<RestMultiSubjectExam>;
  MultiSubjectExamConnection: ResolverTypeWrapper<Omit<MultiSubjectExamConnection, 'nodes'> & { nodes: Array<ResolversTypes['MultiSubjectExam']> }>;
  MultiSubjectExamContentInput: MultiSubjectExamContentInput;
  MultiSubjectExamKey: ResolverTypeWrapper<Omit<MultiSubjectExamKey, 'subjects'> & { subjects: Array<ResolversTypes['KeySubject']> }>;
  MultiSubjectExamPaper: ResolverTypeWrapper<RestMultiSubjectExam>;
  MultiSubjectExamResult: ResolverTypeWrapper<RestMultiSubjectResult>;
  MultiSubjectExamResultConnection: ResolverTypeWrapper<Omit<MultiSubjectExamResultConnection, 'nodes'> & { nodes: Array<ResolversTypes['MultiSubjectExamResult']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewRecoveryCodesPayload: ResolverTypeWrapper<Omit<NewRecoveryCodesPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Notification: ResolverTypeWrapper<RestNotification>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'nodes'> & { nodes: Array<ResolversTypes['Notification']> }>;
  NotificationKind: NotificationKind;
  NotificationPreference: ResolverTypeWrapper<RestNotificationPreference>;
  NotificationPreferenceInput: NotificationPreferenceInput;
  NotificationPreferences: ResolverTypeWrapper<RestNotificationPreferences>;
  OptionStatistics: ResolverTypeWrapper<OptionStatistics>;
  OwnMeritEntry: ResolverTypeWrapper<RestOwnMeritEntry>;
  PaperKey: ResolverTypeWrapper<PaperKey>;
  PaperOption: ResolverTypeWrapper<RestOption>;
  PaperOrder: ResolverTypeWrapper<PaperOrder>;
  PaperQuestion: ResolverTypeWrapper<RestMcq>;
  PaperSubject: ResolverTypeWrapper<RestExamSubject>;
  Person: ResolverTypeWrapper<RestPerson>;
  PersonAttempt: ResolverTypeWrapper<RestPersonAttempt>;
  PersonAttemptConnection: ResolverTypeWrapper<Omit<PersonAttemptConnection, 'nodes'> & { nodes: Array<ResolversTypes['PersonAttempt']> }>;
  PersonConnection: ResolverTypeWrapper<Omit<PersonConnection, 'nodes'> & { nodes: Array<ResolversTypes['Person']> }>;
  PersonEnrollment: ResolverTypeWrapper<RestPersonEnrolment>;
  PersonInput: PersonInput;
  PersonResult: ResolverTypeWrapper<RestPersonResult>;
  PersonResultConnection: ResolverTypeWrapper<Omit<PersonResultConnection, 'nodes'> & { nodes: Array<ResolversTypes['PersonResult']> }>;
  PersonState: PersonState;
  PersonalWindow: ResolverTypeWrapper<RestPersonalWindow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionCorrection: ResolverTypeWrapper<QuestionCorrection>;
  QuestionStatistics: ResolverTypeWrapper<RestQuestionStatistics>;
  QuestionTime: ResolverTypeWrapper<RestQuestionTime>;
  QuestionTimeInput: QuestionTimeInput;
  ReadmitAttemptsInput: ReadmitAttemptsInput;
  ReadmitAttemptsPayload: ResolverTypeWrapper<ReadmitAttemptsPayload>;
  Receipt: ResolverTypeWrapper<Receipt>;
  RefreshViewerPayload: ResolverTypeWrapper<Omit<RefreshViewerPayload, 'user' | 'viewer'> & { user: ResolversTypes['User'], viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RefuseKeyChallengeInput: RefuseKeyChallengeInput;
  RefuseKeyChallengePayload: ResolverTypeWrapper<Omit<RefuseKeyChallengePayload, 'challenge'> & { challenge: ResolversTypes['KeyChallenge'] }>;
  RegisterAnswerPagesInput: RegisterAnswerPagesInput;
  RegisterAnswerPagesPayload: ResolverTypeWrapper<Omit<RegisterAnswerPagesPayload, 'pages'> & { pages: Array<ResolversTypes['UploadedAnswerPage']> }>;
  RegisterAssignmentFileInput: RegisterAssignmentFileInput;
  RegisterAssignmentFilePayload: ResolverTypeWrapper<Omit<RegisterAssignmentFilePayload, 'page'> & { page: ResolversTypes['UploadedAnswerPage'] }>;
  RegisterForCampaignInput: RegisterForCampaignInput;
  RegisterForCampaignPayload: ResolverTypeWrapper<Omit<RegisterForCampaignPayload, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  RegisterForExamCampaignInput: RegisterForExamCampaignInput;
  RegisterForExamCampaignPayload: ResolverTypeWrapper<Omit<RegisterForExamCampaignPayload, 'campaign' | 'student'> & { campaign?: Maybe<ResolversTypes['ExamCampaign']>, student: ResolversTypes['Student'] }>;
  RegisteredExam: ResolverTypeWrapper<RestRegisteredExam>;
  ReleaseMoment: ReleaseMoment;
  RemoveCandidatesInput: RemoveCandidatesInput;
  RemoveCandidatesPayload: ResolverTypeWrapper<Omit<RemoveCandidatesPayload, 'roster'> & { roster: ResolversTypes['Roster'] }>;
  RemoveProfilePhotoInput: RemoveProfilePhotoInput;
  RemoveProfilePhotoPayload: ResolverTypeWrapper<Omit<RemoveProfilePhotoPayload, 'student'> & { student: ResolversTypes['Student'] }>;
  RemoveRosterInput: RemoveRosterInput;
  RemoveRosterPayload: ResolverTypeWrapper<Omit<RemoveRosterPayload, 'campaign' | 'roster'> & { campaign?: Maybe<ResolversTypes['ExamCampaign']>, roster: ResolversTypes['Roster'] }>;
  ReopenAttemptsInput: ReopenAttemptsInput;
  ReopenAttemptsPayload: ResolverTypeWrapper<ReopenAttemptsPayload>;
  RequestAddressChangeInput: RequestAddressChangeInput;
  RequestAddressChangePayload: ResolverTypeWrapper<RequestAddressChangePayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RestoreContentPayload: ResolverTypeWrapper<RestoreContentPayload>;
  ResultExclusion: ResolverTypeWrapper<RestExclusion>;
  ResultVersion: ResolverTypeWrapper<RestResultVersion>;
  ResultVisibility: ResultVisibility;
  ReturnAssignmentSubmissionInput: ReturnAssignmentSubmissionInput;
  ReturnAssignmentSubmissionPayload: ResolverTypeWrapper<Omit<ReturnAssignmentSubmissionPayload, 'submission'> & { submission: ResolversTypes['AssignmentSubmission'] }>;
  ReviewedOption: ResolverTypeWrapper<Omit<ReviewedOption, 'text'> & { text: ResolversTypes['RichText'] }>;
  ReviewedQuestion: ResolverTypeWrapper<QuestionReview>;
  ReviewedSubject: ResolverTypeWrapper<Omit<ReviewedSubject, 'questions'> & { questions: Array<ResolversTypes['ReviewedQuestion']> }>;
  ReviewedWrittenQuestion: ResolverTypeWrapper<Omit<ReviewedWrittenQuestion, 'answerGuidelines' | 'answerPages' | 'text'> & { answerGuidelines?: Maybe<ResolversTypes['RichText']>, answerPages?: Maybe<ResolversTypes['AnswerPagesState']>, text: ResolversTypes['RichText'] }>;
  RichText: ResolverTypeWrapper<RichTextSource>;
  Role: Role;
  Roster: ResolverTypeWrapper<RestRoster>;
  RosterImport: ResolverTypeWrapper<RestRosterImport>;
  RosterImportMode: RosterImportMode;
  RosterProblem: ResolverTypeWrapper<RestRosterProblem>;
  RosterProblemConnection: ResolverTypeWrapper<Omit<RosterProblemConnection, 'nodes'> & { nodes: Array<ResolversTypes['RosterProblem']> }>;
  RosterProblemKind: RosterProblemKind;
  RosterRowInput: RosterRowInput;
  SaveAnswerChangesInput: SaveAnswerChangesInput;
  SaveAnswersInput: SaveAnswersInput;
  SaveAnswersPayload: ResolverTypeWrapper<SaveAnswersPayload>;
  SaveAssignmentDraftInput: SaveAssignmentDraftInput;
  SaveAssignmentDraftPayload: ResolverTypeWrapper<Omit<SaveAssignmentDraftPayload, 'submission'> & { submission: ResolversTypes['AssignmentSubmission'] }>;
  SaveLessonProgressInput: SaveLessonProgressInput;
  SaveLessonProgressPayload: ResolverTypeWrapper<Omit<SaveLessonProgressPayload, 'lesson' | 'progress' | 'viewer'> & { lesson?: Maybe<ResolversTypes['Lesson']>, progress: ResolversTypes['LessonProgress'], viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SaveQuestionTimesInput: SaveQuestionTimesInput;
  SaveQuestionTimesPayload: ResolverTypeWrapper<SaveQuestionTimesPayload>;
  SaveTextDraftInput: SaveTextDraftInput;
  SaveTextDraftPayload: ResolverTypeWrapper<Omit<SaveTextDraftPayload, 'draft'> & { draft: ResolversTypes['TextDraft'] }>;
  SavedSelection: ResolverTypeWrapper<RestSavedSelection>;
  SavedWrittenAnswer: ResolverTypeWrapper<RestSavedWrittenAnswer>;
  SchoolClass: SchoolClass;
  ScoreChange: ResolverTypeWrapper<RestScoreChange>;
  ScoreReason: ScoreReason;
  SearchCourse: ResolverTypeWrapper<RestSearchCourse>;
  SearchGroup: ResolverTypeWrapper<RestSearchGroup>;
  SearchHit: ResolverTypeWrapper<RestSearchHit>;
  SearchKind: SearchKind;
  SearchParent: SearchParent;
  SecondFactor: ResolverTypeWrapper<RestSecondFactor>;
  SecondMarking: ResolverTypeWrapper<RestSecondMarking>;
  SendExamMessageInput: SendExamMessageInput;
  SendExamMessagePayload: ResolverTypeWrapper<Omit<SendExamMessagePayload, 'message'> & { message: ResolversTypes['ExamMessage'] }>;
  SendInvitationsPayload: ResolverTypeWrapper<SendInvitationsPayload>;
  SendResetCodePayload: ResolverTypeWrapper<SendResetCodePayload>;
  Session: ResolverTypeWrapper<RestSession>;
  SetExamReleaseInput: SetExamReleaseInput;
  SetExamReleasePayload: ResolverTypeWrapper<Omit<SetExamReleasePayload, 'release'> & { release: ResolversTypes['ExamRelease'] }>;
  SetFinalMarkInput: SetFinalMarkInput;
  SetFinalMarkPayload: ResolverTypeWrapper<Omit<SetFinalMarkPayload, 'submission'> & { submission: ResolversTypes['WrittenSubmission'] }>;
  SetSecondMarkingInput: SetSecondMarkingInput;
  SetSecondMarkingPayload: ResolverTypeWrapper<Omit<SetSecondMarkingPayload, 'secondMarking'> & { secondMarking: ResolversTypes['SecondMarking'] }>;
  SetUpSecondFactorPayload: ResolverTypeWrapper<SetUpSecondFactorPayload>;
  SignupInput: SignupInput;
  SignupPayload: ResolverTypeWrapper<SignupPayload>;
  SingleExamResult: ResolverTypeWrapper<RestSingleResultOfUnion>;
  SingleExamResultConnection: ResolverTypeWrapper<Omit<SingleExamResultConnection, 'nodes'> & { nodes: Array<ResolversTypes['SingleExamResult']> }>;
  StartExamInput: StartExamInput;
  StartExamPayload: ResolverTypeWrapper<StartedSingleExam>;
  StartMultiSubjectExamInput: StartMultiSubjectExamInput;
  StartMultiSubjectExamPayload: ResolverTypeWrapper<StartedMultiSubjectExam>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<RestStudent>;
  StudentConnection: ResolverTypeWrapper<Omit<StudentConnection, 'nodes'> & { nodes: Array<ResolversTypes['Student']> }>;
  StudentImport: ResolverTypeWrapper<RestStudentImport>;
  StudentImportProblem: ResolverTypeWrapper<RestStudentImportProblem>;
  StudentImportProblemKind: StudentImportProblemKind;
  StudentNote: ResolverTypeWrapper<RestNote>;
  StudentNoteConnection: ResolverTypeWrapper<Omit<StudentNoteConnection, 'nodes'> & { nodes: Array<ResolversTypes['StudentNote']> }>;
  StudentRowInput: StudentRowInput;
  StudentRowsInput: StudentRowsInput;
  StudyGoal: StudyGoal;
  StudyPlan: ResolverTypeWrapper<RestStudyPlan>;
  Subject: ResolverTypeWrapper<RestSubject>;
  SubmitAssignmentInput: SubmitAssignmentInput;
  SubmitAssignmentPayload: ResolverTypeWrapper<Omit<SubmitAssignmentPayload, 'submission'> & { submission: ResolversTypes['AssignmentSubmission'] }>;
  SubmitExamInput: SubmitExamInput;
  SubmitExamPayload: ResolverTypeWrapper<Omit<SubmitExamPayload, 'exam' | 'result'> & { exam: ResolversTypes['Exam'], result?: Maybe<ResolversTypes['ExamResult']> }>;
  SubmitLateAnswersInput: SubmitLateAnswersInput;
  SubmitLateAnswersPayload: ResolverTypeWrapper<SubmitLateAnswersPayload>;
  SubmitMultiSubjectExamInput: SubmitMultiSubjectExamInput;
  SubmitMultiSubjectExamPayload: ResolverTypeWrapper<Omit<SubmitMultiSubjectExamPayload, 'exam' | 'result'> & { exam: ResolversTypes['MultiSubjectExam'], result?: Maybe<ResolversTypes['MultiSubjectExamResult']> }>;
  SubmittedFile: ResolverTypeWrapper<RestSubmittedFile>;
  TakeableExam: ResolverTypeWrapper<RestTakeableExam>;
  TakeableExamConnection: ResolverTypeWrapper<Omit<TakeableExamConnection, 'courses' | 'nodes'> & { courses: Array<ResolversTypes['ExamCourse']>, nodes: Array<ResolversTypes['TakeableExam']> }>;
  Testimonial: ResolverTypeWrapper<RestTestimonial>;
  TestimonialInput: TestimonialInput;
  TextDraft: ResolverTypeWrapper<RestTextDraft>;
  TextDraftKind: TextDraftKind;
  TextDraftValues: ResolverTypeWrapper<RestTextDraftValues>;
  TextDraftValuesInput: TextDraftValuesInput;
  TextKind: TextKind;
  TextVersion: ResolverTypeWrapper<RestTextVersion>;
  UnblockPersonPayload: ResolverTypeWrapper<Omit<UnblockPersonPayload, 'person'> & { person: ResolversTypes['Person'] }>;
  UpdateAcademicResultInput: UpdateAcademicResultInput;
  UpdateAcademicResultPayload: ResolverTypeWrapper<Omit<UpdateAcademicResultPayload, 'academicResult'> & { academicResult: ResolversTypes['AcademicResult'] }>;
  UpdateAcademicUnitInput: UpdateAcademicUnitInput;
  UpdateAcademicUnitPayload: ResolverTypeWrapper<Omit<UpdateAcademicUnitPayload, 'academicUnit'> & { academicUnit: ResolversTypes['AcademicUnit'] }>;
  UpdateAdmissionCourseInput: UpdateAdmissionCourseInput;
  UpdateAdmissionCoursePayload: ResolverTypeWrapper<Omit<UpdateAdmissionCoursePayload, 'admissionCourse'> & { admissionCourse: ResolversTypes['AdmissionCourse'] }>;
  UpdateAdmissionUnitInput: UpdateAdmissionUnitInput;
  UpdateAdmissionUnitPayload: ResolverTypeWrapper<Omit<UpdateAdmissionUnitPayload, 'admissionUnit'> & { admissionUnit: ResolversTypes['AdmissionUnit'] }>;
  UpdateAssignmentInput: UpdateAssignmentInput;
  UpdateAssignmentPayload: ResolverTypeWrapper<Omit<UpdateAssignmentPayload, 'assignment'> & { assignment: ResolversTypes['Assignment'] }>;
  UpdateBankQuestionInput: UpdateBankQuestionInput;
  UpdateBankQuestionPayload: ResolverTypeWrapper<Omit<UpdateBankQuestionPayload, 'question'> & { question: ResolversTypes['BankQuestion'] }>;
  UpdateCampaignInput: UpdateCampaignInput;
  UpdateCampaignPayload: ResolverTypeWrapper<Omit<UpdateCampaignPayload, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  UpdateChapterInput: UpdateChapterInput;
  UpdateChapterPayload: ResolverTypeWrapper<Omit<UpdateChapterPayload, 'chapter'> & { chapter: ResolversTypes['Chapter'] }>;
  UpdateContentInput: UpdateContentInput;
  UpdateContentPayload: ResolverTypeWrapper<Omit<UpdateContentPayload, 'content'> & { content: ResolversTypes['Content'] }>;
  UpdateCourseInput: UpdateCourseInput;
  UpdateCoursePayload: ResolverTypeWrapper<Omit<UpdateCoursePayload, 'course'> & { course: ResolversTypes['Course'] }>;
  UpdateExamCampaignInput: UpdateExamCampaignInput;
  UpdateExamCampaignPayload: ResolverTypeWrapper<Omit<UpdateExamCampaignPayload, 'campaign'> & { campaign: ResolversTypes['ExamCampaign'] }>;
  UpdateExamCampaignRegistrationInput: UpdateExamCampaignRegistrationInput;
  UpdateExamCampaignRegistrationPayload: ResolverTypeWrapper<Omit<UpdateExamCampaignRegistrationPayload, 'campaign'> & { campaign: ResolversTypes['ExamCampaign'] }>;
  UpdateExamInput: UpdateExamInput;
  UpdateExamPayload: ResolverTypeWrapper<Omit<UpdateExamPayload, 'exam'> & { exam: ResolversTypes['Exam'] }>;
  UpdateExamYearInput: UpdateExamYearInput;
  UpdateExamYearPayload: ResolverTypeWrapper<Omit<UpdateExamYearPayload, 'examYear'> & { examYear: ResolversTypes['ExamYear'] }>;
  UpdateLessonInput: UpdateLessonInput;
  UpdateLessonPayload: ResolverTypeWrapper<Omit<UpdateLessonPayload, 'lesson'> & { lesson: ResolversTypes['Lesson'] }>;
  UpdateMarkingCommentInput: UpdateMarkingCommentInput;
  UpdateMarkingCommentPayload: ResolverTypeWrapper<Omit<UpdateMarkingCommentPayload, 'comment'> & { comment: ResolversTypes['MarkingComment'] }>;
  UpdateMultiSubjectExamInput: UpdateMultiSubjectExamInput;
  UpdateMultiSubjectExamPayload: ResolverTypeWrapper<Omit<UpdateMultiSubjectExamPayload, 'exam'> & { exam: ResolversTypes['MultiSubjectExam'] }>;
  UpdateNoteInput: UpdateNoteInput;
  UpdateNotePayload: ResolverTypeWrapper<Omit<UpdateNotePayload, 'note'> & { note: ResolversTypes['StudentNote'] }>;
  UpdateNotificationPreferencesInput: UpdateNotificationPreferencesInput;
  UpdateNotificationPreferencesPayload: ResolverTypeWrapper<Omit<UpdateNotificationPreferencesPayload, 'notificationPreferences'> & { notificationPreferences: ResolversTypes['NotificationPreferences'] }>;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: ResolverTypeWrapper<Omit<UpdateStudentPayload, 'student' | 'viewer'> & { student: ResolversTypes['Student'], viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateStudyPlanInput: UpdateStudyPlanInput;
  UpdateStudyPlanPayload: ResolverTypeWrapper<Omit<UpdateStudyPlanPayload, 'studyPlan' | 'viewer'> & { studyPlan: ResolversTypes['StudyPlan'], viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateSubjectInput: UpdateSubjectInput;
  UpdateSubjectPayload: ResolverTypeWrapper<Omit<UpdateSubjectPayload, 'subject'> & { subject: ResolversTypes['Subject'] }>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadAnswerPageInput: UploadAnswerPageInput;
  UploadAnswerPartInput: UploadAnswerPartInput;
  UploadAnswerPdfInput: UploadAnswerPdfInput;
  UploadAnswerPdfPayload: ResolverTypeWrapper<UploadAnswerPdfPayload>;
  UploadAssignmentFileInput: UploadAssignmentFileInput;
  UploadPictureInput: UploadPictureInput;
  UploadPicturePayload: ResolverTypeWrapper<Omit<UploadPicturePayload, 'picture'> & { picture: ResolversTypes['UploadedPicture'] }>;
  UploadProfilePhotoInput: UploadProfilePhotoInput;
  UploadProfilePhotoPayload: ResolverTypeWrapper<Omit<UploadProfilePhotoPayload, 'student'> & { student: ResolversTypes['Student'] }>;
  UploadedAnswerPage: ResolverTypeWrapper<RestUploadedPage>;
  UploadedPicture: ResolverTypeWrapper<RestPicture>;
  User: ResolverTypeWrapper<RestUser>;
  VerifyOtpInput: VerifyOtpInput;
  VerifyOtpPayload: ResolverTypeWrapper<Omit<VerifyOtpPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Viewer: ResolverTypeWrapper<RestViewer>;
  WithdrawAssignmentInput: WithdrawAssignmentInput;
  WithdrawAssignmentPayload: ResolverTypeWrapper<Omit<WithdrawAssignmentPayload, 'submission'> & { submission: ResolversTypes['AssignmentSubmission'] }>;
  WithdrawPersonalWindowInput: WithdrawPersonalWindowInput;
  WithdrawPersonalWindowPayload: ResolverTypeWrapper<WithdrawPersonalWindowPayload>;
  WrittenAnswerInput: WrittenAnswerInput;
  WrittenMarkInput: WrittenMarkInput;
  WrittenPaperQuestion: ResolverTypeWrapper<RestWrittenQuestion>;
  WrittenQuestionInput: WrittenQuestionInput;
  WrittenSubmission: ResolverTypeWrapper<RestSubmission>;
  WrittenSubmissionConnection: ResolverTypeWrapper<Omit<WrittenSubmissionConnection, 'nodes'> & { nodes: Array<ResolversTypes['WrittenSubmission']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcademicResult: RestAcademicResult;
  AcademicUnit: RestAcademicUnit;
  AddBankQuestionsInput: AddBankQuestionsInput;
  AddBankQuestionsPayload: AddBankQuestionsPayload;
  AddExamToBankInput: AddExamToBankInput;
  AddRosterRowsInput: AddRosterRowsInput;
  AddRosterRowsPayload: AddRosterRowsPayload;
  Address: Address;
  AddressInput: AddressInput;
  AdmissionCourse: RestUniversity;
  AdmissionUnit: RestUnit;
  AnswerPageInput: AnswerPageInput;
  AnswerPagesState: RestPagesState;
  AnswerSheet: RestAnswerSheet;
  AnswerUpload: RestAnswerUpload;
  ApplyRosterImportInput: ApplyRosterImportInput;
  ApplyRosterImportPayload: Omit<ApplyRosterImportPayload, 'campaign' | 'roster'> & { campaign?: Maybe<ResolversParentTypes['ExamCampaign']>, roster: ResolversParentTypes['Roster'] };
  ArchiveBankQuestionsInput: ArchiveBankQuestionsInput;
  ArchiveBankQuestionsPayload: ArchiveBankQuestionsPayload;
  ArchiveContentPayload: ArchiveContentPayload;
  ArchivedContent: RestArchivedContent;
  ArchivedContentConnection: Omit<ArchivedContentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ArchivedContent']> };
  Assignment: RestAssignment;
  AssignmentCourse: RestAssignmentCourse;
  AssignmentCourseInput: AssignmentCourseInput;
  AssignmentFileInput: AssignmentFileInput;
  AssignmentSubmission: RestAssignmentSubmission;
  AssignmentSubmissionConnection: Omit<AssignmentSubmissionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['AssignmentSubmission']> };
  Attempt: RestSavedAttempt;
  AttemptAction: RestAttemptAction;
  AttemptExtension: RestAttemptExtension;
  AttemptNotices: RestAttemptNotices;
  AttemptTicket: Ticket;
  AuditChange: RestAuditChange;
  AuditEntry: RestAuditEntry;
  AuditEntryConnection: Omit<AuditEntryConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['AuditEntry']> };
  AuditPerson: RestAuditPerson;
  BankDraw: RestBankDraw;
  BankDrawInput: BankDrawInput;
  BankDrawRuleInput: BankDrawRuleInput;
  BankOption: BankOption;
  BankOptionInput: BankOptionInput;
  BankPlace: BankPlace;
  BankPlaceInput: BankPlaceInput;
  BankQuestion: RestBankQuestion;
  BankQuestionConnection: Omit<BankQuestionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['BankQuestion']> };
  BankQuestionInput: BankQuestionInput;
  BankTag: BankTag;
  BankUsage: RestBankUsage;
  BankWords: RestBankWords;
  BeginAnswerUploadInput: BeginAnswerUploadInput;
  BeginAnswerUploadPayload: BeginAnswerUploadPayload;
  BeginRosterImportInput: BeginRosterImportInput;
  BeginRosterImportPayload: BeginRosterImportPayload;
  BlockPersonPayload: Omit<BlockPersonPayload, 'person'> & { person: ResolversParentTypes['Person'] };
  Boolean: Scalars['Boolean']['output'];
  Campaign: RestCampaign;
  CampaignExam: ResolversUnionTypes<ResolversParentTypes>['CampaignExam'];
  CampaignRegistration: RestRegistration;
  CampaignRegistrationConnection: Omit<CampaignRegistrationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CampaignRegistration']> };
  Candidate: RestCandidate;
  CandidateConnection: Omit<CandidateConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Candidate']> };
  ChallengeKeyInput: ChallengeKeyInput;
  ChallengeKeyPayload: Omit<ChallengeKeyPayload, 'challenge'> & { challenge: ResolversParentTypes['KeyChallenge'] };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  ChangedScore: RestChangedScore;
  Chapter: RestChapter;
  CheckStudentImportPayload: Omit<CheckStudentImportPayload, 'import'> & { import: ResolversParentTypes['StudentImport'] };
  CloseExamEarlyInput: CloseExamEarlyInput;
  CloseExamEarlyPayload: CloseExamEarlyPayload;
  ConfirmAddressChangeInput: ConfirmAddressChangeInput;
  ConfirmAddressChangePayload: Omit<ConfirmAddressChangePayload, 'user'> & { user: ResolversParentTypes['User'] };
  ConfirmPasswordInput: ConfirmPasswordInput;
  ConfirmPasswordPayload: ConfirmPasswordPayload;
  Contact: Contact;
  Content: RestContent;
  ContentItemInput: ContentItemInput;
  CorrectKeyInput: CorrectKeyInput;
  CorrectKeyPayload: Omit<CorrectKeyPayload, 'examCorrections'> & { examCorrections: ResolversParentTypes['ExamKeyCorrections'] };
  Course: RestCourse;
  CourseFeature: RestCourseFeature;
  CourseFeatureInput: CourseFeatureInput;
  CourseListEntry: RestCourseEntry;
  CourseListEntryConnection: Omit<CourseListEntryConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CourseListEntry']> };
  CourseUsage: RestCourseUsage;
  CreateAcademicResultInput: CreateAcademicResultInput;
  CreateAcademicResultPayload: Omit<CreateAcademicResultPayload, 'academicResult' | 'academicResults'> & { academicResult: ResolversParentTypes['AcademicResult'], academicResults?: Maybe<Array<ResolversParentTypes['AcademicResult']>> };
  CreateAcademicUnitInput: CreateAcademicUnitInput;
  CreateAcademicUnitPayload: Omit<CreateAcademicUnitPayload, 'academicUnit'> & { academicUnit: ResolversParentTypes['AcademicUnit'] };
  CreateAdmissionCourseInput: CreateAdmissionCourseInput;
  CreateAdmissionCoursePayload: Omit<CreateAdmissionCoursePayload, 'admissionCourse'> & { admissionCourse: ResolversParentTypes['AdmissionCourse'] };
  CreateAdmissionUnitInput: CreateAdmissionUnitInput;
  CreateAdmissionUnitPayload: Omit<CreateAdmissionUnitPayload, 'admissionUnit'> & { admissionUnit: ResolversParentTypes['AdmissionUnit'] };
  CreateAssignmentInput: CreateAssignmentInput;
  CreateAssignmentPayload: Omit<CreateAssignmentPayload, 'assignment'> & { assignment: ResolversParentTypes['Assignment'] };
  CreateCampaignInput: CreateCampaignInput;
  CreateCampaignPayload: Omit<CreateCampaignPayload, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  CreateChapterInput: CreateChapterInput;
  CreateChapterPayload: Omit<CreateChapterPayload, 'chapter'> & { chapter: ResolversParentTypes['Chapter'] };
  CreateContentInput: CreateContentInput;
  CreateContentPayload: Omit<CreateContentPayload, 'content'> & { content: ResolversParentTypes['Content'] };
  CreateCourseInput: CreateCourseInput;
  CreateCoursePayload: Omit<CreateCoursePayload, 'course'> & { course: ResolversParentTypes['Course'] };
  CreateExamCampaignInput: CreateExamCampaignInput;
  CreateExamCampaignPayload: Omit<CreateExamCampaignPayload, 'campaign'> & { campaign: ResolversParentTypes['ExamCampaign'] };
  CreateExamInput: CreateExamInput;
  CreateExamPayload: Omit<CreateExamPayload, 'exam'> & { exam: ResolversParentTypes['Exam'] };
  CreateExamYearInput: CreateExamYearInput;
  CreateExamYearPayload: Omit<CreateExamYearPayload, 'examYear'> & { examYear: ResolversParentTypes['ExamYear'] };
  CreateLessonInput: CreateLessonInput;
  CreateLessonPayload: Omit<CreateLessonPayload, 'lesson'> & { lesson: ResolversParentTypes['Lesson'] };
  CreateMarkingCommentInput: CreateMarkingCommentInput;
  CreateMarkingCommentPayload: Omit<CreateMarkingCommentPayload, 'comment'> & { comment: ResolversParentTypes['MarkingComment'] };
  CreateMultiSubjectExamInput: CreateMultiSubjectExamInput;
  CreateMultiSubjectExamPayload: Omit<CreateMultiSubjectExamPayload, 'exam'> & { exam: ResolversParentTypes['MultiSubjectExam'] };
  CreateNoteInput: CreateNoteInput;
  CreateNotePayload: Omit<CreateNotePayload, 'note'> & { note: ResolversParentTypes['StudentNote'] };
  CreateStudentInput: CreateStudentInput;
  CreateStudentPayload: Omit<CreateStudentPayload, 'student' | 'viewer'> & { student: ResolversParentTypes['Student'], viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CreateSubjectInput: CreateSubjectInput;
  CreateSubjectPayload: Omit<CreateSubjectPayload, 'subject'> & { subject: ResolversParentTypes['Subject'] };
  CurrentExam: RestCurrentExam;
  DateTime: Scalars['DateTime']['output'];
  DecideLateAnswersInput: DecideLateAnswersInput;
  DecideLateAnswersPayload: Omit<DecideLateAnswersPayload, 'lateAnswers'> & { lateAnswers: ResolversParentTypes['LateAnswers'] };
  DeleteAcademicResultInput: DeleteAcademicResultInput;
  DeleteAcademicResultPayload: DeleteAcademicResultPayload;
  DeleteAcademicUnitInput: DeleteAcademicUnitInput;
  DeleteAcademicUnitPayload: DeleteAcademicUnitPayload;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteAdmissionCourseInput: DeleteAdmissionCourseInput;
  DeleteAdmissionCoursePayload: DeleteAdmissionCoursePayload;
  DeleteAdmissionUnitInput: DeleteAdmissionUnitInput;
  DeleteAdmissionUnitPayload: DeleteAdmissionUnitPayload;
  DeleteAssignmentInput: DeleteAssignmentInput;
  DeleteAssignmentPayload: DeleteAssignmentPayload;
  DeleteCampaignInput: DeleteCampaignInput;
  DeleteCampaignPayload: DeleteCampaignPayload;
  DeleteCourseInput: DeleteCourseInput;
  DeleteCoursePayload: DeleteCoursePayload;
  DeleteExamCampaignInput: DeleteExamCampaignInput;
  DeleteExamCampaignPayload: DeleteExamCampaignPayload;
  DeleteExamInput: DeleteExamInput;
  DeleteExamPayload: DeleteExamPayload;
  DeleteExamResultInput: DeleteExamResultInput;
  DeleteExamResultPayload: DeleteExamResultPayload;
  DeleteExamYearInput: DeleteExamYearInput;
  DeleteExamYearPayload: DeleteExamYearPayload;
  DeleteMarkingCommentInput: DeleteMarkingCommentInput;
  DeleteMarkingCommentPayload: DeleteMarkingCommentPayload;
  DeleteMultiSubjectExamResultInput: DeleteMultiSubjectExamResultInput;
  DeleteMultiSubjectExamResultPayload: DeleteMultiSubjectExamResultPayload;
  DeleteNoteInput: DeleteNoteInput;
  DeleteNotePayload: DeleteNotePayload;
  DeletePersonPayload: DeletePersonPayload;
  DeleteStudentInput: DeleteStudentInput;
  DeleteStudentPayload: Omit<DeleteStudentPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  DeleteTextDraftInput: DeleteTextDraftInput;
  DeleteTextDraftPayload: DeleteTextDraftPayload;
  DisableSecondFactorPayload: Omit<DisableSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  DownloadDataInput: DownloadDataInput;
  DownloadDataPayload: DownloadDataPayload;
  DuplicateContentInput: DuplicateContentInput;
  DuplicateContentPayload: DuplicateContentPayload;
  EditableContent: RestEditableContent;
  EducationalBackground: RestEducationalBackground;
  EducationalBackgroundInput: EducationalBackgroundInput;
  EnableSecondFactorInput: EnableSecondFactorInput;
  EnableSecondFactorPayload: Omit<EnableSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EndEnrollmentInput: EndEnrollmentInput;
  EndEnrollmentPayload: Omit<EndEnrollmentPayload, 'person'> & { person: ResolversParentTypes['Person'] };
  EndGrantInput: EndGrantInput;
  EndGrantPayload: Omit<EndGrantPayload, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  EndOtherSessionsPayload: Omit<EndOtherSessionsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EndPersonSessionsPayload: Omit<EndPersonSessionsPayload, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  EnrollInput: EnrollInput;
  EnrollPayload: Omit<EnrollPayload, 'admissionCourse' | 'course' | 'student'> & { admissionCourse?: Maybe<ResolversParentTypes['AdmissionCourse']>, course?: Maybe<ResolversParentTypes['Course']>, student: ResolversParentTypes['Student'] };
  EnrollStudentInput: EnrollStudentInput;
  EnrollStudentPayload: Omit<EnrollStudentPayload, 'person'> & { person: ResolversParentTypes['Person'] };
  EnrolledCourse: RestEnrolledCourse;
  EnrollmentGroup: Omit<EnrollmentGroup, 'courses'> & { courses: Array<ResolversParentTypes['EnrolledCourse']> };
  Exam: RestExam;
  ExamAction: RestAttemptAction;
  ExamActivity: RestExamActivity;
  ExamCampaign: RestExamCampaign;
  ExamConnection: Omit<ExamConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Exam']> };
  ExamCourse: RestExamCourse;
  ExamKey: RestExam;
  ExamKeyCorrections: RestExamCorrections;
  ExamMessage: RestExamMessage;
  ExamNotices: ExamNotices;
  ExamPace: ExamPace;
  ExamPaper: RestExam;
  ExamParticipant: RestExamParticipant;
  ExamParticipantConnection: Omit<ExamParticipantConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ExamParticipant']> };
  ExamQuestionTextInput: ExamQuestionTextInput;
  ExamRegistrationInfoInput: ExamRegistrationInfoInput;
  ExamRelease: RestReleaseRule;
  ExamResult: ResolversUnionTypes<ResolversParentTypes>['ExamResult'];
  ExamStanding: RestStanding;
  ExamStatistics: RestExamStatistics;
  ExamSubject: RestExamSubject;
  ExamSubjectInput: ExamSubjectInput;
  ExamYear: RestYear;
  ExcludeAttemptsInput: ExcludeAttemptsInput;
  ExcludeAttemptsPayload: ExcludeAttemptsPayload;
  ExcludedMeritEntry: RestExcludedEntry;
  ExpectedStudent: RestExpectedStudent;
  ExpectedStudentConnection: Omit<ExpectedStudentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ExpectedStudent']> };
  Float: Scalars['Float']['output'];
  GiveExtraTimeInput: GiveExtraTimeInput;
  GiveExtraTimePayload: GiveExtraTimePayload;
  GiveGrantInput: GiveGrantInput;
  GiveGrantPayload: Omit<GiveGrantPayload, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  GivePersonalWindowInput: GivePersonalWindowInput;
  GivePersonalWindowPayload: GivePersonalWindowPayload;
  Grant: RestGrant;
  GrantedExam: RestGrantedExam;
  HTML: Scalars['HTML']['output'];
  ID: Scalars['ID']['output'];
  ImportStudentsPayload: Omit<ImportStudentsPayload, 'import'> & { import: ResolversParentTypes['StudentImport'] };
  IndependentMark: RestIndependentMark;
  IndependentQuestionMark: IndependentQuestionMark;
  Int: Scalars['Int']['output'];
  KeyChallenge: RestKeyChallenge;
  KeyChallengeConnection: Omit<KeyChallengeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['KeyChallenge']> };
  KeyCorrection: RestKeyCorrection;
  KeyCorrectionInput: KeyCorrectionInput;
  KeyCorrectionPreview: RestPreview;
  KeyOption: RestOption;
  KeyQuestion: RestMcq;
  KeySubject: RestExamSubject;
  KeyWrittenQuestion: RestWrittenQuestion;
  LateAnswers: RestLateAnswers;
  LateAnswersConnection: Omit<LateAnswersConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['LateAnswers']> };
  LateComparison: Comparison;
  LateOption: Omit<LateOption, 'text'> & { text: ResolversParentTypes['RichText'] };
  LateQuestion: Omit<LateQuestion, 'options' | 'text'> & { options: Array<ResolversParentTypes['LateOption']>, text: ResolversParentTypes['RichText'] };
  Lesson: RestLesson;
  LessonProgress: RestLessonProgress;
  ListedAssignmentSubmission: RestListedAssignmentSubmission;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  LogoutPayload: LogoutPayload;
  MarkComparison: RestMarkComparison;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: MarkNotificationsReadPayload;
  MarkWrittenExamInput: MarkWrittenExamInput;
  MarkWrittenExamPayload: Omit<MarkWrittenExamPayload, 'result' | 'submission'> & { result: ResolversParentTypes['SingleExamResult'], submission: ResolversParentTypes['WrittenSubmission'] };
  MarkingComment: RestMarkingComment;
  MarkingExam: RestMarkingExam;
  MarkingExamConnection: Omit<MarkingExamConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MarkingExam']> };
  MarkingNeighbours: RestNeighbours;
  MarkingQueueInput: MarkingQueueInput;
  MarkingStudent: RestMarkingStudent;
  MarkingStudentConnection: Omit<MarkingStudentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MarkingStudent']> };
  McqAnswerInput: McqAnswerInput;
  McqInput: McqInput;
  McqOptionInput: McqOptionInput;
  MeritConnection: Omit<MeritConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MeritEntry']> };
  MeritEntry: RestMeritEntry;
  MeritListChange: RestMeritListChange;
  MeritListDecisions: RestMeritListDecisions;
  MeritListState: RestMeritListState;
  MoveContentInput: MoveContentInput;
  MoveContentPayload: MoveContentPayload;
  MultiSubjectAnswerInput: MultiSubjectAnswerInput;
  MultiSubjectExam: RestMultiSubjectExam;
  MultiSubjectExamConnection: Omit<MultiSubjectExamConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MultiSubjectExam']> };
  MultiSubjectExamContentInput: MultiSubjectExamContentInput;
  MultiSubjectExamKey: Omit<MultiSubjectExamKey, 'subjects'> & { subjects: Array<ResolversParentTypes['KeySubject']> };
  MultiSubjectExamPaper: RestMultiSubjectExam;
  MultiSubjectExamResult: RestMultiSubjectResult;
  MultiSubjectExamResultConnection: Omit<MultiSubjectExamResultConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MultiSubjectExamResult']> };
  Mutation: Record<PropertyKey, never>;
  NewRecoveryCodesPayload: Omit<NewRecoveryCodesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Notification: RestNotification;
  NotificationConnection: Omit<NotificationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Notification']> };
  NotificationPreference: RestNotificationPreference;
  NotificationPreferenceInput: NotificationPreferenceInput;
  NotificationPreferences: RestNotificationPreferences;
  OptionStatistics: OptionStatistics;
  OwnMeritEntry: RestOwnMeritEntry;
  PaperKey: PaperKey;
  PaperOption: RestOption;
  PaperOrder: PaperOrder;
  PaperQuestion: RestMcq;
  PaperSubject: RestExamSubject;
  Person: RestPerson;
  PersonAttempt: RestPersonAttempt;
  PersonAttemptConnection: Omit<PersonAttemptConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['PersonAttempt']> };
  PersonConnection: Omit<PersonConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Person']> };
  PersonEnrollment: RestPersonEnrolment;
  PersonInput: PersonInput;
  PersonResult: RestPersonResult;
  PersonResultConnection: Omit<PersonResultConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['PersonResult']> };
  PersonalWindow: RestPersonalWindow;
  Query: Record<PropertyKey, never>;
  QuestionCorrection: QuestionCorrection;
  QuestionStatistics: RestQuestionStatistics;
  QuestionTime: RestQuestionTime;
  QuestionTimeInput: QuestionTimeInput;
  ReadmitAttemptsInput: ReadmitAttemptsInput;
  ReadmitAttemptsPayload: ReadmitAttemptsPayload;
  Receipt: Receipt;
  RefreshViewerPayload: Omit<RefreshViewerPayload, 'user' | 'viewer'> & { user: ResolversParentTypes['User'], viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RefuseKeyChallengeInput: RefuseKeyChallengeInput;
  RefuseKeyChallengePayload: Omit<RefuseKeyChallengePayload, 'challenge'> & { challenge: ResolversParentTypes['KeyChallenge'] };
  RegisterAnswerPagesInput: RegisterAnswerPagesInput;
  RegisterAnswerPagesPayload: Omit<RegisterAnswerPagesPayload, 'pages'> & { pages: Array<ResolversParentTypes['UploadedAnswerPage']> };
  RegisterAssignmentFileInput: RegisterAssignmentFileInput;
  RegisterAssignmentFilePayload: Omit<RegisterAssignmentFilePayload, 'page'> & { page: ResolversParentTypes['UploadedAnswerPage'] };
  RegisterForCampaignInput: RegisterForCampaignInput;
  RegisterForCampaignPayload: Omit<RegisterForCampaignPayload, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  RegisterForExamCampaignInput: RegisterForExamCampaignInput;
  RegisterForExamCampaignPayload: Omit<RegisterForExamCampaignPayload, 'campaign' | 'student'> & { campaign?: Maybe<ResolversParentTypes['ExamCampaign']>, student: ResolversParentTypes['Student'] };
  RegisteredExam: RestRegisteredExam;
  RemoveCandidatesInput: RemoveCandidatesInput;
  RemoveCandidatesPayload: Omit<RemoveCandidatesPayload, 'roster'> & { roster: ResolversParentTypes['Roster'] };
  RemoveProfilePhotoInput: RemoveProfilePhotoInput;
  RemoveProfilePhotoPayload: Omit<RemoveProfilePhotoPayload, 'student'> & { student: ResolversParentTypes['Student'] };
  RemoveRosterInput: RemoveRosterInput;
  RemoveRosterPayload: Omit<RemoveRosterPayload, 'campaign' | 'roster'> & { campaign?: Maybe<ResolversParentTypes['ExamCampaign']>, roster: ResolversParentTypes['Roster'] };
  ReopenAttemptsInput: ReopenAttemptsInput;
  ReopenAttemptsPayload: ReopenAttemptsPayload;
  RequestAddressChangeInput: RequestAddressChangeInput;
  RequestAddressChangePayload: RequestAddressChangePayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RestoreContentPayload: RestoreContentPayload;
  ResultExclusion: RestExclusion;
  ResultVersion: RestResultVersion;
  ReturnAssignmentSubmissionInput: ReturnAssignmentSubmissionInput;
  ReturnAssignmentSubmissionPayload: Omit<ReturnAssignmentSubmissionPayload, 'submission'> & { submission: ResolversParentTypes['AssignmentSubmission'] };
  ReviewedOption: Omit<ReviewedOption, 'text'> & { text: ResolversParentTypes['RichText'] };
  ReviewedQuestion: QuestionReview;
  ReviewedSubject: Omit<ReviewedSubject, 'questions'> & { questions: Array<ResolversParentTypes['ReviewedQuestion']> };
  ReviewedWrittenQuestion: Omit<ReviewedWrittenQuestion, 'answerGuidelines' | 'answerPages' | 'text'> & { answerGuidelines?: Maybe<ResolversParentTypes['RichText']>, answerPages?: Maybe<ResolversParentTypes['AnswerPagesState']>, text: ResolversParentTypes['RichText'] };
  RichText: RichTextSource;
  Roster: RestRoster;
  RosterImport: RestRosterImport;
  RosterProblem: RestRosterProblem;
  RosterProblemConnection: Omit<RosterProblemConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['RosterProblem']> };
  RosterRowInput: RosterRowInput;
  SaveAnswerChangesInput: SaveAnswerChangesInput;
  SaveAnswersInput: SaveAnswersInput;
  SaveAnswersPayload: SaveAnswersPayload;
  SaveAssignmentDraftInput: SaveAssignmentDraftInput;
  SaveAssignmentDraftPayload: Omit<SaveAssignmentDraftPayload, 'submission'> & { submission: ResolversParentTypes['AssignmentSubmission'] };
  SaveLessonProgressInput: SaveLessonProgressInput;
  SaveLessonProgressPayload: Omit<SaveLessonProgressPayload, 'lesson' | 'progress' | 'viewer'> & { lesson?: Maybe<ResolversParentTypes['Lesson']>, progress: ResolversParentTypes['LessonProgress'], viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SaveQuestionTimesInput: SaveQuestionTimesInput;
  SaveQuestionTimesPayload: SaveQuestionTimesPayload;
  SaveTextDraftInput: SaveTextDraftInput;
  SaveTextDraftPayload: Omit<SaveTextDraftPayload, 'draft'> & { draft: ResolversParentTypes['TextDraft'] };
  SavedSelection: RestSavedSelection;
  SavedWrittenAnswer: RestSavedWrittenAnswer;
  ScoreChange: RestScoreChange;
  SearchCourse: RestSearchCourse;
  SearchGroup: RestSearchGroup;
  SearchHit: RestSearchHit;
  SecondFactor: RestSecondFactor;
  SecondMarking: RestSecondMarking;
  SendExamMessageInput: SendExamMessageInput;
  SendExamMessagePayload: Omit<SendExamMessagePayload, 'message'> & { message: ResolversParentTypes['ExamMessage'] };
  SendInvitationsPayload: SendInvitationsPayload;
  SendResetCodePayload: SendResetCodePayload;
  Session: RestSession;
  SetExamReleaseInput: SetExamReleaseInput;
  SetExamReleasePayload: Omit<SetExamReleasePayload, 'release'> & { release: ResolversParentTypes['ExamRelease'] };
  SetFinalMarkInput: SetFinalMarkInput;
  SetFinalMarkPayload: Omit<SetFinalMarkPayload, 'submission'> & { submission: ResolversParentTypes['WrittenSubmission'] };
  SetSecondMarkingInput: SetSecondMarkingInput;
  SetSecondMarkingPayload: Omit<SetSecondMarkingPayload, 'secondMarking'> & { secondMarking: ResolversParentTypes['SecondMarking'] };
  SetUpSecondFactorPayload: SetUpSecondFactorPayload;
  SignupInput: SignupInput;
  SignupPayload: SignupPayload;
  SingleExamResult: RestSingleResultOfUnion;
  SingleExamResultConnection: Omit<SingleExamResultConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['SingleExamResult']> };
  StartExamInput: StartExamInput;
  StartExamPayload: StartedSingleExam;
  StartMultiSubjectExamInput: StartMultiSubjectExamInput;
  StartMultiSubjectExamPayload: StartedMultiSubjectExam;
  String: Scalars['String']['output'];
  Student: RestStudent;
  StudentConnection: Omit<StudentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Student']> };
  StudentImport: RestStudentImport;
  StudentImportProblem: RestStudentImportProblem;
  StudentNote: RestNote;
  StudentNoteConnection: Omit<StudentNoteConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['StudentNote']> };
  StudentRowInput: StudentRowInput;
  StudentRowsInput: StudentRowsInput;
  StudyPlan: RestStudyPlan;
  Subject: RestSubject;
  SubmitAssignmentInput: SubmitAssignmentInput;
  SubmitAssignmentPayload: Omit<SubmitAssignmentPayload, 'submission'> & { submission: ResolversParentTypes['AssignmentSubmission'] };
  SubmitExamInput: SubmitExamInput;
  SubmitExamPayload: Omit<SubmitExamPayload, 'exam' | 'result'> & { exam: ResolversParentTypes['Exam'], result?: Maybe<ResolversParentTypes['ExamResult']> };
  SubmitLateAnswersInput: SubmitLateAnswersInput;
  SubmitLateAnswersPayload: SubmitLateAnswersPayload;
  SubmitMultiSubjectExamInput: SubmitMultiSubjectExamInput;
  SubmitMultiSubjectExamPayload: Omit<SubmitMultiSubjectExamPayload, 'exam' | 'result'> & { exam: ResolversParentTypes['MultiSubjectExam'], result?: Maybe<ResolversParentTypes['MultiSubjectExamResult']> };
  SubmittedFile: RestSubmittedFile;
  TakeableExam: RestTakeableExam;
  TakeableExamConnection: Omit<TakeableExamConnection, 'courses' | 'nodes'> & { courses: Array<ResolversParentTypes['ExamCourse']>, nodes: Array<ResolversParentTypes['TakeableExam']> };
  Testimonial: RestTestimonial;
  TestimonialInput: TestimonialInput;
  TextDraft: RestTextDraft;
  TextDraftValues: RestTextDraftValues;
  TextDraftValuesInput: TextDraftValuesInput;
  TextVersion: RestTextVersion;
  UnblockPersonPayload: Omit<UnblockPersonPayload, 'person'> & { person: ResolversParentTypes['Person'] };
  UpdateAcademicResultInput: UpdateAcademicResultInput;
  UpdateAcademicResultPayload: Omit<UpdateAcademicResultPayload, 'academicResult'> & { academicResult: ResolversParentTypes['AcademicResult'] };
  UpdateAcademicUnitInput: UpdateAcademicUnitInput;
  UpdateAcademicUnitPayload: Omit<UpdateAcademicUnitPayload, 'academicUnit'> & { academicUnit: ResolversParentTypes['AcademicUnit'] };
  UpdateAdmissionCourseInput: UpdateAdmissionCourseInput;
  UpdateAdmissionCoursePayload: Omit<UpdateAdmissionCoursePayload, 'admissionCourse'> & { admissionCourse: ResolversParentTypes['AdmissionCourse'] };
  UpdateAdmissionUnitInput: UpdateAdmissionUnitInput;
  UpdateAdmissionUnitPayload: Omit<UpdateAdmissionUnitPayload, 'admissionUnit'> & { admissionUnit: ResolversParentTypes['AdmissionUnit'] };
  UpdateAssignmentInput: UpdateAssignmentInput;
  UpdateAssignmentPayload: Omit<UpdateAssignmentPayload, 'assignment'> & { assignment: ResolversParentTypes['Assignment'] };
  UpdateBankQuestionInput: UpdateBankQuestionInput;
  UpdateBankQuestionPayload: Omit<UpdateBankQuestionPayload, 'question'> & { question: ResolversParentTypes['BankQuestion'] };
  UpdateCampaignInput: UpdateCampaignInput;
  UpdateCampaignPayload: Omit<UpdateCampaignPayload, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  UpdateChapterInput: UpdateChapterInput;
  UpdateChapterPayload: Omit<UpdateChapterPayload, 'chapter'> & { chapter: ResolversParentTypes['Chapter'] };
  UpdateContentInput: UpdateContentInput;
  UpdateContentPayload: Omit<UpdateContentPayload, 'content'> & { content: ResolversParentTypes['Content'] };
  UpdateCourseInput: UpdateCourseInput;
  UpdateCoursePayload: Omit<UpdateCoursePayload, 'course'> & { course: ResolversParentTypes['Course'] };
  UpdateExamCampaignInput: UpdateExamCampaignInput;
  UpdateExamCampaignPayload: Omit<UpdateExamCampaignPayload, 'campaign'> & { campaign: ResolversParentTypes['ExamCampaign'] };
  UpdateExamCampaignRegistrationInput: UpdateExamCampaignRegistrationInput;
  UpdateExamCampaignRegistrationPayload: Omit<UpdateExamCampaignRegistrationPayload, 'campaign'> & { campaign: ResolversParentTypes['ExamCampaign'] };
  UpdateExamInput: UpdateExamInput;
  UpdateExamPayload: Omit<UpdateExamPayload, 'exam'> & { exam: ResolversParentTypes['Exam'] };
  UpdateExamYearInput: UpdateExamYearInput;
  UpdateExamYearPayload: Omit<UpdateExamYearPayload, 'examYear'> & { examYear: ResolversParentTypes['ExamYear'] };
  UpdateLessonInput: UpdateLessonInput;
  UpdateLessonPayload: Omit<UpdateLessonPayload, 'lesson'> & { lesson: ResolversParentTypes['Lesson'] };
  UpdateMarkingCommentInput: UpdateMarkingCommentInput;
  UpdateMarkingCommentPayload: Omit<UpdateMarkingCommentPayload, 'comment'> & { comment: ResolversParentTypes['MarkingComment'] };
  UpdateMultiSubjectExamInput: UpdateMultiSubjectExamInput;
  UpdateMultiSubjectExamPayload: Omit<UpdateMultiSubjectExamPayload, 'exam'> & { exam: ResolversParentTypes['MultiSubjectExam'] };
  UpdateNoteInput: UpdateNoteInput;
  UpdateNotePayload: Omit<UpdateNotePayload, 'note'> & { note: ResolversParentTypes['StudentNote'] };
  UpdateNotificationPreferencesInput: UpdateNotificationPreferencesInput;
  UpdateNotificationPreferencesPayload: Omit<UpdateNotificationPreferencesPayload, 'notificationPreferences'> & { notificationPreferences: ResolversParentTypes['NotificationPreferences'] };
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: Omit<UpdateStudentPayload, 'student' | 'viewer'> & { student: ResolversParentTypes['Student'], viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateStudyPlanInput: UpdateStudyPlanInput;
  UpdateStudyPlanPayload: Omit<UpdateStudyPlanPayload, 'studyPlan' | 'viewer'> & { studyPlan: ResolversParentTypes['StudyPlan'], viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateSubjectInput: UpdateSubjectInput;
  UpdateSubjectPayload: Omit<UpdateSubjectPayload, 'subject'> & { subject: ResolversParentTypes['Subject'] };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  Upload: Scalars['Upload']['output'];
  UploadAnswerPageInput: UploadAnswerPageInput;
  UploadAnswerPartInput: UploadAnswerPartInput;
  UploadAnswerPdfInput: UploadAnswerPdfInput;
  UploadAnswerPdfPayload: UploadAnswerPdfPayload;
  UploadAssignmentFileInput: UploadAssignmentFileInput;
  UploadPictureInput: UploadPictureInput;
  UploadPicturePayload: Omit<UploadPicturePayload, 'picture'> & { picture: ResolversParentTypes['UploadedPicture'] };
  UploadProfilePhotoInput: UploadProfilePhotoInput;
  UploadProfilePhotoPayload: Omit<UploadProfilePhotoPayload, 'student'> & { student: ResolversParentTypes['Student'] };
  UploadedAnswerPage: RestUploadedPage;
  UploadedPicture: RestPicture;
  User: RestUser;
  VerifyOtpInput: VerifyOtpInput;
  VerifyOtpPayload: Omit<VerifyOtpPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Viewer: RestViewer;
  WithdrawAssignmentInput: WithdrawAssignmentInput;
  WithdrawAssignmentPayload: Omit<WithdrawAssignmentPayload, 'submission'> & { submission: ResolversParentTypes['AssignmentSubmission'] };
  WithdrawPersonalWindowInput: WithdrawPersonalWindowInput;
  WithdrawPersonalWindowPayload: WithdrawPersonalWindowPayload;
  WrittenAnswerInput: WrittenAnswerInput;
  WrittenMarkInput: WrittenMarkInput;
  WrittenPaperQuestion: RestWrittenQuestion;
  WrittenQuestionInput: WrittenQuestionInput;
  WrittenSubmission: RestSubmission;
  WrittenSubmissionConnection: Omit<WrittenSubmissionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['WrittenSubmission']> };
};

export type AcademicResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcademicResult'] = ResolversParentTypes['AcademicResult']> = {
  board?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  examName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gpa?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AcademicUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcademicUnit'] = ResolversParentTypes['AcademicUnit']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddBankQuestionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBankQuestionsPayload'] = ResolversParentTypes['AddBankQuestionsPayload']> = {
  existingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddRosterRowsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRosterRowsPayload'] = ResolversParentTypes['AddRosterRowsPayload']> = {
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  division?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdmissionCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdmissionCourse'] = ResolversParentTypes['AdmissionCourse']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  enrollmentDurationMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  examCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComingSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnrolled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Maybe<Array<ResolversTypes['AdmissionUnit']>>, ParentType, ContextType>;
};

export type AdmissionUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdmissionUnit'] = ResolversParentTypes['AdmissionUnit']> = {
  course?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  examCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<Maybe<Array<ResolversTypes['ExamYear']>>, ParentType, ContextType>;
};

export type AnswerPagesStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerPagesState'] = ResolversParentTypes['AnswerPagesState']> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastArrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswerSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSheet'] = ResolversParentTypes['AnswerSheet']> = {
  selections?: Resolver<Array<ResolversTypes['SavedSelection']>, ParentType, ContextType>;
  unsure?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  writtenAnswers?: Resolver<Array<ResolversTypes['SavedWrittenAnswer']>, ParentType, ContextType>;
};

export type AnswerUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerUpload'] = ResolversParentTypes['AnswerUpload']> = {
  offsetBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplyRosterImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyRosterImportPayload'] = ResolversParentTypes['ApplyRosterImportPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['ExamCampaign']>, ParentType, ContextType>;
  roster?: Resolver<ResolversTypes['Roster'], ParentType, ContextType>;
};

export type ArchiveBankQuestionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveBankQuestionsPayload'] = ResolversParentTypes['ArchiveBankQuestionsPayload']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchiveContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveContentPayload'] = ResolversParentTypes['ArchiveContentPayload']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ArchivedContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivedContent'] = ResolversParentTypes['ArchivedContent']> = {
  archivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  parentTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArchivedContentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivedContentConnection'] = ResolversParentTypes['ArchivedContentConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ArchivedContent']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assignment'] = ResolversParentTypes['Assignment']> = {
  course?: Resolver<Maybe<ResolversTypes['AssignmentCourse']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxMark?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mySubmission?: Resolver<Maybe<ResolversTypes['AssignmentSubmission']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentCourse'] = ResolversParentTypes['AssignmentCourse']> = {
  category?: Resolver<ResolversTypes['EnrollmentCategory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentSubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentSubmission'] = ResolversParentTypes['AssignmentSubmission']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['SubmittedFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AssignmentSubmissionState'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AssignmentSubmissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentSubmissionConnection'] = ResolversParentTypes['AssignmentSubmissionConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AssignmentSubmission']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attempt'] = ResolversParentTypes['Attempt']> = {
  answers?: Resolver<Maybe<ResolversTypes['AnswerSheet']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['AttemptCloser']>, ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateAnswers?: Resolver<Maybe<Array<ResolversTypes['LateAnswers']>>, ParentType, ContextType>;
  multiSubjectExam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType>;
  questionTimes?: Resolver<Maybe<Array<ResolversTypes['QuestionTime']>>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ExamResult']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['AttemptTicket']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AttemptActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptAction'] = ResolversParentTypes['AttemptAction']> = {
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttemptActionKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttemptExtensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptExtension'] = ResolversParentTypes['AttemptExtension']> = {
  extendedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttemptNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptNotices'] = ResolversParentTypes['AttemptNotices']> = {
  actions?: Resolver<Array<ResolversTypes['AttemptAction']>, ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  extensions?: Resolver<Array<ResolversTypes['AttemptExtension']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['ExamMessage']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttemptTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptTicket'] = ResolversParentTypes['AttemptTicket']> = {
  attemptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['AuditKind']>, ParentType, ContextType>;
  objectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BankDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankDraw'] = ResolversParentTypes['BankDraw']> = {
  matchingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['BankQuestion']>, ParentType, ContextType>;
};

export type BankOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankOption'] = ResolversParentTypes['BankOption']> = {
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPlace'] = ResolversParentTypes['BankPlace']> = {
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankQuestion'] = ResolversParentTypes['BankQuestion']> = {
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Difficulty']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankQuestionKind'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['BankOption']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usages?: Resolver<Maybe<Array<ResolversTypes['BankUsage']>>, ParentType, ContextType>;
};

export type BankQuestionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankQuestionConnection'] = ResolversParentTypes['BankQuestionConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankQuestion']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BankTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTag'] = ResolversParentTypes['BankTag']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankUsage'] = ResolversParentTypes['BankUsage']> = {
  correctCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discrimination?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  examinedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasSameKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meanMarks?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankWords'] = ResolversParentTypes['BankWords']> = {
  places?: Resolver<Array<ResolversTypes['BankPlace']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['BankTag']>, ParentType, ContextType>;
};

export type BeginAnswerUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginAnswerUploadPayload'] = ResolversParentTypes['BeginAnswerUploadPayload']> = {
  offsetBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partSizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BeginRosterImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginRosterImportPayload'] = ResolversParentTypes['BeginRosterImportPayload']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BlockPersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockPersonPayload'] = ResolversParentTypes['BlockPersonPayload']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignExam'] = ResolversParentTypes['CampaignExam']> = {
  __resolveType: TypeResolveFn<'Exam' | 'MultiSubjectExam', ParentType, ContextType>;
};

export type CampaignRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignRegistration'] = ResolversParentTypes['CampaignRegistration']> = {
  className?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showInMeritList?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CampaignRegistrationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignRegistrationConnection'] = ResolversParentTypes['CampaignRegistrationConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CampaignRegistration']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rollNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CandidateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateConnection'] = ResolversParentTypes['CandidateConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Candidate']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChallengeKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChallengeKeyPayload'] = ResolversParentTypes['ChallengeKeyPayload']> = {
  challenge?: Resolver<ResolversTypes['KeyChallenge'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedScore'] = ResolversParentTypes['ChangedScore']> = {
  countsForRank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resultId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  contents?: Resolver<Maybe<Array<ResolversTypes['Content']>>, ParentType, ContextType>;
  examCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessonCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lessons?: Resolver<Maybe<Array<ResolversTypes['Lesson']>>, ParentType, ContextType>;
  noteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckStudentImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckStudentImportPayload'] = ResolversParentTypes['CheckStudentImportPayload']> = {
  import?: Resolver<ResolversTypes['StudentImport'], ParentType, ContextType>;
};

export type CloseExamEarlyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseExamEarlyPayload'] = ResolversParentTypes['CloseExamEarlyPayload']> = {
  closedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmAddressChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmAddressChangePayload'] = ResolversParentTypes['ConfirmAddressChangePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ConfirmPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasswordPayload'] = ResolversParentTypes['ConfirmPasswordPayload']> = {
  confirmedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsappUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  youtubeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  body?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  myNotes?: Resolver<Maybe<ResolversTypes['StudentNoteConnection']>, ParentType, ContextType, RequireFields<ContentMyNotesArgs, 'first'>>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectKeyPayload'] = ResolversParentTypes['CorrectKeyPayload']> = {
  examCorrections?: Resolver<ResolversTypes['ExamKeyCorrections'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  examCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['CourseFeature']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isComingSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnrolled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lessonCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  subjects?: Resolver<Maybe<Array<ResolversTypes['Subject']>>, ParentType, ContextType>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalDurationMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Maybe<Array<ResolversTypes['AcademicUnit']>>, ParentType, ContextType>;
};

export type CourseFeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseFeature'] = ResolversParentTypes['CourseFeature']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseListEntry'] = ResolversParentTypes['CourseListEntry']> = {
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  examCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CourseKind'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  studentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseListEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseListEntryConnection'] = ResolversParentTypes['CourseListEntryConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CourseListEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseUsage'] = ResolversParentTypes['CourseUsage']> = {
  assignmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chapterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examCampaignCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submissionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateAcademicResultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAcademicResultPayload'] = ResolversParentTypes['CreateAcademicResultPayload']> = {
  academicResult?: Resolver<ResolversTypes['AcademicResult'], ParentType, ContextType>;
  academicResults?: Resolver<Maybe<Array<ResolversTypes['AcademicResult']>>, ParentType, ContextType>;
};

export type CreateAcademicUnitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAcademicUnitPayload'] = ResolversParentTypes['CreateAcademicUnitPayload']> = {
  academicUnit?: Resolver<ResolversTypes['AcademicUnit'], ParentType, ContextType>;
};

export type CreateAdmissionCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAdmissionCoursePayload'] = ResolversParentTypes['CreateAdmissionCoursePayload']> = {
  admissionCourse?: Resolver<ResolversTypes['AdmissionCourse'], ParentType, ContextType>;
};

export type CreateAdmissionUnitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAdmissionUnitPayload'] = ResolversParentTypes['CreateAdmissionUnitPayload']> = {
  admissionUnit?: Resolver<ResolversTypes['AdmissionUnit'], ParentType, ContextType>;
};

export type CreateAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAssignmentPayload'] = ResolversParentTypes['CreateAssignmentPayload']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
};

export type CreateCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCampaignPayload'] = ResolversParentTypes['CreateCampaignPayload']> = {
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export type CreateChapterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChapterPayload'] = ResolversParentTypes['CreateChapterPayload']> = {
  chapter?: Resolver<ResolversTypes['Chapter'], ParentType, ContextType>;
};

export type CreateContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateContentPayload'] = ResolversParentTypes['CreateContentPayload']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
};

export type CreateCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCoursePayload'] = ResolversParentTypes['CreateCoursePayload']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type CreateExamCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExamCampaignPayload'] = ResolversParentTypes['CreateExamCampaignPayload']> = {
  campaign?: Resolver<ResolversTypes['ExamCampaign'], ParentType, ContextType>;
};

export type CreateExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExamPayload'] = ResolversParentTypes['CreateExamPayload']> = {
  exam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType>;
};

export type CreateExamYearPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExamYearPayload'] = ResolversParentTypes['CreateExamYearPayload']> = {
  examYear?: Resolver<ResolversTypes['ExamYear'], ParentType, ContextType>;
};

export type CreateLessonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLessonPayload'] = ResolversParentTypes['CreateLessonPayload']> = {
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
};

export type CreateMarkingCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMarkingCommentPayload'] = ResolversParentTypes['CreateMarkingCommentPayload']> = {
  comment?: Resolver<ResolversTypes['MarkingComment'], ParentType, ContextType>;
};

export type CreateMultiSubjectExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMultiSubjectExamPayload'] = ResolversParentTypes['CreateMultiSubjectExamPayload']> = {
  exam?: Resolver<ResolversTypes['MultiSubjectExam'], ParentType, ContextType>;
};

export type CreateNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateNotePayload'] = ResolversParentTypes['CreateNotePayload']> = {
  note?: Resolver<ResolversTypes['StudentNote'], ParentType, ContextType>;
};

export type CreateStudentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateStudentPayload'] = ResolversParentTypes['CreateStudentPayload']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CreateSubjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSubjectPayload'] = ResolversParentTypes['CreateSubjectPayload']> = {
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
};

export type CurrentExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentExam'] = ResolversParentTypes['CurrentExam']> = {
  campaignId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  campaignTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  registeredCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  runningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideLateAnswersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideLateAnswersPayload'] = ResolversParentTypes['DecideLateAnswersPayload']> = {
  lateAnswers?: Resolver<ResolversTypes['LateAnswers'], ParentType, ContextType>;
};

export type DeleteAcademicResultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAcademicResultPayload'] = ResolversParentTypes['DeleteAcademicResultPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteAcademicUnitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAcademicUnitPayload'] = ResolversParentTypes['DeleteAcademicUnitPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteAdmissionCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAdmissionCoursePayload'] = ResolversParentTypes['DeleteAdmissionCoursePayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteAdmissionUnitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAdmissionUnitPayload'] = ResolversParentTypes['DeleteAdmissionUnitPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAssignmentPayload'] = ResolversParentTypes['DeleteAssignmentPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCampaignPayload'] = ResolversParentTypes['DeleteCampaignPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCoursePayload'] = ResolversParentTypes['DeleteCoursePayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteExamCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExamCampaignPayload'] = ResolversParentTypes['DeleteExamCampaignPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExamPayload'] = ResolversParentTypes['DeleteExamPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteExamResultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExamResultPayload'] = ResolversParentTypes['DeleteExamResultPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteExamYearPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExamYearPayload'] = ResolversParentTypes['DeleteExamYearPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteMarkingCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMarkingCommentPayload'] = ResolversParentTypes['DeleteMarkingCommentPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteMultiSubjectExamResultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMultiSubjectExamResultPayload'] = ResolversParentTypes['DeleteMultiSubjectExamResultPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNotePayload'] = ResolversParentTypes['DeleteNotePayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletePersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePersonPayload'] = ResolversParentTypes['DeletePersonPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteStudentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStudentPayload'] = ResolversParentTypes['DeleteStudentPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DeleteTextDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTextDraftPayload'] = ResolversParentTypes['DeleteTextDraftPayload']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DisableSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisableSecondFactorPayload'] = ResolversParentTypes['DisableSecondFactorPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DownloadDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadDataPayload'] = ResolversParentTypes['DownloadDataPayload']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DuplicateContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateContentPayload'] = ResolversParentTypes['DuplicateContentPayload']> = {
  copyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditableContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditableContent'] = ResolversParentTypes['EditableContent']> = {
  admissionCourse?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType>;
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  examCampaign?: Resolver<Maybe<ResolversTypes['ExamCampaign']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType>;
  multiSubjectExam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EducationalBackgroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationalBackground'] = ResolversParentTypes['EducationalBackground']> = {
  currentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradesGpa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastInstitution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnableSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableSecondFactorPayload'] = ResolversParentTypes['EnableSecondFactorPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EndEnrollmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndEnrollmentPayload'] = ResolversParentTypes['EndEnrollmentPayload']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type EndGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndGrantPayload'] = ResolversParentTypes['EndGrantPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EndPersonSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndPersonSessionsPayload'] = ResolversParentTypes['EndPersonSessionsPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  endedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type EnrollPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrollPayload'] = ResolversParentTypes['EnrollPayload']> = {
  admissionCourse?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
};

export type EnrollStudentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrollStudentPayload'] = ResolversParentTypes['EnrollStudentPayload']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type EnrolledCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolledCourse'] = ResolversParentTypes['EnrolledCourse']> = {
  courseCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLessonId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progressPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrollmentGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrollmentGroup'] = ResolversParentTypes['EnrollmentGroup']> = {
  category?: Resolver<ResolversTypes['EnrollmentCategory'], ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['EnrolledCourse']>, ParentType, ContextType>;
  overallProgressPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalEnrolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exam'] = ResolversParentTypes['Exam']> = {
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ExamKey']>, ParentType, ContextType>;
  myResult?: Resolver<Maybe<ResolversTypes['SingleExamResult']>, ParentType, ContextType>;
  negativeMarkingPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paperUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentType?: Resolver<Maybe<ResolversTypes['ExamParentType']>, ParentType, ContextType>;
  passingScorePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['ExamRelease']>, ParentType, ContextType>;
  shuffle?: Resolver<ResolversTypes['ExamShuffle'], ParentType, ContextType>;
  startingDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeLimitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalMarks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExamType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExamActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamAction'] = ResolversParentTypes['ExamAction']> = {
  attemptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttemptActionKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExamActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamActivity'] = ResolversParentTypes['ExamActivity']> = {
  blankCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  runningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submittedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timedOutCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamCampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamCampaign'] = ResolversParentTypes['ExamCampaign']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['CampaignExam']>, ParentType, ContextType>;
  examKind?: Resolver<Maybe<ResolversTypes['ExamKind']>, ParentType, ContextType>;
  followsRoster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnRoster?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meritList?: Resolver<Maybe<ResolversTypes['MeritConnection']>, ParentType, ContextType, RequireFields<ExamCampaignMeritListArgs, 'first'>>;
  meritListDecisions?: Resolver<Maybe<ResolversTypes['MeritListDecisions']>, ParentType, ContextType>;
  myMeritEntry?: Resolver<Maybe<ResolversTypes['OwnMeritEntry']>, ParentType, ContextType>;
  personalWindow?: Resolver<Maybe<ResolversTypes['PersonalWindow']>, ParentType, ContextType>;
  registeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrationClosesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registrationLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamConnection'] = ResolversParentTypes['ExamConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Exam']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamCourse'] = ResolversParentTypes['ExamCourse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamKey'] = ResolversParentTypes['ExamKey']> = {
  questions?: Resolver<Array<ResolversTypes['KeyQuestion']>, ParentType, ContextType>;
  writtenQuestions?: Resolver<Array<ResolversTypes['KeyWrittenQuestion']>, ParentType, ContextType>;
};

export type ExamKeyCorrectionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamKeyCorrections'] = ResolversParentTypes['ExamKeyCorrections']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['KeyCorrection']>, ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submissionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamMessage'] = ResolversParentTypes['ExamMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamNotices'] = ResolversParentTypes['ExamNotices']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamPaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamPace'] = ResolversParentTypes['ExamPace']> = {
  saveEverySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitWithinSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamPaper'] = ResolversParentTypes['ExamPaper']> = {
  exam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['PaperQuestion']>, ParentType, ContextType>;
  writtenQuestions?: Resolver<Array<ResolversTypes['WrittenPaperQuestion']>, ParentType, ContextType>;
};

export type ExamParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamParticipant'] = ResolversParentTypes['ExamParticipant']> = {
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exclusionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExamParticipantState'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExamParticipantConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamParticipantConnection'] = ResolversParentTypes['ExamParticipantConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ExamParticipant']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExamReleaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamRelease'] = ResolversParentTypes['ExamRelease']> = {
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['ReleaseMoment'], ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ResultVisibility'], ParentType, ContextType>;
};

export type ExamResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamResult'] = ResolversParentTypes['ExamResult']> = {
  __resolveType: TypeResolveFn<'MultiSubjectExamResult' | 'SingleExamResult', ParentType, ContextType>;
};

export type ExamStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamStanding'] = ResolversParentTypes['ExamStanding']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentile?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sharedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamStatistics'] = ResolversParentTypes['ExamStatistics']> = {
  distribution?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  examinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highest?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuestionStatistics']>, ParentType, ContextType>;
  standardDeviation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  submissionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMarks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExamSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamSubject'] = ResolversParentTypes['ExamSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamYear'] = ResolversParentTypes['ExamYear']> = {
  exam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['AdmissionUnit']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExcludeAttemptsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcludeAttemptsPayload'] = ResolversParentTypes['ExcludeAttemptsPayload']> = {
  excludedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExcludedMeritEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcludedMeritEntry'] = ResolversParentTypes['ExcludedMeritEntry']> = {
  className?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excludedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpectedStudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedStudent'] = ResolversParentTypes['ExpectedStudent']> = {
  campaignId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  campaignTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasStarted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personalWindow?: Resolver<Maybe<ResolversTypes['PersonalWindow']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpectedStudentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedStudentConnection'] = ResolversParentTypes['ExpectedStudentConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ExpectedStudent']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GiveExtraTimePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiveExtraTimePayload'] = ResolversParentTypes['GiveExtraTimePayload']> = {
  extendedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiveGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiveGrantPayload'] = ResolversParentTypes['GiveGrantPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type GivePersonalWindowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivePersonalWindowPayload'] = ResolversParentTypes['GivePersonalWindowPayload']> = {
  givenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  unknownCandidates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Grant'] = ResolversParentTypes['Grant']> = {
  category?: Resolver<ResolversTypes['EnrollmentCategory'], ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['GrantRole'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GrantedExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedExam'] = ResolversParentTypes['GrantedExam']> = {
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  startedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type ImportStudentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportStudentsPayload'] = ResolversParentTypes['ImportStudentsPayload']> = {
  import?: Resolver<ResolversTypes['StudentImport'], ParentType, ContextType>;
};

export type IndependentMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndependentMark'] = ResolversParentTypes['IndependentMark']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  markerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['IndependentQuestionMark']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type IndependentQuestionMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndependentQuestionMark'] = ResolversParentTypes['IndependentQuestionMark']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type KeyChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyChallenge'] = ResolversParentTypes['KeyChallenge']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  examTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionText?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['KeyChallengeState'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyChallengeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyChallengeConnection'] = ResolversParentTypes['KeyChallengeConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['KeyChallenge']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeyCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyCorrection'] = ResolversParentTypes['KeyCorrection']> = {
  correctOptionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  correctedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  correctedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['KeyCorrectionKind'], ParentType, ContextType>;
  previousOptionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyCorrectionPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyCorrectionPreview'] = ResolversParentTypes['KeyCorrectionPreview']> = {
  changes?: Resolver<Array<ResolversTypes['ChangedScore']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  examinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submissionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KeyOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyOption'] = ResolversParentTypes['KeyOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyQuestion'] = ResolversParentTypes['KeyQuestion']> = {
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['KeyOption']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeySubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeySubject'] = ResolversParentTypes['KeySubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['KeyQuestion']>, ParentType, ContextType>;
};

export type KeyWrittenQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyWrittenQuestion'] = ResolversParentTypes['KeyWrittenQuestion']> = {
  answerGuidelines?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  solutionPdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LateAnswersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateAnswers'] = ResolversParentTypes['LateAnswers']> = {
  answers?: Resolver<Maybe<ResolversTypes['AnswerSheet']>, ParentType, ContextType>;
  attempt?: Resolver<Maybe<ResolversTypes['Attempt']>, ParentType, ContextType>;
  comparison?: Resolver<Maybe<ResolversTypes['LateComparison']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAfterRelease?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LateAnswersState'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LateAnswersConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateAnswersConnection'] = ResolversParentTypes['LateAnswersConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LateAnswers']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LateComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateComparison'] = ResolversParentTypes['LateComparison']> = {
  hasStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['LateQuestion']>, ParentType, ContextType>;
  storedScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LateOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateOption'] = ResolversParentTypes['LateOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type LateQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LateQuestion'] = ResolversParentTypes['LateQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latePdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lateScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['LateOption']>, ParentType, ContextType>;
  storedPdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storedScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type LessonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lesson'] = ResolversParentTypes['Lesson']> = {
  body?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  examCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  myNotes?: Resolver<Maybe<ResolversTypes['StudentNoteConnection']>, ParentType, ContextType, RequireFields<LessonMyNotesArgs, 'first'>>;
  progress?: Resolver<Maybe<ResolversTypes['LessonProgress']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LessonProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonProgress'] = ResolversParentTypes['LessonProgress']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  positionSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ListedAssignmentSubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedAssignmentSubmission'] = ResolversParentTypes['ListedAssignmentSubmission']> = {
  nextId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previousId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  submission?: Resolver<ResolversTypes['AssignmentSubmission'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkComparison'] = ResolversParentTypes['MarkComparison']> = {
  marks?: Resolver<Array<ResolversTypes['IndependentMark']>, ParentType, ContextType>;
  mayDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submission?: Resolver<ResolversTypes['WrittenSubmission'], ParentType, ContextType>;
  tolerance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkWrittenExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkWrittenExamPayload'] = ResolversParentTypes['MarkWrittenExamPayload']> = {
  result?: Resolver<ResolversTypes['SingleExamResult'], ParentType, ContextType>;
  submission?: Resolver<ResolversTypes['WrittenSubmission'], ParentType, ContextType>;
};

export type MarkingCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkingComment'] = ResolversParentTypes['MarkingComment']> = {
  examId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkingExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkingExam'] = ResolversParentTypes['MarkingExam']> = {
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkingExamConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkingExamConnection'] = ResolversParentTypes['MarkingExamConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MarkingExam']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MarkingNeighboursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkingNeighbours'] = ResolversParentTypes['MarkingNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['WrittenSubmission']>, ParentType, ContextType>;
  otherCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['WrittenSubmission']>, ParentType, ContextType>;
};

export type MarkingStudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkingStudent'] = ResolversParentTypes['MarkingStudent']> = {
  markedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkingStudentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkingStudentConnection'] = ResolversParentTypes['MarkingStudentConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MarkingStudent']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeritConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeritConnection'] = ResolversParentTypes['MeritConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MeritEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeritEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeritEntry'] = ResolversParentTypes['MeritEntry']> = {
  className?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sharedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeTakenMinutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeritListChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeritListChange'] = ResolversParentTypes['MeritListChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MeritListChangeKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeritListDecisionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeritListDecisions'] = ResolversParentTypes['MeritListDecisions']> = {
  changes?: Resolver<Array<ResolversTypes['MeritListChange']>, ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['ExcludedMeritEntry']>, ParentType, ContextType>;
};

export type MeritListStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeritListState'] = ResolversParentTypes['MeritListState']> = {
  lateAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unmarked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoveContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveContentPayload'] = ResolversParentTypes['MoveContentPayload']> = {
  movedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previousParentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previousPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MultiSubjectExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExam'] = ResolversParentTypes['MultiSubjectExam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['MultiSubjectExamKey']>, ParentType, ContextType>;
  myResult?: Resolver<Maybe<ResolversTypes['MultiSubjectExamResult']>, ParentType, ContextType>;
  negativeMarkingPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paperUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['ExamRelease']>, ParentType, ContextType>;
  shuffle?: Resolver<ResolversTypes['ExamShuffle'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['ExamSubject']>, ParentType, ContextType>;
  timeLimitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['ExamYear']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultiSubjectExamConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamConnection'] = ResolversParentTypes['MultiSubjectExamConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MultiSubjectExamKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamKey'] = ResolversParentTypes['MultiSubjectExamKey']> = {
  subjects?: Resolver<Array<ResolversTypes['KeySubject']>, ParentType, ContextType>;
};

export type MultiSubjectExamPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamPaper'] = ResolversParentTypes['MultiSubjectExamPaper']> = {
  exam?: Resolver<ResolversTypes['MultiSubjectExam'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['PaperSubject']>, ParentType, ContextType>;
};

export type MultiSubjectExamResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamResult'] = ResolversParentTypes['MultiSubjectExamResult']> = {
  dateTaken?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType>;
  exclusion?: Resolver<Maybe<ResolversTypes['ResultExclusion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionTimes?: Resolver<Maybe<Array<ResolversTypes['QuestionTime']>>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scoreChanges?: Resolver<Maybe<Array<ResolversTypes['ScoreChange']>>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['ExamStanding']>, ParentType, ContextType>;
  subjects?: Resolver<Maybe<Array<ResolversTypes['ReviewedSubject']>>, ParentType, ContextType>;
  timeTakenMinutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  versions?: Resolver<Maybe<Array<ResolversTypes['ResultVersion']>>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ResultVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultiSubjectExamResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamResultConnection'] = ResolversParentTypes['MultiSubjectExamResultConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MultiSubjectExamResult']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBankQuestions?: Resolver<ResolversTypes['AddBankQuestionsPayload'], ParentType, ContextType, RequireFields<MutationAddBankQuestionsArgs, 'input'>>;
  addExamToBank?: Resolver<ResolversTypes['AddBankQuestionsPayload'], ParentType, ContextType, RequireFields<MutationAddExamToBankArgs, 'input'>>;
  addRosterRows?: Resolver<ResolversTypes['AddRosterRowsPayload'], ParentType, ContextType, RequireFields<MutationAddRosterRowsArgs, 'input'>>;
  applyRosterImport?: Resolver<ResolversTypes['ApplyRosterImportPayload'], ParentType, ContextType, RequireFields<MutationApplyRosterImportArgs, 'input'>>;
  archiveBankQuestions?: Resolver<ResolversTypes['ArchiveBankQuestionsPayload'], ParentType, ContextType, RequireFields<MutationArchiveBankQuestionsArgs, 'input'>>;
  archiveContent?: Resolver<ResolversTypes['ArchiveContentPayload'], ParentType, ContextType, RequireFields<MutationArchiveContentArgs, 'input'>>;
  beginAnswerUpload?: Resolver<ResolversTypes['BeginAnswerUploadPayload'], ParentType, ContextType, RequireFields<MutationBeginAnswerUploadArgs, 'input'>>;
  beginRosterImport?: Resolver<ResolversTypes['BeginRosterImportPayload'], ParentType, ContextType, RequireFields<MutationBeginRosterImportArgs, 'input'>>;
  blockPerson?: Resolver<ResolversTypes['BlockPersonPayload'], ParentType, ContextType, RequireFields<MutationBlockPersonArgs, 'input'>>;
  challengeKey?: Resolver<ResolversTypes['ChallengeKeyPayload'], ParentType, ContextType, RequireFields<MutationChallengeKeyArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkStudentImport?: Resolver<ResolversTypes['CheckStudentImportPayload'], ParentType, ContextType, RequireFields<MutationCheckStudentImportArgs, 'input'>>;
  closeExamEarly?: Resolver<ResolversTypes['CloseExamEarlyPayload'], ParentType, ContextType, RequireFields<MutationCloseExamEarlyArgs, 'input'>>;
  confirmAddressChange?: Resolver<ResolversTypes['ConfirmAddressChangePayload'], ParentType, ContextType, RequireFields<MutationConfirmAddressChangeArgs, 'input'>>;
  confirmPassword?: Resolver<ResolversTypes['ConfirmPasswordPayload'], ParentType, ContextType, RequireFields<MutationConfirmPasswordArgs, 'input'>>;
  correctKey?: Resolver<ResolversTypes['CorrectKeyPayload'], ParentType, ContextType, RequireFields<MutationCorrectKeyArgs, 'input'>>;
  createAcademicResult?: Resolver<ResolversTypes['CreateAcademicResultPayload'], ParentType, ContextType, RequireFields<MutationCreateAcademicResultArgs, 'input'>>;
  createAcademicUnit?: Resolver<ResolversTypes['CreateAcademicUnitPayload'], ParentType, ContextType, RequireFields<MutationCreateAcademicUnitArgs, 'input'>>;
  createAdmissionCourse?: Resolver<ResolversTypes['CreateAdmissionCoursePayload'], ParentType, ContextType, RequireFields<MutationCreateAdmissionCourseArgs, 'input'>>;
  createAdmissionUnit?: Resolver<ResolversTypes['CreateAdmissionUnitPayload'], ParentType, ContextType, RequireFields<MutationCreateAdmissionUnitArgs, 'input'>>;
  createAssignment?: Resolver<ResolversTypes['CreateAssignmentPayload'], ParentType, ContextType, RequireFields<MutationCreateAssignmentArgs, 'input'>>;
  createCampaign?: Resolver<ResolversTypes['CreateCampaignPayload'], ParentType, ContextType, RequireFields<MutationCreateCampaignArgs, 'input'>>;
  createChapter?: Resolver<ResolversTypes['CreateChapterPayload'], ParentType, ContextType, RequireFields<MutationCreateChapterArgs, 'input'>>;
  createContent?: Resolver<ResolversTypes['CreateContentPayload'], ParentType, ContextType, RequireFields<MutationCreateContentArgs, 'input'>>;
  createCourse?: Resolver<ResolversTypes['CreateCoursePayload'], ParentType, ContextType, RequireFields<MutationCreateCourseArgs, 'input'>>;
  createExam?: Resolver<ResolversTypes['CreateExamPayload'], ParentType, ContextType, RequireFields<MutationCreateExamArgs, 'input'>>;
  createExamCampaign?: Resolver<ResolversTypes['CreateExamCampaignPayload'], ParentType, ContextType, RequireFields<MutationCreateExamCampaignArgs, 'input'>>;
  createExamYear?: Resolver<ResolversTypes['CreateExamYearPayload'], ParentType, ContextType, RequireFields<MutationCreateExamYearArgs, 'input'>>;
  createLesson?: Resolver<ResolversTypes['CreateLessonPayload'], ParentType, ContextType, RequireFields<MutationCreateLessonArgs, 'input'>>;
  createMarkingComment?: Resolver<ResolversTypes['CreateMarkingCommentPayload'], ParentType, ContextType, RequireFields<MutationCreateMarkingCommentArgs, 'input'>>;
  createMultiSubjectExam?: Resolver<ResolversTypes['CreateMultiSubjectExamPayload'], ParentType, ContextType, RequireFields<MutationCreateMultiSubjectExamArgs, 'input'>>;
  createNote?: Resolver<ResolversTypes['CreateNotePayload'], ParentType, ContextType, RequireFields<MutationCreateNoteArgs, 'input'>>;
  createStudent?: Resolver<ResolversTypes['CreateStudentPayload'], ParentType, ContextType, RequireFields<MutationCreateStudentArgs, 'input'>>;
  createSubject?: Resolver<ResolversTypes['CreateSubjectPayload'], ParentType, ContextType, RequireFields<MutationCreateSubjectArgs, 'input'>>;
  decideLateAnswers?: Resolver<ResolversTypes['DecideLateAnswersPayload'], ParentType, ContextType, RequireFields<MutationDecideLateAnswersArgs, 'input'>>;
  deleteAcademicResult?: Resolver<ResolversTypes['DeleteAcademicResultPayload'], ParentType, ContextType, RequireFields<MutationDeleteAcademicResultArgs, 'input'>>;
  deleteAcademicUnit?: Resolver<ResolversTypes['DeleteAcademicUnitPayload'], ParentType, ContextType, RequireFields<MutationDeleteAcademicUnitArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType>;
  deleteAdmissionCourse?: Resolver<ResolversTypes['DeleteAdmissionCoursePayload'], ParentType, ContextType, RequireFields<MutationDeleteAdmissionCourseArgs, 'input'>>;
  deleteAdmissionUnit?: Resolver<ResolversTypes['DeleteAdmissionUnitPayload'], ParentType, ContextType, RequireFields<MutationDeleteAdmissionUnitArgs, 'input'>>;
  deleteAssignment?: Resolver<ResolversTypes['DeleteAssignmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteAssignmentArgs, 'input'>>;
  deleteCampaign?: Resolver<ResolversTypes['DeleteCampaignPayload'], ParentType, ContextType, RequireFields<MutationDeleteCampaignArgs, 'input'>>;
  deleteCourse?: Resolver<ResolversTypes['DeleteCoursePayload'], ParentType, ContextType, RequireFields<MutationDeleteCourseArgs, 'input'>>;
  deleteExam?: Resolver<ResolversTypes['DeleteExamPayload'], ParentType, ContextType, RequireFields<MutationDeleteExamArgs, 'input'>>;
  deleteExamCampaign?: Resolver<ResolversTypes['DeleteExamCampaignPayload'], ParentType, ContextType, RequireFields<MutationDeleteExamCampaignArgs, 'input'>>;
  deleteExamResult?: Resolver<ResolversTypes['DeleteExamResultPayload'], ParentType, ContextType, RequireFields<MutationDeleteExamResultArgs, 'input'>>;
  deleteExamYear?: Resolver<ResolversTypes['DeleteExamYearPayload'], ParentType, ContextType, RequireFields<MutationDeleteExamYearArgs, 'input'>>;
  deleteMarkingComment?: Resolver<ResolversTypes['DeleteMarkingCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteMarkingCommentArgs, 'input'>>;
  deleteMultiSubjectExamResult?: Resolver<ResolversTypes['DeleteMultiSubjectExamResultPayload'], ParentType, ContextType, RequireFields<MutationDeleteMultiSubjectExamResultArgs, 'input'>>;
  deleteNote?: Resolver<ResolversTypes['DeleteNotePayload'], ParentType, ContextType, RequireFields<MutationDeleteNoteArgs, 'input'>>;
  deletePerson?: Resolver<ResolversTypes['DeletePersonPayload'], ParentType, ContextType, RequireFields<MutationDeletePersonArgs, 'input'>>;
  deleteStudent?: Resolver<ResolversTypes['DeleteStudentPayload'], ParentType, ContextType, RequireFields<MutationDeleteStudentArgs, 'input'>>;
  deleteTextDraft?: Resolver<ResolversTypes['DeleteTextDraftPayload'], ParentType, ContextType, RequireFields<MutationDeleteTextDraftArgs, 'input'>>;
  disableSecondFactor?: Resolver<ResolversTypes['DisableSecondFactorPayload'], ParentType, ContextType>;
  downloadData?: Resolver<ResolversTypes['DownloadDataPayload'], ParentType, ContextType, Partial<MutationDownloadDataArgs>>;
  duplicateContent?: Resolver<ResolversTypes['DuplicateContentPayload'], ParentType, ContextType, RequireFields<MutationDuplicateContentArgs, 'input'>>;
  enableSecondFactor?: Resolver<ResolversTypes['EnableSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationEnableSecondFactorArgs, 'input'>>;
  endEnrollment?: Resolver<ResolversTypes['EndEnrollmentPayload'], ParentType, ContextType, RequireFields<MutationEndEnrollmentArgs, 'input'>>;
  endGrant?: Resolver<ResolversTypes['EndGrantPayload'], ParentType, ContextType, RequireFields<MutationEndGrantArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endPersonSessions?: Resolver<ResolversTypes['EndPersonSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndPersonSessionsArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  enroll?: Resolver<ResolversTypes['EnrollPayload'], ParentType, ContextType, RequireFields<MutationEnrollArgs, 'input'>>;
  enrollStudent?: Resolver<ResolversTypes['EnrollStudentPayload'], ParentType, ContextType, RequireFields<MutationEnrollStudentArgs, 'input'>>;
  excludeAttempts?: Resolver<ResolversTypes['ExcludeAttemptsPayload'], ParentType, ContextType, RequireFields<MutationExcludeAttemptsArgs, 'input'>>;
  giveExtraTime?: Resolver<ResolversTypes['GiveExtraTimePayload'], ParentType, ContextType, RequireFields<MutationGiveExtraTimeArgs, 'input'>>;
  giveGrant?: Resolver<ResolversTypes['GiveGrantPayload'], ParentType, ContextType, RequireFields<MutationGiveGrantArgs, 'input'>>;
  givePersonalWindow?: Resolver<ResolversTypes['GivePersonalWindowPayload'], ParentType, ContextType, RequireFields<MutationGivePersonalWindowArgs, 'input'>>;
  importStudents?: Resolver<ResolversTypes['ImportStudentsPayload'], ParentType, ContextType, RequireFields<MutationImportStudentsArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  markWrittenExam?: Resolver<ResolversTypes['MarkWrittenExamPayload'], ParentType, ContextType, RequireFields<MutationMarkWrittenExamArgs, 'input'>>;
  moveContent?: Resolver<ResolversTypes['MoveContentPayload'], ParentType, ContextType, RequireFields<MutationMoveContentArgs, 'input'>>;
  newRecoveryCodes?: Resolver<ResolversTypes['NewRecoveryCodesPayload'], ParentType, ContextType>;
  readmitAttempts?: Resolver<ResolversTypes['ReadmitAttemptsPayload'], ParentType, ContextType, RequireFields<MutationReadmitAttemptsArgs, 'input'>>;
  refreshViewer?: Resolver<ResolversTypes['RefreshViewerPayload'], ParentType, ContextType>;
  refuseKeyChallenge?: Resolver<ResolversTypes['RefuseKeyChallengePayload'], ParentType, ContextType, RequireFields<MutationRefuseKeyChallengeArgs, 'input'>>;
  registerAnswerPages?: Resolver<ResolversTypes['RegisterAnswerPagesPayload'], ParentType, ContextType, RequireFields<MutationRegisterAnswerPagesArgs, 'input'>>;
  registerAssignmentFile?: Resolver<ResolversTypes['RegisterAssignmentFilePayload'], ParentType, ContextType, RequireFields<MutationRegisterAssignmentFileArgs, 'input'>>;
  registerForCampaign?: Resolver<ResolversTypes['RegisterForCampaignPayload'], ParentType, ContextType, RequireFields<MutationRegisterForCampaignArgs, 'input'>>;
  registerForExamCampaign?: Resolver<ResolversTypes['RegisterForExamCampaignPayload'], ParentType, ContextType, RequireFields<MutationRegisterForExamCampaignArgs, 'input'>>;
  removeCandidates?: Resolver<ResolversTypes['RemoveCandidatesPayload'], ParentType, ContextType, RequireFields<MutationRemoveCandidatesArgs, 'input'>>;
  removeProfilePhoto?: Resolver<ResolversTypes['RemoveProfilePhotoPayload'], ParentType, ContextType, RequireFields<MutationRemoveProfilePhotoArgs, 'input'>>;
  removeRoster?: Resolver<ResolversTypes['RemoveRosterPayload'], ParentType, ContextType, RequireFields<MutationRemoveRosterArgs, 'input'>>;
  reopenAttempts?: Resolver<ResolversTypes['ReopenAttemptsPayload'], ParentType, ContextType, RequireFields<MutationReopenAttemptsArgs, 'input'>>;
  requestAddressChange?: Resolver<ResolversTypes['RequestAddressChangePayload'], ParentType, ContextType, RequireFields<MutationRequestAddressChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreContent?: Resolver<ResolversTypes['RestoreContentPayload'], ParentType, ContextType, RequireFields<MutationRestoreContentArgs, 'input'>>;
  returnAssignmentSubmission?: Resolver<ResolversTypes['ReturnAssignmentSubmissionPayload'], ParentType, ContextType, RequireFields<MutationReturnAssignmentSubmissionArgs, 'input'>>;
  saveAnswerChanges?: Resolver<ResolversTypes['SaveAnswersPayload'], ParentType, ContextType, RequireFields<MutationSaveAnswerChangesArgs, 'input'>>;
  saveAnswers?: Resolver<ResolversTypes['SaveAnswersPayload'], ParentType, ContextType, RequireFields<MutationSaveAnswersArgs, 'input'>>;
  saveAssignmentDraft?: Resolver<ResolversTypes['SaveAssignmentDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveAssignmentDraftArgs, 'input'>>;
  saveLessonProgress?: Resolver<ResolversTypes['SaveLessonProgressPayload'], ParentType, ContextType, RequireFields<MutationSaveLessonProgressArgs, 'input'>>;
  saveQuestionTimes?: Resolver<ResolversTypes['SaveQuestionTimesPayload'], ParentType, ContextType, RequireFields<MutationSaveQuestionTimesArgs, 'input'>>;
  saveTextDraft?: Resolver<ResolversTypes['SaveTextDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveTextDraftArgs, 'input'>>;
  sendExamMessage?: Resolver<ResolversTypes['SendExamMessagePayload'], ParentType, ContextType, RequireFields<MutationSendExamMessageArgs, 'input'>>;
  sendInvitations?: Resolver<ResolversTypes['SendInvitationsPayload'], ParentType, ContextType>;
  sendResetCode?: Resolver<ResolversTypes['SendResetCodePayload'], ParentType, ContextType, RequireFields<MutationSendResetCodeArgs, 'input'>>;
  setExamRelease?: Resolver<ResolversTypes['SetExamReleasePayload'], ParentType, ContextType, RequireFields<MutationSetExamReleaseArgs, 'input'>>;
  setFinalMark?: Resolver<ResolversTypes['SetFinalMarkPayload'], ParentType, ContextType, RequireFields<MutationSetFinalMarkArgs, 'input'>>;
  setSecondMarking?: Resolver<ResolversTypes['SetSecondMarkingPayload'], ParentType, ContextType, RequireFields<MutationSetSecondMarkingArgs, 'input'>>;
  setUpSecondFactor?: Resolver<ResolversTypes['SetUpSecondFactorPayload'], ParentType, ContextType>;
  signup?: Resolver<ResolversTypes['SignupPayload'], ParentType, ContextType, RequireFields<MutationSignupArgs, 'input'>>;
  startExam?: Resolver<ResolversTypes['StartExamPayload'], ParentType, ContextType, RequireFields<MutationStartExamArgs, 'input'>>;
  startMultiSubjectExam?: Resolver<ResolversTypes['StartMultiSubjectExamPayload'], ParentType, ContextType, RequireFields<MutationStartMultiSubjectExamArgs, 'input'>>;
  submitAssignment?: Resolver<ResolversTypes['SubmitAssignmentPayload'], ParentType, ContextType, RequireFields<MutationSubmitAssignmentArgs, 'input'>>;
  submitExam?: Resolver<ResolversTypes['SubmitExamPayload'], ParentType, ContextType, RequireFields<MutationSubmitExamArgs, 'input'>>;
  submitLateAnswers?: Resolver<ResolversTypes['SubmitLateAnswersPayload'], ParentType, ContextType, RequireFields<MutationSubmitLateAnswersArgs, 'input'>>;
  submitMultiSubjectExam?: Resolver<ResolversTypes['SubmitMultiSubjectExamPayload'], ParentType, ContextType, RequireFields<MutationSubmitMultiSubjectExamArgs, 'input'>>;
  unblockPerson?: Resolver<ResolversTypes['UnblockPersonPayload'], ParentType, ContextType, RequireFields<MutationUnblockPersonArgs, 'input'>>;
  updateAcademicResult?: Resolver<ResolversTypes['UpdateAcademicResultPayload'], ParentType, ContextType, RequireFields<MutationUpdateAcademicResultArgs, 'input'>>;
  updateAcademicUnit?: Resolver<ResolversTypes['UpdateAcademicUnitPayload'], ParentType, ContextType, RequireFields<MutationUpdateAcademicUnitArgs, 'input'>>;
  updateAdmissionCourse?: Resolver<ResolversTypes['UpdateAdmissionCoursePayload'], ParentType, ContextType, RequireFields<MutationUpdateAdmissionCourseArgs, 'input'>>;
  updateAdmissionUnit?: Resolver<ResolversTypes['UpdateAdmissionUnitPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdmissionUnitArgs, 'input'>>;
  updateAssignment?: Resolver<ResolversTypes['UpdateAssignmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateAssignmentArgs, 'input'>>;
  updateBankQuestion?: Resolver<ResolversTypes['UpdateBankQuestionPayload'], ParentType, ContextType, RequireFields<MutationUpdateBankQuestionArgs, 'input'>>;
  updateCampaign?: Resolver<ResolversTypes['UpdateCampaignPayload'], ParentType, ContextType, RequireFields<MutationUpdateCampaignArgs, 'input'>>;
  updateChapter?: Resolver<ResolversTypes['UpdateChapterPayload'], ParentType, ContextType, RequireFields<MutationUpdateChapterArgs, 'input'>>;
  updateContent?: Resolver<ResolversTypes['UpdateContentPayload'], ParentType, ContextType, RequireFields<MutationUpdateContentArgs, 'input'>>;
  updateCourse?: Resolver<ResolversTypes['UpdateCoursePayload'], ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'input'>>;
  updateExam?: Resolver<ResolversTypes['UpdateExamPayload'], ParentType, ContextType, RequireFields<MutationUpdateExamArgs, 'input'>>;
  updateExamCampaign?: Resolver<ResolversTypes['UpdateExamCampaignPayload'], ParentType, ContextType, RequireFields<MutationUpdateExamCampaignArgs, 'input'>>;
  updateExamCampaignRegistration?: Resolver<ResolversTypes['UpdateExamCampaignRegistrationPayload'], ParentType, ContextType, RequireFields<MutationUpdateExamCampaignRegistrationArgs, 'input'>>;
  updateExamYear?: Resolver<ResolversTypes['UpdateExamYearPayload'], ParentType, ContextType, RequireFields<MutationUpdateExamYearArgs, 'input'>>;
  updateLesson?: Resolver<ResolversTypes['UpdateLessonPayload'], ParentType, ContextType, RequireFields<MutationUpdateLessonArgs, 'input'>>;
  updateMarkingComment?: Resolver<ResolversTypes['UpdateMarkingCommentPayload'], ParentType, ContextType, RequireFields<MutationUpdateMarkingCommentArgs, 'input'>>;
  updateMultiSubjectExam?: Resolver<ResolversTypes['UpdateMultiSubjectExamPayload'], ParentType, ContextType, RequireFields<MutationUpdateMultiSubjectExamArgs, 'input'>>;
  updateNote?: Resolver<ResolversTypes['UpdateNotePayload'], ParentType, ContextType, RequireFields<MutationUpdateNoteArgs, 'input'>>;
  updateNotificationPreferences?: Resolver<ResolversTypes['UpdateNotificationPreferencesPayload'], ParentType, ContextType, RequireFields<MutationUpdateNotificationPreferencesArgs, 'input'>>;
  updateStudent?: Resolver<ResolversTypes['UpdateStudentPayload'], ParentType, ContextType, RequireFields<MutationUpdateStudentArgs, 'input'>>;
  updateStudyPlan?: Resolver<ResolversTypes['UpdateStudyPlanPayload'], ParentType, ContextType, RequireFields<MutationUpdateStudyPlanArgs, 'input'>>;
  updateSubject?: Resolver<ResolversTypes['UpdateSubjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateSubjectArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  uploadAnswerPage?: Resolver<ResolversTypes['UploadedAnswerPage'], ParentType, ContextType, RequireFields<MutationUploadAnswerPageArgs, 'input'>>;
  uploadAnswerPart?: Resolver<ResolversTypes['AnswerUpload'], ParentType, ContextType, RequireFields<MutationUploadAnswerPartArgs, 'input'>>;
  uploadAnswerPdf?: Resolver<ResolversTypes['UploadAnswerPdfPayload'], ParentType, ContextType, RequireFields<MutationUploadAnswerPdfArgs, 'input'>>;
  uploadAssignmentFile?: Resolver<ResolversTypes['UploadedAnswerPage'], ParentType, ContextType, RequireFields<MutationUploadAssignmentFileArgs, 'input'>>;
  uploadPicture?: Resolver<ResolversTypes['UploadPicturePayload'], ParentType, ContextType, RequireFields<MutationUploadPictureArgs, 'input'>>;
  uploadProfilePhoto?: Resolver<ResolversTypes['UploadProfilePhotoPayload'], ParentType, ContextType, RequireFields<MutationUploadProfilePhotoArgs, 'input'>>;
  verifyOtp?: Resolver<ResolversTypes['VerifyOtpPayload'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'input'>>;
  withdrawAssignment?: Resolver<ResolversTypes['WithdrawAssignmentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAssignmentArgs, 'input'>>;
  withdrawPersonalWindow?: Resolver<ResolversTypes['WithdrawPersonalWindowPayload'], ParentType, ContextType, RequireFields<MutationWithdrawPersonalWindowArgs, 'input'>>;
};

export type NewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewRecoveryCodesPayload'] = ResolversParentTypes['NewRecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  assignmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  examCampaignId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  examId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  grantRole?: Resolver<Maybe<ResolversTypes['GrantRole']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAccepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isChange?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  sms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreferences'] = ResolversParentTypes['NotificationPreferences']> = {
  canEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
};

export type OptionStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionStatistics'] = ResolversParentTypes['OptionStatistics']> = {
  chosenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OwnMeritEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMeritEntry'] = ResolversParentTypes['OwnMeritEntry']> = {
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeTakenMinutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaperKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperKey'] = ResolversParentTypes['PaperKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['PaperOrder']>, ParentType, ContextType>;
  paperUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperOption'] = ResolversParentTypes['PaperOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type PaperOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperOrder'] = ResolversParentTypes['PaperOrder']> = {
  options?: Resolver<Array<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaperQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperQuestion'] = ResolversParentTypes['PaperQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PaperOption']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type PaperSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperSubject'] = ResolversParentTypes['PaperSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['PaperQuestion']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  account?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  attempts?: Resolver<Maybe<ResolversTypes['PersonAttemptConnection']>, ParentType, ContextType, RequireFields<PersonAttemptsArgs, 'first'>>;
  blockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enrollments?: Resolver<Maybe<Array<ResolversTypes['PersonEnrollment']>>, ParentType, ContextType>;
  grants?: Resolver<Maybe<Array<ResolversTypes['Grant']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['PersonResultConnection']>, ParentType, ContextType, RequireFields<PersonResultsArgs, 'first'>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
};

export type PersonAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonAttempt'] = ResolversParentTypes['PersonAttempt']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHandedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonAttemptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonAttemptConnection'] = ResolversParentTypes['PersonAttemptConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonAttempt']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonConnection'] = ResolversParentTypes['PersonConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonEnrollmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonEnrollment'] = ResolversParentTypes['PersonEnrollment']> = {
  category?: Resolver<ResolversTypes['EnrollmentCategory'], ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enrolledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isByAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonResult'] = ResolversParentTypes['PersonResult']> = {
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonResultConnection'] = ResolversParentTypes['PersonResultConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonResult']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonalWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalWindow'] = ResolversParentTypes['PersonalWindow']> = {
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  academicCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryAcademicCourseArgs, 'id'>>;
  academicCourses?: Resolver<Maybe<Array<ResolversTypes['Course']>>, ParentType, ContextType>;
  admissionCourse?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType, RequireFields<QueryAdmissionCourseArgs, 'courseCode'>>;
  admissionCourseById?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType, RequireFields<QueryAdmissionCourseByIdArgs, 'id'>>;
  admissionCourses?: Resolver<Maybe<Array<ResolversTypes['AdmissionCourse']>>, ParentType, ContextType>;
  admissionUnit?: Resolver<Maybe<ResolversTypes['AdmissionUnit']>, ParentType, ContextType, RequireFields<QueryAdmissionUnitArgs, 'id'>>;
  admissionUnits?: Resolver<Maybe<Array<ResolversTypes['AdmissionUnit']>>, ParentType, ContextType, Partial<QueryAdmissionUnitsArgs>>;
  answerUpload?: Resolver<Maybe<ResolversTypes['AnswerUpload']>, ParentType, ContextType, RequireFields<QueryAnswerUploadArgs, 'ticket' | 'uploadId'>>;
  archivedContent?: Resolver<Maybe<ResolversTypes['ArchivedContentConnection']>, ParentType, ContextType, RequireFields<QueryArchivedContentArgs, 'courseId' | 'first'>>;
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType, RequireFields<QueryAssignmentArgs, 'id'>>;
  assignmentSubmission?: Resolver<Maybe<ResolversTypes['ListedAssignmentSubmission']>, ParentType, ContextType, RequireFields<QueryAssignmentSubmissionArgs, 'id'>>;
  assignmentSubmissions?: Resolver<Maybe<ResolversTypes['AssignmentSubmissionConnection']>, ParentType, ContextType, RequireFields<QueryAssignmentSubmissionsArgs, 'assignmentId' | 'first'>>;
  assignments?: Resolver<Maybe<Array<ResolversTypes['Assignment']>>, ParentType, ContextType>;
  attempt?: Resolver<Maybe<ResolversTypes['Attempt']>, ParentType, ContextType, RequireFields<QueryAttemptArgs, 'id'>>;
  attemptNotices?: Resolver<Maybe<ResolversTypes['AttemptNotices']>, ParentType, ContextType, RequireFields<QueryAttemptNoticesArgs, 'attemptId'>>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'actor' | 'first'>>;
  bankDraws?: Resolver<Maybe<Array<ResolversTypes['BankDraw']>>, ParentType, ContextType, RequireFields<QueryBankDrawsArgs, 'input'>>;
  bankQuestion?: Resolver<Maybe<ResolversTypes['BankQuestion']>, ParentType, ContextType, RequireFields<QueryBankQuestionArgs, 'id'>>;
  bankQuestions?: Resolver<Maybe<ResolversTypes['BankQuestionConnection']>, ParentType, ContextType, RequireFields<QueryBankQuestionsArgs, 'archived' | 'first' | 'search' | 'singleAnswer' | 'unused' | 'withoutCreative'>>;
  bankWords?: Resolver<Maybe<ResolversTypes['BankWords']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryCampaignArgs, 'id'>>;
  campaignRegistrations?: Resolver<Maybe<ResolversTypes['CampaignRegistrationConnection']>, ParentType, ContextType, RequireFields<QueryCampaignRegistrationsArgs, 'campaignId' | 'first'>>;
  campaigns?: Resolver<Maybe<Array<ResolversTypes['Campaign']>>, ParentType, ContextType>;
  candidates?: Resolver<Maybe<ResolversTypes['CandidateConnection']>, ParentType, ContextType, RequireFields<QueryCandidatesArgs, 'campaignId' | 'first'>>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType, RequireFields<QueryChapterArgs, 'id'>>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id'>>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courseList?: Resolver<Maybe<ResolversTypes['CourseListEntryConnection']>, ParentType, ContextType, RequireFields<QueryCourseListArgs, 'first' | 'search'>>;
  courseUsage?: Resolver<Maybe<ResolversTypes['CourseUsage']>, ParentType, ContextType, RequireFields<QueryCourseUsageArgs, 'id'>>;
  courses?: Resolver<Maybe<Array<ResolversTypes['Course']>>, ParentType, ContextType, Partial<QueryCoursesArgs>>;
  coursesByCode?: Resolver<Maybe<Array<ResolversTypes['Course']>>, ParentType, ContextType, RequireFields<QueryCoursesByCodeArgs, 'courseCode'>>;
  currentExams?: Resolver<Maybe<Array<ResolversTypes['CurrentExam']>>, ParentType, ContextType>;
  editableAdmissionCourse?: Resolver<Maybe<ResolversTypes['EditableContent']>, ParentType, ContextType, RequireFields<QueryEditableAdmissionCourseArgs, 'id'>>;
  editableAssignment?: Resolver<Maybe<ResolversTypes['EditableContent']>, ParentType, ContextType, RequireFields<QueryEditableAssignmentArgs, 'id'>>;
  editableCampaign?: Resolver<Maybe<ResolversTypes['EditableContent']>, ParentType, ContextType, RequireFields<QueryEditableCampaignArgs, 'id'>>;
  editableContent?: Resolver<Maybe<ResolversTypes['EditableContent']>, ParentType, ContextType, RequireFields<QueryEditableContentArgs, 'id' | 'kind'>>;
  editableCourse?: Resolver<Maybe<ResolversTypes['EditableContent']>, ParentType, ContextType, RequireFields<QueryEditableCourseArgs, 'id'>>;
  editableExamCampaign?: Resolver<Maybe<ResolversTypes['EditableContent']>, ParentType, ContextType, RequireFields<QueryEditableExamCampaignArgs, 'id'>>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType, RequireFields<QueryExamArgs, 'id'>>;
  examActions?: Resolver<Maybe<Array<ResolversTypes['ExamAction']>>, ParentType, ContextType, RequireFields<QueryExamActionsArgs, 'examId' | 'examKind'>>;
  examActivity?: Resolver<Maybe<ResolversTypes['ExamActivity']>, ParentType, ContextType, RequireFields<QueryExamActivityArgs, 'examId' | 'examKind'>>;
  examCampaign?: Resolver<Maybe<ResolversTypes['ExamCampaign']>, ParentType, ContextType, RequireFields<QueryExamCampaignArgs, 'id'>>;
  examCampaignRegistrations?: Resolver<Maybe<ResolversTypes['CampaignRegistrationConnection']>, ParentType, ContextType, RequireFields<QueryExamCampaignRegistrationsArgs, 'campaignId' | 'first' | 'offRoster'>>;
  examCampaigns?: Resolver<Maybe<Array<ResolversTypes['ExamCampaign']>>, ParentType, ContextType>;
  examKeyCorrections?: Resolver<Maybe<ResolversTypes['ExamKeyCorrections']>, ParentType, ContextType, RequireFields<QueryExamKeyCorrectionsArgs, 'examId' | 'examKind'>>;
  examMessages?: Resolver<Maybe<Array<ResolversTypes['ExamMessage']>>, ParentType, ContextType, RequireFields<QueryExamMessagesArgs, 'examId' | 'examKind'>>;
  examNotices?: Resolver<Maybe<ResolversTypes['ExamNotices']>, ParentType, ContextType, RequireFields<QueryExamNoticesArgs, 'examId' | 'examKind'>>;
  examParticipants?: Resolver<Maybe<ResolversTypes['ExamParticipantConnection']>, ParentType, ContextType, RequireFields<QueryExamParticipantsArgs, 'examId' | 'examKind' | 'first'>>;
  examResult?: Resolver<Maybe<ResolversTypes['ExamResult']>, ParentType, ContextType, RequireFields<QueryExamResultArgs, 'examId' | 'userId'>>;
  examResults?: Resolver<Maybe<ResolversTypes['SingleExamResultConnection']>, ParentType, ContextType, RequireFields<QueryExamResultsArgs, 'examId' | 'first'>>;
  examStatistics?: Resolver<Maybe<ResolversTypes['ExamStatistics']>, ParentType, ContextType, RequireFields<QueryExamStatisticsArgs, 'examId' | 'examKind'>>;
  examYear?: Resolver<Maybe<ResolversTypes['ExamYear']>, ParentType, ContextType, RequireFields<QueryExamYearArgs, 'id'>>;
  examYears?: Resolver<Maybe<Array<ResolversTypes['ExamYear']>>, ParentType, ContextType>;
  exams?: Resolver<Maybe<ResolversTypes['ExamConnection']>, ParentType, ContextType, RequireFields<QueryExamsArgs, 'first'>>;
  expectedStudents?: Resolver<Maybe<ResolversTypes['ExpectedStudentConnection']>, ParentType, ContextType, RequireFields<QueryExpectedStudentsArgs, 'examId' | 'examKind' | 'first' | 'isPersonalOnly'>>;
  grantedExams?: Resolver<Maybe<Array<ResolversTypes['GrantedExam']>>, ParentType, ContextType, RequireFields<QueryGrantedExamsArgs, 'courseId'>>;
  keyChallenges?: Resolver<Maybe<ResolversTypes['KeyChallengeConnection']>, ParentType, ContextType, RequireFields<QueryKeyChallengesArgs, 'first' | 'state'>>;
  keyCorrectionPreview?: Resolver<Maybe<ResolversTypes['KeyCorrectionPreview']>, ParentType, ContextType, RequireFields<QueryKeyCorrectionPreviewArgs, 'input'>>;
  lateAnswers?: Resolver<Maybe<ResolversTypes['LateAnswersConnection']>, ParentType, ContextType, RequireFields<QueryLateAnswersArgs, 'first'>>;
  lateAnswersById?: Resolver<Maybe<ResolversTypes['LateAnswers']>, ParentType, ContextType, RequireFields<QueryLateAnswersByIdArgs, 'id'>>;
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<QueryLessonArgs, 'id'>>;
  markComparison?: Resolver<Maybe<ResolversTypes['MarkComparison']>, ParentType, ContextType, RequireFields<QueryMarkComparisonArgs, 'submissionId'>>;
  markingComments?: Resolver<Maybe<Array<ResolversTypes['MarkingComment']>>, ParentType, ContextType>;
  markingExams?: Resolver<Maybe<ResolversTypes['MarkingExamConnection']>, ParentType, ContextType, RequireFields<QueryMarkingExamsArgs, 'first' | 'state'>>;
  markingNeighbours?: Resolver<Maybe<ResolversTypes['MarkingNeighbours']>, ParentType, ContextType, RequireFields<QueryMarkingNeighboursArgs, 'submissionId'>>;
  markingQueue?: Resolver<Maybe<ResolversTypes['WrittenSubmissionConnection']>, ParentType, ContextType, RequireFields<QueryMarkingQueueArgs, 'first'>>;
  markingStudents?: Resolver<Maybe<ResolversTypes['MarkingStudentConnection']>, ParentType, ContextType, RequireFields<QueryMarkingStudentsArgs, 'first' | 'state'>>;
  meritListState?: Resolver<Maybe<ResolversTypes['MeritListState']>, ParentType, ContextType, RequireFields<QueryMeritListStateArgs, 'campaignId'>>;
  multiSubjectExam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType, RequireFields<QueryMultiSubjectExamArgs, 'id'>>;
  multiSubjectExamOfYear?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType, RequireFields<QueryMultiSubjectExamOfYearArgs, 'yearId'>>;
  multiSubjectExamResult?: Resolver<Maybe<ResolversTypes['MultiSubjectExamResult']>, ParentType, ContextType, RequireFields<QueryMultiSubjectExamResultArgs, 'id'>>;
  multiSubjectExamResults?: Resolver<Maybe<ResolversTypes['MultiSubjectExamResultConnection']>, ParentType, ContextType, RequireFields<QueryMultiSubjectExamResultsArgs, 'first'>>;
  multiSubjectExams?: Resolver<Maybe<ResolversTypes['MultiSubjectExamConnection']>, ParentType, ContextType, RequireFields<QueryMultiSubjectExamsArgs, 'first'>>;
  myGrants?: Resolver<Maybe<Array<ResolversTypes['Grant']>>, ParentType, ContextType>;
  myLateAnswers?: Resolver<Maybe<Array<ResolversTypes['LateAnswers']>>, ParentType, ContextType, RequireFields<QueryMyLateAnswersArgs, 'examId'>>;
  openAttempts?: Resolver<Maybe<Array<ResolversTypes['Attempt']>>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['PersonConnection']>, ParentType, ContextType, RequireFields<QueryPeopleArgs, 'first' | 'search'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  roster?: Resolver<Maybe<ResolversTypes['Roster']>, ParentType, ContextType, RequireFields<QueryRosterArgs, 'campaignId'>>;
  rosterImport?: Resolver<Maybe<ResolversTypes['RosterImport']>, ParentType, ContextType, RequireFields<QueryRosterImportArgs, 'campaignId' | 'importId'>>;
  rosterProblems?: Resolver<Maybe<ResolversTypes['RosterProblemConnection']>, ParentType, ContextType, RequireFields<QueryRosterProblemsArgs, 'campaignId' | 'first' | 'importId'>>;
  search?: Resolver<Maybe<Array<ResolversTypes['SearchGroup']>>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'offset' | 'query'>>;
  secondMarking?: Resolver<Maybe<ResolversTypes['SecondMarking']>, ParentType, ContextType, RequireFields<QuerySecondMarkingArgs, 'examId'>>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  students?: Resolver<Maybe<ResolversTypes['StudentConnection']>, ParentType, ContextType, RequireFields<QueryStudentsArgs, 'first'>>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType, RequireFields<QuerySubjectArgs, 'id'>>;
  takesAssignmentSubmissions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textDraft?: Resolver<Maybe<ResolversTypes['TextDraft']>, ParentType, ContextType, RequireFields<QueryTextDraftArgs, 'id' | 'kind'>>;
  textVersion?: Resolver<Maybe<ResolversTypes['TextVersion']>, ParentType, ContextType, RequireFields<QueryTextVersionArgs, 'id' | 'kind' | 'number'>>;
  textVersions?: Resolver<Maybe<Array<ResolversTypes['TextVersion']>>, ParentType, ContextType, RequireFields<QueryTextVersionsArgs, 'id' | 'kind'>>;
  unmarkedExamResults?: Resolver<Maybe<ResolversTypes['WrittenSubmissionConnection']>, ParentType, ContextType, RequireFields<QueryUnmarkedExamResultsArgs, 'first'>>;
  unreconciledSubmissions?: Resolver<Maybe<ResolversTypes['WrittenSubmissionConnection']>, ParentType, ContextType, RequireFields<QueryUnreconciledSubmissionsArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  writtenSubmissions?: Resolver<Maybe<Array<ResolversTypes['WrittenSubmission']>>, ParentType, ContextType, RequireFields<QueryWrittenSubmissionsArgs, 'examId' | 'userId'>>;
};

export type QuestionCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionCorrection'] = ResolversParentTypes['QuestionCorrection']> = {
  correctedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['KeyCorrectionKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionStatistics'] = ResolversParentTypes['QuestionStatistics']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['KeyCorrectionKind']>, ParentType, ContextType>;
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrimination?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['OptionStatistics']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QuestionTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionTime'] = ResolversParentTypes['QuestionTime']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadmitAttemptsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadmitAttemptsPayload'] = ResolversParentTypes['ReadmitAttemptsPayload']> = {
  readmittedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  answersHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attemptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RefreshViewerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshViewerPayload'] = ResolversParentTypes['RefreshViewerPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RefuseKeyChallengePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefuseKeyChallengePayload'] = ResolversParentTypes['RefuseKeyChallengePayload']> = {
  challenge?: Resolver<ResolversTypes['KeyChallenge'], ParentType, ContextType>;
};

export type RegisterAnswerPagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterAnswerPagesPayload'] = ResolversParentTypes['RegisterAnswerPagesPayload']> = {
  pages?: Resolver<Array<ResolversTypes['UploadedAnswerPage']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterAssignmentFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterAssignmentFilePayload'] = ResolversParentTypes['RegisterAssignmentFilePayload']> = {
  page?: Resolver<ResolversTypes['UploadedAnswerPage'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterForCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterForCampaignPayload'] = ResolversParentTypes['RegisterForCampaignPayload']> = {
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export type RegisterForExamCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterForExamCampaignPayload'] = ResolversParentTypes['RegisterForExamCampaignPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['ExamCampaign']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
};

export type RegisteredExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredExam'] = ResolversParentTypes['RegisteredExam']> = {
  campaign?: Resolver<Maybe<ResolversTypes['ExamCampaign']>, ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  examKind?: Resolver<Maybe<ResolversTypes['ExamKind']>, ParentType, ContextType>;
  examTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeLimitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveCandidatesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCandidatesPayload'] = ResolversParentTypes['RemoveCandidatesPayload']> = {
  roster?: Resolver<ResolversTypes['Roster'], ParentType, ContextType>;
};

export type RemoveProfilePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProfilePhotoPayload'] = ResolversParentTypes['RemoveProfilePhotoPayload']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
};

export type RemoveRosterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRosterPayload'] = ResolversParentTypes['RemoveRosterPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['ExamCampaign']>, ParentType, ContextType>;
  roster?: Resolver<ResolversTypes['Roster'], ParentType, ContextType>;
};

export type ReopenAttemptsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReopenAttemptsPayload'] = ResolversParentTypes['ReopenAttemptsPayload']> = {
  reopenedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestAddressChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestAddressChangePayload'] = ResolversParentTypes['RequestAddressChangePayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestoreContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreContentPayload'] = ResolversParentTypes['RestoreContentPayload']> = {
  restoredId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ResultExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultExclusion'] = ResolversParentTypes['ResultExclusion']> = {
  excludedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultVersion'] = ResolversParentTypes['ResultVersion']> = {
  countsForRank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeTakenMinutes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReturnAssignmentSubmissionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnAssignmentSubmissionPayload'] = ResolversParentTypes['ReturnAssignmentSubmissionPayload']> = {
  submission?: Resolver<ResolversTypes['AssignmentSubmission'], ParentType, ContextType>;
};

export type ReviewedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedOption'] = ResolversParentTypes['ReviewedOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type ReviewedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedQuestion'] = ResolversParentTypes['ReviewedQuestion']> = {
  challenge?: Resolver<Maybe<ResolversTypes['KeyChallenge']>, ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['QuestionCorrection']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ReviewedOption']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ScoreReason'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type ReviewedSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedSubject'] = ResolversParentTypes['ReviewedSubject']> = {
  blankCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['ReviewedQuestion']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewedWrittenQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedWrittenQuestion'] = ResolversParentTypes['ReviewedWrittenQuestion']> = {
  answerGuidelines?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  answerPages?: Resolver<Maybe<ResolversTypes['AnswerPagesState']>, ParentType, ContextType>;
  answerPdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marks?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  solutionPdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type RichTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichText'] = ResolversParentTypes['RichText']> = {
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RosterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Roster'] = ResolversParentTypes['Roster']> = {
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offRosterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterImport'] = ResolversParentTypes['RosterImport']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  existingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offRosterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterProblem'] = ResolversParentTypes['RosterProblem']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RosterProblemKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RosterProblemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterProblemConnection'] = ResolversParentTypes['RosterProblemConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RosterProblem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveAnswersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAnswersPayload'] = ResolversParentTypes['SaveAnswersPayload']> = {
  pace?: Resolver<ResolversTypes['ExamPace'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveAssignmentDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAssignmentDraftPayload'] = ResolversParentTypes['SaveAssignmentDraftPayload']> = {
  submission?: Resolver<ResolversTypes['AssignmentSubmission'], ParentType, ContextType>;
};

export type SaveLessonProgressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveLessonProgressPayload'] = ResolversParentTypes['SaveLessonProgressPayload']> = {
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['LessonProgress'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveQuestionTimesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveQuestionTimesPayload'] = ResolversParentTypes['SaveQuestionTimesPayload']> = {
  saved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveTextDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTextDraftPayload'] = ResolversParentTypes['SaveTextDraftPayload']> = {
  draft?: Resolver<ResolversTypes['TextDraft'], ParentType, ContextType>;
};

export type SavedSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSelection'] = ResolversParentTypes['SavedSelection']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selectedOptionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SavedWrittenAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedWrittenAnswer'] = ResolversParentTypes['SavedWrittenAnswer']> = {
  answerPages?: Resolver<Maybe<ResolversTypes['AnswerPagesState']>, ParentType, ContextType>;
  answerPdfUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ScoreChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreChange'] = ResolversParentTypes['ScoreChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCourse'] = ResolversParentTypes['SearchCourse']> = {
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  course?: Resolver<ResolversTypes['SearchCourse'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentType?: Resolver<Maybe<ResolversTypes['SearchParent']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trail?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondMarkingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondMarking'] = ResolversParentTypes['SecondMarking']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tolerance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SendExamMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendExamMessagePayload'] = ResolversParentTypes['SendExamMessagePayload']> = {
  message?: Resolver<ResolversTypes['ExamMessage'], ParentType, ContextType>;
};

export type SendInvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendInvitationsPayload'] = ResolversParentTypes['SendInvitationsPayload']> = {
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendResetCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendResetCodePayload'] = ResolversParentTypes['SendResetCodePayload']> = {
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SetExamReleasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetExamReleasePayload'] = ResolversParentTypes['SetExamReleasePayload']> = {
  release?: Resolver<ResolversTypes['ExamRelease'], ParentType, ContextType>;
};

export type SetFinalMarkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFinalMarkPayload'] = ResolversParentTypes['SetFinalMarkPayload']> = {
  submission?: Resolver<ResolversTypes['WrittenSubmission'], ParentType, ContextType>;
};

export type SetSecondMarkingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSecondMarkingPayload'] = ResolversParentTypes['SetSecondMarkingPayload']> = {
  secondMarking?: Resolver<ResolversTypes['SecondMarking'], ParentType, ContextType>;
};

export type SetUpSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSecondFactorPayload'] = ResolversParentTypes['SetUpSecondFactorPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupPayload'] = ResolversParentTypes['SignupPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SingleExamResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleExamResult'] = ResolversParentTypes['SingleExamResult']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateTaken?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  exclusion?: Resolver<Maybe<ResolversTypes['ResultExclusion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  questionTimes?: Resolver<Maybe<Array<ResolversTypes['QuestionTime']>>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['ReviewedQuestion']>>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoreChanges?: Resolver<Maybe<Array<ResolversTypes['ScoreChange']>>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['ExamStanding']>, ParentType, ContextType>;
  timeTakenMinutes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  versions?: Resolver<Maybe<Array<ResolversTypes['ResultVersion']>>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ResultVisibility'], ParentType, ContextType>;
  writtenQuestions?: Resolver<Maybe<Array<ResolversTypes['ReviewedWrittenQuestion']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SingleExamResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleExamResultConnection'] = ResolversParentTypes['SingleExamResultConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SingleExamResult']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartExamPayload'] = ResolversParentTypes['StartExamPayload']> = {
  attempt?: Resolver<Maybe<ResolversTypes['Attempt']>, ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['ExamPaper'], ParentType, ContextType>;
  paperKey?: Resolver<Maybe<ResolversTypes['PaperKey']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['AttemptTicket'], ParentType, ContextType>;
};

export type StartMultiSubjectExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartMultiSubjectExamPayload'] = ResolversParentTypes['StartMultiSubjectExamPayload']> = {
  attempt?: Resolver<Maybe<ResolversTypes['Attempt']>, ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['MultiSubjectExamPaper'], ParentType, ContextType>;
  paperKey?: Resolver<Maybe<ResolversTypes['PaperKey']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['AttemptTicket'], ParentType, ContextType>;
};

export type StudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  academicResults?: Resolver<Maybe<Array<ResolversTypes['AcademicResult']>>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  campaignExams?: Resolver<Maybe<Array<ResolversTypes['RegisteredExam']>>, ParentType, ContextType>;
  certificateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  educationalBackground?: Resolver<ResolversTypes['EducationalBackground'], ParentType, ContextType>;
  enrollments?: Resolver<Maybe<Array<ResolversTypes['EnrollmentGroup']>>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitExamResults?: Resolver<Maybe<Array<ResolversTypes['SingleExamResult']>>, ParentType, ContextType, RequireFields<StudentUnitExamResultsArgs, 'unitId'>>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StudentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentConnection'] = ResolversParentTypes['StudentConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Student']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StudentImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentImport'] = ResolversParentTypes['StudentImport']> = {
  existingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['StudentImportProblem']>, ParentType, ContextType>;
};

export type StudentImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentImportProblem'] = ResolversParentTypes['StudentImportProblem']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StudentImportProblemKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudentNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentNote'] = ResolversParentTypes['StudentNote']> = {
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StudentNoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentNoteConnection'] = ResolversParentTypes['StudentNoteConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StudentNote']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudyPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPlan'] = ResolversParentTypes['StudyPlan']> = {
  goal?: Resolver<Maybe<ResolversTypes['StudyGoal']>, ParentType, ContextType>;
  isAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schoolClass?: Resolver<Maybe<ResolversTypes['SchoolClass']>, ParentType, ContextType>;
};

export type SubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject']> = {
  chapters?: Resolver<Maybe<Array<ResolversTypes['Chapter']>>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  examCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lessonCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubmitAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitAssignmentPayload'] = ResolversParentTypes['SubmitAssignmentPayload']> = {
  submission?: Resolver<ResolversTypes['AssignmentSubmission'], ParentType, ContextType>;
};

export type SubmitExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitExamPayload'] = ResolversParentTypes['SubmitExamPayload']> = {
  exam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ExamResult']>, ParentType, ContextType>;
};

export type SubmitLateAnswersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitLateAnswersPayload'] = ResolversParentTypes['SubmitLateAnswersPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LateAnswersState'], ParentType, ContextType>;
};

export type SubmitMultiSubjectExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitMultiSubjectExamPayload'] = ResolversParentTypes['SubmitMultiSubjectExamPayload']> = {
  exam?: Resolver<ResolversTypes['MultiSubjectExam'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['MultiSubjectExamResult']>, ParentType, ContextType>;
};

export type SubmittedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmittedFile'] = ResolversParentTypes['SubmittedFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TakeableExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeableExam'] = ResolversParentTypes['TakeableExam']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExamKind'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startingDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeLimitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TakeableExamConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeableExamConnection'] = ResolversParentTypes['TakeableExamConnection']> = {
  courses?: Resolver<Array<ResolversTypes['ExamCourse']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TakeableExam']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  enrolledYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextDraft'] = ResolversParentTypes['TextDraft']> = {
  baseRevision?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['TextDraftValues'], ParentType, ContextType>;
};

export type TextDraftValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextDraftValues'] = ResolversParentTypes['TextDraftValues']> = {
  durationMinutes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextVersion'] = ResolversParentTypes['TextVersion']> = {
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  examIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnblockPersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnblockPersonPayload'] = ResolversParentTypes['UnblockPersonPayload']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type UpdateAcademicResultPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAcademicResultPayload'] = ResolversParentTypes['UpdateAcademicResultPayload']> = {
  academicResult?: Resolver<ResolversTypes['AcademicResult'], ParentType, ContextType>;
};

export type UpdateAcademicUnitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAcademicUnitPayload'] = ResolversParentTypes['UpdateAcademicUnitPayload']> = {
  academicUnit?: Resolver<ResolversTypes['AcademicUnit'], ParentType, ContextType>;
};

export type UpdateAdmissionCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdmissionCoursePayload'] = ResolversParentTypes['UpdateAdmissionCoursePayload']> = {
  admissionCourse?: Resolver<ResolversTypes['AdmissionCourse'], ParentType, ContextType>;
};

export type UpdateAdmissionUnitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdmissionUnitPayload'] = ResolversParentTypes['UpdateAdmissionUnitPayload']> = {
  admissionUnit?: Resolver<ResolversTypes['AdmissionUnit'], ParentType, ContextType>;
};

export type UpdateAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAssignmentPayload'] = ResolversParentTypes['UpdateAssignmentPayload']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
};

export type UpdateBankQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBankQuestionPayload'] = ResolversParentTypes['UpdateBankQuestionPayload']> = {
  question?: Resolver<ResolversTypes['BankQuestion'], ParentType, ContextType>;
};

export type UpdateCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCampaignPayload'] = ResolversParentTypes['UpdateCampaignPayload']> = {
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export type UpdateChapterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChapterPayload'] = ResolversParentTypes['UpdateChapterPayload']> = {
  chapter?: Resolver<ResolversTypes['Chapter'], ParentType, ContextType>;
};

export type UpdateContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateContentPayload'] = ResolversParentTypes['UpdateContentPayload']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
};

export type UpdateCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCoursePayload'] = ResolversParentTypes['UpdateCoursePayload']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type UpdateExamCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateExamCampaignPayload'] = ResolversParentTypes['UpdateExamCampaignPayload']> = {
  campaign?: Resolver<ResolversTypes['ExamCampaign'], ParentType, ContextType>;
};

export type UpdateExamCampaignRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateExamCampaignRegistrationPayload'] = ResolversParentTypes['UpdateExamCampaignRegistrationPayload']> = {
  campaign?: Resolver<ResolversTypes['ExamCampaign'], ParentType, ContextType>;
};

export type UpdateExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateExamPayload'] = ResolversParentTypes['UpdateExamPayload']> = {
  exam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType>;
};

export type UpdateExamYearPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateExamYearPayload'] = ResolversParentTypes['UpdateExamYearPayload']> = {
  examYear?: Resolver<ResolversTypes['ExamYear'], ParentType, ContextType>;
};

export type UpdateLessonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLessonPayload'] = ResolversParentTypes['UpdateLessonPayload']> = {
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
};

export type UpdateMarkingCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMarkingCommentPayload'] = ResolversParentTypes['UpdateMarkingCommentPayload']> = {
  comment?: Resolver<ResolversTypes['MarkingComment'], ParentType, ContextType>;
};

export type UpdateMultiSubjectExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMultiSubjectExamPayload'] = ResolversParentTypes['UpdateMultiSubjectExamPayload']> = {
  exam?: Resolver<ResolversTypes['MultiSubjectExam'], ParentType, ContextType>;
};

export type UpdateNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotePayload'] = ResolversParentTypes['UpdateNotePayload']> = {
  note?: Resolver<ResolversTypes['StudentNote'], ParentType, ContextType>;
};

export type UpdateNotificationPreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationPreferencesPayload'] = ResolversParentTypes['UpdateNotificationPreferencesPayload']> = {
  notificationPreferences?: Resolver<ResolversTypes['NotificationPreferences'], ParentType, ContextType>;
};

export type UpdateStudentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStudentPayload'] = ResolversParentTypes['UpdateStudentPayload']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateStudyPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStudyPlanPayload'] = ResolversParentTypes['UpdateStudyPlanPayload']> = {
  studyPlan?: Resolver<ResolversTypes['StudyPlan'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateSubjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSubjectPayload'] = ResolversParentTypes['UpdateSubjectPayload']> = {
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  codeSentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadAnswerPdfPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadAnswerPdfPayload'] = ResolversParentTypes['UploadAnswerPdfPayload']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadPicturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPicturePayload'] = ResolversParentTypes['UploadPicturePayload']> = {
  picture?: Resolver<ResolversTypes['UploadedPicture'], ParentType, ContextType>;
};

export type UploadProfilePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadProfilePhotoPayload'] = ResolversParentTypes['UploadProfilePhotoPayload']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
};

export type UploadedAnswerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedAnswerPage'] = ResolversParentTypes['UploadedAnswerPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offsetBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadedPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedPicture'] = ResolversParentTypes['UploadedPicture']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerifyOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyOtpPayload'] = ResolversParentTypes['VerifyOtpPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  canDownloadData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  examResults?: Resolver<Maybe<Array<ResolversTypes['SingleExamResult']>>, ParentType, ContextType>;
  grantRole?: Resolver<Maybe<ResolversTypes['GrantRole']>, ParentType, ContextType>;
  hasAccountSecurity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasContentMoves?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['StudentNoteConnection']>, ParentType, ContextType, RequireFields<ViewerNotesArgs, 'first'>>;
  notificationPreferences?: Resolver<Maybe<ResolversTypes['NotificationPreferences']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<ViewerNotificationsArgs, 'first'>>;
  results?: Resolver<Maybe<Array<ResolversTypes['ExamResult']>>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  studyPlan?: Resolver<Maybe<ResolversTypes['StudyPlan']>, ParentType, ContextType>;
  takeableExams?: Resolver<Maybe<ResolversTypes['TakeableExamConnection']>, ParentType, ContextType, RequireFields<ViewerTakeableExamsArgs, 'first' | 'opens'>>;
  unreadNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type WithdrawAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawAssignmentPayload'] = ResolversParentTypes['WithdrawAssignmentPayload']> = {
  submission?: Resolver<ResolversTypes['AssignmentSubmission'], ParentType, ContextType>;
};

export type WithdrawPersonalWindowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawPersonalWindowPayload'] = ResolversParentTypes['WithdrawPersonalWindowPayload']> = {
  withdrawnCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WrittenPaperQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrittenPaperQuestion'] = ResolversParentTypes['WrittenPaperQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type WrittenSubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrittenSubmission'] = ResolversParentTypes['WrittenSubmission']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countsForRank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dateTaken?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  independentMarks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isNewest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  markedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  showsOwnMark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalMarks?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  writtenQuestions?: Resolver<Maybe<Array<ResolversTypes['ReviewedWrittenQuestion']>>, ParentType, ContextType>;
};

export type WrittenSubmissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrittenSubmissionConnection'] = ResolversParentTypes['WrittenSubmissionConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WrittenSubmission']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcademicResult?: AcademicResultResolvers<ContextType>;
  AcademicUnit?: AcademicUnitResolvers<ContextType>;
  AddBankQuestionsPayload?: AddBankQuestionsPayloadResolvers<ContextType>;
  AddRosterRowsPayload?: AddRosterRowsPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AdmissionCourse?: AdmissionCourseResolvers<ContextType>;
  AdmissionUnit?: AdmissionUnitResolvers<ContextType>;
  AnswerPagesState?: AnswerPagesStateResolvers<ContextType>;
  AnswerSheet?: AnswerSheetResolvers<ContextType>;
  AnswerUpload?: AnswerUploadResolvers<ContextType>;
  ApplyRosterImportPayload?: ApplyRosterImportPayloadResolvers<ContextType>;
  ArchiveBankQuestionsPayload?: ArchiveBankQuestionsPayloadResolvers<ContextType>;
  ArchiveContentPayload?: ArchiveContentPayloadResolvers<ContextType>;
  ArchivedContent?: ArchivedContentResolvers<ContextType>;
  ArchivedContentConnection?: ArchivedContentConnectionResolvers<ContextType>;
  Assignment?: AssignmentResolvers<ContextType>;
  AssignmentCourse?: AssignmentCourseResolvers<ContextType>;
  AssignmentSubmission?: AssignmentSubmissionResolvers<ContextType>;
  AssignmentSubmissionConnection?: AssignmentSubmissionConnectionResolvers<ContextType>;
  Attempt?: AttemptResolvers<ContextType>;
  AttemptAction?: AttemptActionResolvers<ContextType>;
  AttemptExtension?: AttemptExtensionResolvers<ContextType>;
  AttemptNotices?: AttemptNoticesResolvers<ContextType>;
  AttemptTicket?: AttemptTicketResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  BankDraw?: BankDrawResolvers<ContextType>;
  BankOption?: BankOptionResolvers<ContextType>;
  BankPlace?: BankPlaceResolvers<ContextType>;
  BankQuestion?: BankQuestionResolvers<ContextType>;
  BankQuestionConnection?: BankQuestionConnectionResolvers<ContextType>;
  BankTag?: BankTagResolvers<ContextType>;
  BankUsage?: BankUsageResolvers<ContextType>;
  BankWords?: BankWordsResolvers<ContextType>;
  BeginAnswerUploadPayload?: BeginAnswerUploadPayloadResolvers<ContextType>;
  BeginRosterImportPayload?: BeginRosterImportPayloadResolvers<ContextType>;
  BlockPersonPayload?: BlockPersonPayloadResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignExam?: CampaignExamResolvers<ContextType>;
  CampaignRegistration?: CampaignRegistrationResolvers<ContextType>;
  CampaignRegistrationConnection?: CampaignRegistrationConnectionResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  CandidateConnection?: CandidateConnectionResolvers<ContextType>;
  ChallengeKeyPayload?: ChallengeKeyPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangedScore?: ChangedScoreResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  CheckStudentImportPayload?: CheckStudentImportPayloadResolvers<ContextType>;
  CloseExamEarlyPayload?: CloseExamEarlyPayloadResolvers<ContextType>;
  ConfirmAddressChangePayload?: ConfirmAddressChangePayloadResolvers<ContextType>;
  ConfirmPasswordPayload?: ConfirmPasswordPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  CorrectKeyPayload?: CorrectKeyPayloadResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseFeature?: CourseFeatureResolvers<ContextType>;
  CourseListEntry?: CourseListEntryResolvers<ContextType>;
  CourseListEntryConnection?: CourseListEntryConnectionResolvers<ContextType>;
  CourseUsage?: CourseUsageResolvers<ContextType>;
  CreateAcademicResultPayload?: CreateAcademicResultPayloadResolvers<ContextType>;
  CreateAcademicUnitPayload?: CreateAcademicUnitPayloadResolvers<ContextType>;
  CreateAdmissionCoursePayload?: CreateAdmissionCoursePayloadResolvers<ContextType>;
  CreateAdmissionUnitPayload?: CreateAdmissionUnitPayloadResolvers<ContextType>;
  CreateAssignmentPayload?: CreateAssignmentPayloadResolvers<ContextType>;
  CreateCampaignPayload?: CreateCampaignPayloadResolvers<ContextType>;
  CreateChapterPayload?: CreateChapterPayloadResolvers<ContextType>;
  CreateContentPayload?: CreateContentPayloadResolvers<ContextType>;
  CreateCoursePayload?: CreateCoursePayloadResolvers<ContextType>;
  CreateExamCampaignPayload?: CreateExamCampaignPayloadResolvers<ContextType>;
  CreateExamPayload?: CreateExamPayloadResolvers<ContextType>;
  CreateExamYearPayload?: CreateExamYearPayloadResolvers<ContextType>;
  CreateLessonPayload?: CreateLessonPayloadResolvers<ContextType>;
  CreateMarkingCommentPayload?: CreateMarkingCommentPayloadResolvers<ContextType>;
  CreateMultiSubjectExamPayload?: CreateMultiSubjectExamPayloadResolvers<ContextType>;
  CreateNotePayload?: CreateNotePayloadResolvers<ContextType>;
  CreateStudentPayload?: CreateStudentPayloadResolvers<ContextType>;
  CreateSubjectPayload?: CreateSubjectPayloadResolvers<ContextType>;
  CurrentExam?: CurrentExamResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecideLateAnswersPayload?: DecideLateAnswersPayloadResolvers<ContextType>;
  DeleteAcademicResultPayload?: DeleteAcademicResultPayloadResolvers<ContextType>;
  DeleteAcademicUnitPayload?: DeleteAcademicUnitPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteAdmissionCoursePayload?: DeleteAdmissionCoursePayloadResolvers<ContextType>;
  DeleteAdmissionUnitPayload?: DeleteAdmissionUnitPayloadResolvers<ContextType>;
  DeleteAssignmentPayload?: DeleteAssignmentPayloadResolvers<ContextType>;
  DeleteCampaignPayload?: DeleteCampaignPayloadResolvers<ContextType>;
  DeleteCoursePayload?: DeleteCoursePayloadResolvers<ContextType>;
  DeleteExamCampaignPayload?: DeleteExamCampaignPayloadResolvers<ContextType>;
  DeleteExamPayload?: DeleteExamPayloadResolvers<ContextType>;
  DeleteExamResultPayload?: DeleteExamResultPayloadResolvers<ContextType>;
  DeleteExamYearPayload?: DeleteExamYearPayloadResolvers<ContextType>;
  DeleteMarkingCommentPayload?: DeleteMarkingCommentPayloadResolvers<ContextType>;
  DeleteMultiSubjectExamResultPayload?: DeleteMultiSubjectExamResultPayloadResolvers<ContextType>;
  DeleteNotePayload?: DeleteNotePayloadResolvers<ContextType>;
  DeletePersonPayload?: DeletePersonPayloadResolvers<ContextType>;
  DeleteStudentPayload?: DeleteStudentPayloadResolvers<ContextType>;
  DeleteTextDraftPayload?: DeleteTextDraftPayloadResolvers<ContextType>;
  DisableSecondFactorPayload?: DisableSecondFactorPayloadResolvers<ContextType>;
  DownloadDataPayload?: DownloadDataPayloadResolvers<ContextType>;
  DuplicateContentPayload?: DuplicateContentPayloadResolvers<ContextType>;
  EditableContent?: EditableContentResolvers<ContextType>;
  EducationalBackground?: EducationalBackgroundResolvers<ContextType>;
  EnableSecondFactorPayload?: EnableSecondFactorPayloadResolvers<ContextType>;
  EndEnrollmentPayload?: EndEnrollmentPayloadResolvers<ContextType>;
  EndGrantPayload?: EndGrantPayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndPersonSessionsPayload?: EndPersonSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EnrollPayload?: EnrollPayloadResolvers<ContextType>;
  EnrollStudentPayload?: EnrollStudentPayloadResolvers<ContextType>;
  EnrolledCourse?: EnrolledCourseResolvers<ContextType>;
  EnrollmentGroup?: EnrollmentGroupResolvers<ContextType>;
  Exam?: ExamResolvers<ContextType>;
  ExamAction?: ExamActionResolvers<ContextType>;
  ExamActivity?: ExamActivityResolvers<ContextType>;
  ExamCampaign?: ExamCampaignResolvers<ContextType>;
  ExamConnection?: ExamConnectionResolvers<ContextType>;
  ExamCourse?: ExamCourseResolvers<ContextType>;
  ExamKey?: ExamKeyResolvers<ContextType>;
  ExamKeyCorrections?: ExamKeyCorrectionsResolvers<ContextType>;
  ExamMessage?: ExamMessageResolvers<ContextType>;
  ExamNotices?: ExamNoticesResolvers<ContextType>;
  ExamPace?: ExamPaceResolvers<ContextType>;
  ExamPaper?: ExamPaperResolvers<ContextType>;
  ExamParticipant?: ExamParticipantResolvers<ContextType>;
  ExamParticipantConnection?: ExamParticipantConnectionResolvers<ContextType>;
  ExamRelease?: ExamReleaseResolvers<ContextType>;
  ExamResult?: ExamResultResolvers<ContextType>;
  ExamStanding?: ExamStandingResolvers<ContextType>;
  ExamStatistics?: ExamStatisticsResolvers<ContextType>;
  ExamSubject?: ExamSubjectResolvers<ContextType>;
  ExamYear?: ExamYearResolvers<ContextType>;
  ExcludeAttemptsPayload?: ExcludeAttemptsPayloadResolvers<ContextType>;
  ExcludedMeritEntry?: ExcludedMeritEntryResolvers<ContextType>;
  ExpectedStudent?: ExpectedStudentResolvers<ContextType>;
  ExpectedStudentConnection?: ExpectedStudentConnectionResolvers<ContextType>;
  GiveExtraTimePayload?: GiveExtraTimePayloadResolvers<ContextType>;
  GiveGrantPayload?: GiveGrantPayloadResolvers<ContextType>;
  GivePersonalWindowPayload?: GivePersonalWindowPayloadResolvers<ContextType>;
  Grant?: GrantResolvers<ContextType>;
  GrantedExam?: GrantedExamResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  ImportStudentsPayload?: ImportStudentsPayloadResolvers<ContextType>;
  IndependentMark?: IndependentMarkResolvers<ContextType>;
  IndependentQuestionMark?: IndependentQuestionMarkResolvers<ContextType>;
  KeyChallenge?: KeyChallengeResolvers<ContextType>;
  KeyChallengeConnection?: KeyChallengeConnectionResolvers<ContextType>;
  KeyCorrection?: KeyCorrectionResolvers<ContextType>;
  KeyCorrectionPreview?: KeyCorrectionPreviewResolvers<ContextType>;
  KeyOption?: KeyOptionResolvers<ContextType>;
  KeyQuestion?: KeyQuestionResolvers<ContextType>;
  KeySubject?: KeySubjectResolvers<ContextType>;
  KeyWrittenQuestion?: KeyWrittenQuestionResolvers<ContextType>;
  LateAnswers?: LateAnswersResolvers<ContextType>;
  LateAnswersConnection?: LateAnswersConnectionResolvers<ContextType>;
  LateComparison?: LateComparisonResolvers<ContextType>;
  LateOption?: LateOptionResolvers<ContextType>;
  LateQuestion?: LateQuestionResolvers<ContextType>;
  Lesson?: LessonResolvers<ContextType>;
  LessonProgress?: LessonProgressResolvers<ContextType>;
  ListedAssignmentSubmission?: ListedAssignmentSubmissionResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MarkComparison?: MarkComparisonResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  MarkWrittenExamPayload?: MarkWrittenExamPayloadResolvers<ContextType>;
  MarkingComment?: MarkingCommentResolvers<ContextType>;
  MarkingExam?: MarkingExamResolvers<ContextType>;
  MarkingExamConnection?: MarkingExamConnectionResolvers<ContextType>;
  MarkingNeighbours?: MarkingNeighboursResolvers<ContextType>;
  MarkingStudent?: MarkingStudentResolvers<ContextType>;
  MarkingStudentConnection?: MarkingStudentConnectionResolvers<ContextType>;
  MeritConnection?: MeritConnectionResolvers<ContextType>;
  MeritEntry?: MeritEntryResolvers<ContextType>;
  MeritListChange?: MeritListChangeResolvers<ContextType>;
  MeritListDecisions?: MeritListDecisionsResolvers<ContextType>;
  MeritListState?: MeritListStateResolvers<ContextType>;
  MoveContentPayload?: MoveContentPayloadResolvers<ContextType>;
  MultiSubjectExam?: MultiSubjectExamResolvers<ContextType>;
  MultiSubjectExamConnection?: MultiSubjectExamConnectionResolvers<ContextType>;
  MultiSubjectExamKey?: MultiSubjectExamKeyResolvers<ContextType>;
  MultiSubjectExamPaper?: MultiSubjectExamPaperResolvers<ContextType>;
  MultiSubjectExamResult?: MultiSubjectExamResultResolvers<ContextType>;
  MultiSubjectExamResultConnection?: MultiSubjectExamResultConnectionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewRecoveryCodesPayload?: NewRecoveryCodesPayloadResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  NotificationPreferences?: NotificationPreferencesResolvers<ContextType>;
  OptionStatistics?: OptionStatisticsResolvers<ContextType>;
  OwnMeritEntry?: OwnMeritEntryResolvers<ContextType>;
  PaperKey?: PaperKeyResolvers<ContextType>;
  PaperOption?: PaperOptionResolvers<ContextType>;
  PaperOrder?: PaperOrderResolvers<ContextType>;
  PaperQuestion?: PaperQuestionResolvers<ContextType>;
  PaperSubject?: PaperSubjectResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonAttempt?: PersonAttemptResolvers<ContextType>;
  PersonAttemptConnection?: PersonAttemptConnectionResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonEnrollment?: PersonEnrollmentResolvers<ContextType>;
  PersonResult?: PersonResultResolvers<ContextType>;
  PersonResultConnection?: PersonResultConnectionResolvers<ContextType>;
  PersonalWindow?: PersonalWindowResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionCorrection?: QuestionCorrectionResolvers<ContextType>;
  QuestionStatistics?: QuestionStatisticsResolvers<ContextType>;
  QuestionTime?: QuestionTimeResolvers<ContextType>;
  ReadmitAttemptsPayload?: ReadmitAttemptsPayloadResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  RefreshViewerPayload?: RefreshViewerPayloadResolvers<ContextType>;
  RefuseKeyChallengePayload?: RefuseKeyChallengePayloadResolvers<ContextType>;
  RegisterAnswerPagesPayload?: RegisterAnswerPagesPayloadResolvers<ContextType>;
  RegisterAssignmentFilePayload?: RegisterAssignmentFilePayloadResolvers<ContextType>;
  RegisterForCampaignPayload?: RegisterForCampaignPayloadResolvers<ContextType>;
  RegisterForExamCampaignPayload?: RegisterForExamCampaignPayloadResolvers<ContextType>;
  RegisteredExam?: RegisteredExamResolvers<ContextType>;
  RemoveCandidatesPayload?: RemoveCandidatesPayloadResolvers<ContextType>;
  RemoveProfilePhotoPayload?: RemoveProfilePhotoPayloadResolvers<ContextType>;
  RemoveRosterPayload?: RemoveRosterPayloadResolvers<ContextType>;
  ReopenAttemptsPayload?: ReopenAttemptsPayloadResolvers<ContextType>;
  RequestAddressChangePayload?: RequestAddressChangePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreContentPayload?: RestoreContentPayloadResolvers<ContextType>;
  ResultExclusion?: ResultExclusionResolvers<ContextType>;
  ResultVersion?: ResultVersionResolvers<ContextType>;
  ReturnAssignmentSubmissionPayload?: ReturnAssignmentSubmissionPayloadResolvers<ContextType>;
  ReviewedOption?: ReviewedOptionResolvers<ContextType>;
  ReviewedQuestion?: ReviewedQuestionResolvers<ContextType>;
  ReviewedSubject?: ReviewedSubjectResolvers<ContextType>;
  ReviewedWrittenQuestion?: ReviewedWrittenQuestionResolvers<ContextType>;
  RichText?: RichTextResolvers<ContextType>;
  Roster?: RosterResolvers<ContextType>;
  RosterImport?: RosterImportResolvers<ContextType>;
  RosterProblem?: RosterProblemResolvers<ContextType>;
  RosterProblemConnection?: RosterProblemConnectionResolvers<ContextType>;
  SaveAnswersPayload?: SaveAnswersPayloadResolvers<ContextType>;
  SaveAssignmentDraftPayload?: SaveAssignmentDraftPayloadResolvers<ContextType>;
  SaveLessonProgressPayload?: SaveLessonProgressPayloadResolvers<ContextType>;
  SaveQuestionTimesPayload?: SaveQuestionTimesPayloadResolvers<ContextType>;
  SaveTextDraftPayload?: SaveTextDraftPayloadResolvers<ContextType>;
  SavedSelection?: SavedSelectionResolvers<ContextType>;
  SavedWrittenAnswer?: SavedWrittenAnswerResolvers<ContextType>;
  ScoreChange?: ScoreChangeResolvers<ContextType>;
  SearchCourse?: SearchCourseResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondMarking?: SecondMarkingResolvers<ContextType>;
  SendExamMessagePayload?: SendExamMessagePayloadResolvers<ContextType>;
  SendInvitationsPayload?: SendInvitationsPayloadResolvers<ContextType>;
  SendResetCodePayload?: SendResetCodePayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetExamReleasePayload?: SetExamReleasePayloadResolvers<ContextType>;
  SetFinalMarkPayload?: SetFinalMarkPayloadResolvers<ContextType>;
  SetSecondMarkingPayload?: SetSecondMarkingPayloadResolvers<ContextType>;
  SetUpSecondFactorPayload?: SetUpSecondFactorPayloadResolvers<ContextType>;
  SignupPayload?: SignupPayloadResolvers<ContextType>;
  SingleExamResult?: SingleExamResultResolvers<ContextType>;
  SingleExamResultConnection?: SingleExamResultConnectionResolvers<ContextType>;
  StartExamPayload?: StartExamPayloadResolvers<ContextType>;
  StartMultiSubjectExamPayload?: StartMultiSubjectExamPayloadResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentConnection?: StudentConnectionResolvers<ContextType>;
  StudentImport?: StudentImportResolvers<ContextType>;
  StudentImportProblem?: StudentImportProblemResolvers<ContextType>;
  StudentNote?: StudentNoteResolvers<ContextType>;
  StudentNoteConnection?: StudentNoteConnectionResolvers<ContextType>;
  StudyPlan?: StudyPlanResolvers<ContextType>;
  Subject?: SubjectResolvers<ContextType>;
  SubmitAssignmentPayload?: SubmitAssignmentPayloadResolvers<ContextType>;
  SubmitExamPayload?: SubmitExamPayloadResolvers<ContextType>;
  SubmitLateAnswersPayload?: SubmitLateAnswersPayloadResolvers<ContextType>;
  SubmitMultiSubjectExamPayload?: SubmitMultiSubjectExamPayloadResolvers<ContextType>;
  SubmittedFile?: SubmittedFileResolvers<ContextType>;
  TakeableExam?: TakeableExamResolvers<ContextType>;
  TakeableExamConnection?: TakeableExamConnectionResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  TextDraft?: TextDraftResolvers<ContextType>;
  TextDraftValues?: TextDraftValuesResolvers<ContextType>;
  TextVersion?: TextVersionResolvers<ContextType>;
  UnblockPersonPayload?: UnblockPersonPayloadResolvers<ContextType>;
  UpdateAcademicResultPayload?: UpdateAcademicResultPayloadResolvers<ContextType>;
  UpdateAcademicUnitPayload?: UpdateAcademicUnitPayloadResolvers<ContextType>;
  UpdateAdmissionCoursePayload?: UpdateAdmissionCoursePayloadResolvers<ContextType>;
  UpdateAdmissionUnitPayload?: UpdateAdmissionUnitPayloadResolvers<ContextType>;
  UpdateAssignmentPayload?: UpdateAssignmentPayloadResolvers<ContextType>;
  UpdateBankQuestionPayload?: UpdateBankQuestionPayloadResolvers<ContextType>;
  UpdateCampaignPayload?: UpdateCampaignPayloadResolvers<ContextType>;
  UpdateChapterPayload?: UpdateChapterPayloadResolvers<ContextType>;
  UpdateContentPayload?: UpdateContentPayloadResolvers<ContextType>;
  UpdateCoursePayload?: UpdateCoursePayloadResolvers<ContextType>;
  UpdateExamCampaignPayload?: UpdateExamCampaignPayloadResolvers<ContextType>;
  UpdateExamCampaignRegistrationPayload?: UpdateExamCampaignRegistrationPayloadResolvers<ContextType>;
  UpdateExamPayload?: UpdateExamPayloadResolvers<ContextType>;
  UpdateExamYearPayload?: UpdateExamYearPayloadResolvers<ContextType>;
  UpdateLessonPayload?: UpdateLessonPayloadResolvers<ContextType>;
  UpdateMarkingCommentPayload?: UpdateMarkingCommentPayloadResolvers<ContextType>;
  UpdateMultiSubjectExamPayload?: UpdateMultiSubjectExamPayloadResolvers<ContextType>;
  UpdateNotePayload?: UpdateNotePayloadResolvers<ContextType>;
  UpdateNotificationPreferencesPayload?: UpdateNotificationPreferencesPayloadResolvers<ContextType>;
  UpdateStudentPayload?: UpdateStudentPayloadResolvers<ContextType>;
  UpdateStudyPlanPayload?: UpdateStudyPlanPayloadResolvers<ContextType>;
  UpdateSubjectPayload?: UpdateSubjectPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadAnswerPdfPayload?: UploadAnswerPdfPayloadResolvers<ContextType>;
  UploadPicturePayload?: UploadPicturePayloadResolvers<ContextType>;
  UploadProfilePhotoPayload?: UploadProfilePhotoPayloadResolvers<ContextType>;
  UploadedAnswerPage?: UploadedAnswerPageResolvers<ContextType>;
  UploadedPicture?: UploadedPictureResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VerifyOtpPayload?: VerifyOtpPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WithdrawAssignmentPayload?: WithdrawAssignmentPayloadResolvers<ContextType>;
  WithdrawPersonalWindowPayload?: WithdrawPersonalWindowPayloadResolvers<ContextType>;
  WrittenPaperQuestion?: WrittenPaperQuestionResolvers<ContextType>;
  WrittenSubmission?: WrittenSubmissionResolvers<ContextType>;
  WrittenSubmissionConnection?: WrittenSubmissionConnectionResolvers<ContextType>;
};

