// The search for admins: results by kind with links to their editors, kinds that could not be
// searched, and more results of one kind.
import { screen, within } from '@testing-library/react';
import type { GraphQLFormattedError } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { Component as SearchRoute } from '../../web/src/features/admin/search/admin-search.route.tsx';
import { AdminSearchDocument } from '../../web/src/features/admin/search/generated/admin-search.ts';
import { hitLink } from '../../web/src/features/admin/search/hit-link.ts';
import { SearchField } from '../../web/src/features/admin/search/search-field.tsx';
import { searchVariables } from '../../web/src/features/admin/search/search-filter.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const OF_ALL = { query: 'rosayon', kind: null, first: 5, offset: 0, ofAllKinds: true };
const RETURN = encodeURIComponent('/boss/search?q=rosayon');

const course = {
  __typename: 'SearchCourse',
  id: 'c1',
  title: 'Class 11',
  courseType: 'academic',
} as const;
const aHit = (
  kind: 'LESSON' | 'EXAM' | 'COURSE',
  id: string,
  title: string,
  parentType: 'CHAPTER' | null = null,
) => ({
  __typename: 'SearchHit' as const,
  id,
  kind,
  title,
  trail: kind === 'COURSE' ? [] : ['Chemistry'],
  parentType,
  course,
});
const group = (kind: string, totalCount: number, ...hits: object[]) => ({
  __typename: 'SearchGroup',
  kind,
  totalCount,
  hits,
});
const courses = (...nodes: object[]) => ({
  __typename: 'CourseListEntryConnection',
  nodes: nodes.map((node) => ({
    __typename: 'CourseListEntry',
    kind: 'ACADEMIC',
    courseCode: 'chem',
    status: 'DRAFT',
    ...node,
  })),
  totalCount: nodes.length,
});
const questions = (totalCount: number, ...nodes: object[]) => ({
  __typename: 'BankQuestionConnection',
  nodes: nodes.map((node) => ({
    __typename: 'BankQuestion',
    subject: 'রসায়ন',
    chapter: '',
    ...node,
  })),
  totalCount,
  totalCountIsExact: true,
});
const people = (...names: string[]) => ({
  __typename: 'PersonConnection',
  nodes: names.map((name) => ({
    __typename: 'Person',
    id: `s-${name}`,
    student: { __typename: 'Student', id: `s-${name}`, name, contactMobile: '01712345678' },
    account: { __typename: 'User', id: `u-${name}`, email: null, phoneNumber: '01712345678' },
  })),
  totalCount: names.length,
  totalCountIsExact: true,
});

const nothing = {
  search: [],
  admissionCourses: courses(),
  academicCourses: courses(),
  otherCourses: courses(),
  bankQuestions: questions(0),
  people: people(),
};

const searchMock = (
  fields: object,
  variables: object = OF_ALL,
  errors: readonly GraphQLFormattedError[] = [],
): Mock => ({
  request: { query: AdminSearchDocument, variables },
  result: {
    data: { viewer: { __typename: 'Viewer', id: 'u1' }, ...fields },
    ...(errors.length > 0 && { errors }),
  },
});

const open = (mocks: Mock[], { at = '/boss/search?q=rosayon', lang = 'en' as 'en' | 'bn' } = {}) =>
  renderPage(<SearchRoute />, { at, viewer: aViewer({ role: 'ADMIN' }), mocks, lang });

const searchResult = {
  ...nothing,
  search: [
    group('COURSE', 1, aHit('COURSE', 'c1', 'Class 11')),
    group('LESSON', 12, aHit('LESSON', 'l1', 'রসায়নের ভাষা')),
    group('EXAM', 1, aHit('EXAM', 'e1', 'রসায়ন পরীক্ষা', 'CHAPTER')),
  ],
  academicCourses: courses({ id: 'c2', title: 'রসায়ন' }),
  bankQuestions: questions(7, { id: 'q1', text: 'রসায়ন কী?' }),
  people: people('Nusrat'),
};

const linkIn = (section: string, name: string) =>
  within(screen.getByRole('region', { name: section }))
    .getByRole('link', { name })
    .getAttribute('href');

it('shows the hits of each kind, with links to their editors', async () => {
  open([searchMock(searchResult)]);
  expect((await screen.findByText('22 results for “rosayon”.')).getAttribute('role')).toBe(
    'status',
  );
  expect(linkIn('Academic courses', 'রসায়ন')).toBe('/boss/courses/c2');
  expect(screen.getByText('chem · Draft')).toBeTruthy();
  expect(linkIn('Lessons', 'রসায়নের ভাষা')).toBe(`/boss/lessons/l1?returnTo=${RETURN}`);
  expect(linkIn('Exams', 'রসায়ন পরীক্ষা')).toBe(`/boss/exams/e1?returnTo=${RETURN}`);
  expect(linkIn('Question bank', 'রসায়ন কী?')).toBe('/boss/questions/q1');
  expect(linkIn('Students', 'Nusrat')).toBe('/boss/people/s-Nusrat');
  // The list of courses has the drafts, so the courses of the catalogue are not shown again.
  expect(screen.getAllByRole('region')).toHaveLength(5);
});

it('links to all results of a kind that has more', async () => {
  open([searchMock(searchResult)]);
  expect(
    (await screen.findByRole('link', { name: 'All 12 results: Lessons' })).getAttribute('href'),
  ).toBe('/boss/search?q=rosayon&kind=lesson');
  expect(
    screen.getByRole('link', { name: 'All 7 results: Question bank' }).getAttribute('href'),
  ).toBe('/boss/questions?q=rosayon');
  expect(screen.queryByRole('link', { name: /results: Students/ })).toBeNull();
});

it('is in Bengali with Bengali digits', async () => {
  open([searchMock(searchResult)], { lang: 'bn' });
  expect(await screen.findByText('“rosayon” খুঁজে ২২টি ফল পাওয়া গেছে।')).toBeTruthy();
  expect(screen.getByText('০১৭১২৩৪৫৬৭৮')).toBeTruthy();
});

it('shows that nothing was found, with advice', async () => {
  open([searchMock(nothing)]);
  expect((await screen.findByText('Nothing found for “rosayon”.')).getAttribute('role')).toBe(
    'status',
  );
  expect(screen.getByText(/use fewer words/)).toBeTruthy();
});

it('shows the other kinds if one failed, and retries', async () => {
  const failed = { message: 'busy', path: ['people'], extensions: { code: 'UPSTREAM_TIMEOUT' } };
  const { user } = open([
    searchMock({ ...searchResult, people: null }, OF_ALL, [failed]),
    searchMock(searchResult),
  ]);
  expect(
    await screen.findByText('21 results for “rosayon”. Not everything could be searched.'),
  ).toBeTruthy();
  expect(linkIn('Academic courses', 'রসায়ন')).toBe('/boss/courses/c2');
  const students = screen.getByRole('region', { name: 'Students' });
  expect(screen.getAllByRole('alert')).toEqual([within(students).getByRole('alert')]);
  await user.click(within(students).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('22 results for “rosayon”.')).toBeTruthy();
  expect(linkIn('Students', 'Nusrat')).toBe('/boss/people/s-Nusrat');
});

it('shows that the search failed as a whole, and retries', async () => {
  const { user } = open([
    { request: searchMock({}).request, error: new Error('offline') },
    searchMock(searchResult),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('22 results for “rosayon”.')).toBeTruthy();
});

it('pages through the results of one kind', async () => {
  const lessons = (offset: number) =>
    searchMock(
      { search: [group('LESSON', 60, aHit('LESSON', `l${offset}`, `Lesson ${offset}`))] },
      of(offset),
    );
  const of = (offset: number) => ({
    query: 'rosayon',
    kind: 'LESSON',
    first: 50,
    offset,
    ofAllKinds: false,
  });
  const { user, router } = open([lessons(0), lessons(50)], {
    at: '/boss/search?q=rosayon&kind=lesson',
  });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Lesson 50' })).toBeTruthy();
  expect(router.state.location.search).toBe('?q=rosayon&kind=lesson&from=50');
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/boss/search?q=rosayon&kind=lesson',
  );
  expect(screen.getByRole('link', { name: 'Show all kinds' }).getAttribute('href')).toBe(
    '/boss/search?q=rosayon',
  );
});

it('sends no search without input, and searches for the entered words', async () => {
  const { user, router } = open([searchMock(searchResult)], { at: '/boss/search?q=++' });
  expect(await screen.findByText(/Enter a title/)).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), ' rosayon {Enter}');
  expect(await screen.findByText('22 results for “rosayon”.')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=rosayon');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'rosayon');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('is opened by the field of the start page', async () => {
  const { user } = renderPage(<SearchField />, { at: '/boss' });
  const field = screen.getByLabelText('Search courses, lessons, questions and students');
  expect(field).toHaveProperty('maxLength', 100);
  await user.type(field, 'ভেক্টর');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(`at /boss/search?q=${encodeURIComponent('ভেক্টর')}`)).toBeTruthy();
});

it.each([
  ['q=x&kind=course&from=50', { kind: null, first: 5, offset: 0, ofAllKinds: true }],
  ['q=x&kind=note&from=120', { kind: 'NOTE', first: 50, offset: 100, ofAllKinds: false }],
  ['q=x&kind=note&from=9999', { kind: 'NOTE', first: 50, offset: 250, ofAllKinds: false }],
  ['q=x&kind=note&from=-1', { kind: 'NOTE', first: 50, offset: 0, ofAllKinds: false }],
  ['q=x&kind=note&from=Infinity', { kind: 'NOTE', first: 50, offset: 0, ofAllKinds: false }],
])('reads the URL ?%s', (search, expected) => {
  expect(searchVariables(new URLSearchParams(search))).toEqual({ query: 'x', ...expected });
});

it('cuts words that are too long for the API', () => {
  expect(searchVariables(new URLSearchParams({ q: 'x'.repeat(200) })).query).toHaveLength(100);
});

it.each([
  ['SUBJECT', null, 'academic', '/boss/courses/c1'],
  ['CHAPTER', null, 'skills', '/boss/courses/c1'],
  ['UNIT', null, 'admission', '/boss/admission/c1'],
  ['NOTE', null, 'academic', '/boss/notes/h1?returnTo=%2Fboss'],
  ['EXAM', 'LESSON', 'academic', '/boss/exams/h1?returnTo=%2Fboss'],
  ['EXAM', 'UNIT', 'admission', '/boss/admission/c1'],
] as const)(
  'links from a result of the kind %s, below %s in a course of the type %s, to %s',
  (kind, parentType, courseType, path) => {
    const hit = {
      ...aHit('LESSON', 'h1', 'x'),
      kind,
      parentType,
      course: { ...course, courseType },
    };
    expect(hitLink(hit, '/boss')).toBe(path);
  },
);
