// The admin page of the candidates of an exam campaign: reading a list, the dry run, and storing
// it.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  AddRosterRowsDocument,
  ApplyRosterImportDocument,
  BeginRosterImportDocument,
  OffRosterRegistrationsDocument,
  RemoveCandidatesDocument,
  RosterImportCheckDocument,
  RosterRouteDocument,
} from '../../web/src/features/admin/rosters/generated/roster.ts';
import { inParts, readList } from '../../web/src/features/admin/rosters/read-list.ts';
import { Component as RosterRoute } from '../../web/src/features/admin/rosters/roster.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

describe('a list', () => {
  it('is read with and without headings, from commas and tabs, with the numbers of its lines', () => {
    expect(readList('a@mail.test,Rafi,7\n\n01712345678')).toEqual([
      { line: 1, address: 'a@mail.test', name: 'Rafi', rollNumber: '7' },
      { line: 3, address: '01712345678' },
    ]);
    expect(
      readList(
        '\uFEFFরোল নম্বর\tনাম\tইমেইল\tমোবাইল\r\n7\tরাফি\t\t০১৭১২৩৪৫৬৭৮\r\n8\tসুমি\tb@mail.test\t',
      ),
    ).toEqual([
      { line: 2, address: '০১৭১২৩৪৫৬৭৮', name: 'রাফি', rollNumber: '7' },
      { line: 3, address: 'b@mail.test', name: 'সুমি', rollNumber: '8' },
    ]);
    expect(readList('Rafi,1001,a@mail.test\n"two\nlines",c@mail.test\nnobody')).toEqual([
      { line: 1, address: 'a@mail.test', name: 'Rafi', rollNumber: '1001' },
      { line: 2, address: 'c@mail.test', name: 'two\nlines' },
      { line: 4, address: 'nobody' },
    ]);
    expect(readList(' \n')).toEqual([]);
  });

  it('has the address in the column of e-mails or numbers, not in one of serial numbers', () => {
    const row = { line: 2, address: '01712345678', name: 'রাফি' };
    for (const list of [
      'ক্রমিক নম্বর,নাম,মোবাইল নম্বর\n1,রাফি,01712345678',
      'Serial number,Name,Number\n1,রাফি,01712345678',
      'নাম,ঠিকানা,মোবাইল\nরাফি,ধানমন্ডি,01712345678',
      'Registration number,Name,Registered mobile\n1912345678,রাফি,01712345678',
    ])
      expect(readList(list), list).toEqual([row]);
    const own = 'Registration number,Name,Mobile\n1912345678,রাফি,';
    expect(readList(own), 'a registration number can look like a phone number').toEqual([
      { line: 2, address: '', name: 'রাফি' },
    ]);
  });

  it('is sent in parts that the server can read', () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      line: index + 1,
      address: `a${index}@mail.test`,
    }));
    expect([...inParts(rows)].map((part) => part.length)).toEqual([1000, 1000, 500]);
    const long = rows.slice(0, 1000).map((row) => ({ ...row, name: 'র'.repeat(200) }));
    for (const part of inParts(long)) expect(JSON.stringify(part).length * 2).toBeLessThan(256_000);
    expect([...inParts(long)].flat()).toEqual(long);
  });
});

const viewer = { __typename: 'Viewer', id: 'u1' };
const counts = (isActive: boolean, candidateCount: number, offRosterCount = 0) => ({
  __typename: 'Roster',
  isActive,
  candidateCount,
  registeredCount: 0,
  offRosterCount,
});
const candidate = {
  __typename: 'Candidate',
  id: 'c1',
  address: 'a@mail.test',
  name: 'Rafi',
  rollNumber: '7',
  studentId: null,
  registeredAt: null,
};
const page = (roster: object, nodes: object[], filter: object = {}): Mock => ({
  request: {
    query: RosterRouteDocument,
    variables: { id: 'e1', search: '', isRegistered: null, after: null, ...filter },
  },
  result: {
    data: {
      viewer,
      examCampaign: {
        __typename: 'ExamCampaign',
        id: 'e1',
        title: 'Olympiad',
        followsRoster: true,
      },
      roster,
      candidates: {
        __typename: 'CandidateConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
});

const render = (mocks: Mock[], search = '', lang: 'en' | 'bn' = 'en') =>
  renderPage(<RosterRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: `/boss/campaigns/exams/e1/roster${search}`,
    path: '/boss/campaigns/exams/:id/roster',
    mocks,
    lang,
  });

const importing = (problemCount: number): Mock[] => {
  const ids = { campaignId: 'e1', importId: 'i1' };
  const rows = [
    { line: 1, address: 'a@mail.test', name: 'Rafi', rollNumber: '7' },
    { line: 2, address: 'a@mail.test' },
  ];
  const problem = {
    __typename: 'RosterProblem',
    line: 2,
    address: 'a@mail.test',
    kind: 'DOUBLED',
    firstLine: 1,
  };
  return [
    {
      request: {
        query: BeginRosterImportDocument,
        variables: { input: { campaignId: 'e1', mode: 'REPLACE' } },
      },
      result: {
        data: { beginRosterImport: { __typename: 'BeginRosterImportPayload', importId: 'i1' } },
      },
    },
    {
      request: { query: AddRosterRowsDocument, variables: { input: { ...ids, rows } } },
      result: {
        data: { addRosterRows: { __typename: 'AddRosterRowsPayload', candidateCount: 1 } },
      },
    },
    {
      request: { query: RosterImportCheckDocument, variables: { ...ids, after: null } },
      result: {
        data: {
          viewer,
          rosterImport: {
            __typename: 'RosterImport',
            candidateCount: 1,
            problemCount,
            existingCount: 0,
            accountCount: 0,
            removedCount: 0,
            offRosterCount: 2,
          },
          rosterProblems: {
            __typename: 'RosterProblemConnection',
            nodes: [problem],
            endCursor: null,
          },
        },
      },
    },
    {
      request: {
        query: ApplyRosterImportDocument,
        variables: { input: { ...ids, skipProblems: true } },
      },
      result: {
        data: {
          applyRosterImport: {
            __typename: 'ApplyRosterImportPayload',
            roster: counts(true, 1, 2),
            campaign: { __typename: 'ExamCampaign', id: 'e1', followsRoster: true },
          },
        },
      },
    },
  ];
};

const LIST = 'a@mail.test,Rafi,7\na@mail.test';

it('stores a pasted list after a dry run that names errors at their lines', async () => {
  const { user } = render([
    page(counts(false, 0), []),
    ...importing(1).slice(0, 3),
    ...importing(1),
    page(counts(true, 1, 2), [candidate]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Store a list of candidates' }));
  await user.click(screen.getByRole('textbox', { name: 'Candidates' }));
  await user.paste(LIST);
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  const problems = await screen.findByRole('group', { name: 'Lines with errors' });
  const back = screen.getByRole('button', { name: 'Back to the list' });
  expect(document.activeElement, 'the pressed button no longer exists').toBe(back);
  expect(within(problems).getByText('Already in line 1')).toBeTruthy();
  expect(
    screen.getByText('2 students are registered without being on this list; they stay registered'),
  ).toBeTruthy();
  await user.click(back);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Candidates' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Candidates' }).value).toBe(LIST);
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Store without 1 line' }));
  expect(
    await screen.findByText(
      'Only candidates on this list can register: 1 candidate, 0 registered.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reads a file in UTF-16, as some spreadsheets export it', async () => {
  const { user } = render([page(counts(false, 0), []), ...importing(1).slice(0, 3)]);
  await user.click(await screen.findByRole('button', { name: 'Store a list of candidates' }));
  const text = '\ufeffa@mail.test,Rafi,7\na@mail.test';
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  const file = new File([units], 'list.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a CSV file'), file);
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('group', { name: 'Lines with errors' })).toBeTruthy();
});

it('asks before a pasted list is discarded, also after its dry run', async () => {
  const { user } = render([page(counts(false, 0), []), ...importing(1).slice(0, 3)]);
  await user.click(await screen.findByRole('button', { name: 'Store a list of candidates' }));
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Candidates' });
  await user.click(area());
  await user.paste(LIST);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(area().value).toBe(LIST);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByRole('group', { name: 'Lines with errors' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(area().value).toBe(LIST);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps a pasted list while a file is chosen instead, and closes at once without a text', async () => {
  const { user } = render([page(counts(false, 0), [])]);
  const open = await screen.findByRole('button', { name: 'Store a list of candidates' });
  await user.click(open);
  await user.click(screen.getByRole('textbox', { name: 'Candidates' }));
  await user.paste(LIST);
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File(['x'], 'list.csv'));
  await user.click(screen.getByRole('button', { name: 'Paste instead' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Candidates' });
  expect(area.value).toBe(LIST);
  await user.clear(area);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a message if there is nothing to check', async () => {
  const { user } = render([page(counts(false, 0), [])]);
  await user.click(await screen.findByRole('button', { name: 'Store a list of candidates' }));
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(screen.getByRole('alert').textContent).toBe('There are no candidates in this text.');
});

it('removes a candidate from the list after a confirmation', async () => {
  const removal: Mock = {
    request: {
      query: RemoveCandidatesDocument,
      variables: { input: { campaignId: 'e1', ids: ['c1'] } },
    },
    result: {
      data: {
        removeCandidates: { __typename: 'RemoveCandidatesPayload', roster: counts(true, 0) },
      },
    },
  };
  const { user } = render([page(counts(true, 1), [candidate]), removal, page(counts(true, 0), [])]);
  await user.click(await screen.findByRole('button', { name: 'Take off the list: a@mail.test' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Take off the list' }),
  );
  expect(await screen.findByText('There are no such candidates.')).toBeTruthy();
});

it('names a candidate by a mobile number as people write it, in the digits of the language', async () => {
  const byMobile = { ...candidate, address: '8801712345678' };
  const { user } = render([page(counts(true, 1), [byMobile])], '', 'bn');
  await screen.findByRole('cell', { name: '০১৭১২৩৪৫৬৭৮' });
  await user.click(screen.getByRole('button', { name: /: ০১৭১২৩৪৫৬৭৮$/ }));
  expect(screen.getByRole('dialog', { name: /০১৭১২৩৪৫৬৭৮/ })).toBeTruthy();
});

it('lists registered students who are not on the list', async () => {
  const off: Mock = {
    request: { query: OffRosterRegistrationsDocument, variables: { id: 'e1', after: null } },
    result: {
      data: {
        viewer,
        examCampaignRegistrations: {
          __typename: 'CampaignRegistrationConnection',
          totalCount: 1,
          totalCountIsExact: true,
          endCursor: null,
          nodes: [
            {
              __typename: 'CampaignRegistration',
              studentId: 's1',
              name: 'Sumi',
              mobile: null,
              institution: null,
              registeredAt: '2026-04-01T04:00:00.000Z',
            },
          ],
        },
      },
    },
  };
  render([page(counts(true, 1, 1), [candidate]), off], '?show=off');
  expect(await screen.findByText('Sumi')).toBeTruthy();
  expect(screen.queryByText('Rafi')).toBeNull();
});
