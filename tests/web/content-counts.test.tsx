// Content counts of chapters, units and courses in lists, and 'coming soon' for empty ones.
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Component as ChaptersRoute } from '../../web/src/features/academics/chapter/chapters.route.tsx';
import { ChaptersRouteDocument } from '../../web/src/features/academics/chapter/generated/chapters.route.ts';
import { UnitsRouteDocument } from '../../web/src/features/admission/generated/units.route.ts';
import { Component as UnitsRoute } from '../../web/src/features/admission/units.route.tsx';
import { CourseCard } from '../../web/src/features/course-list/cards/course-card.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { ContentCounts } from '../../web/src/ui/content/content-counts.tsx';
import { aSubject, base } from './academics-fixtures.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

it.each([
  [{ lessonCount: 2, noteCount: 0, examCount: 1 }, 'en', '2 lessons, 1 exam'],
  [{ lessonCount: 2, noteCount: 3, examCount: 0 }, 'bn', '২টি পাঠ, ৩টি নোট'],
  [{ examCount: 0 }, 'en', 'Coming soon'],
  [{ lessonCount: 0, noteCount: 0, examCount: 0 }, 'bn', 'শিগগিরই আসছে'],
] as const)('%o in %s: %s', async (counts, lang, expectedText) => {
  renderPage(<ContentCounts {...counts} />, { lang });
  expect(await screen.findByText(expectedText)).toBeTruthy();
});

it('shows no counts if the server sends none', () => {
  renderPage(
    <p>
      Nothing: <ContentCounts lessonCount={null} noteCount={null} examCount={null} />
    </p>,
  );
  expect(screen.getByText(/^Nothing:/).textContent).toBe('Nothing: ');
});

it('is shown at each chapter of a subject, also for visitors', async () => {
  const empty = {
    ...aSubject(false).chapters[0],
    id: 'ch2',
    title: 'Geometry',
    lessonCount: 0,
    examCount: 0,
  };
  const subject = {
    ...aSubject(false),
    imageUrl: '/media/subjects/mathematics.svg',
    chapters: [...aSubject(false).chapters, empty],
  };
  const mock: Mock = {
    request: { query: ChaptersRouteDocument, variables: { subjectId: 'math', isSignedIn: false } },
    result: { data: { subject } },
  };
  renderPage(<ChaptersRoute />, {
    mocks: [mock],
    at: `${base}/subject/math`,
    path: '/courses/academic/:courseCode/:motherId/subject/:id',
  });
  await screen.findByRole('link', { name: 'Natural numbers' });
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(first?.textContent).toContain('2 lessons, 1 exam');
  expect(second?.textContent).toContain('Coming soon');
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/subjects/mathematics.svg');
});

it('is shown at each unit of an admission course', async () => {
  const unit = (id: string, examCount: number) => ({
    __typename: 'AdmissionUnit',
    id,
    name: `Unit ${id}`,
    description: null,
    examCount,
  });
  const course = {
    __typename: 'AdmissionCourse',
    id: 'du',
    courseCode: 'du',
    name: 'Dhaka',
    isEnrolled: true,
    thumbnailUrl: '/media/covers/du.svg',
    units: [unit('A', 3), unit('C', 0)],
  };
  const mock: Mock = {
    request: { query: UnitsRouteDocument, variables: { courseCode: 'du' } },
    result: { data: { admissionCourse: course } },
  };
  renderPage(<UnitsRoute />, {
    mocks: [mock],
    at: '/courses/admission/du/units',
    path: '/courses/admission/:courseCode/units',
    viewer: aViewer(),
  });
  const text = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('article')?.textContent;
  expect(await text('Unit A')).toBe('Unit A3 exams');
  expect(await text('Unit C')).toBe('Unit CComing soon');
  const picture = screen
    .getByRole('link', { name: 'Unit A' })
    .closest('article')
    ?.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/media/covers/du.svg');
});

it('replaces the price on the card of a course without content', () => {
  renderPage(
    <CourseCard to="/" title="Business" thumbnailUrl={null} fee={25} discount={0} isComingSoon />,
  );
  expect(screen.getByRole('article').textContent).toBe('BusinessComing soon');
});
