import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as ChapterRoute } from '../../web/src/features/academics/chapter/chapter.route.tsx';
import { Component as ChapterContentsRoute } from '../../web/src/features/academics/chapter/chapter-contents.route.tsx';
import { Component as ChapterExamsRoute } from '../../web/src/features/academics/chapter/chapter-exams.route.tsx';
import { Component as ChapterLessonsRoute } from '../../web/src/features/academics/chapter/chapter-lessons.route.tsx';
import { Component as ChaptersRoute } from '../../web/src/features/academics/chapter/chapters.route.tsx';
import { ChapterRouteDocument } from '../../web/src/features/academics/chapter/generated/chapter.route.ts';
import { ChaptersRouteDocument } from '../../web/src/features/academics/chapter/generated/chapters.route.ts';
import { aChapter, aLesson, anExam, aProgress, aSubject, base } from './academics-fixtures.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const chapterAt = `${base}/subject/chapter/ch1`;

function renderChapter(
  part: string,
  chapter: object,
  { error, viewer = null }: { error?: object; viewer?: ReturnType<typeof aViewer> | null } = {},
) {
  const mock: Mock = {
    request: { query: ChapterRouteDocument, variables: { id: 'ch1' } },
    result: { data: { chapter }, ...error },
  };
  return renderPage(
    <Routes>
      <Route path=":courseCode/:motherId/subject/chapter/:id" element={<ChapterRoute />}>
        <Route index element={<ChapterLessonsRoute />} />
        <Route path="Lessons" element={<ChapterLessonsRoute />} />
        <Route path="contents" element={<ChapterContentsRoute />} />
        <Route path="exams" element={<ChapterExamsRoute />} />
      </Route>
    </Routes>,
    { at: chapterAt + part, path: '/courses/academic/*', mocks: [mock], viewer },
  );
}

const renderChapters = (lang: 'en' | 'bn') =>
  renderPage(<ChaptersRoute />, {
    at: `${base}/subject/math`,
    path: '/courses/academic/:courseCode/:motherId/subject/:id',
    lang,
    mocks: [
      {
        request: {
          query: ChaptersRouteDocument,
          variables: { subjectId: 'math', isSignedIn: false },
        },
        result: { data: { subject: aSubject() } },
      },
    ],
  });

it("has the heading 'Chatters' over the chapters with title and summary", async () => {
  renderChapters('en');
  expect(await screen.findByRole('link', { name: 'Natural numbers' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chatters');
  expect(screen.getByText('Counting and dividing')).toBeTruthy();
});

it('has a nav of Lesson, Exam and Note, and marks the current page', async () => {
  const { user } = renderChapter('', aChapter());
  await screen.findByRole('heading', { name: 'Lessons' });
  const nav = screen.getByRole('navigation', { name: 'Parts of this chapter' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Lesson', 'Exam', 'Note']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${chapterAt}/Lessons`,
    `${chapterAt}/exams`,
    `${chapterAt}/contents`,
  ]);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Lesson');
  // The other parts are loaded already: the mock responds only once.
  await user.click(within(nav).getByRole('link', { name: 'Note' }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Note');
});

it('loads nothing from the video host before a tap; selecting a lesson plays it', async () => {
  const { user, container } = renderChapter('/Lessons', aChapter());
  await screen.findByRole('heading', { name: 'Lessons' });
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toMatch(/youtube|ytimg/);
  await user.click(screen.getByRole('button', { name: 'Play: Fractions' }));
  expect((await screen.findByTitle('Video: Fractions')).getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&rel=0&/,
  );
});

it('draws the thumbnail of each lesson from its video id', async () => {
  const { container } = renderChapter('/Lessons', aChapter());
  await screen.findByRole('heading', { name: 'Lessons' });
  const drawn = (id: string) =>
    container.querySelector(`li [data-video-poster="${id}"]`)?.innerHTML;
  expect(drawn('aqz-KE-bpKQ')).toBeTruthy();
  expect(drawn('aqz-KE-bpKQ')).not.toBe(drawn('dQw4w9WgXcQ'));
});

it('shows the lesson on the poster: its title and the picture of its subject, from our own site', async () => {
  const subject = { ...aChapter().subject, imageUrl: '/media/subjects/mathematics.svg' };
  const { container } = renderChapter('/Lessons', aChapter({ subject }));
  await screen.findByRole('button', { name: 'Play: Fractions' });
  const thumbnail = container.querySelector('li [data-video-poster="dQw4w9WgXcQ"]');
  expect(thumbnail?.querySelector('img')?.getAttribute('src')).toBe(
    '/media/subjects/mathematics.svg',
  );
  await waitFor(() =>
    expect(container.querySelectorAll('[data-video-poster="aqz-KE-bpKQ"]')).toHaveLength(2),
  );
  const large = container.querySelector<HTMLElement>(
    ':not(li *) > [data-video-poster="aqz-KE-bpKQ"]',
  );
  expect(large?.textContent).toBe('MathematicsPrime numbers');
  fireEvent.error(large?.querySelector('img') as Element);
  expect(large?.querySelector('img')).toBeNull();
});

it.each(['Notes', 'Take Notes'])('only shows an alert for %s', async (name) => {
  const { user, router } = renderChapter('/Lessons', aChapter());
  await user.click(await screen.findByRole('button', { name }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.state.location.pathname).toBe(`${chapterAt}/Lessons`);
});

it('lists the notes as a table of number and title', async () => {
  renderChapter('/contents', aChapter());
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['No.', 'Title']);
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['1Rules of division', '2Common mistakes']);
  expect(within(table).getByRole('link', { name: 'Rules of division' }).getAttribute('href')).toBe(
    `${base}/subject/chapter/content/n1`,
  );
});

it('shows of an exam its minutes, marks, questions and deduction before entry', async () => {
  renderChapter('/exams', aChapter());
  for (const text of [
    '15 minutes',
    '10 marks',
    '10 questions',
    'A wrong or blank answer costs 25% of the question’s marks',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'Give Exam: Chapter exam' }).getAttribute('href')).toBe(
    '/exam/e1',
  );
});

it('shows a result with its review and the retake of that result', async () => {
  const myResult = {
    __typename: 'SingleExamResult',
    id: 'r9',
    userId: 'u1',
    dateTaken: '2026-03-01T20:30:00.000Z',
    score: 7.5,
    passed: true,
    releasedAt: null,
  };
  renderChapter('/exams', aChapter({ exams: [anExam({ myResult })] }));
  expect(await screen.findByText('Score 7.5 of 10 · Passed')).toBeTruthy();
  expect(screen.getByText('Attempted on 2 March 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Result: Chapter exam' }).getAttribute('href')).toBe(
    '/exam/result/u1/e1',
  );
  expect(
    screen.getByRole('link', { name: 'Take Exam Again: Chapter exam' }).getAttribute('href'),
  ).toBe('/exam/e1/r9');
});

it.each([
  ['/Lessons', 'Prime numbers'],
  ['/contents', 'Rules of division'],
  ['/exams', 'Chapter exam'],
])(
  'shows only the locked titles to a viewer who is not enrolled at %s, with a link to the course',
  async (part, title) => {
    const { container } = renderChapter(part, aChapter({ isEnrolled: false }), {
      viewer: aViewer(),
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(/Locked/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Play/ })).toBeNull();
    expect(
      [...container.querySelectorAll('a')].filter((link) =>
        /\/(lesson|content|exam)\//.test(link.href),
      ),
    ).toEqual([]);
    expect(
      screen.getByRole('link', { name: 'See the course and enroll' }).getAttribute('href'),
    ).toBe(base);
  },
);

it('is open to an admin who is not enrolled', async () => {
  renderChapter('/contents', aChapter({ isEnrolled: false }), {
    viewer: aViewer({ role: 'ADMIN' }),
  });
  expect(await screen.findByRole('link', { name: 'Rules of division' })).toBeTruthy();
});

it('keeps lessons and notes when only the exams fail', async () => {
  const { user } = renderChapter('/exams', aChapter({ exams: null }), {
    error: refusal('UPSTREAM_TIMEOUT', 'too slow'),
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Error: /);
  await user.click(screen.getByRole('link', { name: 'Lesson' }));
  expect(await screen.findByRole('button', { name: 'Play: Fractions' })).toBeTruthy();
});

it('shows in the list which lessons are done, and where others stopped', async () => {
  const lessons = [
    aLesson({ progress: aProgress({ done: true, positionSeconds: 900 }) }),
    aLesson({ id: 'l2', title: 'Fractions', progress: aProgress({ positionSeconds: 252 }) }),
  ];
  renderChapter('/Lessons', aChapter({ lessons }), { viewer: aViewer() });
  const row = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);
  expect((await row('Prime numbers')).getByText('Done')).toBeTruthy();
  expect((await row('Fractions')).getByText('Continue at 4:12')).toBeTruthy();
  expect((await row('Fractions')).queryByText('Done')).toBeNull();
});
