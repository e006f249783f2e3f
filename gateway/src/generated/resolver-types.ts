import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestUniversity, RestUnit, RestYear, RestTestimonial } from '../modules/admission/api.ts';
import type { RestAssignment } from '../modules/assignments/api.ts';
import type { Ticket } from '../attempts/ticket.ts';
import type { RestCampaign } from '../modules/campaigns/api.ts';
import type { RestChapter, RestContent, RestCourse, RestCourseFeature, RestLesson, RestSubject } from '../modules/academics/api.ts';
import type { RestEducationalBackground, RestEnrolledCourse, RestStudent, RestViewer } from '../modules/students/api.ts';
import type { RestExam, RestWrittenQuestion } from '../modules/exams/api.ts';
import type { RestExamSubject, RestMultiSubjectExam, RestOption, RestMcq } from '../modules/multi-subject-exams/api.ts';
import type { RestMultiSubjectResult, RestSingleResultOfUnion } from '../modules/results/api.ts';
import type { RichTextSource } from '../rich-text.ts';
import type { RestUser } from '../modules/auth/api.ts';
import type { Context } from '../context.ts';
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
  /** A moment as an ISO 8601 date-time in UTC, for example `2026-03-01T10:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * HTML that is safe to insert into a page: reduced to an allow-list of tags, with every LaTeX formula (between dollar signs upstream)
   * already rendered by KaTeX. The page needs KaTeX's style sheet and fonts, no script.
   */
  HTML: { input: string; output: string; }
  /** A file sent by the GraphQL multipart request convention. */
  Upload: { input: Promise<unknown>; output: never; }
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

/** An address to store; a part left out becomes empty. */
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
  /** The code that the course's addresses carry. */
  courseCode: Scalars['String']['output'];
  /** What the course prepares for. */
  description?: Maybe<Scalars['String']['output']>;
  /** What is taken off the fee. A course whose fee minus discount is zero or less is free. */
  discount: Scalars['Float']['output'];
  /** How long an enrolment lasts, in months. */
  enrollmentDurationMonths?: Maybe<Scalars['Int']['output']>;
  /** The full fee, in dollars as the specification shows prices (section 9). */
  fee: Scalars['Float']['output'];
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer is enrolled; false for a visitor, null when it cannot be found out now. */
  isEnrolled?: Maybe<Scalars['Boolean']['output']>;
  /** The course's name. */
  name: Scalars['String']['output'];
  /** What former students say. */
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
  /** Who sits it and what it asks. */
  description?: Maybe<Scalars['String']['output']>;
  /** The unit's id. */
  id: Scalars['ID']['output'];
  /** The unit's name. */
  name: Scalars['String']['output'];
  /** Its exam years, newest first. */
  years?: Maybe<Array<ExamYear>>;
};

/** A piece of work given to students. */
export type Assignment = {
  __typename?: 'Assignment';
  /** What is to be done. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it is due. */
  dueDate?: Maybe<Scalars['DateTime']['output']>;
  /** The assignment's id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** What every started attempt has. */
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

/** A campaign that students can register for. */
export type Campaign = {
  __typename?: 'Campaign';
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** The campaign's id. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has registered; false for a visitor. */
  isRegistered: Scalars['Boolean']['output'];
  /** How many students have registered. */
  registeredCount: Scalars['Int']['output'];
  /** When it begins. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A chapter of a subject. */
export type Chapter = {
  __typename?: 'Chapter';
  /** Its notes, in order. */
  contents?: Maybe<Array<Content>>;
  /** Its exams. */
  exams?: Maybe<Array<Exam>>;
  /** The chapter's id. */
  id: Scalars['ID']['output'];
  /** Its lessons, in order. */
  lessons?: Maybe<Array<Lesson>>;
  /** The subject it belongs to. */
  subject?: Maybe<Subject>;
  /** What one learns in it. */
  summary?: Maybe<Scalars['String']['output']>;
  /** The chapter's title. */
  title: Scalars['String']['output'];
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

/** A note. Its title is public; its text is for enrolled students. */
export type Content = {
  __typename?: 'Content';
  /** The note's text; null for a viewer who is not enrolled in its course. */
  body?: Maybe<Scalars['HTML']['output']>;
  /** The chapter it belongs to. */
  chapter?: Maybe<Chapter>;
  /** The note's id. */
  id: Scalars['ID']['output'];
  /** The note's title. */
  title: Scalars['String']['output'];
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
  /** What the course teaches. */
  description?: Maybe<Scalars['String']['output']>;
  /** What is taken off the price. A course whose price minus discount is zero or less is free. */
  discount: Scalars['Float']['output'];
  /** What the course offers. */
  features: Array<CourseFeature>;
  /** The course's id (`motherId` in addresses). */
  id: Scalars['ID']['output'];
  /** Whether the viewer is enrolled; false for a visitor, null when it cannot be found out now. */
  isEnrolled?: Maybe<Scalars['Boolean']['output']>;
  /** The full price, in dollars as the specification shows prices (section 9). */
  price: Scalars['Float']['output'];
  /** The course's subjects, in the order of the curriculum. */
  subjects?: Maybe<Array<Subject>>;
  /** What former students say. */
  testimonials: Array<Testimonial>;
  /** Address of the cover; null when there is none. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** The course's title. */
  title: Scalars['String']['output'];
  /** How long the course lasts, in months. */
  totalDurationMonths?: Maybe<Scalars['Int']['output']>;
};

/** One thing that a course offers. */
export type CourseFeature = {
  __typename?: 'CourseFeature';
  /** The name of its icon: `video`, `note`, `exam`, `clock`, `certificate`, `support`, `language` or `offline`. */
  icon: Scalars['String']['output'];
  /** What it is. */
  text: Scalars['String']['output'];
};

/** A new assignment. */
export type CreateAssignmentInput = {
  /** What is to be done, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its title, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** The assignment that was added. */
export type CreateAssignmentPayload = {
  __typename?: 'CreateAssignmentPayload';
  /** The assignment. */
  assignment: Assignment;
};

/** Which assignment is to be deleted. */
export type DeleteAssignmentInput = {
  /** The assignment's id. */
  id: Scalars['ID']['input'];
};

/** The assignment is gone. */
export type DeleteAssignmentPayload = {
  __typename?: 'DeleteAssignmentPayload';
  /** The id it had. */
  deletedId: Scalars['ID']['output'];
  /** What happened, in the server's words. */
  message: Scalars['String']['output'];
};

/** Where a student comes from in education; parts that are not known are null. */
export type EducationalBackground = {
  __typename?: 'EducationalBackground';
  /** What the student does now. */
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
  /** What the student does now; at most 200 characters. */
  currentStatus?: InputMaybe<Scalars['String']['input']>;
  /** Grades or GPA; at most 50 characters. */
  gradesGpa?: InputMaybe<Scalars['String']['input']>;
  /** The last school or college; at most 200 characters. */
  lastInstitution?: InputMaybe<Scalars['String']['input']>;
  /** The last level, for example HSC; at most 100 characters. */
  lastLevel?: InputMaybe<Scalars['String']['input']>;
};

/** The course to enrol the viewer in. */
export type EnrollInput = {
  /** Which kind of course it is. */
  category: EnrollmentCategory;
  /** The course's id. */
  courseId: Scalars['ID']['input'];
};

/** The enrolment is made; the course that is not of the category asked for is null. */
export type EnrollPayload = {
  __typename?: 'EnrollPayload';
  /** The admission course, now with `isEnrolled`. */
  admissionCourse?: Maybe<AdmissionCourse>;
  /** The other course, now with `isEnrolled`. */
  course?: Maybe<Course>;
  /** The server's words for the person. */
  message: Scalars['String']['output'];
  /** The viewer's record with the new enrolment. */
  student: Student;
};

/** A course as the list of enrolments shows it. */
export type EnrolledCourse = {
  __typename?: 'EnrolledCourse';
  /** The course's code, as its addresses carry it. */
  courseCode?: Maybe<Scalars['String']['output']>;
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** The course's name. */
  name: Scalars['String']['output'];
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
  /** How many courses the student is enrolled in. */
  totalEnrolled: Scalars['Int']['output'];
};

/** A single exam, as everyone may see it: no questions, no key. */
export type Exam = {
  __typename?: 'Exam';
  /** The chapter it belongs to; null for an exam of another parent. */
  chapter?: Maybe<Chapter>;
  /** The exam's id. */
  id: Scalars['ID']['output'];
  /** The viewer's result; null when there is none, and for a visitor. */
  myResult?: Maybe<SingleExamResult>;
  /** What a question that is not right costs, blank ones too, in percent of its points (specification, section 5). */
  negativeMarkingPercentage: Scalars['Float']['output'];
  /** What passes, in percent of the total marks. */
  passingScorePercent: Scalars['Float']['output'];
  /** How many questions it has. */
  questionCount: Scalars['Int']['output'];
  /** When it opens; null when it is always open. */
  startingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Time to answer, in minutes. */
  timeLimitMinutes: Scalars['Int']['output'];
  /** The exam's title. */
  title: Scalars['String']['output'];
  /** Marks to be had. */
  totalMarks: Scalars['Float']['output'];
  /** How it is answered. */
  type: ExamType;
};

/** What a student gets to answer: the exam without its key. */
export type ExamPaper = {
  __typename?: 'ExamPaper';
  /** The exam. */
  exam: Exam;
  /** The questions of an MCQ exam; empty for a written one. */
  questions: Array<PaperQuestion>;
  /** The questions of a written exam; empty for an MCQ one. */
  writtenQuestions: Array<WrittenPaperQuestion>;
};

/** A result of either kind of exam. */
export type ExamResult = MultiSubjectExamResult | SingleExamResult;

/** A subject of an exam, without its questions. */
export type ExamSubject = {
  __typename?: 'ExamSubject';
  /** The subject's id in the exam. */
  id: Scalars['ID']['output'];
  /** Whether at least one of its questions must be answered before handing in. */
  mandatory: Scalars['Boolean']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** How many questions it has. */
  questionCount: Scalars['Int']['output'];
};

/** How an exam is answered. */
export type ExamType =
  /** By choosing options. */
  | 'MCQ'
  /** In writing, handed in as PDF. */
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

/** A student's gender, as on the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** A lesson. Its title and duration are public; its text and video are for enrolled students. */
export type Lesson = {
  __typename?: 'Lesson';
  /** The lesson's text; null for a viewer who is not enrolled in its course. */
  body?: Maybe<Scalars['HTML']['output']>;
  /** The chapter it belongs to. */
  chapter?: Maybe<Chapter>;
  /** How long it takes, in minutes. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** How many exams belong to it. */
  examCount: Scalars['Int']['output'];
  /** The lesson's id. */
  id: Scalars['ID']['output'];
  /** The lesson's title. */
  title: Scalars['String']['output'];
  /** The 11-character id in the video's address; null where there is none. */
  videoId?: Maybe<Scalars['String']['output']>;
  /** Address of the video; null where there is none, and for a viewer who is not enrolled. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};

/** Exactly one of `email` and `phoneNumber`, and the password. */
export type LoginInput = {
  /** The account's e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. */
  password: Scalars['String']['input'];
  /** The account's phone number with its prefix 88. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The person is signed in by the cookie of this answer. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** The server's words for the person. */
  message: Scalars['String']['output'];
  /** The person, now signed in. */
  viewer: Viewer;
};

/** The session is over. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** The server's words for the person. */
  message: Scalars['String']['output'];
};

/** The answer to one multiple-choice question of a single exam. */
export type McqAnswerInput = {
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** The id of the option chosen. */
  selectedOptionId: Scalars['ID']['input'];
};

/** The answer to one question: the set of options chosen. */
export type MultiSubjectAnswerInput = {
  /** The question's id. */
  questionId: Scalars['ID']['input'];
  /** The ids of the options chosen; without one the question stays blank. */
  selectedOptionIds: Array<Scalars['ID']['input']>;
};

/** A timed exam over several subjects, as everyone may see it: no questions, no key. */
export type MultiSubjectExam = {
  __typename?: 'MultiSubjectExam';
  /** The exam's id. */
  id: Scalars['ID']['output'];
  /** The viewer's result; null when there is none, and for a visitor. */
  myResult?: Maybe<MultiSubjectExamResult>;
  /** What a wrong answer costs, in percent of its points; a blank one costs nothing (specification, section 5). */
  negativeMarkingPercentage: Scalars['Float']['output'];
  /** How many questions it has in all. */
  questionCount: Scalars['Int']['output'];
  /** The subjects, in the order of the paper. */
  subjects: Array<ExamSubject>;
  /** Time to answer, in minutes. */
  timeLimitMinutes: Scalars['Int']['output'];
  /** The exam's title. */
  title: Scalars['String']['output'];
  /** Marks to be had in all. */
  totalPoints: Scalars['Float']['output'];
};

/** What a student gets to answer: the exam without its key. */
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
  /** When it was handed in. */
  dateTaken: Scalars['DateTime']['output'];
  /** The exam. */
  exam?: Maybe<MultiSubjectExam>;
  /** The result's id. */
  id: Scalars['ID']['output'];
  /** The review per subject; null when the exam can no longer be read. */
  subjects?: Maybe<Array<ReviewedSubject>>;
  /** Time used, in minutes. */
  timeTakenMinutes: Scalars['Float']['output'];
  /** Marks reached, with two decimals at most; below zero when more was deducted than gained. */
  totalScore: Scalars['Float']['output'];
  /** The id of the account that sat the exam. */
  userId: Scalars['ID']['output'];
};

/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`. */
  createAssignment: CreateAssignmentPayload;
  /** Deletes an assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`. */
  deleteAssignment: DeleteAssignmentPayload;
  /**
   * Enrols the viewer in a free course: one whose fee minus discount is zero or less (specification, section 5).
   * Errors: `UNAUTHENTICATED`, `NOT_FOUND`, `CONFLICT` (already enrolled), `BAD_USER_INPUT` ('This course is not free.').
   */
  enroll: EnrollPayload;
  /** Signs in. Errors: `UNAUTHENTICATED` (the same words for an unknown account and a wrong password), `BAD_USER_INPUT`, `RATE_LIMITED`. */
  login: LoginPayload;
  /** Signs out and ends the session on the server. */
  logout: LogoutPayload;
  /** Registers the viewer with their student data. Errors: `UNAUTHENTICATED`, `NOT_FOUND`, `EXAM_CLOSED` (the campaign is over). */
  registerForCampaign: RegisterForCampaignPayload;
  /** Asks for an account. Errors: `BAD_USER_INPUT`, `CONFLICT` (already an account), `RATE_LIMITED`. */
  signup: SignupPayload;
  /**
   * Starts the viewer's attempt at a single exam, or answers the one that runs. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled),
   * `NOT_FOUND`, `EXAM_CLOSED` (not open yet).
   */
  startExam: StartExamPayload;
  /**
   * Starts the viewer's attempt at a multi-subject exam, or answers the one that runs. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not
   * enrolled), `NOT_FOUND`.
   */
  startMultiSubjectExam: StartMultiSubjectExamPayload;
  /**
   * Hands in an attempt; scored on the server. A repeat answers the first receipt. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone
   * else's ticket), `BAD_USER_INPUT` (a ticket that is none; a PDF's address that is none of ours; more than 500 answers), `EXAM_CLOSED`
   * (after the grace). An answer that names no question or option of the paper changes nothing.
   */
  submitExam: SubmitExamPayload;
  /**
   * Hands in an attempt; scored on the server. A repeat answers the first receipt. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's
   * ticket), `BAD_USER_INPUT` (a ticket that is none; a mandatory subject without an answer; more than 500 answers), `EXAM_CLOSED` (after
   * the grace). An answer that names no question or option of the paper changes nothing.
   */
  submitMultiSubjectExam: SubmitMultiSubjectExamPayload;
  /** Changes an assignment. For admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`. */
  updateAssignment: UpdateAssignmentPayload;
  /** Replaces the viewer's profile. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`. */
  updateStudent: UpdateStudentPayload;
  /** Stores a PDF for a written answer. Errors: `BAD_USER_INPUT` (not a PDF), `PAYLOAD_TOO_LARGE`, `EXAM_CLOSED`, `OPERATION_NOT_ALLOWED` (a host that takes no files). */
  uploadAnswerPdf: UploadAnswerPdfPayload;
  /** Replaces the viewer's photo. Errors: `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT` (not an image), `PAYLOAD_TOO_LARGE`. */
  uploadProfilePhoto: UploadProfilePhotoPayload;
  /** Confirms the account asked for in this browser. Errors: `BAD_USER_INPUT` (wrong or expired code), `RATE_LIMITED` (no tries left). */
  verifyOtp: VerifyOtpPayload;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationCreateAssignmentArgs = {
  input: CreateAssignmentInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationDeleteAssignmentArgs = {
  input: DeleteAssignmentInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationEnrollArgs = {
  input: EnrollInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationRegisterForCampaignArgs = {
  input: RegisterForCampaignInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationSignupArgs = {
  input: SignupInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationStartExamArgs = {
  input: StartExamInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationStartMultiSubjectExamArgs = {
  input: StartMultiSubjectExamInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationSubmitExamArgs = {
  input: SubmitExamInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationSubmitMultiSubjectExamArgs = {
  input: SubmitMultiSubjectExamInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationUpdateAssignmentArgs = {
  input: UpdateAssignmentInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationUploadAnswerPdfArgs = {
  input: UploadAnswerPdfInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationUploadProfilePhotoArgs = {
  input: UploadProfilePhotoInput;
};


/**
 * Writes. Each takes one `input` and answers every object that it changed. Failures are errors with `extensions.code`; bad input adds
 * `extensions.fieldErrors: [{ path, message }]`.
 */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};

/** An option of a question, without any word on whether it is right. */
export type PaperOption = {
  __typename?: 'PaperOption';
  /** The option's id, to be sent back when it is chosen. */
  id: Scalars['ID']['output'];
  /** The option. */
  text: RichText;
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
  /** Whether at least one of its questions must be answered before handing in. */
  mandatory: Scalars['Boolean']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** Its questions, in order. */
  questions: Array<PaperQuestion>;
};

/**
 * Reads. Public: course lists and details, the outline of their content, campaigns. Everything else needs a session (cookie), and
 * answers `UNAUTHENTICATED` without one. A field that is fed by another upstream call is nullable: when that call fails the field is null,
 * with a coded error at its path, and its siblings still answer.
 */
export type Query = {
  __typename?: 'Query';
  /** One admission course by the code in its address; null when there is none. */
  admissionCourse?: Maybe<AdmissionCourse>;
  /** All admission courses. */
  admissionCourses?: Maybe<Array<AdmissionCourse>>;
  /** One unit; null when there is none. */
  admissionUnit?: Maybe<AdmissionUnit>;
  /** All assignments, the one due next first. Errors: `UNAUTHENTICATED`. */
  assignments?: Maybe<Array<Assignment>>;
  /** One campaign; null when there is none. */
  campaign?: Maybe<Campaign>;
  /** All campaigns, the next one first. */
  campaigns?: Maybe<Array<Campaign>>;
  /** One chapter; null when there is none. */
  chapter?: Maybe<Chapter>;
  /** One note; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled). */
  content?: Maybe<Content>;
  /** One course; null when there is none. */
  course?: Maybe<Course>;
  /** All courses of the course API; of one class when `classCode` is given. */
  courses?: Maybe<Array<Course>>;
  /** The courses that share a code, for addresses like `/courses/{type}/{courseCode}`. */
  coursesByCode?: Maybe<Array<Course>>;
  /** One exam; null when there is none. */
  exam?: Maybe<Exam>;
  /** A student's result in an exam of either kind; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (someone else's). */
  examResult?: Maybe<ExamResult>;
  /** One lesson; null when there is none. Errors: `UNAUTHENTICATED`, `FORBIDDEN` (not enrolled). */
  lesson?: Maybe<Lesson>;
  /** One multi-subject exam; null when there is none. */
  multiSubjectExam?: Maybe<MultiSubjectExam>;
  /** The gateway's clock. Exam countdowns are counted from it, never from the device's own clock. */
  serverTime: Scalars['DateTime']['output'];
  /** All students, for admins. Errors: `UNAUTHENTICATED`, `FORBIDDEN`. */
  students?: Maybe<StudentConnection>;
  /** One subject; null when there is none. */
  subject?: Maybe<Subject>;
  /** The signed-in person; null for a visitor. */
  viewer?: Maybe<Viewer>;
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
export type QueryAdmissionUnitArgs = {
  id: Scalars['ID']['input'];
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
export type QueryExamArgs = {
  id: Scalars['ID']['input'];
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
export type QueryLessonArgs = {
  id: Scalars['ID']['input'];
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

/** Proof that an attempt is stored. */
export type Receipt = {
  __typename?: 'Receipt';
  /** SHA-256 over the answers as stored, in hex. */
  answersHash: Scalars['String']['output'];
  /** The attempt's id: a repeat of the same attempt answers the same receipt. */
  attemptId: Scalars['ID']['output'];
  /** When it was stored. */
  submittedAt: Scalars['DateTime']['output'];
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
  /** Why the right answer is right; null where the author gave none. */
  explanation?: Maybe<RichText>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** The options. */
  options: Array<ReviewedOption>;
  /** Marks for the right answer. */
  points: Scalars['Float']['output'];
  /** Why it brought these marks. */
  reason: ScoreReason;
  /** Marks it brought; below zero where it cost some. */
  score: Scalars['Float']['output'];
  /** The question. */
  text: RichText;
};

/** A subject of an exam after submission. */
export type ReviewedSubject = {
  __typename?: 'ReviewedSubject';
  /** How many were left blank. */
  blankCount: Scalars['Int']['output'];
  /** How many questions were right. */
  correctCount: Scalars['Int']['output'];
  /** The subject's id in the exam. */
  id: Scalars['ID']['output'];
  /** The subject's name. */
  name: Scalars['String']['output'];
  /** Its questions, in the order of the paper. */
  questions: Array<ReviewedQuestion>;
  /** Marks reached in it. */
  score: Scalars['Float']['output'];
  /** Marks to be had in it. */
  totalPoints: Scalars['Float']['output'];
  /** How many were answered and not right. */
  wrongCount: Scalars['Int']['output'];
};

/** A written question after submission. */
export type ReviewedWrittenQuestion = {
  __typename?: 'ReviewedWrittenQuestion';
  /** How it is to be answered and marked. */
  answerGuidelines?: Maybe<RichText>;
  /** Address of the student's PDF; null when the question was left out. */
  answerPdfUrl?: Maybe<Scalars['String']['output']>;
  /** The question's id. */
  id: Scalars['ID']['output'];
  /** The question. */
  text: RichText;
};

/** A text as authors write it and as a page shows it. */
export type RichText = {
  __typename?: 'RichText';
  /** The same, escaped and with formulas rendered. */
  html: Scalars['HTML']['output'];
  /** The source: plain text with LaTeX between dollar signs. */
  source: Scalars['String']['output'];
};

/** What a signed-in person is allowed to be (specification, section 6). */
export type Role =
  /** Reads and edits everything. */
  | 'ADMIN'
  /** Reads courses, sits exams, sees own results. */
  | 'STUDENT';

/** Why a question brought the marks it did (specification, section 5). */
export type ScoreReason =
  /** Left blank, at no cost. */
  | 'BLANK'
  /** Left blank in a single exam, where a blank costs as much as a wrong answer. */
  | 'BLANK_DEDUCTED'
  /** Left blank where no option is correct: brings its points. */
  | 'BLANK_EMPTY_KEY'
  /** The selected set is the correct set. */
  | 'CORRECT'
  /** Answered, and not right. */
  | 'WRONG';

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
  /** The server's words for the person. */
  message: Scalars['String']['output'];
};

/** A student's result in a single exam. */
export type SingleExamResult = {
  __typename?: 'SingleExamResult';
  /** When it was handed in; null when the host does not say. */
  dateTaken?: Maybe<Scalars['DateTime']['output']>;
  /** The exam. */
  exam?: Maybe<Exam>;
  /** The result's id. */
  id: Scalars['ID']['output'];
  /** Whether the score passes; null while there is no score. */
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** The multiple-choice questions; empty for a written exam, null when the exam can no longer be read. */
  questions?: Maybe<Array<ReviewedQuestion>>;
  /** Marks reached; null for a written exam that has not been marked. */
  score?: Maybe<Scalars['Float']['output']>;
  /** The id of the account that sat the exam. */
  userId: Scalars['ID']['output'];
  /** The written questions; empty for an MCQ exam, null when the exam can no longer be read. */
  writtenQuestions?: Maybe<Array<ReviewedWrittenQuestion>>;
};

/** The single exam to sit. */
export type StartExamInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The id of the viewer's result that this attempt replaces; left out for a first attempt. */
  resultId?: InputMaybe<Scalars['ID']['input']>;
};

/** The clock runs. */
export type StartExamPayload = {
  __typename?: 'StartExamPayload';
  /** The paper. */
  paper: ExamPaper;
  /** The ticket of the attempt. */
  ticket: AttemptTicket;
};

/** The multi-subject exam to sit. */
export type StartMultiSubjectExamInput = {
  /** The exam's id. */
  examId: Scalars['ID']['input'];
  /** The id of the viewer's result that this attempt replaces; left out for a first attempt. */
  resultId?: InputMaybe<Scalars['ID']['input']>;
};

/** The clock runs. */
export type StartMultiSubjectExamPayload = {
  __typename?: 'StartMultiSubjectExamPayload';
  /** The paper. */
  paper: MultiSubjectExamPaper;
  /** The ticket of the attempt. */
  ticket: AttemptTicket;
};

/** A student's record: profile and enrolments. */
export type Student = {
  __typename?: 'Student';
  /** Where the student lives. */
  address: Address;
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
  /** Address of the profile photo; null when there is none. */
  profilePhotoUrl?: Maybe<Scalars['String']['output']>;
};

/** A page of students. */
export type StudentConnection = {
  __typename?: 'StudentConnection';
  /** Pass it as `after` for the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The students of this page. */
  nodes: Array<Student>;
  /** How many students there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A subject of a course. */
export type Subject = {
  __typename?: 'Subject';
  /** Its chapters, in the order of the book. */
  chapters?: Maybe<Array<Chapter>>;
  /** The course it belongs to. */
  course?: Maybe<Course>;
  /** What it covers. */
  description?: Maybe<Scalars['String']['output']>;
  /** The subject's id. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** The subject's name. */
  name: Scalars['String']['output'];
};

/** What a student hands in: the ticket and the answers, never a score. */
export type SubmitExamInput = {
  /** Answers to multiple-choice questions; the first one for a question counts. At most 500. */
  mcqAnswers?: InputMaybe<Array<McqAnswerInput>>;
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
  /** Answers to written questions; the first one for a question counts. At most 500. */
  writtenAnswers?: InputMaybe<Array<WrittenAnswerInput>>;
};

/** The attempt is stored and scored. */
export type SubmitExamPayload = {
  __typename?: 'SubmitExamPayload';
  /** The exam, now with the viewer's result. */
  exam: Exam;
  /** The receipt. */
  receipt: Receipt;
  /** The result. */
  result: ExamResult;
};

/** What a student hands in: the ticket and the answers, never a score. */
export type SubmitMultiSubjectExamInput = {
  /** The questions that were answered; the first entry for a question counts. At most 500. */
  answers: Array<MultiSubjectAnswerInput>;
  /**
   * True when the clock reached zero by itself. Then the mandatory subjects are not asked for; it is only believed once a
   * countdown can have ended: from 40 seconds before the deadline on.
   */
  automatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** The ticket's `token`. */
  ticket: Scalars['String']['input'];
};

/** The attempt is stored and scored. */
export type SubmitMultiSubjectExamPayload = {
  __typename?: 'SubmitMultiSubjectExamPayload';
  /** The exam, now with the viewer's result. */
  exam: MultiSubjectExam;
  /** The receipt. */
  receipt: Receipt;
  /** The result. */
  result: MultiSubjectExamResult;
};

/** What a former student says about a course. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** The year in which the student enrolled. */
  enrolledYear?: Maybe<Scalars['Int']['output']>;
  /** The student's words. */
  review: Scalars['String']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
};

/** Changes of an assignment: what is left out stays, null empties. */
export type UpdateAssignmentInput = {
  /** What is to be done, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is due. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The assignment's id. */
  id: Scalars['ID']['input'];
  /** Its title, 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The assignment as it is now. */
export type UpdateAssignmentPayload = {
  __typename?: 'UpdateAssignmentPayload';
  /** The assignment. */
  assignment: Assignment;
};

/** The whole profile as it should be afterwards (specification, section 4: a save sends the whole student). */
export type UpdateStudentInput = {
  /** Where the student lives. */
  address: AddressInput;
  /** The name to print on certificates; at most 100 characters. */
  certificateName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for contact; at most 254 characters. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number for contact; at most 20 characters. */
  contactMobile?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, as `YYYY-MM-DD`, not in the future. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Schooling so far. */
  educationalBackground: EducationalBackgroundInput;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** The record's id; a student may only name their own. */
  id: Scalars['ID']['input'];
  /** The name the student goes by; at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The record as stored. */
export type UpdateStudentPayload = {
  __typename?: 'UpdateStudentPayload';
  /** The record after the change. */
  student: Student;
  /** The viewer after the change: a new name shows everywhere at once. Null when it cannot be read again now. */
  viewer?: Maybe<Viewer>;
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
  /** Its address, to be named in `writtenAnswers`. */
  url: Scalars['String']['output'];
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
  /** At most 6 characters. It is good for one use, for a few minutes and for 5 tries. */
  otp: Scalars['String']['input'];
};

/** The account is verified and its owner is signed in by the cookie of this answer. */
export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  /** The person, now signed in. */
  viewer: Viewer;
};

/** The person whose session cookie came with the request, and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The id of the viewer's account, so that caches know whose data this is. */
  id: Scalars['ID']['output'];
  /** The viewer's results of both kinds, newest first; at most 100. */
  results?: Maybe<Array<ExamResult>>;
  /** The viewer's own student record; null for an account without one. */
  student?: Maybe<Student>;
  /** The viewer's account. */
  user: User;
};

/** The answer to one written question. */
export type WrittenAnswerInput = {
  /** Address of the PDF, as `uploadAnswerPdf` answered it. */
  answerPdfUrl: Scalars['String']['input'];
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
  ExamResult:
    | ( RestMultiSubjectResult )
    | ( RestSingleResultOfUnion )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AdmissionCourse: ResolverTypeWrapper<RestUniversity>;
  AdmissionUnit: ResolverTypeWrapper<RestUnit>;
  Assignment: ResolverTypeWrapper<RestAssignment>;
  AttemptTicket: ResolverTypeWrapper<Ticket>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Campaign: ResolverTypeWrapper<RestCampaign>;
  Chapter: ResolverTypeWrapper<RestChapter>;
  ClassCode: ClassCode;
  Content: ResolverTypeWrapper<RestContent>;
  Course: ResolverTypeWrapper<RestCourse>;
  CourseFeature: ResolverTypeWrapper<RestCourseFeature>;
  CreateAssignmentInput: CreateAssignmentInput;
  CreateAssignmentPayload: ResolverTypeWrapper<Omit<CreateAssignmentPayload, 'assignment'> & { assignment: ResolversTypes['Assignment'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAssignmentInput: DeleteAssignmentInput;
  DeleteAssignmentPayload: ResolverTypeWrapper<DeleteAssignmentPayload>;
  EducationalBackground: ResolverTypeWrapper<RestEducationalBackground>;
  EducationalBackgroundInput: EducationalBackgroundInput;
  EnrollInput: EnrollInput;
  EnrollPayload: ResolverTypeWrapper<Omit<EnrollPayload, 'admissionCourse' | 'course' | 'student'> & { admissionCourse?: Maybe<ResolversTypes['AdmissionCourse']>, course?: Maybe<ResolversTypes['Course']>, student: ResolversTypes['Student'] }>;
  EnrolledCourse: ResolverTypeWrapper<RestEnrolledCourse>;
  EnrollmentCategory: EnrollmentCategory;
  EnrollmentGroup: ResolverTypeWrapper<Omit<EnrollmentGroup, 'courses'> & { courses: Array<ResolversTypes['EnrolledCourse']> }>;
  Exam: ResolverTypeWrapper<RestExam>;
  ExamPaper: ResolverTypeWrapper<RestExam>;
  ExamResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExamResult']>;
  ExamSubject: ResolverTypeWrapper<RestExamSubject>;
  ExamType: ExamType;
  ExamYear: ResolverTypeWrapper<RestYear>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: Gender;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Lesson: ResolverTypeWrapper<RestLesson>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  McqAnswerInput: McqAnswerInput;
  MultiSubjectAnswerInput: MultiSubjectAnswerInput;
  MultiSubjectExam: ResolverTypeWrapper<RestMultiSubjectExam>;
  MultiSubjectExamPaper: ResolverTypeWrapper<RestMultiSubjectExam>;
  MultiSubjectExamResult: ResolverTypeWrapper<RestMultiSubjectResult>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaperOption: ResolverTypeWrapper<RestOption>;
  PaperQuestion: ResolverTypeWrapper<RestMcq>;
  PaperSubject: ResolverTypeWrapper<RestExamSubject>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<Receipt>;
  RegisterForCampaignInput: RegisterForCampaignInput;
  RegisterForCampaignPayload: ResolverTypeWrapper<Omit<RegisterForCampaignPayload, 'campaign'> & { campaign: ResolversTypes['Campaign'] }>;
  ReviewedOption: ResolverTypeWrapper<Omit<ReviewedOption, 'text'> & { text: ResolversTypes['RichText'] }>;
  ReviewedQuestion: ResolverTypeWrapper<Omit<ReviewedQuestion, 'explanation' | 'options' | 'text'> & { explanation?: Maybe<ResolversTypes['RichText']>, options: Array<ResolversTypes['ReviewedOption']>, text: ResolversTypes['RichText'] }>;
  ReviewedSubject: ResolverTypeWrapper<Omit<ReviewedSubject, 'questions'> & { questions: Array<ResolversTypes['ReviewedQuestion']> }>;
  ReviewedWrittenQuestion: ResolverTypeWrapper<Omit<ReviewedWrittenQuestion, 'answerGuidelines' | 'text'> & { answerGuidelines?: Maybe<ResolversTypes['RichText']>, text: ResolversTypes['RichText'] }>;
  RichText: ResolverTypeWrapper<RichTextSource>;
  Role: Role;
  ScoreReason: ScoreReason;
  SignupInput: SignupInput;
  SignupPayload: ResolverTypeWrapper<SignupPayload>;
  SingleExamResult: ResolverTypeWrapper<RestSingleResultOfUnion>;
  StartExamInput: StartExamInput;
  StartExamPayload: ResolverTypeWrapper<Omit<StartExamPayload, 'paper' | 'ticket'> & { paper: ResolversTypes['ExamPaper'], ticket: ResolversTypes['AttemptTicket'] }>;
  StartMultiSubjectExamInput: StartMultiSubjectExamInput;
  StartMultiSubjectExamPayload: ResolverTypeWrapper<Omit<StartMultiSubjectExamPayload, 'paper' | 'ticket'> & { paper: ResolversTypes['MultiSubjectExamPaper'], ticket: ResolversTypes['AttemptTicket'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<RestStudent>;
  StudentConnection: ResolverTypeWrapper<Omit<StudentConnection, 'nodes'> & { nodes: Array<ResolversTypes['Student']> }>;
  Subject: ResolverTypeWrapper<RestSubject>;
  SubmitExamInput: SubmitExamInput;
  SubmitExamPayload: ResolverTypeWrapper<Omit<SubmitExamPayload, 'exam' | 'result'> & { exam: ResolversTypes['Exam'], result: ResolversTypes['ExamResult'] }>;
  SubmitMultiSubjectExamInput: SubmitMultiSubjectExamInput;
  SubmitMultiSubjectExamPayload: ResolverTypeWrapper<Omit<SubmitMultiSubjectExamPayload, 'exam' | 'result'> & { exam: ResolversTypes['MultiSubjectExam'], result: ResolversTypes['MultiSubjectExamResult'] }>;
  Testimonial: ResolverTypeWrapper<RestTestimonial>;
  UpdateAssignmentInput: UpdateAssignmentInput;
  UpdateAssignmentPayload: ResolverTypeWrapper<Omit<UpdateAssignmentPayload, 'assignment'> & { assignment: ResolversTypes['Assignment'] }>;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: ResolverTypeWrapper<Omit<UpdateStudentPayload, 'student' | 'viewer'> & { student: ResolversTypes['Student'], viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadAnswerPdfInput: UploadAnswerPdfInput;
  UploadAnswerPdfPayload: ResolverTypeWrapper<UploadAnswerPdfPayload>;
  UploadProfilePhotoInput: UploadProfilePhotoInput;
  UploadProfilePhotoPayload: ResolverTypeWrapper<Omit<UploadProfilePhotoPayload, 'student'> & { student: ResolversTypes['Student'] }>;
  User: ResolverTypeWrapper<RestUser>;
  VerifyOtpInput: VerifyOtpInput;
  VerifyOtpPayload: ResolverTypeWrapper<Omit<VerifyOtpPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Viewer: ResolverTypeWrapper<RestViewer>;
  WrittenAnswerInput: WrittenAnswerInput;
  WrittenPaperQuestion: ResolverTypeWrapper<RestWrittenQuestion>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Address;
  AddressInput: AddressInput;
  AdmissionCourse: RestUniversity;
  AdmissionUnit: RestUnit;
  Assignment: RestAssignment;
  AttemptTicket: Ticket;
  Boolean: Scalars['Boolean']['output'];
  Campaign: RestCampaign;
  Chapter: RestChapter;
  Content: RestContent;
  Course: RestCourse;
  CourseFeature: RestCourseFeature;
  CreateAssignmentInput: CreateAssignmentInput;
  CreateAssignmentPayload: Omit<CreateAssignmentPayload, 'assignment'> & { assignment: ResolversParentTypes['Assignment'] };
  DateTime: Scalars['DateTime']['output'];
  DeleteAssignmentInput: DeleteAssignmentInput;
  DeleteAssignmentPayload: DeleteAssignmentPayload;
  EducationalBackground: RestEducationalBackground;
  EducationalBackgroundInput: EducationalBackgroundInput;
  EnrollInput: EnrollInput;
  EnrollPayload: Omit<EnrollPayload, 'admissionCourse' | 'course' | 'student'> & { admissionCourse?: Maybe<ResolversParentTypes['AdmissionCourse']>, course?: Maybe<ResolversParentTypes['Course']>, student: ResolversParentTypes['Student'] };
  EnrolledCourse: RestEnrolledCourse;
  EnrollmentGroup: Omit<EnrollmentGroup, 'courses'> & { courses: Array<ResolversParentTypes['EnrolledCourse']> };
  Exam: RestExam;
  ExamPaper: RestExam;
  ExamResult: ResolversUnionTypes<ResolversParentTypes>['ExamResult'];
  ExamSubject: RestExamSubject;
  ExamYear: RestYear;
  Float: Scalars['Float']['output'];
  HTML: Scalars['HTML']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Lesson: RestLesson;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  LogoutPayload: LogoutPayload;
  McqAnswerInput: McqAnswerInput;
  MultiSubjectAnswerInput: MultiSubjectAnswerInput;
  MultiSubjectExam: RestMultiSubjectExam;
  MultiSubjectExamPaper: RestMultiSubjectExam;
  MultiSubjectExamResult: RestMultiSubjectResult;
  Mutation: Record<PropertyKey, never>;
  PaperOption: RestOption;
  PaperQuestion: RestMcq;
  PaperSubject: RestExamSubject;
  Query: Record<PropertyKey, never>;
  Receipt: Receipt;
  RegisterForCampaignInput: RegisterForCampaignInput;
  RegisterForCampaignPayload: Omit<RegisterForCampaignPayload, 'campaign'> & { campaign: ResolversParentTypes['Campaign'] };
  ReviewedOption: Omit<ReviewedOption, 'text'> & { text: ResolversParentTypes['RichText'] };
  ReviewedQuestion: Omit<ReviewedQuestion, 'explanation' | 'options' | 'text'> & { explanation?: Maybe<ResolversParentTypes['RichText']>, options: Array<ResolversParentTypes['ReviewedOption']>, text: ResolversParentTypes['RichText'] };
  ReviewedSubject: Omit<ReviewedSubject, 'questions'> & { questions: Array<ResolversParentTypes['ReviewedQuestion']> };
  ReviewedWrittenQuestion: Omit<ReviewedWrittenQuestion, 'answerGuidelines' | 'text'> & { answerGuidelines?: Maybe<ResolversParentTypes['RichText']>, text: ResolversParentTypes['RichText'] };
  RichText: RichTextSource;
  SignupInput: SignupInput;
  SignupPayload: SignupPayload;
  SingleExamResult: RestSingleResultOfUnion;
  StartExamInput: StartExamInput;
  StartExamPayload: Omit<StartExamPayload, 'paper' | 'ticket'> & { paper: ResolversParentTypes['ExamPaper'], ticket: ResolversParentTypes['AttemptTicket'] };
  StartMultiSubjectExamInput: StartMultiSubjectExamInput;
  StartMultiSubjectExamPayload: Omit<StartMultiSubjectExamPayload, 'paper' | 'ticket'> & { paper: ResolversParentTypes['MultiSubjectExamPaper'], ticket: ResolversParentTypes['AttemptTicket'] };
  String: Scalars['String']['output'];
  Student: RestStudent;
  StudentConnection: Omit<StudentConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Student']> };
  Subject: RestSubject;
  SubmitExamInput: SubmitExamInput;
  SubmitExamPayload: Omit<SubmitExamPayload, 'exam' | 'result'> & { exam: ResolversParentTypes['Exam'], result: ResolversParentTypes['ExamResult'] };
  SubmitMultiSubjectExamInput: SubmitMultiSubjectExamInput;
  SubmitMultiSubjectExamPayload: Omit<SubmitMultiSubjectExamPayload, 'exam' | 'result'> & { exam: ResolversParentTypes['MultiSubjectExam'], result: ResolversParentTypes['MultiSubjectExamResult'] };
  Testimonial: RestTestimonial;
  UpdateAssignmentInput: UpdateAssignmentInput;
  UpdateAssignmentPayload: Omit<UpdateAssignmentPayload, 'assignment'> & { assignment: ResolversParentTypes['Assignment'] };
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: Omit<UpdateStudentPayload, 'student' | 'viewer'> & { student: ResolversParentTypes['Student'], viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Upload: Scalars['Upload']['output'];
  UploadAnswerPdfInput: UploadAnswerPdfInput;
  UploadAnswerPdfPayload: UploadAnswerPdfPayload;
  UploadProfilePhotoInput: UploadProfilePhotoInput;
  UploadProfilePhotoPayload: Omit<UploadProfilePhotoPayload, 'student'> & { student: ResolversParentTypes['Student'] };
  User: RestUser;
  VerifyOtpInput: VerifyOtpInput;
  VerifyOtpPayload: Omit<VerifyOtpPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Viewer: RestViewer;
  WrittenAnswerInput: WrittenAnswerInput;
  WrittenPaperQuestion: RestWrittenQuestion;
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
  fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnrolled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Maybe<Array<ResolversTypes['AdmissionUnit']>>, ParentType, ContextType>;
};

export type AdmissionUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdmissionUnit'] = ResolversParentTypes['AdmissionUnit']> = {
  course?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<Maybe<Array<ResolversTypes['ExamYear']>>, ParentType, ContextType>;
};

export type AssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assignment'] = ResolversParentTypes['Assignment']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttemptTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptTicket'] = ResolversParentTypes['AttemptTicket']> = {
  attemptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ChapterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  contents?: Resolver<Maybe<Array<ResolversTypes['Content']>>, ParentType, ContextType>;
  exams?: Resolver<Maybe<Array<ResolversTypes['Exam']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lessons?: Resolver<Maybe<Array<ResolversTypes['Lesson']>>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  body?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['CourseFeature']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnrolled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subjects?: Resolver<Maybe<Array<ResolversTypes['Subject']>>, ParentType, ContextType>;
  testimonials?: Resolver<Array<ResolversTypes['Testimonial']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalDurationMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CourseFeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseFeature'] = ResolversParentTypes['CourseFeature']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAssignmentPayload'] = ResolversParentTypes['CreateAssignmentPayload']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAssignmentPayload'] = ResolversParentTypes['DeleteAssignmentPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EducationalBackgroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationalBackground'] = ResolversParentTypes['EducationalBackground']> = {
  currentStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradesGpa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastInstitution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrollPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrollPayload'] = ResolversParentTypes['EnrollPayload']> = {
  admissionCourse?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
};

export type EnrolledCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolledCourse'] = ResolversParentTypes['EnrolledCourse']> = {
  courseCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  myResult?: Resolver<Maybe<ResolversTypes['SingleExamResult']>, ParentType, ContextType>;
  negativeMarkingPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  passingScorePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startingDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeLimitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalMarks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExamType'], ParentType, ContextType>;
};

export type ExamPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamPaper'] = ResolversParentTypes['ExamPaper']> = {
  exam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['PaperQuestion']>, ParentType, ContextType>;
  writtenQuestions?: Resolver<Array<ResolversTypes['WrittenPaperQuestion']>, ParentType, ContextType>;
};

export type ExamResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamResult'] = ResolversParentTypes['ExamResult']> = {
  __resolveType: TypeResolveFn<'MultiSubjectExamResult' | 'SingleExamResult', ParentType, ContextType>;
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

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type LessonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lesson'] = ResolversParentTypes['Lesson']> = {
  body?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  examCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MultiSubjectExamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExam'] = ResolversParentTypes['MultiSubjectExam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  myResult?: Resolver<Maybe<ResolversTypes['MultiSubjectExamResult']>, ParentType, ContextType>;
  negativeMarkingPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['ExamSubject']>, ParentType, ContextType>;
  timeLimitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MultiSubjectExamPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamPaper'] = ResolversParentTypes['MultiSubjectExamPaper']> = {
  exam?: Resolver<ResolversTypes['MultiSubjectExam'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['PaperSubject']>, ParentType, ContextType>;
};

export type MultiSubjectExamResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultiSubjectExamResult'] = ResolversParentTypes['MultiSubjectExamResult']> = {
  dateTaken?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjects?: Resolver<Maybe<Array<ResolversTypes['ReviewedSubject']>>, ParentType, ContextType>;
  timeTakenMinutes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createAssignment?: Resolver<ResolversTypes['CreateAssignmentPayload'], ParentType, ContextType, RequireFields<MutationCreateAssignmentArgs, 'input'>>;
  deleteAssignment?: Resolver<ResolversTypes['DeleteAssignmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteAssignmentArgs, 'input'>>;
  enroll?: Resolver<ResolversTypes['EnrollPayload'], ParentType, ContextType, RequireFields<MutationEnrollArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  registerForCampaign?: Resolver<ResolversTypes['RegisterForCampaignPayload'], ParentType, ContextType, RequireFields<MutationRegisterForCampaignArgs, 'input'>>;
  signup?: Resolver<ResolversTypes['SignupPayload'], ParentType, ContextType, RequireFields<MutationSignupArgs, 'input'>>;
  startExam?: Resolver<ResolversTypes['StartExamPayload'], ParentType, ContextType, RequireFields<MutationStartExamArgs, 'input'>>;
  startMultiSubjectExam?: Resolver<ResolversTypes['StartMultiSubjectExamPayload'], ParentType, ContextType, RequireFields<MutationStartMultiSubjectExamArgs, 'input'>>;
  submitExam?: Resolver<ResolversTypes['SubmitExamPayload'], ParentType, ContextType, RequireFields<MutationSubmitExamArgs, 'input'>>;
  submitMultiSubjectExam?: Resolver<ResolversTypes['SubmitMultiSubjectExamPayload'], ParentType, ContextType, RequireFields<MutationSubmitMultiSubjectExamArgs, 'input'>>;
  updateAssignment?: Resolver<ResolversTypes['UpdateAssignmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateAssignmentArgs, 'input'>>;
  updateStudent?: Resolver<ResolversTypes['UpdateStudentPayload'], ParentType, ContextType, RequireFields<MutationUpdateStudentArgs, 'input'>>;
  uploadAnswerPdf?: Resolver<ResolversTypes['UploadAnswerPdfPayload'], ParentType, ContextType, RequireFields<MutationUploadAnswerPdfArgs, 'input'>>;
  uploadProfilePhoto?: Resolver<ResolversTypes['UploadProfilePhotoPayload'], ParentType, ContextType, RequireFields<MutationUploadProfilePhotoArgs, 'input'>>;
  verifyOtp?: Resolver<ResolversTypes['VerifyOtpPayload'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'input'>>;
};

export type PaperOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperOption'] = ResolversParentTypes['PaperOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admissionCourse?: Resolver<Maybe<ResolversTypes['AdmissionCourse']>, ParentType, ContextType, RequireFields<QueryAdmissionCourseArgs, 'courseCode'>>;
  admissionCourses?: Resolver<Maybe<Array<ResolversTypes['AdmissionCourse']>>, ParentType, ContextType>;
  admissionUnit?: Resolver<Maybe<ResolversTypes['AdmissionUnit']>, ParentType, ContextType, RequireFields<QueryAdmissionUnitArgs, 'id'>>;
  assignments?: Resolver<Maybe<Array<ResolversTypes['Assignment']>>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryCampaignArgs, 'id'>>;
  campaigns?: Resolver<Maybe<Array<ResolversTypes['Campaign']>>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType, RequireFields<QueryChapterArgs, 'id'>>;
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id'>>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courses?: Resolver<Maybe<Array<ResolversTypes['Course']>>, ParentType, ContextType, Partial<QueryCoursesArgs>>;
  coursesByCode?: Resolver<Maybe<Array<ResolversTypes['Course']>>, ParentType, ContextType, RequireFields<QueryCoursesByCodeArgs, 'courseCode'>>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType, RequireFields<QueryExamArgs, 'id'>>;
  examResult?: Resolver<Maybe<ResolversTypes['ExamResult']>, ParentType, ContextType, RequireFields<QueryExamResultArgs, 'examId' | 'userId'>>;
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<QueryLessonArgs, 'id'>>;
  multiSubjectExam?: Resolver<Maybe<ResolversTypes['MultiSubjectExam']>, ParentType, ContextType, RequireFields<QueryMultiSubjectExamArgs, 'id'>>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  students?: Resolver<Maybe<ResolversTypes['StudentConnection']>, ParentType, ContextType, RequireFields<QueryStudentsArgs, 'first'>>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType, RequireFields<QuerySubjectArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  answersHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attemptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegisterForCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterForCampaignPayload'] = ResolversParentTypes['RegisterForCampaignPayload']> = {
  campaign?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export type ReviewedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedOption'] = ResolversParentTypes['ReviewedOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type ReviewedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedQuestion'] = ResolversParentTypes['ReviewedQuestion']> = {
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
  answerPdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type RichTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichText'] = ResolversParentTypes['RichText']> = {
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupPayload'] = ResolversParentTypes['SignupPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SingleExamResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleExamResult'] = ResolversParentTypes['SingleExamResult']> = {
  dateTaken?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['Exam']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['ReviewedQuestion']>>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  writtenQuestions?: Resolver<Maybe<Array<ResolversTypes['ReviewedWrittenQuestion']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartExamPayload'] = ResolversParentTypes['StartExamPayload']> = {
  paper?: Resolver<ResolversTypes['ExamPaper'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['AttemptTicket'], ParentType, ContextType>;
};

export type StartMultiSubjectExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartMultiSubjectExamPayload'] = ResolversParentTypes['StartMultiSubjectExamPayload']> = {
  paper?: Resolver<ResolversTypes['MultiSubjectExamPaper'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['AttemptTicket'], ParentType, ContextType>;
};

export type StudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
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
};

export type StudentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentConnection'] = ResolversParentTypes['StudentConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Student']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject']> = {
  chapters?: Resolver<Maybe<Array<ResolversTypes['Chapter']>>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitExamPayload'] = ResolversParentTypes['SubmitExamPayload']> = {
  exam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['ExamResult'], ParentType, ContextType>;
};

export type SubmitMultiSubjectExamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitMultiSubjectExamPayload'] = ResolversParentTypes['SubmitMultiSubjectExamPayload']> = {
  exam?: Resolver<ResolversTypes['MultiSubjectExam'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['MultiSubjectExamResult'], ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  enrolledYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateAssignmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAssignmentPayload'] = ResolversParentTypes['UpdateAssignmentPayload']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
};

export type UpdateStudentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStudentPayload'] = ResolversParentTypes['UpdateStudentPayload']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadAnswerPdfPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadAnswerPdfPayload'] = ResolversParentTypes['UploadAnswerPdfPayload']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadProfilePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadProfilePhotoPayload'] = ResolversParentTypes['UploadProfilePhotoPayload']> = {
  student?: Resolver<ResolversTypes['Student'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['ExamResult']>>, ParentType, ContextType>;
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type WrittenPaperQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrittenPaperQuestion'] = ResolversParentTypes['WrittenPaperQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: AddressResolvers<ContextType>;
  AdmissionCourse?: AdmissionCourseResolvers<ContextType>;
  AdmissionUnit?: AdmissionUnitResolvers<ContextType>;
  Assignment?: AssignmentResolvers<ContextType>;
  AttemptTicket?: AttemptTicketResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseFeature?: CourseFeatureResolvers<ContextType>;
  CreateAssignmentPayload?: CreateAssignmentPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAssignmentPayload?: DeleteAssignmentPayloadResolvers<ContextType>;
  EducationalBackground?: EducationalBackgroundResolvers<ContextType>;
  EnrollPayload?: EnrollPayloadResolvers<ContextType>;
  EnrolledCourse?: EnrolledCourseResolvers<ContextType>;
  EnrollmentGroup?: EnrollmentGroupResolvers<ContextType>;
  Exam?: ExamResolvers<ContextType>;
  ExamPaper?: ExamPaperResolvers<ContextType>;
  ExamResult?: ExamResultResolvers<ContextType>;
  ExamSubject?: ExamSubjectResolvers<ContextType>;
  ExamYear?: ExamYearResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  Lesson?: LessonResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MultiSubjectExam?: MultiSubjectExamResolvers<ContextType>;
  MultiSubjectExamPaper?: MultiSubjectExamPaperResolvers<ContextType>;
  MultiSubjectExamResult?: MultiSubjectExamResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaperOption?: PaperOptionResolvers<ContextType>;
  PaperQuestion?: PaperQuestionResolvers<ContextType>;
  PaperSubject?: PaperSubjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  RegisterForCampaignPayload?: RegisterForCampaignPayloadResolvers<ContextType>;
  ReviewedOption?: ReviewedOptionResolvers<ContextType>;
  ReviewedQuestion?: ReviewedQuestionResolvers<ContextType>;
  ReviewedSubject?: ReviewedSubjectResolvers<ContextType>;
  ReviewedWrittenQuestion?: ReviewedWrittenQuestionResolvers<ContextType>;
  RichText?: RichTextResolvers<ContextType>;
  SignupPayload?: SignupPayloadResolvers<ContextType>;
  SingleExamResult?: SingleExamResultResolvers<ContextType>;
  StartExamPayload?: StartExamPayloadResolvers<ContextType>;
  StartMultiSubjectExamPayload?: StartMultiSubjectExamPayloadResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentConnection?: StudentConnectionResolvers<ContextType>;
  Subject?: SubjectResolvers<ContextType>;
  SubmitExamPayload?: SubmitExamPayloadResolvers<ContextType>;
  SubmitMultiSubjectExamPayload?: SubmitMultiSubjectExamPayloadResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
  UpdateAssignmentPayload?: UpdateAssignmentPayloadResolvers<ContextType>;
  UpdateStudentPayload?: UpdateStudentPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadAnswerPdfPayload?: UploadAnswerPdfPayloadResolvers<ContextType>;
  UploadProfilePhotoPayload?: UploadProfilePhotoPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VerifyOtpPayload?: VerifyOtpPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WrittenPaperQuestion?: WrittenPaperQuestionResolvers<ContextType>;
};

