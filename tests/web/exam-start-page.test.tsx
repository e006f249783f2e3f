// The start page: rules and details of an exam before every attempt; the clock starts only with
// Ready.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServerClockDocument } from '../../web/src/features/exam-room/sync/generated/server-clock.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { Component as ExamRoute } from '../../web/src/features/exams/exam.route.tsx';
import {
  ExamBeforeDocument,
  ExamOutlineDocument,
} from '../../web/src/features/exams/generated/exam.route.ts';
import {
  McqExamBeforeDocument,
  McqExamOutlineDocument,
} from '../../web/src/features/multi-subject-exams/generated/mcq-exam.route.ts';
import { Component as McqExamRoute } from '../../web/src/features/multi-subject-exams/mcq-exam.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aSaver, aSingleStart, aStart, iso, START } from './exam-fixtures.ts';
import { aSingleOutline } from './exam-outline-fixtures.ts';
import { aViewer, type Mock, openAttempts, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const noAttempt = openAttempts([]);

function aPaperOutline(): Mock[] {
  const subject = (id: string, name: string, mandatory: boolean) => ({
    __typename: 'ExamSubject',
    id,
    name,
    mandatory,
  });
  const exam = {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'Unit A 2024',
    timeLimitMinutes: 30,
    negativeMarkingPercentage: 25,
    release: null,
    questionCount: 3,
    totalPoints: 3,
    paperUrl: null,
    subjects: [subject('physics', 'Physics', true), subject('biology', 'Biology', false)],
  };
  const own = { __typename: 'MultiSubjectExam', id: 'e1', myResult: null };
  return [
    {
      request: { query: McqExamOutlineDocument, variables: { examId: 'e1' } },
      result: { data: { multiSubjectExam: exam } },
    },
    {
      request: { query: McqExamBeforeDocument, variables: { examId: 'e1' } },
      result: { data: { multiSubjectExam: own } },
    },
  ];
}

/** A start that is counted. */
function counted(start: Mock) {
  const inputs: unknown[] = [];
  const mock: Mock = {
    ...start,
    result: (variables) => {
      inputs.push((variables as { input: unknown }).input);
      return start.result as object;
    },
  };
  return { inputs, mock };
}

const single = (mocks: readonly Mock[], options: object = {}) =>
  renderPage(<ExamRoute />, {
    mocks: [...mocks, aSaver().mock],
    viewer: aViewer(),
    before: '/courses',
    at: '/exam/e2',
    path: '/exam/:examId',
    ...options,
  });
const text = () => document.body.textContent ?? '';

describe('before an attempt', () => {
  it('a single exam shows its minutes, marks, questions and deduction, and starts the clock only with Ready', async () => {
    const { inputs, mock } = counted(aSingleStart());
    const { user } = single([noAttempt, ...aSingleOutline(), mock]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Motion' })).toBeTruthy();
    for (const fact of [
      '10 minutes',
      '40% of the marks',
      '0.25 for a question of 1 mark',
      'You can change it until you submit',
      'no result is stored',
    ]) {
      expect(text()).toContain(fact);
    }
    expect(text()).toContain('submitted automatically');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(inputs).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ready: start the clock' }));
    expect(await screen.findByLabelText(/m1 a/, { selector: 'input' })).toBeTruthy();
    expect(inputs).toEqual([{ examId: 'e2' }]);
  });

  it('a paper names its mandatory subjects, and shows that a selection is final', async () => {
    const { inputs, mock } = counted(aStart());
    const { user } = renderPage(<McqExamRoute />, {
      mocks: [noAttempt, ...aPaperOutline(), mock, aSaver().mock],
      viewer: aViewer(),
      before: '/courses',
      at: '/exam/mcq-exam/e1',
      path: '/exam/mcq-exam/:examId',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unit A 2024' })).toBeTruthy();
    expect(screen.getByText('Mandatory subjects').nextSibling?.textContent).toBe('Physics');
    expect(text()).toContain('an answer cannot be taken back');
    await user.click(screen.getByRole('button', { name: 'Ready: start the clock' }));
    await waitFor(() => expect(inputs).toEqual([{ examId: 'e1' }]));
  });

  it('a retake shows what happens to the stored score', async () => {
    single([noAttempt, ...aSingleOutline({ score: 2 })]);
    expect(await screen.findByText('Your stored result: 2 of 2.')).toBeTruthy();
    expect(text()).toContain('The new attempt replaces it, even with a lower score');
  });

  it.each([
    ['RECEIPT', null, 'Your score and the answers are not shown.'],
    ['SCORE', null, 'You see your score as soon as you submit. The correct answers are not shown.'],
    ['ANSWERS', '2099-01-01T04:00:00.000Z', 'You see your score and the correct answers from Thu'],
  ])(
    'shows what students see of their result, and when: %s',
    async (visibility, releasedAt, expectedText) => {
      single([
        noAttempt,
        ...aSingleOutline({ release: { __typename: 'ExamRelease', visibility, releasedAt } }),
      ]);
      await waitFor(() => expect(text()).toContain(expectedText));
    },
  );

  it('a second attempt in a contest is refused with a link to the result', async () => {
    const refused: Mock = {
      request: aSingleStart().request,
      result: refusal('CONFLICT', 'You have used your one attempt in this campaign.', {
        reason: 'CAMPAIGN_ATTEMPT_USED',
      }),
    };
    const { user } = single([noAttempt, ...aSingleOutline(), refused]);
    await user.click(await screen.findByRole('button', { name: 'Ready: start the clock' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You have already taken this exam' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View result' }).getAttribute('href')).toBe(
      '/exam/result/u1/e2',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a start without registration for its campaign is refused with a link to the campaigns', async () => {
    const refused: Mock = {
      request: aSingleStart().request,
      result: refusal(
        'FORBIDDEN',
        'This exam is part of a campaign that you are not registered for.',
        {
          reason: 'EXAM_IN_CAMPAIGN',
        },
      ),
    };
    const { user } = single([noAttempt, ...aSingleOutline(), refused]);
    await user.click(await screen.findByRole('button', { name: 'Ready: start the clock' }));
    const link = await screen.findByRole('link', { name: 'See the campaigns' });
    expect(link.getAttribute('href')).toBe('/campaigns');
    expect(text()).toContain('This exam is part of a campaign that you are not registered for.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaving has no cost', async () => {
    const { inputs, mock } = counted(aSingleStart());
    const { user } = single([noAttempt, ...aSingleOutline(), mock]);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('at /courses')).toBeTruthy();
    expect(inputs).toEqual([]);
  });

  it('an exam that opens later cannot be started', async () => {
    single([noAttempt, ...aSingleOutline({ startingDate: '2099-01-01T04:00:00.000Z' })]);
    expect(await screen.findByText(/This exam opens on/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ready: start the clock' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('opens by the clock of the server, also while its start page is shown', async () => {
    setServerTime(iso(START));
    const later: Mock = {
      request: { query: ServerClockDocument },
      result: { data: { serverTime: iso(START + 61_000) } },
    };
    single([noAttempt, ...aSingleOutline({ startingDate: iso(START + 60_000) }), later]);
    const ready = await screen.findByRole('button', { name: 'Ready: start the clock' });
    expect(ready).toHaveProperty('disabled', true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(ready).toHaveProperty('disabled', false));
    expect(text()).not.toContain('This exam opens on');
  });

  it('is open for a device whose clock is slow', async () => {
    setServerTime(iso(START));
    single([noAttempt, ...aSingleOutline({ startingDate: iso(START - 1000) })]);
    const ready = await screen.findByRole('button', { name: 'Ready: start the clock' });
    expect(ready).toHaveProperty('disabled', false);
  });

  it('shows the same in Bengali, with Bengali digits', async () => {
    single([noAttempt, ...aSingleOutline()], { lang: 'bn' });
    expect(await screen.findByText('১০ মিনিট')).toBeTruthy();
    expect(text()).toContain('১ নম্বরের প্রশ্নে ০.২৫');
  });

  it('shows a message where there is no such exam', async () => {
    const own: Mock = {
      request: { query: ExamBeforeDocument, variables: { examId: 'e2' } },
      result: { data: { exam: null } },
    };
    const outline: Mock = {
      request: { query: ExamOutlineDocument, variables: { examId: 'e2' } },
      result: { data: { exam: null } },
    };
    single([noAttempt, outline, own]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such exam.' }),
    ).toBeTruthy();
  });
});

describe('an attempt that runs', () => {
  it('continues without the start page, and never starts another attempt', async () => {
    const { inputs, mock } = counted(aSingleStart());
    single([mock]);
    expect(await screen.findByLabelText(/m1 a/, { selector: 'input' })).toBeTruthy();
    expect(inputs).toEqual([{ examId: 'e2', attemptId: 'attempt-1' }]);
  });

  it('that ended between two questions opens the start page', async () => {
    const over: Mock = {
      ...aSingleStart(),
      result: refusal('EXAM_CLOSED', 'This attempt is over.'),
    };
    single([over, ...aSingleOutline()]);
    expect(await screen.findByRole('button', { name: 'Ready: start the clock' })).toBeTruthy();
  });
});
