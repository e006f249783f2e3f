import { webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minutesToAnswer } from '../../web/src/features/campaigns/exam-campaign/exam-campaign.ts';
import {
  changeSheet,
  seal,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { anExamCampaign, aPaper, inMinutes, NOW, openCampaign } from './exam-campaign-kit.tsx';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const aStart = (startDate: string) => ({ campaign: anExamCampaign({ startDate }) });

it('shows everyone the rules, who may join and what the exam covers, without its questions', async () => {
  openCampaign({ isVisitor: true, campaign: anExamCampaign({ isRegistered: false }) });
  expect(
    await screen.findByText('Every student who registers, enrolled in the course or not'),
  ).toBeTruthy();
  expect(screen.getByText('60 minutes')).toBeTruthy();
  expect(screen.getByText('A wrong answer costs 25% of the question’s marks')).toBeTruthy();
  expect(screen.getByText('Physics (20, mandatory)')).toBeTruthy();
  expect(screen.getByText(/Students equal on all three share a rank/)).toBeTruthy();
  expect(hrefOf(screen.getByRole('link', { name: 'Login' }))).toBe(
    '/login?returnTo=%2Fcampaigns%2Fexams%2Fx1',
  );
});

it('lets registered students wait, and shows the start button when the server opens the exam', async () => {
  openCampaign(aStart(inMinutes(1)));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(01:00|00:[2-5]\d)$/);
  expect(screen.queryByRole('link', { name: 'Enter the exam' })).toBeNull();
  setServerTime(inMinutes(1));
  const enter = await screen.findByRole('link', { name: 'Enter the exam' });
  expect(hrefOf(enter)).toBe('/exam/mcq-exam/e1');
  expect(screen.getByText('You get 60 minutes. The time starts when you enter.')).toBeTruthy();
});

it('opens the exam for students who requested it', async () => {
  const { user } = openCampaign(aStart(inMinutes(1)));
  await user.click(
    await screen.findByRole('checkbox', { name: 'Take me into the exam as soon as it opens' }),
  );
  setServerTime(inMinutes(1));
  expect(await screen.findByText('at /exam/mcq-exam/e1')).toBeTruthy();
});

describe('the network of a waiting student', () => {
  const OFFLINE = 'No connection. The exam opens by itself as soon as you are online again.';
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  const change = (online: boolean) =>
    act(() => {
      isOnline.mockReturnValue(online);
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  beforeEach(() => {
    isOnline.mockReturnValue(true);
  });

  it('is missing at the start: the page waits for it and says so', async () => {
    const { user } = openCampaign(aStart(inMinutes(1)));
    await user.click(await screen.findByRole('checkbox'));
    change(false);
    setServerTime(inMinutes(1));
    expect(await screen.findByText(OFFLINE)).toBeTruthy();
    expect(screen.queryByText('at /exam/mcq-exam/e1')).toBeNull();
    change(true);
    expect(await screen.findByText('at /exam/mcq-exam/e1')).toBeTruthy();
  });

  it('has loaded the code of the exam’s page before the start', async () => {
    const loadNextPage = vi.fn(async () => undefined);
    openCampaign({ ...aStart(inMinutes(59)), loadNextPage });
    await screen.findByRole('timer');
    await waitFor(() => expect(loadNextPage.mock.calls).toEqual([['/exam/mcq-exam/e1']]));
  });

  it('is not used for it earlier, unless the student wants to be taken into the exam', async () => {
    const loadNextPage = vi.fn(async () => undefined);
    const { user } = openCampaign({ ...aStart(inMinutes(90)), loadNextPage });
    const box = await screen.findByRole('checkbox');
    expect(loadNextPage).not.toHaveBeenCalled();
    await user.click(box);
    await waitFor(() => expect(loadNextPage).toHaveBeenCalledTimes(1));
  });

  it('loads the code again if it was missing meanwhile', async () => {
    const loadNextPage = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError());
    openCampaign({ ...aStart(inMinutes(10)), loadNextPage });
    await waitFor(() => expect(loadNextPage).toHaveBeenCalledTimes(1));
    change(false);
    expect(loadNextPage).toHaveBeenCalledTimes(1);
    change(true);
    await waitFor(() => expect(loadNextPage).toHaveBeenCalledTimes(2));
    change(false);
    change(true);
    expect(loadNextPage).toHaveBeenCalledTimes(2);
  });
});

it('spreads waiting students over some seconds', async () => {
  vi.mocked(Math.random).mockReturnValue(0.9);
  openCampaign(aStart(inMinutes(1)));
  await screen.findByRole('timer');
  setServerTime(inMinutes(1));
  expect(await screen.findByText('The exam is opening...')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Enter the exam' })).toBeNull();
});

describe('the paper of a waiting student', () => {
  let number = 0;
  let paperUrl = '';
  const fetch = vi.fn<(url: string) => Promise<Response>>();
  beforeEach(() => {
    number += 1;
    // A paper stays loaded as long as the site is open.
    paperUrl = `/papers/v${number}/tag/hash`;
    fetch
      .mockReset()
      .mockImplementation(
        async () =>
          new Response('encrypted', { headers: { 'content-type': 'application/octet-stream' } }),
      );
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('crypto', webcrypto);
  });
  const wait = (minutes: number) =>
    openCampaign({
      campaign: anExamCampaign({ startDate: inMinutes(minutes), exam: aPaper({ paperUrl }) }),
    });

  it('is loaded within the hour before the start, and the page says so', async () => {
    wait(59);
    expect(
      await screen.findByText('The questions are on this device, locked until you start.'),
    ).toBeTruthy();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([paperUrl]);
  });

  it('is not loaded before', async () => {
    wait(61);
    await screen.findByRole('timer');
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.queryByText(/locked until you start/)).toBeNull();
  });

  it('is loaded at another time by each page, half an hour before the start at the latest', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    wait(31);
    await screen.findByRole('timer');
    expect(fetch).not.toHaveBeenCalled();
    setServerTime(inMinutes(1));
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  });

  it('that cannot be loaded is not mentioned', async () => {
    fetch.mockImplementation(async () => new Response('{}', { status: 503 }));
    wait(10);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/locked until you start/)).toBeNull();
  });
});

it('offers a calendar entry as long as the start is ahead', async () => {
  openCampaign(aStart(inMinutes(3000)));
  expect((await screen.findByRole('timer')).textContent).toBe('2 d 2 h');
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
});

it('shows before a late entry how many minutes are left', async () => {
  openCampaign({ campaign: anExamCampaign({ endDate: inMinutes(25.5) }) });
  expect(
    await screen.findByText('You get 25 of 60 minutes, because the campaign ends at 4:25 pm.'),
  ).toBeTruthy();
});

/**
 * @param minutes from now
 * @param totalScore null: withheld
 */
const resultOf = (minutes: number, totalScore: number | null = 12) => ({
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  takenAt: inMinutes(minutes),
  totalScore,
});

it('lets a student in who has a result from before the campaign', async () => {
  openCampaign({ campaign: anExamCampaign({ exam: aPaper({ myResult: resultOf(-90) }) }) });
  expect(await screen.findByRole('link', { name: 'Enter the exam' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View Result' })).toBeNull();
});

it('links to the result after the own submission, and not into the exam again', async () => {
  openCampaign({ campaign: anExamCampaign({ exam: aPaper({ myResult: resultOf(-30) }) }) });
  expect(hrefOf(await screen.findByRole('link', { name: 'View Result' }))).toBe(
    '/exam/result/u1/e1',
  );
  expect(screen.queryByRole('link', { name: 'Enter the exam' })).toBeNull();
});

it('links to the submission while the score is withheld', async () => {
  openCampaign({ campaign: anExamCampaign({ exam: aPaper({ myResult: resultOf(-30, null) }) }) });
  expect(hrefOf(await screen.findByRole('link', { name: 'View Submission' }))).toBe(
    '/exam/result/u1/e1',
  );
  expect(screen.queryByRole('link', { name: 'View Result' })).toBeNull();
});

it('continues an attempt that was started on another device', async () => {
  const multiSubjectExam = {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'C unit 2021',
    timeLimitMinutes: 60,
  };
  const attempt = {
    __typename: 'Attempt',
    id: 'a1',
    deadline: inMinutes(20),
    exam: null,
    multiSubjectExam,
    result: null,
  };
  openCampaign({ openAttempts: [attempt] });
  expect(hrefOf(await screen.findByRole('link', { name: 'Resume' }))).toBe('/exam/mcq-exam/e1');
  expect(await screen.findByText(/^Your exam is running. (20:00|19:5\d) left.$/)).toBeTruthy();
});

it('shows that the exam was submitted while its answers wait for the network', async () => {
  const endsAt = Date.parse(inMinutes(20));
  const head = {
    userId: 'u1',
    kind: 'multi-subject',
    examId: 'e1',
    resultId: null,
    title: 'C unit 2021',
    attemptId: 'a1',
    token: 'ticket',
    deadline: endsAt,
    endsAt,
    timeLimitMinutes: 60,
    seen: { server: endsAt, device: endsAt },
  } as const;
  await storeAttempt(head, {});
  await changeSheet(head, [seal('by-hand', endsAt)]);
  openCampaign({});
  expect(
    await screen.findByText('Handed in. Your answers will be sent when the network is back.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Resume' })).toBeNull();
  expect(hrefOf(screen.getByRole('link', { name: 'Open' }))).toBe('/exam/mcq-exam/e1');
});

it('shows a message when there is no such campaign', async () => {
  openCampaign({ campaign: null });
  expect(
    await screen.findByRole('heading', { name: 'We could not find this campaign.' }),
  ).toBeTruthy();
});

it.each([
  [60, null, 60],
  [60, inMinutes(600), 60],
  [60, inMinutes(25.9), 25],
  [60, inMinutes(-1), 0],
])('shows %d minutes until %s as %d', (limit, end, minutes) => {
  expect(minutesToAnswer(limit, end, NOW)).toBe(minutes);
});
