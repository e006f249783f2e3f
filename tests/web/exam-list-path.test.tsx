// The edit page of an exam that was opened without `returnTo` leads to the content page of the
// exam's course.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import { Component as EditPaperRoute } from '../../web/src/features/admin/exams/edit-paper.route.tsx';
import {
  ExamEditorDocument,
  PaperEditorDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import {
  ExamParentDocument,
  PaperCourseDocument,
  ParentCourseDocument,
} from '../../web/src/features/admin/exams/list-path/generated/exam-parent.ts';
import { waitOptions } from '../wait-options.ts';
import { aViewer, editable, type Mock, rememberViewer, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
beforeEach(() => rememberViewer(admin));

const viewer = { __typename: 'Viewer', id: 'u1' };
const course = { __typename: 'Course', id: 'c10' };
const subject = { __typename: 'Subject', id: 's1', course };
const chapter = { __typename: 'Chapter', id: 'ch1', subject };

const exam = {
  __typename: 'Exam',
  id: 'e1',
  title: 'Vectors',
  type: 'WRITTEN',
  totalMarks: 1,
  timeLimitMinutes: 20,
  passingScorePercent: 40,
  negativeMarkingPercentage: 0,
  startingDate: null,
  shuffle: 'OFF',
  key: { __typename: 'ExamKey', questions: [], writtenQuestions: [] },
};
const placed = (parentType: string, parentId: string): Mock[] => [
  {
    request: { query: ExamEditorDocument, variables: { id: 'e1' } },
    result: { data: { editableContent: editable({ exam }) } },
  },
  {
    request: { query: ExamParentDocument, variables: { id: 'e1' } },
    result: { data: { viewer, exam: { __typename: 'Exam', id: 'e1', parentType, parentId } } },
  },
];
const noParent = { isChapter: false, isLesson: false, isSubject: false, isUnit: false };
const parentOf = (id: string, type: object, parent: object): Mock => ({
  request: { query: ParentCourseDocument, variables: { id, ...noParent, ...type } },
  result: { data: { viewer, ...parent } },
});

const renderExam = (mocks: readonly Mock[], search = '') =>
  renderPage(<EditExamRoute />, {
    viewer: admin,
    at: `/boss/exams/e1${search}`,
    path: '/boss/exams/:id',
    mocks,
  });

/** The breadcrumb "Content" leads to the same list as Cancel. */
const listAt = (path: string) =>
  vi.waitFor(
    () => expect(screen.getByRole('link', { name: 'Content' }).getAttribute('href')).toBe(path),
    waitOptions,
  );

it.each([
  ['a chapter', 'CHAPTER', 'ch1', { isChapter: true }, { chapter }],
  [
    'a lesson',
    'LESSON',
    'l1',
    { isLesson: true },
    { lesson: { __typename: 'Lesson', id: 'l1', chapter } },
  ],
  ['a subject', 'SUBJECT', 's1', { isSubject: true }, { subject }],
])('cancelling leads to the content of the course of %s', async (_, type, id, flags, parent) => {
  const { user } = renderExam([...placed(type, id), parentOf(id, flags, parent)]);
  await listAt('/boss/courses/c10');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('leads to the course of an exam of the whole course', async () => {
  renderExam(placed('COURSE', 'c10'));
  await listAt('/boss/courses/c10');
});

it('leads to the admission course of an exam of a unit, and of the paper of a year', async () => {
  const unit = {
    __typename: 'AdmissionUnit',
    id: 'a',
    course: { __typename: 'AdmissionCourse', id: 'du' },
  };
  const { unmount } = renderExam([
    ...placed('UNIT', 'a'),
    parentOf('a', { isUnit: true }, { admissionUnit: unit }),
  ]);
  await listAt('/boss/admission/du');
  unmount();

  const paper = {
    __typename: 'MultiSubjectExam',
    id: 'p1',
    title: 'Unit A',
    timeLimitMinutes: 20,
    negativeMarkingPercentage: 25,
    shuffle: 'OFF',
    key: { __typename: 'MultiSubjectExamKey', subjects: [] },
  };
  const year = { __typename: 'ExamYear', id: 'y1', unit };
  renderPage(<EditPaperRoute />, {
    viewer: admin,
    at: '/boss/papers/p1',
    path: '/boss/papers/:id',
    mocks: [
      {
        request: { query: PaperEditorDocument, variables: { id: 'p1' } },
        result: { data: { editableContent: editable({ multiSubjectExam: paper }) } },
      },
      {
        request: { query: PaperCourseDocument, variables: { id: 'p1' } },
        result: {
          data: { viewer, multiSubjectExam: { __typename: 'MultiSubjectExam', id: 'p1', year } },
        },
      },
    ],
  });
  await listAt('/boss/admission/du');
});

it('leads to the page that opened it', async () => {
  const [reading] = placed('COURSE', 'c10');
  renderExam(reading ? [reading] : [], '?returnTo=%2Fboss%2Flog');
  await listAt('/boss/log');
});
