import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ChaptersRoute } from '../../web/src/features/academics/chapter/chapters.route.tsx';
import { ChaptersRouteDocument } from '../../web/src/features/academics/chapter/generated/chapters.route.ts';
import { SubjectsRouteDocument } from '../../web/src/features/academics/courses/generated/subjects.route.ts';
import { Component as SubjectsRoute } from '../../web/src/features/academics/courses/subjects.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aCourse, aSubject, base } from './academics-fixtures.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

/** Lessons of which the first are done; null where no progress is kept. */
const lessons = (count: number, doneCount: number | null) =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'Lesson',
    id: `${count}-${index}`,
    progress: doneCount === null ? null : { __typename: 'LessonProgress', done: index < doneCount },
  }));

const uncounted = { lessonCount: null, noteCount: null, examCount: null };
const chapter = (id: string, all: object[]) => ({
  __typename: 'Chapter',
  id,
  title: `Chapter ${id}`,
  summary: null,
  lessons: all,
  ...uncounted,
});

const path = '/courses/academic/:courseCode/:motherId';

function renderChapters(
  chapters: object[],
  { isEnrolled = true, lang = 'en' as 'en' | 'bn' } = {},
) {
  const subject = { ...aSubject(isEnrolled), chapters };
  const mock: Mock = {
    request: { query: ChaptersRouteDocument, variables: { subjectId: 'math', isSignedIn: true } },
    result: { data: { subject } },
  };
  return renderPage(<ChaptersRoute />, {
    at: `${base}/subject/math`,
    path: `${path}/subject/:id`,
    mocks: [mock],
    viewer: aViewer(),
    lang,
  });
}

const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('article') as HTMLElement);

it('shows for each chapter how many of its lessons are done', async () => {
  renderChapters([
    chapter('a', lessons(3, 1)),
    chapter('b', lessons(1, 1)),
    chapter('c', []),
    chapter('d', lessons(2, null)),
  ]);
  expect((await rowOf('Chapter a')).getByText('1 of 3 lessons done')).toBeTruthy();
  expect((await rowOf('Chapter b')).getByText('1 of 1 lesson done')).toBeTruthy();
  for (const title of ['Chapter c', 'Chapter d'])
    expect((await rowOf(title)).queryByText(/done/)).toBeNull();
});

it('shows it with Bengali digits', async () => {
  await loadLanguage('bn');
  renderChapters([chapter('a', lessons(12, 3))], { lang: 'bn' });
  expect((await rowOf('Chapter a')).getByText('১২টির মধ্যে ৩টি পাঠ শেষ')).toBeTruthy();
});

it('does not show it to a viewer who is not enrolled', async () => {
  renderChapters([chapter('a', lessons(3, 0))], { isEnrolled: false });
  expect((await rowOf('Chapter a')).queryByText(/done/)).toBeNull();
});

it('shows for each subject how many lessons of all its chapters are done', async () => {
  const subject = {
    __typename: 'Subject',
    id: 'math',
    name: 'Mathematics',
    description: null,
    imageUrl: null,
    ...uncounted,
  };
  const chapters = [chapter('a', lessons(3, 1)), chapter('b', lessons(4, 4))];
  const mock: Mock = {
    request: { query: SubjectsRouteDocument, variables: { courseId: 'c6', isSignedIn: true } },
    result: { data: { course: aCourse({ subjects: [{ ...subject, chapters }] }) } },
  };
  renderPage(<SubjectsRoute />, {
    at: `${base}/c6`,
    path: `${path}/:id`,
    mocks: [mock],
    viewer: aViewer(),
  });
  expect((await rowOf('Mathematics')).getByText('5 of 7 lessons done')).toBeTruthy();
});
