import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { Component as LessonRoute } from '../../web/src/features/academics/lesson/lesson.route.tsx';
import { Component as ContentRoute } from '../../web/src/features/academics/notes/content.route.tsx';
import { ContentRouteDocument } from '../../web/src/features/academics/notes/generated/content.route.ts';
import { aChapter, aLesson, anExam, base } from './academics-fixtures.ts';
import { aViewer, type MockResult, refusal, renderPage } from './render.tsx';

const wholeLesson = aLesson({
  body: '<h2>What a prime is</h2>',
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  chapter: aChapter(),
  myNotes: null,
  exams: [anExam()],
});

const renderLesson = (result: MockResult, viewer: ReturnType<typeof aViewer> | null = null) =>
  renderPage(<LessonRoute />, {
    viewer,
    at: `${base}/subject/chapter/lesson/l1`,
    path: '/courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
    mocks: [{ request: { query: LessonRouteDocument, variables: { id: 'l1' } }, result }],
  });

const renderNote = (result: MockResult, id = 'n1') =>
  renderPage(<ContentRoute />, {
    at: `${base}/subject/chapter/content/${id}`,
    path: '/courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
    mocks: [{ request: { query: ContentRouteDocument, variables: { id } }, result }],
  });

it('shows title, text, minutes and exams of a lesson, and the way back to the lessons', async () => {
  renderLesson({ data: { lesson: wholeLesson } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prime numbers' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'What a prime is' })).toBeTruthy();
  expect(screen.getByText('30 minutes')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 exam' }).getAttribute('href')).toBe('#lesson-exams');
  expect(screen.getByRole('link', { name: 'Back to Lessons' }).getAttribute('href')).toBe(
    `${base}/subject/chapter/ch1/Lessons`,
  );
  expect(screen.getByRole('link', { name: /Next lesson/ }).getAttribute('href')).toBe(
    `${base}/subject/chapter/lesson/l2`,
  );
});

it('loads the video only after a tap', async () => {
  const { user, container } = renderLesson({ data: { lesson: wholeLesson } });
  const play = await screen.findByRole('button', { name: 'Play: Prime numbers' });
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(play);
  expect(screen.getByTitle('Video: Prime numbers').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
  );
});

it("shows 'Error fetching lesson details: {message}'", async () => {
  renderLesson({ data: { lesson: null }, ...refusal('BAD_USER_INPUT', 'This id is none.') });
  expect(await screen.findByText('Error fetching lesson details: This id is none.')).toBeTruthy();
});

it.each(['UNAUTHENTICATED', 'FORBIDDEN'])(
  'shows that a lesson is for enrolled students on %s, with a link to the course',
  async (code) => {
    renderLesson({ data: { lesson: null }, ...refusal(code, 'No.') });
    expect(
      await screen.findByRole('heading', { name: 'This lesson is for enrolled students' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'See the course and enroll' }).getAttribute('href'),
    ).toBe(base);
    expect(screen.queryByText(/^Error/)).toBeNull();
  },
);

it('asks only a visitor to log in', async () => {
  const { unmount } = renderLesson({
    data: { lesson: null },
    ...refusal('UNAUTHENTICATED', 'No.'),
  });
  expect(await screen.findByText(/Already enrolled\? Log in/)).toBeTruthy();
  unmount();
  renderLesson({ data: { lesson: null }, ...refusal('FORBIDDEN', 'No.') }, aViewer());
  expect(await screen.findByText('Enroll in the course and it opens at once.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it('shows a message when there is no such lesson', async () => {
  renderLesson({ data: { lesson: null } });
  expect(
    await screen.findByRole('heading', { name: 'We could not find this lesson.' }),
  ).toBeTruthy();
});

const aNote = (id: string, body: string | null, chapter = aChapter()) => ({
  data: {
    content: {
      __typename: 'Content',
      id,
      title: 'Rules of division',
      body,
      chapter,
      myNotes: null,
    },
  },
});

it('shows a note with the next one and the way back', async () => {
  renderNote(aNote('n1', '<table><tr><td>divisor</td></tr></table>'));
  expect(await screen.findByRole('cell', { name: 'divisor' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Next note/ }).getAttribute('href')).toBe(
    `${base}/subject/chapter/content/n2`,
  );
  expect(screen.queryByRole('link', { name: /Previous note/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to notes' }).getAttribute('href')).toBe(
    `${base}/subject/chapter/ch1/contents`,
  );
});

it('shows the note before the last one', async () => {
  renderNote(aNote('n2', '<p>text</p>'), 'n2');
  expect((await screen.findByRole('link', { name: /Previous note/ })).getAttribute('href')).toBe(
    `${base}/subject/chapter/content/n1`,
  );
});

it.each([
  [
    'an error',
    { data: { content: null }, ...refusal('FORBIDDEN', 'You are not enrolled in this course.') },
  ],
  ['a note without its text', aNote('n1', null, aChapter({ isEnrolled: false }))],
])(
  'shows a viewer who is not enrolled that a note is for enrolled students (%s)',
  async (_, result) => {
    renderNote(result);
    expect(
      await screen.findByRole('heading', { name: 'This note is for enrolled students' }),
    ).toBeTruthy();
  },
);
