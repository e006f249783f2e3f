// The search dialog (a combobox with suggestions) and the page /search.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchRouteDocument } from '../../web/src/features/search/generated/search.route.ts';
import type { SearchHitFragment } from '../../web/src/features/search/generated/search-hit.ts';
import { SearchSuggestionsDocument } from '../../web/src/features/search/generated/search-suggestions.ts';
import { hitPath } from '../../web/src/features/search/hit-path.ts';
import { Component as SearchRoute } from '../../web/src/features/search/search.route.tsx';
import { SearchDialog } from '../../web/src/features/search/search-dialog.tsx';
import { SearchLink } from '../../web/src/layout/navigation/search-link.tsx';
import { type Mock, refusal, renderPage } from './render.tsx';

const course = {
  __typename: 'SearchCourse',
  id: 'c9',
  title: 'Class nine',
  courseCode: 'class09',
  courseType: 'academic',
} as const;
const aHit = (
  parts: Partial<SearchHitFragment> = {},
): SearchHitFragment & { __typename: 'SearchHit' } => ({
  __typename: 'SearchHit',
  id: 's1',
  kind: 'SUBJECT',
  title: 'রসায়ন',
  trail: [],
  parentType: null,
  parentId: null,
  course,
  ...parts,
});
const aGroup = (hits: readonly SearchHitFragment[], totalCount = hits.length) => ({
  __typename: 'SearchGroup',
  kind: hits[0]?.kind,
  totalCount,
  hits,
});
const chapter = aHit({ id: 'h1', kind: 'CHAPTER', title: 'রসায়ন ও শক্তি', trail: ['রসায়ন'] });
const groups = [aGroup([aHit()]), aGroup([chapter], 17)];

const suggestions = (
  query: string,
  result: Mock['result'] = { data: { search: groups } },
): Mock => ({
  request: { query: SearchSuggestionsDocument, variables: { query } },
  result,
});
const results = (parts: object, result: Mock['result'] = { data: { search: groups } }): Mock => ({
  request: {
    query: SearchRouteDocument,
    variables: { query: 'rosayon', kind: null, first: 6, offset: 0, ...parts },
  },
  result,
});

function Where() {
  const { pathname, search } = useLocation();
  return <data value={pathname + search} />;
}
const onClose = vi.fn();
function renderDialog(mocks: Mock[] = []) {
  renderPage(
    <>
      <SearchDialog typed="" onClose={onClose} />
      <Where />
    </>,
    { at: '/', path: '*', mocks },
  );
  return screen.findByRole('combobox');
}
const where = () => document.querySelector('data')?.value;
const titles = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent);

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
});

afterEach(() => vi.restoreAllMocks());

describe('the dialog', () => {
  it('keeps the text that was typed after "/" while it was loading', async () => {
    renderPage(<SearchLink />, { at: '/', path: '*', mocks: [suggestions('ro')] });
    for (const key of ['/', 'r', 'Shift', 'o']) fireEvent.keyDown(document.body, { key });
    expect(await screen.findByRole('combobox')).toHaveProperty('value', 'ro');
  });

  it('offers samples before any input, and opens their results', async () => {
    const field = await renderDialog();
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('option', { name: 'HSC' }));
    expect(where()).toBe('/search?q=HSC');
    expect(onClose).toHaveBeenCalled();
  });

  it('sends one request when typing pauses, and groups the suggestions', async () => {
    // Without a mock for "r", "ro" and so on a request for them would be an error.
    const field = await renderDialog([suggestions('rosayon')]);
    await userEvent.type(field, 'rosayon');
    await waitFor(() =>
      expect(titles()).toEqual(['রসায়ন', 'রসায়ন ও শক্তি', 'All results for “rosayon”']),
    );
    expect(
      within(screen.getByRole('group', { name: 'Chapters' })).getByRole('option').textContent,
    ).toContain('Class nine › রসায়ন');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2 suggestions').getAttribute('role')).toBe('status');
  });

  it('is used by keyboard: the field keeps the focus and names the active option', async () => {
    const field = await renderDialog([suggestions('rosayon')]);
    await userEvent.type(field, 'rosayon');
    await screen.findByRole('option', { name: /শক্তি/ });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toContain('রসায়ন ও শক্তি');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()?.textContent).toContain('All results');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect((field as HTMLInputElement).value).toBe('rosayon');
    expect(where()).toBe('/courses/academic/class09/c9/subject/s1');
  });

  it('shows all results at Enter, but not while a letter is being composed; and remembers the search', async () => {
    const field = await renderDialog([suggestions('rosayon')]);
    await userEvent.type(field, 'rosayon');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(where()).toBe('/');
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/search?q=rosayon');
    expect(JSON.parse(localStorage.getItem('alokpath.searches') ?? '')).toEqual(['rosayon']);
  });

  it('offers recent searches until they are cleared', async () => {
    localStorage.setItem('alokpath.searches', JSON.stringify(['gonit', 'vector']));
    await renderDialog();
    expect(titles().slice(0, 2)).toEqual(['gonit', 'vector']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option', { name: 'gonit' })).toBeNull();
  });

  it('shows that nothing matches, and why a search failed', async () => {
    const field = await renderDialog([
      suggestions('xyz', { data: { search: [] } }),
      suggestions('abc', refusal('RATE_LIMITED', 'Too many.')),
    ]);
    await userEvent.click(field);
    await userEvent.paste('xyz');
    await screen.findByText(/Nothing matches “xyz”/);
    await userEvent.clear(field);
    // Typed without a pause, which would send the first letters separately.
    await userEvent.click(field);
    await userEvent.paste('abc');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too many.'));
  });

  it('shows that it requires the internet', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const field = await renderDialog();
    await userEvent.click(field);
    await userEvent.paste('gonit');
    screen.getByText('You are offline. Search needs the internet.');
  });
});

describe('the page', () => {
  const renderSearch = (at: string, mocks: Mock[] = []) =>
    renderPage(<SearchRoute />, { at, path: '/search', mocks });

  it('shows the results by kind, with a link to all of a kind', async () => {
    renderSearch('/search?q=rosayon', [results({})]);
    await screen.findByText('18 results for “rosayon”');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Subjects', 'Chapters']);
    expect(screen.getByRole('link', { name: 'রসায়ন' }).getAttribute('href')).toBe(
      '/courses/academic/class09/c9/subject/s1',
    );
    expect(screen.getByRole('link', { name: 'Show all 17' }).getAttribute('href')).toBe(
      '/search?q=rosayon&kind=CHAPTER',
    );
  });

  it('shows only one kind', async () => {
    renderSearch('/search?q=rosayon&kind=CHAPTER', [
      results({ kind: 'CHAPTER', first: 50 }, { data: { search: [aGroup([chapter], 1)] } }),
    ]);
    expect((await screen.findByRole('link', { name: 'Show all kinds' })).getAttribute('href')).toBe(
      '/search?q=rosayon',
    );
  });

  it('shows the results of one kind page by page, until the last one', async () => {
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...chapter,
        id: `h${from + index}`,
        title: `Chapter ${from + index}`,
      }));
    const { user } = renderSearch('/search?q=rosayon&kind=CHAPTER', [
      results({ kind: 'CHAPTER', first: 50 }, { data: { search: [aGroup(named(1, 50), 60)] } }),
      results(
        { kind: 'CHAPTER', first: 50, offset: 50 },
        { data: { search: [aGroup(named(51, 10), 60)] } },
      ),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Chapter 60' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chapter 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('suggests searches without a query and without a match', async () => {
    renderSearch('/search');
    expect((await screen.findByRole('link', { name: 'HSC' })).getAttribute('href')).toBe(
      '/search?q=HSC',
    );
  });

  it('shows an error with a retry', async () => {
    renderSearch('/search?q=rosayon', [results({}, refusal('UPSTREAM_UNAVAILABLE', 'Away.'))]);
    await screen.findByRole('alert');
    screen.getByRole('button', { name: 'Try again' });
  });
});

it.each<[Partial<SearchHitFragment>, string]>([
  [{ kind: 'COURSE', id: 'c9' }, '/courses/academic/class09/c9'],
  [
    { kind: 'COURSE', course: { ...course, courseCode: 'du', courseType: 'admission' } },
    '/courses/admission/du',
  ],
  [
    { kind: 'COURSE', course: { ...course, courseCode: 'ielts', courseType: 'language' } },
    '/courses/language/ielts',
  ],
  [{ kind: 'UNIT', id: 'u1' }, '/courses/admission/u1/years'],
  [{ kind: 'CHAPTER', id: 'h1' }, '/courses/academic/class09/c9/subject/chapter/h1/Lessons'],
  [{ kind: 'LESSON', id: 'l1' }, '/courses/academic/class09/c9/subject/chapter/lesson/l1'],
  [{ kind: 'NOTE', id: 'n1' }, '/courses/academic/class09/c9/subject/chapter/content/n1'],
  [{ kind: 'EXAM', parentType: 'UNIT', parentId: 'u1' }, '/courses/admission/u1/years'],
  [
    { kind: 'EXAM', parentType: 'CHAPTER', parentId: 'h1' },
    '/courses/academic/class09/c9/subject/chapter/h1/exams',
  ],
  [
    { kind: 'EXAM', parentType: 'LESSON', parentId: 'l1' },
    '/courses/academic/class09/c9/subject/chapter/lesson/l1',
  ],
  [
    { kind: 'EXAM', parentType: 'SUBJECT', parentId: 's1' },
    '/courses/academic/class09/c9/subject/s1',
  ],
  [{ kind: 'EXAM', parentType: 'COURSE', parentId: 'c9' }, '/courses/academic/class09/c9/c9'],
  [{ kind: 'EXAM', parentType: 'COURSE_UNIT', parentId: 'a1' }, '/courses/academic/class09/units'],
])('a hit %o links to %s', (parts, href) => expect(hitPath(aHit(parts))).toBe(href));
