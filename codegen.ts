/**
 * Generates all generated files: `npm run codegen`; `npm run codegen:check` fails if one is stale.
 * The SDL files of the gateway's modules are the only source of the schema.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  getOperationAST,
  isCompositeType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { TYPES_OF_PUBLIC_READS } from './gateway/src/upstream/public-reads/allow-list.ts';
import { trustedDocument } from './web/trusted-document.ts';

const schema = ['gateway/src/graphql/root.graphql', 'gateway/src/modules/**/*.graphql'];

const sdl = readdirSync('gateway/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.graphql'),
);
const built = buildSchema(
  sdl.map((file) => readFileSync(`gateway/src/${file}`, 'utf8')).join('\n'),
);

/**
 * Whether a query selects only data of public reads, so that it is sent by GET and its response is
 * cacheable.
 */
function isPublicQuery(document: DocumentNode): boolean {
  const types = new TypeInfo(built);
  let isPublic = getOperationAST(document)?.operation === 'query';
  const Field = () => {
    const [parent, type] = [types.getParentType()?.name ?? '', getNamedType(types.getType())];
    const isOfSession = types.getFieldDef()?.name === 'isEnrolled';
    const isListed = isCompositeType(type)
      ? TYPES_OF_PUBLIC_READS.has(type.name)
      : TYPES_OF_PUBLIC_READS.has(parent) && !isOfSession;
    if (!isListed) isPublic = false;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isPublic;
}

/** Metadata of the web's documents: the hash they are sent as, and whether they are sent by GET. */
function markOf(document: DocumentNode) {
  const isPublic = isPublicQuery(document);
  return { hash: trustedDocument(document).hash, ...(isPublic && { isPublic }) };
}

/** Ids and timestamps are strings; HTML is a string that the gateway has sanitized. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
  HTML: { input: 'string', output: 'string' },
  Upload: { input: 'File', output: 'never' },
};

/**
 * GraphQL type -> the wire type its resolvers get as parent, as `module#Type` seen from
 * gateway/src/generated.
 */
const gatewayMappers: Record<string, string> = {
  AcademicResult: '../modules/academic-results/api.ts#RestAcademicResult',
  AcademicUnit: '../modules/academics/api.ts#RestAcademicUnit',
  AdmissionCourse: '../modules/admission/api.ts#RestUniversity',
  AdmissionUnit: '../modules/admission/api.ts#RestUnit',
  AnswerPagesState: '../modules/exams/answer-pages/api.ts#RestPagesState',
  AnswerSheet: '../upstream/exams/answer-sheet.ts#RestAnswerSheet',
  AnswerUpload: '../modules/exams/answer-uploads/api.ts#RestAnswerUpload',
  Assignment: '../modules/assignments/api.ts#RestAssignment',
  AssignmentCourse: '../modules/assignments/api.ts#RestAssignmentCourse',
  AssignmentSubmission: '../modules/assignments/submissions/api.ts#RestAssignmentSubmission',
  ListedAssignmentSubmission:
    '../modules/assignments/submissions/api.ts#RestListedAssignmentSubmission',
  SubmittedFile: '../modules/assignments/submissions/api.ts#RestSubmittedFile',
  Attempt: '../modules/attempts/api.ts#RestSavedAttempt',
  AttemptTicket: '../upstream/exams/ticket.ts#Ticket',
  BankDraw: '../modules/question-bank/api.ts#RestBankDraw',
  BankQuestion: '../modules/question-bank/api.ts#RestBankQuestion',
  BankUsage: '../modules/question-bank/api.ts#RestBankUsage',
  BankWords: '../modules/question-bank/api.ts#RestBankWords',
  Campaign: '../modules/campaigns/api.ts#RestCampaign',
  Chapter: '../modules/academics/api.ts#RestChapter',
  Content: '../modules/academics/api.ts#RestContent',
  Course: '../modules/academics/api.ts#RestCourse',
  CourseFeature: '../modules/academics/api.ts#RestCourseFeature',
  EducationalBackground: '../modules/students/api.ts#RestEducationalBackground',
  EnrolledCourse: '../modules/students/api.ts#RestEnrolledCourse',
  Exam: '../modules/exams/api.ts#RestExam',
  ExamCampaign: '../modules/campaigns/exam-campaigns/api.ts#RestExamCampaign',
  ExamKey: '../modules/exams/api.ts#RestExam',
  ExamPaper: '../modules/exams/api.ts#RestExam',
  ExamRelease: '../modules/release-rules/api.ts#RestReleaseRule',
  ExcludedMeritEntry: '../modules/exclusions/api.ts#RestExcludedEntry',
  MeritListChange: '../modules/exclusions/api.ts#RestMeritListChange',
  MeritListDecisions: '../modules/exclusions/api.ts#RestMeritListDecisions',
  ExpectedStudent: '../modules/personal-windows/api.ts#RestExpectedStudent',
  PersonalWindow: '../upstream/exams/personal-window.ts#RestPersonalWindow',
  ResultExclusion: '../modules/exclusions/api.ts#RestExclusion',
  ExamStanding: '../modules/ranks/api.ts#RestStanding',
  ExamSubject: '../modules/multi-subject-exams/api.ts#RestExamSubject',
  ExamYear: '../modules/admission/api.ts#RestYear',
  AttemptAction: '../modules/exam-monitoring/api.ts#RestAttemptAction',
  AttemptExtension: '../modules/exam-monitoring/api.ts#RestAttemptExtension',
  AttemptNotices: '../modules/exam-monitoring/api.ts#RestAttemptNotices',
  CurrentExam: '../modules/exam-monitoring/api.ts#RestCurrentExam',
  ExamAction: '../modules/exam-monitoring/api.ts#RestAttemptAction',
  ExamActivity: '../modules/exam-monitoring/api.ts#RestExamActivity',
  ExamMessage: '../modules/exam-monitoring/api.ts#RestExamMessage',
  ExamParticipant: '../modules/exam-monitoring/api.ts#RestExamParticipant',
  ExamStatistics: '../modules/exam-monitoring/api.ts#RestExamStatistics',
  QuestionStatistics: '../modules/exam-monitoring/api.ts#RestQuestionStatistics',
  ChangedScore: '../modules/key-corrections/api.ts#RestChangedScore',
  ExamKeyCorrections: '../modules/key-corrections/api.ts#RestExamCorrections',
  KeyChallenge: '../modules/key-corrections/api.ts#RestKeyChallenge',
  KeyCorrection: '../modules/key-corrections/api.ts#RestKeyCorrection',
  KeyCorrectionPreview: '../modules/key-corrections/api.ts#RestPreview',
  KeyOption: '../modules/multi-subject-exams/api.ts#RestOption',
  KeyQuestion: '../modules/multi-subject-exams/api.ts#RestMcq',
  KeySubject: '../modules/multi-subject-exams/api.ts#RestExamSubject',
  KeyWrittenQuestion: '../modules/exams/api.ts#RestWrittenQuestion',
  LateAnswers: '../modules/attempts/api.ts#RestLateAnswers',
  LateComparison: '../modules/attempts/late-answers/late-comparison.ts#Comparison',
  Lesson: '../modules/academics/api.ts#RestLesson',
  LessonProgress: '../modules/students/progress/api.ts#RestLessonProgress',
  IndependentMark: '../modules/marking/second-marking/api.ts#RestIndependentMark',
  MarkComparison: '../modules/marking/second-marking/api.ts#RestMarkComparison',
  SecondMarking: '../modules/marking/second-marking/api.ts#RestSecondMarking',
  MarkingComment: '../modules/marking/comments/api.ts#RestMarkingComment',
  MarkingExam: '../modules/marking/queue/api.ts#RestMarkingExam',
  MarkingNeighbours: '../modules/marking/queue/api.ts#RestNeighbours',
  MarkingStudent: '../modules/marking/queue/api.ts#RestMarkingStudent',
  MeritEntry: '../modules/campaigns/merit-lists/api.ts#RestMeritEntry',
  OwnMeritEntry: '../modules/campaigns/merit-lists/api.ts#RestOwnMeritEntry',
  ArchivedContent: '../modules/content-tree/api.ts#RestArchivedContent',
  EditableContent: '../modules/content-revisions/api.ts#RestEditableContent',
  UploadedPicture: '../modules/pictures/api.ts#RestPicture',
  TextVersion: '../modules/text-history/api.ts#RestTextVersion',
  TextDraft: '../modules/text-history/api.ts#RestTextDraft',
  TextDraftValues: '../modules/text-history/api.ts#RestTextDraftValues',
  AuditChange: '../modules/audit-log/api.ts#RestAuditChange',
  AuditEntry: '../modules/audit-log/api.ts#RestAuditEntry',
  AuditPerson: '../modules/audit-log/api.ts#RestAuditPerson',
  CourseListEntry: '../modules/course-admin/api.ts#RestCourseEntry',
  CourseUsage: '../modules/course-admin/api.ts#RestCourseUsage',
  Person: '../modules/students/people/api.ts#RestPerson',
  Grant: '../modules/students/grants/api.ts#RestGrant',
  GrantedExam: '../modules/students/grants/api.ts#RestGrantedExam',
  StudentImport: '../modules/students/people/api.ts#RestStudentImport',
  StudentImportProblem: '../modules/students/people/api.ts#RestStudentImportProblem',
  PersonAttempt: '../modules/students/people/api.ts#RestPersonAttempt',
  PersonResult: '../modules/students/people/api.ts#RestPersonResult',
  PersonEnrollment: '../modules/students/people/api.ts#RestPersonEnrolment',
  CampaignRegistration: '../modules/campaigns/registrations/api.ts#RestRegistration',
  StartExamPayload: '../modules/exams/api.ts#StartedSingleExam',
  StartMultiSubjectExamPayload: '../modules/multi-subject-exams/api.ts#StartedMultiSubjectExam',
  Roster: '../modules/campaigns/rosters/api.ts#RestRoster',
  Candidate: '../modules/campaigns/rosters/api.ts#RestCandidate',
  RosterImport: '../modules/campaigns/rosters/api.ts#RestRosterImport',
  RosterProblem: '../modules/campaigns/rosters/api.ts#RestRosterProblem',
  MeritListState: '../modules/campaigns/registrations/api.ts#RestMeritListState',
  MultiSubjectExam: '../modules/multi-subject-exams/api.ts#RestMultiSubjectExam',
  MultiSubjectExamPaper: '../modules/multi-subject-exams/api.ts#RestMultiSubjectExam',
  MultiSubjectExamResult: '../upstream/exams/result.ts#RestMultiSubjectResult',
  Notification: '../modules/notifications/api.ts#RestNotification',
  NotificationPreference: '../modules/notifications/api.ts#RestNotificationPreference',
  NotificationPreferences: '../modules/notifications/api.ts#RestNotificationPreferences',
  PaperOption: '../modules/multi-subject-exams/api.ts#RestOption',
  PaperQuestion: '../modules/multi-subject-exams/api.ts#RestMcq',
  PaperSubject: '../modules/multi-subject-exams/api.ts#RestExamSubject',
  TakeableExam: '../modules/exams/takeable/api.ts#RestTakeableExam',
  ExamCourse: '../modules/exams/takeable/api.ts#RestExamCourse',
  RegisteredExam: '../modules/campaigns/exam-campaigns/api.ts#RestRegisteredExam',
  QuestionTime: '../upstream/exams/open-attempt.ts#RestQuestionTime',
  ResultVersion: '../modules/ranks/api.ts#RestResultVersion',
  ReviewedQuestion: '../upstream/exams/review.ts#QuestionReview',
  RichText: '../modules/rich-text/rich-text.ts#RichTextSource',
  SavedSelection: '../upstream/exams/answer-sheet.ts#RestSavedSelection',
  SavedWrittenAnswer: '../upstream/exams/answer-sheet.ts#RestSavedWrittenAnswer',
  ScoreChange: '../modules/key-corrections/api.ts#RestScoreChange',
  SearchCourse: '../modules/search/api.ts#RestSearchCourse',
  SearchGroup: '../modules/search/api.ts#RestSearchGroup',
  SearchHit: '../modules/search/api.ts#RestSearchHit',
  SecondFactor: '../modules/auth/api.ts#RestSecondFactor',
  Session: '../modules/auth/api.ts#RestSession',
  SingleExamResult: '../upstream/exams/result.ts#RestSingleResultOfUnion',
  Student: '../modules/students/api.ts#RestStudent',
  StudentNote: '../modules/students/notes/api.ts#RestNote',
  StudyPlan: '../modules/students/study-plan/api.ts#RestStudyPlan',
  Subject: '../modules/academics/api.ts#RestSubject',
  Testimonial: '../modules/admission/api.ts#RestTestimonial',
  UploadedAnswerPage: '../modules/exams/answer-pages/api.ts#RestUploadedPage',
  User: '../modules/auth/api.ts#RestUser',
  Viewer: '../modules/students/api.ts#RestViewer',
  WrittenSubmission: '../modules/marking/api.ts#RestSubmission',
  WrittenPaperQuestion: '../modules/exams/api.ts#RestWrittenQuestion',
};

const config: CodegenConfig = {
  overwrite: true,
  generates: {
    'schema.graphql': {
      schema,
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'gateway/src/generated/resolver-types.ts': {
      schema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, Upload: { input: 'Promise<unknown>', output: 'never' } },
        contextType: '../modules/context.ts#Context',
        mappers: gatewayMappers,
        useTypeImports: true,
        enumsAsTypes: true,
      },
    },
    'gateway/src/generated/modules.ts': {
      schema,
      plugins: ['./gateway/codegen-modules.mjs'],
    },
    'gateway/src/generated/trusted-documents.json': {
      schema,
      documents: 'web/src/**/*.graphql',
      plugins: ['./web/codegen-trusted-documents.mjs'],
    },
    'web/src/': {
      schema,
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { folder: 'generated', extension: '.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen-hooks.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        importExtension: '.ts',
        immutableTypes: true,
        inlineFragmentTypes: 'combine',
        // Its own name for it; the preset for persisted documents that builds on it writes no files
        // beside the operations.
        unstable_onExecutableDocumentNode: markOf,
      },
    },
  },
};

export default config;
