// Notices in a running exam: extra time and messages, as the student sees them.
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExamNotices } from '../../web/src/features/exam-room/components/status/exam-notices.tsx';
import {
  AttemptNoticesDocument,
  ExamNoticesDocument,
} from '../../web/src/features/exam-room/components/status/generated/exam-notices.ts';
import {
  type AttemptHead,
  withDeadline,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { loadTexts } from '../../web/src/i18n/texts.ts';
import { iso, START } from './exam-fixtures.ts';
import { type Mock, renderPage } from './render.tsx';

const MINUTE = 60_000;
const KEY = { userId: 'u1', kind: 'single', examId: 'e1' } as const;
const DEADLINE = START + 30 * MINUTE + 30_000;

describe('notices in the exam', () => {
  beforeEach(() => loadTexts(['notices']));
  const head: AttemptHead = {
    ...KEY,
    resultId: null,
    title: 'Motion',
    attemptId: 'attempt-1',
    token: 't',
    deadline: DEADLINE,
    endsAt: DEADLINE,
    timeLimitMinutes: 30,
    seen: { server: START, device: 0 },
  };
  const revision = (value: number | null): Mock => ({
    request: { query: ExamNoticesDocument, variables: { examKind: 'SINGLE', examId: 'e1' } },
    result: {
      data: { examNotices: value === null ? null : { __typename: 'ExamNotices', revision: value } },
    },
  });
  const notices: Mock = {
    request: { query: AttemptNoticesDocument, variables: { attemptId: 'attempt-1' } },
    result: {
      data: {
        attemptNotices: {
          __typename: 'AttemptNotices',
          deadline: iso(DEADLINE + 10 * MINUTE),
          extensions: [
            { __typename: 'AttemptExtension', id: 'x1', minutes: 10, reason: 'Power cut' },
          ],
          actions: [
            {
              __typename: 'AttemptAction',
              id: 'a1',
              kind: 'REOPENED',
              reason: 'Closed by mistake',
            },
          ],
          messages: [
            {
              __typename: 'ExamMessage',
              id: 'm1',
              text: 'Question 5: read 30.',
              sentAt: iso(START),
            },
          ],
        },
      },
    },
  };

  it('are shown with the new deadline, announced, and hidden one by one', async () => {
    const onDeadline = vi.fn();
    const { user } = renderPage(<ExamNotices head={head} onDeadline={onDeadline} />, {
      mocks: [revision(2), notices],
    });
    expect(await screen.findByText('You have 10 minutes more: Power cut')).toBeTruthy();
    expect(onDeadline).toHaveBeenCalledExactlyOnceWith(DEADLINE + 10 * MINUTE);
    expect(screen.getByRole('alert').textContent).toContain('Question 5: read 30.');
    expect(screen.getByRole('alert').textContent).toContain(
      'Your exam is open again: Closed by mistake',
    );
    const [first] = screen.getAllByRole('button', { name: 'Got it' });
    if (first) await user.click(first);
    expect(screen.queryByText('You have 10 minutes more: Power cut')).toBeNull();
    expect(screen.getByText('Question 5: read 30.')).toBeTruthy();
  });

  it('are requested again after a failure, and not while nothing has changed', async () => {
    vi.useFakeTimers();
    const failing: Mock = { request: revision(1).request, error: new Error('away') };
    const onDeadline = vi.fn();
    const { unmount } = renderPage(<ExamNotices head={head} onDeadline={onDeadline} />, {
      mocks: [failing, revision(0), revision(1), notices],
    });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    // The first poll fails, so the next one follows after six seconds, later ones after three;
    // changes are read three quarters of a second after that.
    for (const [milliseconds, calls] of [
      [6050, 0],
      [3050, 0],
      [600, 0],
      [300, 1],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds));
      expect(onDeadline).toHaveBeenCalledTimes(calls);
    }
    unmount();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('are requested at once when the network is back', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const failing: Mock = { request: revision(1).request, error: new Error('away') };
    const onDeadline = vi.fn();
    const { unmount } = renderPage(<ExamNotices head={head} onDeadline={onDeadline} />, {
      mocks: [failing, failing, revision(1), notices],
    });
    // The pause after two failures is twelve seconds.
    await act(() => vi.advanceTimersByTimeAsync(7000));
    dispatchEvent(new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(onDeadline).toHaveBeenCalledTimes(1);
    unmount();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('appear within ten seconds, although a cache answers for five', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    // The worst moment: the cache has stored the old number just before the message was sent.
    const sentAt = Date.now() + 3001;
    let cached = { storedAt: Number.NEGATIVE_INFINITY, revision: 0 };
    const fromCache: Mock = {
      ...revision(0),
      result: () => {
        if (Date.now() - cached.storedAt >= 5000)
          cached = { storedAt: Date.now(), revision: Date.now() < sentAt ? 0 : 1 };
        return { data: { examNotices: { __typename: 'ExamNotices', revision: cached.revision } } };
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    const onDeadline = vi.fn();
    const { unmount } = renderPage(<ExamNotices head={head} onDeadline={onDeadline} />, {
      mocks: [fromCache, notices],
    });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    // Another device's poll.
    cached = { storedAt: Date.now(), revision: 0 };
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(onDeadline).toHaveBeenCalledTimes(1);
    unmount();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('move the end of a head by the same time', () => {
    expect(withDeadline({ ...head, endsAt: DEADLINE - 30_000 }, DEADLINE + 90_000)).toMatchObject({
      deadline: DEADLINE + 90_000,
      endsAt: DEADLINE + 60_000,
      timeLimitMinutes: 32,
    });
    expect(withDeadline(head, DEADLINE)).toBe(head);
    expect(withDeadline(head, START + 10 * MINUTE)).toMatchObject({
      deadline: START + 10 * MINUTE,
      endsAt: START + 10 * MINUTE,
    });
  });
});
