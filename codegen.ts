/**
 * Everything in the repository that is written by a machine: `npm run codegen`; `npm run codegen:check` fails on anything stale.
 * The schema's only source are the SDL files of the gateway's modules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, type DocumentNode, getOperationAST } from 'graphql';
import { audienceOf } from './gateway/src/public-reads/public-fields.ts';
import { trustedDocument } from './web/trusted-document.ts';

const schema = ['gateway/src/schema.graphql', 'gateway/src/modules/*/*.graphql'];

const sdl = readdirSync('gateway/src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const built = buildSchema(sdl.map((file) => readFileSync(`gateway/src/${file}`, 'utf8')).join('\n'));

/** What the web's documents carry: the hash that they are asked for by, and whether caches may keep the answer, which then is asked for by GET. */
function markOf(document: DocumentNode) {
  const operation = getOperationAST(document);
  const isPublic = operation && audienceOf(built, document, operation) === 'everybody';
  return { hash: trustedDocument(document).hash, ...(isPublic && { isPublic }) };
}

/** Upstream ids and moments travel as strings; HTML is a string that the gateway has made safe. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
  HTML: { input: 'string', output: 'string' },
  Upload: { input: 'File', output: 'never' },
};

/** GraphQL type -> the wire type its resolvers get as parent, as `module#Type` seen from gateway/src/generated. */
const gatewayMappers: Record<string, string> = {
  AcademicResult: '../modules/results/academic-results-api.ts#RestAcademicResult',
  AcademicUnit: '../modules/academics/api.ts#RestAcademicUnit',
  AdmissionCourse: '../modules/admission/api.ts#RestUniversity',
  AdmissionUnit: '../modules/admission/api.ts#RestUnit',
  AnswerSheet: '../attempts/answer-sheet.ts#RestAnswerSheet',
  AnswerUpload: '../modules/exams/answer-uploads-api.ts#RestAnswerUpload',
  Assignment: '../modules/assignments/api.ts#RestAssignment',
  Attempt: '../modules/results/attempts-api.ts#RestSavedAttempt',
  AttemptTicket: '../attempts/ticket.ts#Ticket',
  Campaign: '../modules/campaigns/api.ts#RestCampaign',
  Chapter: '../modules/academics/api.ts#RestChapter',
  Content: '../modules/academics/api.ts#RestContent',
  Course: '../modules/academics/api.ts#RestCourse',
  CourseFeature: '../modules/academics/api.ts#RestCourseFeature',
  EducationalBackground: '../modules/students/api.ts#RestEducationalBackground',
  EnrolledCourse: '../modules/students/api.ts#RestEnrolledCourse',
  Exam: '../modules/exams/api.ts#RestExam',
  ExamCampaign: '../modules/campaigns/api.ts#RestExamCampaign',
  ExamKey: '../modules/exams/api.ts#RestExam',
  ExamPaper: '../modules/exams/api.ts#RestExam',
  ExamStanding: '../modules/results/ranks-api.ts#RestStanding',
  ExamSubject: '../modules/multi-subject-exams/api.ts#RestExamSubject',
  ExamYear: '../modules/admission/api.ts#RestYear',
  KeyOption: '../modules/multi-subject-exams/api.ts#RestOption',
  KeyQuestion: '../modules/multi-subject-exams/api.ts#RestMcq',
  KeySubject: '../modules/multi-subject-exams/api.ts#RestExamSubject',
  KeyWrittenQuestion: '../modules/exams/api.ts#RestWrittenQuestion',
  LateAnswers: '../modules/results/attempts-api.ts#RestLateAnswers',
  Lesson: '../modules/academics/api.ts#RestLesson',
  LessonProgress: '../modules/students/api.ts#RestLessonProgress',
  MeritEntry: '../modules/campaigns/merit-list-api.ts#RestMeritEntry',
  MultiSubjectExam: '../modules/multi-subject-exams/api.ts#RestMultiSubjectExam',
  MultiSubjectExamPaper: '../modules/multi-subject-exams/api.ts#RestMultiSubjectExam',
  MultiSubjectExamResult: '../modules/results/api.ts#RestMultiSubjectResult',
  PaperOption: '../modules/multi-subject-exams/api.ts#RestOption',
  PaperQuestion: '../modules/multi-subject-exams/api.ts#RestMcq',
  PaperSubject: '../modules/multi-subject-exams/api.ts#RestExamSubject',
  RegisteredExam: '../modules/campaigns/api.ts#RestRegisteredExam',
  ResultVersion: '../modules/results/ranks-api.ts#RestResultVersion',
  RichText: '../rich-text.ts#RichTextSource',
  SavedSelection: '../attempts/answer-sheet.ts#RestSavedSelection',
  SavedWrittenAnswer: '../attempts/answer-sheet.ts#RestSavedWrittenAnswer',
  SingleExamResult: '../modules/results/api.ts#RestSingleResultOfUnion',
  Student: '../modules/students/api.ts#RestStudent',
  StudentNote: '../modules/students/api.ts#RestNote',
  Subject: '../modules/academics/api.ts#RestSubject',
  Testimonial: '../modules/admission/api.ts#RestTestimonial',
  User: '../modules/auth/api.ts#RestUser',
  Viewer: '../modules/students/api.ts#RestViewer',
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
        contextType: '../context.ts#Context',
        mappers: gatewayMappers,
        useTypeImports: true,
        enumsAsTypes: true,
      },
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
      plugins: ['./web/codegen-operations.mjs', 'typed-document-node', './web/codegen-hooks.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        importExtension: '.ts',
        immutableTypes: true,
        // A fragment is seen by its component alone, unless its spread says `@unmask` (docs/decisions/017-data-masking.md).
        inlineFragmentTypes: 'mask',
        // Its own name for it; the preset for persisted documents that builds on it writes no files beside the operations.
        unstable_onExecutableDocumentNode: markOf,
      },
    },
  },
};

export default config;
