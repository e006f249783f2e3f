// The admin pages of registrations: paging in the URL, the limits of registration, the state of
// the merit list, the export.

import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Component as RegistrationsRoute } from '../../web/src/features/admin/campaigns/exam-campaign-registrations.route.tsx';
import {
  RegistrationLimitsDocument,
  UpdateExamCampaignRegistrationDocument,
} from '../../web/src/features/admin/campaigns/generated/campaign-editor.ts';
import {
  ExamCampaignRegistrationsDocument,
  MeritListExportDocument,
  MeritListStateDocument,
} from '../../web/src/features/admin/campaigns/generated/registrations.ts';
import { toCsv } from '../../web/src/features/admin/list/csv.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, editable, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));
afterEach(() => vi.restoreAllMocks());

const viewer = { __typename: 'Viewer', id: 'u1' };
const campaign = {
  __typename: 'ExamCampaign',
  id: 'e1',
  title: 'Olympiad',
  description: null,
  imageUrl: null,
  examKind: 'SINGLE',
  startDate: '2026-05-01T04:00:00.000Z',
  endDate: '2026-05-01T06:00:00.000Z',
  registeredCount: 3,
  registrationClosesAt: null,
  registrationLimit: null,
  followsRoster: false,
};
const aRegistration = (studentId: string, name: string, registration: object = {}) => ({
  __typename: 'CampaignRegistration',
  studentId,
  name,
  registeredAt: '2026-04-01T04:00:00.000Z',
  email: null,
  mobile: '01711111111',
  institution: 'Notre Dame, Dhaka',
  className: '12',
  district: 'Dhaka',
  showInMeritList: true,
  ...registration,
});

const registrations = (
  nodes: object[],
  endCursor: string | null,
  after: string | null,
  first?: number,
): Mock => ({
  request: {
    query: ExamCampaignRegistrationsDocument,
    variables: { id: 'e1', after, ...(first && { first }) },
  },
  result: {
    data: {
      viewer,
      examCampaign: campaign,
      examCampaignRegistrations: {
        __typename: 'CampaignRegistrationConnection',
        nodes,
        totalCount: 3,
        totalCountIsExact: true,
        endCursor,
      },
    },
  },
});
const meritState = (state: object = {}): Mock => ({
  request: { query: MeritListStateDocument, variables: { id: 'e1' } },
  result: {
    data: {
      viewer,
      meritListState: {
        __typename: 'MeritListState',
        publishedAt: null,
        releasedAt: '2026-05-01T06:01:00.000Z',
        openAttempts: 0,
        unmarked: 0,
        lateAnswers: 0,
        ...state,
      },
    },
  },
});

const render = (mocks: Mock[], search = '') =>
  renderPage(<RegistrationsRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: `/boss/campaigns/exams/e1/registrations${search}`,
    path: '/boss/campaigns/exams/:id/registrations',
    mocks,
  });

const firstTwo = [aRegistration('s1', 'Aisha'), aRegistration('s2', 'Rafi')];

afterEach(() => void vi.restoreAllMocks());

it('pages through the registrations; the page is in the URL', async () => {
  const mocks = [
    registrations(firstTwo, 'c2', null),
    registrations([aRegistration('s3', 'Tania')], null, 'c2'),
    meritState(),
  ];
  const { user, router } = render(mocks);
  await screen.findByText('Aisha');
  expect(screen.getByText('3 registrations')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Tania');
  expect(router.state.location.search).toBe('?after=c2');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByText('Aisha');
});

const readingLimits = (examCampaign: object): Mock => ({
  request: { query: RegistrationLimitsDocument, variables: { id: 'e1' } },
  result: { data: { editableExamCampaign: editable({ examCampaign }) } },
});

it('does not replace limits that another admin has set meanwhile', async () => {
  const { user } = render([
    registrations(firstTwo, null, null),
    meritState(),
    readingLimits({ ...campaign, registrationLimit: 50 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change the limits' }));
  await user.type(screen.getByLabelText('Places'), '100');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getByText('100')).toBeTruthy();
  expect(dialog.getByText('50')).toBeTruthy();
});

it('changes when registration closes', async () => {
  const input = {
    id: 'e1',
    revision: '7',
    registrationClosesAt: '2026-04-30T12:00:00.000Z',
    registrationLimit: 100,
  };
  const { user } = render([
    registrations(firstTwo, null, null),
    meritState(),
    readingLimits(campaign),
    {
      request: { query: UpdateExamCampaignRegistrationDocument, variables: { input } },
      result: {
        data: {
          updateExamCampaignRegistration: {
            __typename: 'UpdateExamCampaignRegistrationPayload',
            campaign: {
              ...campaign,
              registrationClosesAt: input.registrationClosesAt,
              registrationLimit: 100,
            },
          },
        },
      },
    },
  ]);
  await screen.findByText('Registration closes with the campaign.');
  await user.click(screen.getByRole('button', { name: 'Change the limits' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Registration deadline'));
  await user.type(screen.getByLabelText('Registration deadline'), '2026-05-02T18:00');
  await user.type(screen.getByLabelText('Places'), '100');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Registration cannot close after the campaign ends.');
  await user.clear(screen.getByLabelText('Registration deadline'));
  await user.clear(screen.getByLabelText('Places'));
  await user.type(screen.getByLabelText('Registration deadline'), '2026-04-30T18:00');
  await user.type(screen.getByLabelText('Places'), '০');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/A number from 1 to/);
  await user.clear(screen.getByLabelText('Places'));
  await user.type(screen.getByLabelText('Places'), '১০০');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('3 of 100 places are taken.');
});

it('shows why the merit list waits, with links, and checks again', async () => {
  const waiting = meritState({ openAttempts: 1, unmarked: 2, lateAnswers: 3 });
  const { user } = render([
    registrations([], null, null),
    waiting,
    meritState({ publishedAt: '2026-05-02T04:00:00.000Z' }),
  ]);
  const section = within(await screen.findByRole('region', { name: 'Merit list' }));
  await section.findByText('1 attempt not handed in yet');
  expect(
    section.getByRole('link', { name: '2 written answers to mark' }).getAttribute('href'),
  ).toBe('/boss/marking');
  expect(
    section.getByRole('link', { name: '3 late submissions to decide' }).getAttribute('href'),
  ).toBe('/boss/late-answers');
  await user.click(section.getByRole('button', { name: 'Check again' }));
  await section.findByText(/^Published on/);
});

it('reports that the host cannot list registrations', async () => {
  const failed = { data: { viewer, examCampaign: campaign, examCampaignRegistrations: null } };
  const { errors } = refusal('OPERATION_NOT_ALLOWED', 'This server cannot list registrations.');
  const request = registrations([], null, null).request;
  render([{ request, result: { ...failed, errors } } as Mock, meritState()]);
  await screen.findByText(/This server cannot list registrations/);
});

it('exports all pages as CSV', async () => {
  let exported: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    exported = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const named = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = render([
    registrations(firstTwo, 'c2', null),
    meritState(),
    registrations(firstTwo, 'c2', null, 100),
    registrations(
      [aRegistration('s3', '=HYPERLINK("x")', { showInMeritList: false })],
      null,
      'c2',
      100,
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await screen.findByText('3 rows exported');
  await waitFor(() => expect(named).toHaveBeenCalledOnce());
  const bytes = new Uint8Array((await exported?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Name,School or college,Class,District,Mobile,Email,Registered,Name on the merit list',
    'Aisha,"Notre Dame, Dhaka",12,Dhaka,01711-111111,,2026-04-01 10:00,yes',
    'Rafi,"Notre Dame, Dhaka",12,Dhaka,01711-111111,,2026-04-01 10:00,yes',
    `"'=HYPERLINK(""x"")","Notre Dame, Dhaka",12,Dhaka,01711-111111,,2026-04-01 10:00,no`,
    '',
  ]);
});

it('exports all pages as an Excel file, with mobile numbers as texts', async () => {
  let exported: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    exported = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = render([
    registrations(firstTwo, 'c2', null),
    meritState(),
    registrations(firstTwo, 'c2', null, 100),
    registrations(
      [aRegistration('s3', '=HYPERLINK("x")', { showInMeritList: false })],
      null,
      'c2',
      100,
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Export for Excel' }));
  await screen.findByText('3 rows exported');
  const files = unzipSync(new Uint8Array((await exported?.arrayBuffer()) ?? new ArrayBuffer(0)));
  const texts = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  for (const text of ['Mobile', 'Rafi', '01711-111111', '=HYPERLINK('])
    expect(texts).toContain(text);
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>');
});

it('exports a published merit list, with marks as numbers', async () => {
  let exported: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    exported = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const place = {
    __typename: 'MeritEntry',
    institution: null,
    className: '12',
    district: 'Dhaka',
    wrongCount: 3,
    timeTakenMinutes: 41,
  };
  const nodes = [
    { ...place, rank: 1, name: 'Aisha', score: 41.5 },
    { ...place, rank: 2, name: null, score: -0.75 },
  ];
  const { user } = render([
    registrations([], null, null),
    meritState({ publishedAt: '2026-05-02T06:00:00.000Z' }),
    {
      request: { query: MeritListExportDocument, variables: { id: 'e1', after: null } },
      result: {
        data: {
          examCampaign: {
            __typename: 'ExamCampaign',
            id: 'e1',
            meritList: { __typename: 'MeritConnection', endCursor: null, nodes },
          },
        },
      },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await screen.findByText('2 rows exported');
  const button = screen.getByRole('button', { name: 'Export as CSV' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  const text = new TextDecoder().decode(await exported?.arrayBuffer());
  expect(text.split('\r\n').slice(1)).toEqual([
    '1,Aisha,,12,Dhaka,41.5,3,41,',
    '2,Without a name,,12,Dhaka,-0.75,3,41,',
    '',
  ]);
});

it('exports nothing if a page fails', async () => {
  const created = vi.spyOn(URL, 'createObjectURL');
  const failed = {
    request: registrations([], null, 'c2', 100).request,
    result: refusal('UPSTREAM_UNAVAILABLE', 'No.'),
  };
  const mocks = [
    registrations(firstTwo, 'c2', null),
    meritState(),
    registrations(firstTwo, 'c2', null, 100),
    failed as Mock,
  ];
  const { user } = render(mocks);
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await screen.findByRole('button', { name: 'Export as CSV' });
  await waitFor(() => expect(screen.queryAllByText(/busy|try again/i).length).toBeGreaterThan(0));
  expect(created).not.toHaveBeenCalled();
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'shows %j in a spreadsheet as text',
  (text) => {
    expect(toCsv([[text]]).slice(1)).toMatch(/^"?'/);
  },
);

it('does not change numbers, also below zero', () => {
  expect(toCsv([['Score', -0.75]]).slice(1)).toBe('Score,-0.75\r\n');
});
