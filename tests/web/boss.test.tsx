import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Component as BossRoute } from '../../web/src/features/students/boss.route.tsx';
import { BossRouteDocument } from '../../web/src/features/students/generated/boss.route.ts';
import {
  BossChapterDocument,
  BossChaptersDocument,
  BossSubjectsDocument,
} from '../../web/src/features/students/generated/boss-academic.ts';
import { BossUnitsDocument, BossYearsDocument } from '../../web/src/features/students/generated/boss-admission.ts';
import { BossStudentsDocument } from '../../web/src/features/students/generated/boss-students.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const page = (after: string | null, endCursor: string | null, name: string, district: string | null = 'Bogura'): Mock => ({
  request: { query: BossStudentsDocument, variables: { after } },
  result: {
    data: {
      students: {
        __typename: 'StudentConnection',
        totalCount: 21,
        endCursor,
        nodes: [
          {
            __typename: 'Student',
            id: name,
            name,
            contactEmail: null,
            contactMobile: null,
            address: { __typename: 'Address', district },
          },
        ],
      },
    },
  },
});

const du = { __typename: 'AdmissionCourse', id: 'du', name: 'Dhaka', courseCode: 'du' };

const courses: Mock = {
  request: { query: BossRouteDocument },
  result: { data: { admissionCourses: [du], courses: [{ __typename: 'Course', id: 'c6', title: 'Class six', courseCode: 'class06' }] } },
};

const subjects: Mock = {
  request: { query: BossSubjectsDocument, variables: { courseId: 'c6' } },
  result: { data: { course: { __typename: 'Course', id: 'c6', subjects: [{ __typename: 'Subject', id: 'math', name: 'Mathematics' }] } } },
};

const renderBoss = (...mocks: Mock[]) => renderPage(<BossRoute />, { viewer: aViewer({ role: 'ADMIN' }), mocks: [courses, ...mocks] });

it('says that nothing can be changed here', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect(screen.getByText('An overview to read: nothing can be changed here.')).toBeTruthy();
  expect(await screen.findByText('21 students')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('pages through the students', async () => {
  const { user } = renderBoss(page(null, 'cursor-1', 'Nusrat'), page('cursor-1', null, 'Rafid'));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('cell', { name: 'Rafid' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Bogura' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('cell', { name: 'Nusrat' })).toBeTruthy();
});

it('asks for what is inside a course when it is opened', async () => {
  const { user } = renderBoss(page(null, null, 'Nusrat'), subjects);
  const tree = within(await screen.findByRole('region', { name: 'Academic courses' }));
  const course = await tree.findByText('Class six');
  expect(tree.queryByText('Mathematics')).toBeNull();
  await user.click(course);
  expect(await tree.findByText('Mathematics')).toBeTruthy();
});

/** Opens one branch after the other. */
async function open(tree: ReturnType<typeof within>, user: UserEvent, ...labels: string[]): Promise<void> {
  for (const label of labels) await user.click(await tree.findByText(label));
}

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

it('says of each year which paper it has, or that it has none', async () => {
  const exam = { __typename: 'MultiSubjectExam', id: 'e1', title: 'A unit', questionCount: 60, timeLimitMinutes: 45 };
  const year = (number: number, of: object | null) => ({ __typename: 'ExamYear', id: `y${number}`, year: number, exam: of });
  const { user } = renderBoss(
    page(null, null, 'Nusrat'),
    {
      request: { query: BossUnitsDocument, variables: { courseCode: 'du' } },
      result: { data: { admissionCourse: { ...du, units: [{ __typename: 'AdmissionUnit', id: 'a', name: 'Science' }] } } },
    },
    {
      request: { query: BossYearsDocument, variables: { unitId: 'a' } },
      result: { data: { admissionUnit: { __typename: 'AdmissionUnit', id: 'a', years: [year(2024, exam), year(2023, null)] } } },
    },
  );
  const tree = within(await screen.findByRole('region', { name: 'Admission preparation' }));
  await open(tree, user, 'Dhaka', 'Science');
  await tree.findByText('2024');
  expect(textsOf(tree.getAllByRole('listitem')).slice(-2)).toEqual(['2024A unit (60 questions, 45 min)', '2023no paper']);
});

it('tells what a chapter holds: lengths where they are known, and where there is nothing', async () => {
  const chapters = [{ __typename: 'Chapter', id: 'sets', title: 'Sets' }];
  const lesson = (id: string, durationMinutes: number | null) => ({ __typename: 'Lesson', id, title: id, durationMinutes });
  const exams = [{ __typename: 'Exam', id: 'quiz', title: 'Quiz', questionCount: 1 }];
  const chapter = { ...chapters[0], lessons: [lesson('One', 12), lesson('Two', null)], contents: [], exams };
  const { user } = renderBoss(
    page(null, null, 'Nusrat'),
    subjects,
    {
      request: { query: BossChaptersDocument, variables: { subjectId: 'math' } },
      result: { data: { subject: { __typename: 'Subject', id: 'math', chapters } } },
    },
    { request: { query: BossChapterDocument, variables: { chapterId: 'sets' } }, result: { data: { chapter } } },
  );
  const tree = within(await screen.findByRole('region', { name: 'Academic courses' }));
  await open(tree, user, 'Class six', 'Mathematics', 'Sets', 'Lessons', 'Notes', 'Exams');
  const leaves = tree.getAllByRole('listitem').filter((item) => !item.querySelector('details'));
  expect(textsOf(leaves)).toEqual(['One12 min', 'Two', 'Quiz1 question']);
  expect(tree.getAllByText('Nothing inside yet')).toHaveLength(1);
});

it('says so when what is inside does not come, and asks again', async () => {
  const failed: Mock = { ...subjects, result: refusal('UPSTREAM_UNAVAILABLE', 'No.') };
  const { user } = renderBoss(page(null, null, 'Nusrat'), failed, subjects);
  const tree = within(await screen.findByRole('region', { name: 'Academic courses' }));
  await open(tree, user, 'Class six', 'Try again');
  expect(await tree.findByText('Mathematics')).toBeTruthy();
});

it('marks what a student has not given, so that no cell looks as if it had not loaded', async () => {
  renderBoss(page(null, null, 'Nusrat', null));
  const row = await screen.findByRole('row', { name: /Nusrat/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nusrat', '–', '–', '–']);
});
