import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditableOutlineDocument } from '../../web/src/features/admin/conflicts/generated/editable-content.ts';
import { Component as AdmissionContentRoute } from '../../web/src/features/admin/tree/admission-content.route.tsx';
import { Component as CourseContentRoute } from '../../web/src/features/admin/tree/course-content.route.tsx';
import {
  AdmissionContentDocument,
  AdmissionUnitContentDocument,
} from '../../web/src/features/admin/tree/generated/admission-content.route.ts';
import { ArchivedContentDocument } from '../../web/src/features/admin/tree/generated/branch-actions.ts';
import {
  ChapterContentDocument,
  CourseContentDocument,
  SubjectContentDocument,
} from '../../web/src/features/admin/tree/generated/course-content.route.ts';
import { DeleteExamDocument } from '../../web/src/features/admin/tree/generated/exam-list.ts';
import { CampaignExamsDocument } from '../../web/src/features/admin/tree/generated/item-deletion.ts';
import { CreateExamYearDocument } from '../../web/src/features/admin/tree/generated/save-admission.ts';
import {
  CreateSubjectDocument,
  UpdateChapterDocument,
} from '../../web/src/features/admin/tree/generated/save-outline.ts';
import { usedBy } from './exam-usage-fixtures.ts';
import { aViewer, editable, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const viewer = { __typename: 'Viewer', id: 'u1', hasContentMoves: true };
const none = { lessonCount: 0, noteCount: 0, examCount: 0 };

const aSubject = (id: string, name: string) => ({
  __typename: 'Subject',
  id,
  name,
  description: null,
  imageUrl: null,
  ...none,
  lessonCount: 2,
});
const aChapter = (id: string, title: string) => ({
  __typename: 'Chapter',
  id,
  title,
  summary: null,
  ...none,
});
const aLesson = (id: string, durationMinutes: number | null) => ({
  __typename: 'Lesson',
  id,
  title: id,
  durationMinutes,
});
const anExam = (id: string) => ({
  __typename: 'Exam',
  id,
  title: id,
  type: 'MCQ',
  questionCount: 3,
  timeLimitMinutes: 20,
});

const reading = (subjects: readonly object[]): Mock => ({
  request: { query: CourseContentDocument, variables: { id: 'c10' } },
  result: {
    data: {
      viewer,
      course: {
        __typename: 'Course',
        id: 'c10',
        title: 'Science',
        courseCode: 'class10',
        courseType: 'academic',
        subjects,
        units: [],
        exams: [],
      },
    },
  },
});

const readingSubject = (...chapters: object[]): Mock => ({
  request: { query: SubjectContentDocument, variables: { id: 's1' } },
  result: { data: { viewer, subject: { __typename: 'Subject', id: 's1', chapters, exams: [] } } },
});

const readingChapter = (lessons: readonly object[], exams: readonly object[]): Mock => ({
  request: { query: ChapterContentDocument, variables: { id: 'ch1' } },
  result: {
    data: { viewer, chapter: { __typename: 'Chapter', id: 'ch1', lessons, contents: [], exams } },
  },
});

const physics = reading([aSubject('s1', 'Physics')]);

/** Nothing is archived in any course. */
const nothingArchived: Mock = {
  request: { query: ArchivedContentDocument, variables: () => true },
  result: {
    data: {
      archivedContent: {
        __typename: 'ArchivedContentConnection',
        totalCount: 0,
        endCursor: null,
        nodes: [],
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const renderCourse = (...mocks: Mock[]) =>
  renderPage(<CourseContentRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/courses/c10',
    path: '/boss/courses/:id',
    mocks: [...mocks, nothingArchived],
  });

it('loads the content when it is opened, and links to the page of the students', async () => {
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([aLesson('Sums', 12)], [anExam('Quiz')]),
  );
  await user.click(await screen.findByRole('button', { name: /^Physics/ }));
  await user.click(await screen.findByRole('button', { name: 'Vectors' }));
  await user.click(await screen.findByRole('button', { name: 'Lessons' }));
  expect(await screen.findByText('12 min')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See as a student: Sums' }).getAttribute('href')).toBe(
    '/courses/academic/class10/c10/subject/chapter/lesson/Sums',
  );
  await user.click(screen.getByRole('button', { name: 'Exams' }));
  expect(await screen.findByText('MCQ, 3 questions, 20 min')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  expect(await screen.findByText('Nothing inside yet', { selector: '[id] > div' })).toBeTruthy();
});

it('says that an exam without questions cannot be started', async () => {
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([], [{ ...anExam('Quiz'), questionCount: 0 }]),
  );
  for (const name of [/^Physics/, 'Vectors', 'Exams'])
    await user.click(await screen.findByRole('button', { name }));
  expect(
    await screen.findByText(
      'MCQ, 0 questions, 20 min. Students cannot start it without questions.',
    ),
  ).toBeTruthy();
});

it('shows a message when the content could not be loaded, and retries', async () => {
  const failed: Mock = { ...readingSubject(), result: refusal('UPSTREAM_UNAVAILABLE', 'No.') };
  const { user } = renderCourse(physics, failed, readingSubject(aChapter('ch1', 'Vectors')));
  await user.click(await screen.findByRole('button', { name: /^Physics/ }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Vectors' })).toBeTruthy();
});

it('adds a subject in a dialog, and has it in the list', async () => {
  const input = { courseId: 'c10', name: 'Chemistry', description: null, imageUrl: null };
  const { user } = renderCourse(
    physics,
    {
      request: { query: CreateSubjectDocument, variables: { input } },
      result: {
        data: {
          createSubject: {
            __typename: 'CreateSubjectPayload',
            subject: { __typename: 'Subject', id: 's2' },
          },
        },
      },
    },
    reading([aSubject('s1', 'Physics'), aSubject('s2', 'Chemistry')]),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a subject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a subject' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please fill this in.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'Chemistry');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /^Chemistry/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('renames a chapter, and keeps the dialog with its input when the server rejects it', async () => {
  const request = {
    query: UpdateChapterDocument,
    variables: { input: { id: 'ch1', revision: '7', title: 'Vectors!', summary: null } },
  };
  const rereading: Mock = {
    request: { query: EditableOutlineDocument, variables: { kind: 'CHAPTER', id: 'ch1' } },
    result: {
      data: { editableContent: editable({ title: 'Vectors', summary: null, imageUrl: null }) },
    },
    maxUsageCount: 2,
  };
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    rereading,
    { request, result: refusal('NOT_FOUND', 'There is no such chapter.') },
    {
      request,
      result: {
        data: {
          updateChapter: {
            __typename: 'UpdateChapterPayload',
            chapter: { ...aChapter('ch1', 'Vectors!') },
          },
        },
      },
    },
    readingSubject(aChapter('ch1', 'Vectors!')),
  );
  await user.click(await screen.findByRole('button', { name: /^Physics/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit: Vectors' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit: Vectors' }));
  await user.type(dialog.getByLabelText('Title'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There is no such chapter.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Vectors!' })).toBeTruthy();
});

it('asks before a dialog with changes is closed', async () => {
  const { user } = renderCourse(physics);
  await user.click(await screen.findByRole('button', { name: 'Edit: Physics' }));
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Physics!');
});

it('links to the pages that add and edit a lesson', async () => {
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([aLesson('Sums', 12)], []),
  );
  for (const label of [/^Physics/, 'Vectors', 'Lessons'])
    await user.click(await screen.findByRole('button', { name: label }));
  const back = encodeURIComponent('/boss/courses/c10');
  expect((await screen.findByRole('link', { name: 'Add a lesson' })).getAttribute('href')).toBe(
    `/boss/lessons/new?chapterId=ch1&returnTo=${back}`,
  );
  expect(screen.getByRole('link', { name: 'Edit: Sums' }).getAttribute('href')).toBe(
    `/boss/lessons/Sums?returnTo=${back}`,
  );
});

it('keeps what was expanded for the return from the page of an exam', async () => {
  const tree = [
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([], [anExam('Quiz')]),
  ];
  const first = renderCourse(...tree);
  for (const label of [/^Physics/, 'Vectors', 'Exams', 'Lessons', 'Lessons'])
    await first.user.click(await screen.findByRole('button', { name: label }));
  await first.user.click(await screen.findByRole('link', { name: 'Edit: Quiz' }));
  expect(await screen.findByText(/^at \/boss\/exams\/Quiz/)).toBeTruthy();
  first.unmount();

  renderCourse(...tree);
  expect(await screen.findByRole('link', { name: 'Edit: Quiz' })).toBeTruthy();
  const isOpen = (name: RegExp | string) =>
    screen.getByRole('button', { name }).getAttribute('aria-expanded');
  expect([/^Physics/, 'Vectors', 'Exams', 'Lessons'].map(isOpen)).toEqual([
    'true',
    'true',
    'true',
    'false',
  ]);
});

it('deletes an exam after listing its content', async () => {
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([], [anExam('Quiz')]),
    {
      request: { query: DeleteExamDocument, variables: { input: { id: 'Quiz', force: false } } },
      result: { data: { deleteExam: { __typename: 'DeleteExamPayload', deletedId: 'Quiz' } } },
    },
    readingChapter([], []),
  );
  for (const label of [/^Physics/, 'Vectors', 'Exams', 'Delete: Quiz'])
    await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Quiz”?' }));
  expect(dialog.getByText('3 questions')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Delete: Quiz' })).toBeNull();
  // The button that opened the dialog no longer exists.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Exams' }));
});

it('offers to archive an exam with results, and no longer lists content to delete', async () => {
  const deleting = (force: boolean, result: MockResult): Mock => ({
    request: { query: DeleteExamDocument, variables: { input: { id: 'Quiz', force } } },
    result,
  });
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([], [anExam('Quiz')]),
    deleting(false, refusal('CONFLICT', 'Students have results in it.')),
    deleting(true, refusal('INTERNAL_SERVER_ERROR', 'Something went wrong.')),
    deleting(true, {
      data: { deleteExam: { __typename: 'DeleteExamPayload', deletedId: 'Quiz' } },
    }),
    readingChapter([], []),
  );
  for (const label of [/^Physics/, 'Vectors', 'Exams', 'Delete: Quiz'])
    await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Quiz”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/the results stay/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Archive “Quiz”?' })).toBeTruthy();
  expect(dialog.queryByText('This is deleted with it:')).toBeNull();
  expect(dialog.queryByText('3 questions')).toBeNull();
  expect(dialog.queryByText('This cannot be undone.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(dialog.queryByText(/Students have results in it/)).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived')).toBeTruthy();
});

it.each([
  [{ started: 1 }, 'Students have started or taken this exam, so it can only be archived.'],
  [{ registered: 4 }, 'This exam belongs to an exam campaign, so it can only be archived.'],
])('says before the press that an exam in use can only be archived (%o)', async (usage, reason) => {
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([], [anExam('Quiz')]),
    usedBy(usage, { examId: 'Quiz' }),
    {
      request: { query: DeleteExamDocument, variables: { input: { id: 'Quiz', force: true } } },
      result: { data: { deleteExam: { __typename: 'DeleteExamPayload', deletedId: 'Quiz' } } },
    },
    readingChapter([], []),
  );
  for (const label of [/^Physics/, 'Vectors', 'Exams', 'Delete: Quiz'])
    await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive “Quiz”?' }));
  const line = 'If you archive it, it leaves every list and the results stay.';
  expect(dialog.getByText(`${reason} ${line}`)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived')).toBeTruthy();
});

it('says before the press that an exam of a past campaign can only be archived', async () => {
  const campaign = (id: string, exam: object | null) => ({ __typename: 'ExamCampaign', id, exam });
  const { user } = renderCourse(
    physics,
    readingSubject(aChapter('ch1', 'Vectors')),
    readingChapter([], [anExam('Quiz'), anExam('Test')]),
    usedBy({}, { examId: 'Quiz' }),
    usedBy({}, { examId: 'Test' }),
    {
      request: { query: CampaignExamsDocument },
      result: {
        data: {
          viewer: { __typename: 'Viewer', id: 'u1' },
          examCampaigns: [
            campaign('x1', null),
            campaign('x2', { __typename: 'MultiSubjectExam', id: 'Test' }),
            campaign('x3', { __typename: 'Exam', id: 'Quiz' }),
          ],
        },
      },
      maxUsageCount: 2,
    },
  );
  for (const label of [/^Physics/, 'Vectors', 'Exams', 'Delete: Quiz'])
    await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive “Quiz”?' }));
  expect(
    dialog.getByText(
      'This exam belongs to an exam campaign, so it can only be archived. If you archive it, it leaves every list and the results stay.',
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete: Test' }));
  expect(await screen.findByRole('dialog', { name: 'Delete “Test”?' })).toBeTruthy();
});

it('adds a year to a unit of an admission course, and shows which years have a paper', async () => {
  const unit = {
    __typename: 'AdmissionUnit',
    id: 'a',
    name: 'Science unit',
    description: null,
    examCount: 1,
  };
  const paper = {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'A unit',
    questionCount: 60,
    timeLimitMinutes: 45,
  };
  const year = (of: number, exam: object | null) => ({
    __typename: 'ExamYear',
    id: `y${of}`,
    year: of,
    exam,
  });
  const years = (...all: object[]): Mock => ({
    request: { query: AdmissionUnitContentDocument, variables: { id: 'a' } },
    result: {
      data: {
        viewer,
        admissionUnit: { __typename: 'AdmissionUnit', id: 'a', years: all, exams: [] },
      },
    },
  });
  const { user } = renderPage(<AdmissionContentRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/admission/du',
    path: '/boss/admission/:id',
    mocks: [
      nothingArchived,
      {
        request: { query: AdmissionContentDocument, variables: { id: 'du' } },
        result: {
          data: {
            viewer,
            admissionCourseById: {
              __typename: 'AdmissionCourse',
              id: 'du',
              name: 'Dhaka',
              courseCode: 'du',
              units: [unit],
            },
          },
        },
      },
      years(year(2024, paper)),
      {
        request: {
          query: CreateExamYearDocument,
          variables: { input: { unitId: 'a', year: 2025 } },
        },
        result: {
          data: {
            createExamYear: {
              __typename: 'CreateExamYearPayload',
              examYear: { __typename: 'ExamYear', id: 'y2025' },
            },
          },
        },
      },
      years(year(2025, null), year(2024, paper)),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Science unit/ }));
  expect(await screen.findByText('A unit (60 questions, 45 min)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a year' }));
  await user.type(screen.getByLabelText('Year'), '1960');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A whole number from 1971 to 2100.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Year'));
  await user.type(screen.getByLabelText('Year'), '২০২৫');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('no paper')).toBeTruthy();
});
