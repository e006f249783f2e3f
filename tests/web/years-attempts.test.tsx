import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { YearsRouteDocument } from '../../web/src/features/admission/generated/years.route.ts';
import {
  changeSheet,
  seal,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { aRelease } from './academics-fixtures.ts';
import { aServerClock, iso, START } from './exam-fixtures.ts';
import type { Mock } from './render.tsx';
import {
  anExam,
  aResult,
  aVersion,
  aYear,
  hrefOf,
  mock,
  open,
  row,
  yearsResult,
} from './years-kit.tsx';

const takenResult = {
  ...aResult,
  versions: [
    aVersion(3, 31.25, '2026-02-28T20:00:00.000Z'),
    aVersion(2, 40, '2026-02-10T10:00:00.000Z'),
    aVersion(1, 12, '2026-01-05T10:00:00.000Z'),
  ],
};

const anOpenAttempt = (endsAt: number, resultId: string | null = null) => ({
  __typename: 'Attempt',
  id: 'attempt-2',
  deadline: iso(endsAt),
  exam: null,
  multiSubjectExam: {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'Paper e1',
    timeLimitMinutes: 60,
  },
  result: resultId && { __typename: 'MultiSubjectExamResult', id: resultId },
});

const aCampaign = (change: object = {}) => ({
  __typename: 'ExamCampaign',
  id: 'campaign-1',
  title: 'Open model test',
  startDate: '2035-03-02T04:00:00.000Z',
  endDate: '2035-03-05T04:00:00.000Z',
  isRegistered: false,
  personalWindow: null,
  exam: { __typename: 'MultiSubjectExam', id: 'e1' },
  ...change,
});

const RELEASE = '2035-03-02T04:00:00.000Z';
const onDate = (releasedAt: string) => aRelease({ moment: 'ON_DATE', releasedAt });

const clock = aServerClock(() => START + 600_000);

it('shows the latest, the best and the first score with their dates after more than one attempt', async () => {
  open(mock(yearsResult([aYear(2024, anExam('e1', takenResult))])));
  const { getByText } = await row('2024');
  expect(getByText('31.25 out of 50').parentElement?.textContent).toBe(
    'Latest score: 31.25 out of 50',
  );
  expect(getByText('Attempted on 1 March 2026')).toBeTruthy();
  expect(getByText('Best: 40 on 10 February 2026')).toBeTruthy();
  expect(getByText('First: 12 on 5 January 2026')).toBeTruthy();
});

it('keeps the row whole when only its earlier attempts could not be read', async () => {
  const path = ['admissionUnit', 'years', 0, 'exam', 'myResult', 'versions'];
  open(
    mock(
      yearsResult([aYear(2024, anExam('e1', { ...aResult, versions: null }))], {
        errors: [{ message: 'away', path }],
      }),
    ),
  );
  const { getByRole, queryByRole } = await row('2024');
  expect(getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(queryByRole('alert')).toBeNull();
});

it('offers Resume with the time left for an attempt that was started on another device', async () => {
  open([
    ...mock(
      yearsResult([aYear(2024, anExam('e1', aResult))], {
        openAttempts: [anOpenAttempt(START + 1_800_000, 'r1')],
      }),
    ),
    clock,
  ]);
  const { findByText, getByRole, queryByText } = await row('2024');
  expect(await findByText(/^(20:00|19:5\d) left · started on another device$/)).toBeTruthy();
  expect(hrefOf(getByRole('link', { name: 'Resume' }))).toBe('/exam/mcq-exam/e1/r1');
  expect(queryByText('Take Exam Again')).toBeNull();
});

it('offers no Resume after the time of an attempt on another device is up', async () => {
  open([
    ...mock(yearsResult([aYear(2024, anExam('e1'))], { openAttempts: [anOpenAttempt(START)] })),
    clock,
  ]);
  const { findByText, queryByText, getByRole } = await row('2024');
  expect(await findByText('Time is up: what was saved counts.')).toBeTruthy();
  expect(queryByText('Resume')).toBeNull();
  expect(getByRole('link', { name: 'Give Exam' })).toBeTruthy();
});

const onThisDevice = {
  userId: 'u1',
  kind: 'multi-subject',
  examId: 'e1',
  resultId: null,
  title: 'Paper e1',
  attemptId: 'attempt-2',
  token: 'ticket',
  deadline: START + 1_830_000,
  endsAt: START + 1_800_000,
  timeLimitMinutes: 60,
  seen: { server: START, device: Date.parse(iso(START)) },
} as const;

it('prefers the attempt stored on this device to that of the server', async () => {
  await storeAttempt(onThisDevice, {});
  open([
    ...mock(
      yearsResult([aYear(2024, anExam('e1'))], {
        openAttempts: [anOpenAttempt(START + 1_830_000)],
      }),
    ),
    clock,
  ]);
  const { findByText } = await row('2024');
  expect(await findByText(/^(20:00|19:5\d) left$/)).toBeTruthy();
});

it('shows that a paper was submitted while its answers wait for the network', async () => {
  await storeAttempt(onThisDevice, {});
  await changeSheet(onThisDevice, [seal('by-hand', START)]);
  open([
    ...mock(
      yearsResult([aYear(2024, anExam('e1'))], {
        openAttempts: [anOpenAttempt(START + 1_830_000)],
      }),
    ),
    clock,
  ]);
  const { findByText, getByRole, queryByText } = await row('2024');
  expect(
    await findByText('Handed in. Your answers will be sent when the network is back.'),
  ).toBeTruthy();
  expect(queryByText(/ left$/)).toBeNull();
  expect(queryByText('Resume')).toBeNull();
  expect(hrefOf(getByRole('link', { name: 'Open' }))).toBe('/exam/mcq-exam/e1');
});

it('requests no attempts for a visitor', async () => {
  const asVisitor: Mock = {
    request: { query: YearsRouteDocument, variables: { unitId: 'a', isSignedIn: false } },
    result: yearsResult([aYear(2024, anExam('e1'))]),
  };
  open([asVisitor], null);
  expect(await row('2024')).toBeTruthy();
});

it('shows when the paper of a campaign opens and closes, in Dhaka, and offers it to no student before', async () => {
  open(
    mock(
      yearsResult([aYear(2024, anExam('e1')), aYear(2023, anExam('e2'))], {
        examCampaigns: [aCampaign({ isRegistered: true })],
      }),
    ),
  );
  const { getByText, queryByRole } = await row('2024');
  expect(getByText(/which you are registered for/)).toBeTruthy();
  expect(getByText(/^Opens: Friday,? 2 March 2035, 10:00 am \(Dhaka time\)$/)).toBeTruthy();
  expect(getByText(/^Closes: Monday,? 5 March 2035, 10:00 am \(Dhaka time\)$/)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
  expect(
    (await row('2023')).getByRole('link', { name: 'Give Exam' }),
    'another paper of the unit',
  ).toBeTruthy();
});

it('offers the paper of a running campaign to registered students, enrolled or not', async () => {
  const running = aCampaign({ isRegistered: true, startDate: '2020-03-02T04:00:00.000Z' });
  open(
    mock(
      yearsResult([aYear(2024, anExam('e1')), aYear(2023, anExam('e2'))], {
        examCampaigns: [running],
        isEnrolled: false,
      }),
    ),
  );
  expect((await row('2024')).getByRole('link', { name: 'Give Exam' })).toBeTruthy();
  expect((await row('2023')).queryByRole('link')).toBeNull();
});

it('does not offer the paper of a running campaign again to a student who has submitted it', async () => {
  const running = aCampaign({ isRegistered: true, startDate: '2020-03-02T04:00:00.000Z' });
  open(mock(yearsResult([aYear(2024, anExam('e1', aResult))], { examCampaigns: [running] })));
  const { getByRole, queryByText } = await row('2024');
  expect(getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(queryByText('Take Exam Again')).toBeNull();
});

it('offers the paper of a running campaign to no other student, and that of a past one to enrolled students again', async () => {
  const running = aCampaign({ startDate: '2020-03-02T04:00:00.000Z' });
  const page = open(
    mock(yearsResult([aYear(2024, anExam('e1', aResult))], { examCampaigns: [running] })),
  );
  const closed = await row('2024');
  expect(closed.getByText(/only registered students can take it/)).toBeTruthy();
  expect(closed.getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(closed.queryByText('Take Exam Again')).toBeNull();
  page.unmount();
  open(
    mock(
      yearsResult([aYear(2024, anExam('e1'))], {
        examCampaigns: [aCampaign({ endDate: '2020-03-05T04:00:00.000Z' })],
      }),
    ),
  );
  expect((await row('2024')).getByRole('link', { name: 'Give Exam' })).toBeTruthy();
  expect(screen.queryByText(/Part of the campaign/)).toBeNull();
});

it('links to the campaign for students who are not registered for it', async () => {
  open(mock(yearsResult([aYear(2024, anExam('e1'))], { examCampaigns: [aCampaign()] })));
  const { getByRole, getAllByRole } = await row('2024');
  expect(hrefOf(getByRole('link', { name: 'See the campaign' }))).toBe(
    '/campaigns/exams/campaign-1',
  );
  expect(getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['while its campaign waits for other students', aRelease({ releasedAt: RELEASE }), false],
  ['with a rule that withholds results until a date', onDate(RELEASE), true],
  ['after the release', aRelease({ releasedAt: '2020-03-05T04:01:00.000Z' }), true],
])('offers a paper or says when it opens: %s', async (_, release, isOffered) => {
  const isOver = aCampaign({ endDate: '2020-03-05T04:00:00.000Z' });
  open(mock(yearsResult([aYear(2024, anExam('e1', null, release))], { examCampaigns: [isOver] })));
  const { queryByRole, queryByText } = await row('2024');
  expect(queryByRole('link', { name: 'Give Exam' }) !== null).toBe(isOffered);
  const opens = queryByText(/^Opens on Friday,? 2 March 2035, 10:00 am$/);
  expect(opens === null).toBe(isOffered);
});

const aWindow = (startDate: string, endDate: string) => ({
  __typename: 'PersonalWindow',
  startDate,
  endDate,
});
/** Begins after the result of `aResult`, and runs now. */
const runningLater = { isRegistered: true, startDate: '2026-03-02T04:00:00.000Z' };

it('does not offer the paper again to a student who has taken it at a personal time, before the campaign began', async () => {
  const personalWindow = aWindow('2026-02-28T19:00:00.000Z', '2035-02-28T21:00:00.000Z');
  const campaign = aCampaign({ ...runningLater, personalWindow });
  open(mock(yearsResult([aYear(2024, anExam('e1', aResult))], { examCampaigns: [campaign] })));
  const { getByRole, queryByText } = await row('2024');
  expect(getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(queryByText('Take Exam Again')).toBeNull();
});

it('offers the paper of a campaign at the personal time of the student, and shows that time', async () => {
  const before = aWindow('2020-03-01T04:00:00.000Z', '2035-03-01T05:00:00.000Z');
  const after = aWindow('2035-03-06T04:00:00.000Z', '2035-03-06T05:00:00.000Z');
  const registered = { isRegistered: true };
  const page = open(
    mock(
      yearsResult([aYear(2024, anExam('e1'))], {
        examCampaigns: [aCampaign({ ...registered, personalWindow: before })],
      }),
    ),
  );
  expect((await row('2024')).getByRole('link', { name: 'Give Exam' })).toBeTruthy();
  page.unmount();
  const isOver = { startDate: '2020-03-02T04:00:00.000Z', endDate: '2020-03-05T04:00:00.000Z' };
  open(
    mock(
      yearsResult([aYear(2024, anExam('e1'))], {
        examCampaigns: [aCampaign({ ...registered, ...isOver, personalWindow: after })],
      }),
    ),
  );
  const { getByText, queryByRole } = await row('2024');
  expect(getByText(/^Opens: Tuesday,? 6 March 2035, 10:00 am \(Dhaka time\)$/)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

it('does not offer the paper after the personal time of the student, while the campaign runs', async () => {
  const personalWindow = aWindow('2020-02-28T19:00:00.000Z', '2020-02-28T21:00:00.000Z');
  const campaign = aCampaign({ ...runningLater, personalWindow });
  open(mock(yearsResult([aYear(2024, anExam('e1'))], { examCampaigns: [campaign] })));
  const { getByText, queryByRole } = await row('2024');
  expect(getByText(/which you are registered for/)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

it('does not offer the paper again after the campaign while its results are withheld', async () => {
  const withheld = { ...aResult, totalScore: null, releasedAt: '2035-03-05T04:00:00.000Z' };
  open(mock(yearsResult([aYear(2024, anExam('e1', withheld))])));
  const { getByRole, queryByText } = await row('2024');
  expect(getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(queryByText('Take Exam Again')).toBeNull();
});
