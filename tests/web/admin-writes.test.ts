// The screen that sends each write of the REST contract, and the writes without a screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Mutation -> the screen that sends it. */
const screens: Readonly<Record<string, string>> = {
  signup: '/signup',
  verifyOtp: '/otp-verification',
  login: '/login',
  updateStudent: '/profile',
  uploadProfilePhoto: '/profile',
  deleteAccount: '/profile',
  createStudent: '/profile',
  deleteStudent: '/profile',
  createAcademicResult: '/profile',
  updateAcademicResult: '/profile',
  deleteAcademicResult: '/profile',
  enroll: 'pages of courses',
  submitExam: '/exam/:examId',
  submitMultiSubjectExam: '/exam/mcq-exam/:examId',
  registerForCampaign: '/campaigns/:id',
  registerForExamCampaign: '/campaigns/exams/:id',
  createCourse: '/boss/courses/new',
  updateCourse: '/boss/courses/:id/details',
  deleteCourse: '/boss/courses',
  createAdmissionCourse: '/boss/admission/new',
  updateAdmissionCourse: '/boss/admission/:id/details',
  deleteAdmissionCourse: '/boss/courses',
  createSubject: '/boss/courses/:id',
  updateSubject: '/boss/courses/:id',
  createChapter: '/boss/courses/:id',
  updateChapter: '/boss/courses/:id',
  createLesson: '/boss/lessons/new',
  updateLesson: '/boss/lessons/:id',
  createContent: '/boss/notes/new',
  updateContent: '/boss/notes/:id',
  createAcademicUnit: '/boss/courses/:id',
  updateAcademicUnit: '/boss/courses/:id',
  deleteAcademicUnit: '/boss/courses/:id',
  deleteExam: '/boss/courses/:id',
  createAdmissionUnit: '/boss/admission/:id',
  updateAdmissionUnit: '/boss/admission/:id',
  deleteAdmissionUnit: '/boss/admission/:id',
  createExamYear: '/boss/admission/:id',
  updateExamYear: '/boss/admission/:id',
  deleteExamYear: '/boss/admission/:id',
  createExam: '/boss/exams/new',
  updateExam: '/boss/exams/:id',
  createMultiSubjectExam: '/boss/papers/new',
  updateMultiSubjectExam: '/boss/papers/:id',
  createCampaign: '/boss/campaigns/new',
  updateCampaign: '/boss/campaigns/:id',
  deleteCampaign: '/boss/campaigns',
  createExamCampaign: '/boss/campaigns/exams/new',
  updateExamCampaign: '/boss/campaigns/exams/:id',
  deleteExamCampaign: '/boss/campaigns',
  refreshViewer: '/settings',
  updateUser: '/boss/people/:id',
  createAssignment: '/boss/assignments',
  updateAssignment: '/boss/assignments',
  deleteAssignment: '/boss/assignments',
};

/** Documented writes that no page sends, on purpose. */
const withoutScreen: readonly string[] = [
  // Results change only through marking, late answers and corrected keys, which leave a trace.
  'deleteExamResult',
  'deleteMultiSubjectExamResult',
];

/**
 * The mutations behind the documented writes; calls under /ext are extensions. Logging out is a GET
 * and has its button everywhere.
 */
function documentedWrites(): string[] {
  const table = readFileSync(join(root, 'docs/rest-to-graphql.md'), 'utf8');
  const rows = [
    ...table.matchAll(/^\| (?:POST|PUT|PATCH|DELETE) (?!\/ext\/)\S+ \| `Mutation\.(\w+)/gm),
  ];
  return [...new Set(rows.flatMap(([, mutation]) => mutation ?? []))].sort();
}

/** The root fields of every mutation that the client has. */
function sentByPages(): ReadonlySet<string> {
  const source = join(root, 'web/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const documents = files.map((file) => parse(readFileSync(join(source, file), 'utf8')));
  const fields = documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION
        ? definition.selectionSet.selections
        : [],
    )
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  return new Set(fields);
}

it('lists every documented write once: with its screen, or among those without one', () => {
  expect([...Object.keys(screens), ...withoutScreen].sort()).toEqual(documentedWrites());
});

it('is correct: a write with a screen is sent by a page, and no other write of the list is', () => {
  const documents = sentByPages();
  expect(Object.keys(screens).filter((mutation) => !documents.has(mutation))).toEqual([]);
  expect(withoutScreen.filter((mutation) => documents.has(mutation))).toEqual([]);
});
