// The change log for admins: entries in words, links to the changed records, filters in the URL.
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { auditFilter } from '../../web/src/features/admin/audit-log/audit-filter.ts';
import { Component as AuditLogRoute } from '../../web/src/features/admin/audit-log/audit-log.route.tsx';
import { entryLink } from '../../web/src/features/admin/audit-log/entry-links.ts';
import { AuditLogRouteDocument } from '../../web/src/features/admin/audit-log/generated/audit-log.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const anEntry = (id: string, changes: object) => ({
  __typename: 'AuditEntry',
  id,
  at: '2026-03-02T04:00:00.000Z',
  isFinished: true,
  action: 'UPDATE',
  kind: 'COURSE',
  objectId: null,
  title: null,
  person: null,
  changes: [],
  actor: { __typename: 'AuditPerson', id: 'u9', name: 'Rahima' },
  ...changes,
});
const aChange = (field: string, before: string | null, after: string | null) => ({
  __typename: 'AuditChange',
  field,
  before,
  after,
});

const EMPTY = { actor: '', kind: null, from: null, until: null, after: null };
const page = (nodes: object[], variables: object = EMPTY): Mock => ({
  request: { query: AuditLogRouteDocument, variables },
  result: {
    data: {
      auditEntries: {
        __typename: 'AuditEntryConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
});
const open = (mocks: Mock[], { at = '/boss/log', lang = 'en' as 'en' | 'bn' } = {}) =>
  renderPage(<AuditLogRoute />, { at, viewer: aViewer({ role: 'ADMIN' }), mocks, lang });

it.each([
  ['en', 'Reported mistake', 'Places: 20 → 30', 'Invited: 1 → 3'],
  ['bn', 'জানানো ভুল', 'আসন: ২০ → ৩০', 'আমন্ত্রিত: ১ → ৩'],
] as const)('uses the words of the other screens (%s)', async (lang, mistake, places, invited) => {
  open(
    [
      page([
        anEntry('a1', { kind: 'KEY_CHALLENGE', objectId: 'k1' }),
        anEntry('a2', {
          kind: 'EXAM_CAMPAIGN',
          title: 'Weekly',
          changes: [aChange('registrationLimit', '20', '30')],
        }),
        anEntry('a3', { kind: 'STUDENT', changes: [aChange('invited', '1', '3')] }),
      ]),
    ],
    { lang },
  );
  await screen.findByText(/Weekly/);
  const text = document.body.textContent;
  for (const words of [mistake, places, invited]) expect(text).toContain(words);
});

it('shows who changed what, with the values in words', async () => {
  const person = { __typename: 'AuditPerson', id: 'u2', name: 'Tania', studentId: 's2' };
  open([
    page([
      anEntry('a1', {
        objectId: 'c1',
        title: 'Physics',
        changes: [
          aChange('price', '50', '60'),
          aChange('status', 'draft', 'published'),
          aChange('description', null, 'Waves'),
        ],
      }),
      anEntry('a2', {
        action: 'UPDATE',
        kind: 'ACCOUNT',
        person,
        changes: [aChange('email', null, null)],
      }),
      anEntry('a4', { kind: 'QUESTION_BANK', objectId: 'b1', title: '' }),
      anEntry('a3', {
        action: 'DELETE',
        kind: 'LESSON',
        objectId: 'l1',
        title: 'Light',
        actor: null,
        isFinished: false,
      }),
    ]),
  ]);
  expect((await screen.findByRole('link', { name: 'Physics' })).getAttribute('href')).toBe(
    '/boss/courses/c1',
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContain('Price: $50 → $60');
  expect(rows).toContain('Status: Draft → Published');
  expect(rows).toContain('Description: empty → Waves');
  expect(rows).toContain('Email address: changed; the log holds no personal data');
  expect(screen.getByRole('link', { name: 'Student: Tania' }).getAttribute('href')).toBe(
    '/boss/people/s2',
  );
  expect(screen.getByText('Light').closest('a')).toBeNull();
  expect(screen.getAllByRole('link').filter(({ textContent }) => !textContent)).toEqual([]);
  expect(screen.getByRole('option', { name: 'Question bank' })).toBeTruthy();
  expect(screen.getByText(/Deleted account/)).toBeTruthy();
  expect(screen.getByText('It is not known whether this was saved.')).toBeTruthy();
  expect(screen.getByText('4 changes').getAttribute('role')).toBe('status');
});

it('is in Bengali with Bengali digits', async () => {
  open([page([anEntry('a1', { title: 'Physics', changes: [aChange('timeLimit', '50', '60')] })])], {
    lang: 'bn',
  });
  expect((await screen.findByText('সময় (মিনিট):')).parentElement?.textContent).toBe(
    'সময় (মিনিট): ৫০ → ৬০',
  );
});

it('is filtered by person, kind and days of Bangladesh; the filter is in the URL and can be cleared', async () => {
  const filter = {
    actor: 'rahima',
    kind: 'COURSE',
    from: '2026-02-28T18:00:00.000Z',
    until: '2026-03-02T18:00:00.000Z',
    after: null,
  };
  const { user, router } = open([page([]), page([], filter), page([])]);
  expect(await screen.findByText('No changes yet.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name or address of the admin'), 'rahima');
  await user.selectOptions(screen.getByLabelText('What'), 'Course');
  await user.type(screen.getByLabelText('From'), '2026-03-01');
  await user.type(screen.getByLabelText('Until'), '2026-03-02');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No change matches.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.search).toBe(
    '?q=rahima&kind=COURSE&from=2026-03-01&until=2026-03-02',
  );
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(await screen.findByText('No changes yet.')).toBeTruthy();
  expect(
    ['Name or address of the admin', 'What', 'From', 'Until'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    ),
  ).toEqual(['', '', '', '']);
});

it('shows the error, and retries', async () => {
  const { user } = open([{ request: page([]).request, error: new Error('offline') }, page([])]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet.')).toBeTruthy();
});

it('ignores filters that are not valid', () => {
  expect(auditFilter(new URLSearchParams('kind=nothing&from=2026-13-45&until=soon'))).toEqual(
    EMPTY,
  );
});

it.each([
  ['LESSON', 'UPDATE', '/boss/lessons/x?returnTo=%2Fboss%2Flog'],
  ['NOTE', 'CREATE', '/boss/notes/x?returnTo=%2Fboss%2Flog'],
  ['ADMISSION_COURSE', 'ARCHIVE', '/boss/admission/x'],
  ['EXAM', 'UPDATE', '/boss/exams/x?returnTo=%2Fboss%2Flog'],
  ['PAPER', 'UPDATE', '/boss/papers/x?returnTo=%2Fboss%2Flog'],
  ['EXAM', 'CORRECT_KEY', '/boss/keys/single/x'],
  ['PAPER', 'REOPEN_ATTEMPTS', '/boss/live/multi-subject/x'],
  ['CAMPAIGN', 'UPDATE', '/boss/campaigns/x'],
  ['EXAM_CAMPAIGN', 'SET_REGISTRATION', '/boss/campaigns/exams/x'],
  ['ASSIGNMENT_SUBMISSION', 'RETURN', '/boss/assignments/x/submissions'],
  ['SUBJECT', 'UPDATE', null],
  ['EXAM', 'DELETE', null],
] as const)('links from an entry about %s, %s to %s', (kind, action, path) => {
  expect(entryLink({ kind, action, objectId: 'x' })).toBe(path);
});
