// Answers stored on the device: shared by two tabs, kept when the server rejects them, and when the
// student leaves the exam or is logged out.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveAnswersDocument } from '../../web/src/features/exam-room/attempt/generated/attempt.ts';
import {
  changeSheet,
  listStoredAttempts,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { Component as McqExamRoute } from '../../web/src/features/multi-subject-exams/mcq-exam.route.tsx';
import {
  aSavedAttempt,
  aSaver,
  aServerClock,
  aStart,
  lateAnswersMocks,
  START,
  submitMocks,
  unreachable,
} from './exam-fixtures.ts';
import { closeReceipt, option, submitAnyway } from './exam-page-kit.ts';
import { device } from './fake-device-storage.ts';
import { aViewer, type Mock, operationsSettled, refusal, renderPage } from './render.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // Waits for the last save of the unmounted page, before the next test uses the device.
  cleanup();
  await operationsSettled();
  vi.restoreAllMocks();
});

const years = '/courses/admission/unit-a/years';

function openExam(
  mocks: readonly Mock[],
  at = '/exam/mcq-exam/e1',
  path = '/exam/mcq-exam/:examId',
) {
  return renderPage(<McqExamRoute />, {
    mocks: [...mocks, aSaver().mock],
    viewer: aViewer(),
    before: years,
    at,
    path,
  });
}

const isChecked = async (name: string) => ((await option(name)) as HTMLInputElement).checked;

describe('two tabs', () => {
  const here = {
    userId: 'u1',
    kind: 'multi-subject',
    examId: 'e1',
    attemptId: 'attempt-1',
  } as const;
  const chosenElsewhere = (questionId: string, optionId: string) =>
    changeSheet(here, [
      (sheet) => ({ ...sheet, chosen: { ...sheet.chosen, [questionId]: [optionId] } }),
    ]);

  it('keep the choices of both', async () => {
    const { sent, mocks } = submitMocks();
    const { user, router } = openExam([aStart(), ...mocks]);
    await option('p1 a');
    await chosenElsewhere('p2', 'p2-d');
    await user.click(await option('p1 b'));
    await waitFor(async () =>
      expect([await isChecked('p1 b'), await isChecked('p2 d')]).toEqual([true, true]),
    );
    await submitAnyway(user);
    await closeReceipt(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
    expect(sent[0]).toMatchObject({
      answers: [
        { questionId: 'p2', selectedOptionIds: ['p2-d'] },
        { questionId: 'p1', selectedOptionIds: ['p1-b'] },
      ],
    });
  });

  /** The message of the other tab when the exam has ended there. */
  async function endedInOtherTab(outcome: string) {
    const { user, router } = openExam([aStart()]);
    await option('p1 a');
    const otherTab = new BroadcastChannel('alokpath-attempts');
    otherTab.postMessage({ attemptId: 'attempt-1', outcome });
    const leaves = () => waitFor(() => expect(router.state.location.pathname).toBe(years));
    return { user, leaves, close: () => otherTab.close() };
  }
  const HANDED_IN = 'The exam has been submitted.';

  it('show each other the choices, and leave together', async () => {
    const { router } = openExam([aStart()]);
    await option('p1 a');
    const otherTab = new BroadcastChannel('alokpath-attempts');
    await chosenElsewhere('p2', 'p2-d');
    otherTab.postMessage({ attemptId: 'attempt-1', outcome: null });
    await waitFor(async () => expect(await isChecked('p2 d')).toBe(true));
    otherTab.postMessage({ attemptId: 'attempt-1', outcome: 'stored' });
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
    expect(await screen.findByText(HANDED_IN)).toBeTruthy();
    otherTab.close();
  });

  it.each([
    ['blank', /^You answered nothing, so no result was stored/],
    ['late', /^The exam was closed before your last answers arrived/],
    ['saved-in-time', /All of them had been saved in time, and they count/],
    ['other-device', /^This exam was handed in on another device/],
  ])('the other tab shows as well that the end is %s', async (outcome, expectedText) => {
    const { user, leaves, close } = await endedInOtherTab(outcome);
    expect(await screen.findByText(expectedText)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await leaves();
    close();
  });
});

describe('answers are never discarded', () => {
  /** The page of an exam whose answers the server no longer accepts. */
  async function openRefused() {
    const noAttempts = refusal('OPERATION_NOT_ALLOWED', 'This server keeps no attempts.');
    const everySave = { query: SaveAnswersDocument, variables: () => true };
    const { user } = openExam([
      aStart(),
      { request: everySave, result: noAttempts, maxUsageCount: Number.POSITIVE_INFINITY },
    ]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    cleanup();

    const { mocks } = submitMocks([refusal('EXAM_CLOSED', 'The exam is closed.')]);
    const unsent = [...mocks, aSavedAttempt(null), ...lateAnswersMocks(noAttempts).mocks];
    return openExam([aServerClock(() => START + 60 * 60_000), ...unsent]);
  }

  it('keeps a copy, not listed, of a sheet that the server no longer accepts', async () => {
    const { user, router } = await openRefused();
    await user.click(await screen.findByRole('button', { name: 'Set them aside and go back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
    expect(await listStoredAttempts('u1')).toEqual([]);
    const archived = device.kept.get('away:u1:multi-subject:e1:attempt-1');
    expect(archived).toMatchObject({
      head: { token: 'ticket of attempt-1' },
      sheet: { chosen: { p1: ['p1-b'] }, sealed: 'time-up' },
    });
  });

  it('does not leave if the copy could not be stored', async () => {
    const { user, router } = await openRefused();
    device.beforeWrite = async (names) => {
      if (names.some((name) => name.startsWith('away:'))) throw new Error('Full');
    };
    await user.click(await screen.findByRole('button', { name: 'Set them aside and go back' }));
    expect(
      await screen.findByText(
        'Your answers could not be set aside. They are still here: please try again.',
      ),
    ).toBeTruthy();
    expect(router.state.location.pathname).toBe('/exam/mcq-exam/e1');
    expect(await listStoredAttempts('u1')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    device.beforeWrite = async () => undefined;
    await user.click(screen.getByRole('button', { name: 'Set them aside and go back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
  });

  it('keeps a copy of the answers to an attempt that was ended elsewhere', async () => {
    const { user } = openExam([aStart()]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    cleanup();

    openExam([
      aServerClock(() => START + 60_000),
      aStart({ attemptId: 'attempt-2', serverTime: START + 60_000 }),
    ]);
    await option('p1 b');
    const archived = device.kept.get('away:u1:multi-subject:e1:attempt-1');
    expect(archived).toMatchObject({
      sheet: { chosen: { p1: ['p1-b'] } },
    });
  });
});

describe('a session that ends during the exam', () => {
  it('offers the login when the exam cannot even be started', async () => {
    const refused: Mock = {
      ...aStart(),
      result: refusal('UNAUTHENTICATED', 'Please login first') as NonNullable<Mock['result']>,
    };
    const { user, router } = openExam([refused]);
    await user.click(await screen.findByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('leaving during the exam', () => {
  it('asks for confirmation: Stay keeps the page, Leave opens the previous one', async () => {
    const { user, router } = openExam([aStart()]);
    await option('p1 a');
    await operationsSettled();
    await act(() => router.navigate(-1));
    expect(
      await screen.findByText(/Your answers are saved on this device, and the clock keeps running/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/exam/mcq-exam/e1');
    expect(screen.queryByText('Leave the exam?')).toBeNull();

    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
  });

  it('shows when the answers have not reached the server yet', async () => {
    const { mocks } = submitMocks([unreachable]);
    const { user, router } = openExam([aStart(), ...mocks]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    await submitAnyway(user);
    await screen.findByText(/sending again/);
    await act(() => router.navigate(-1));
    expect(await screen.findByText(/Your answers have not reached the server yet/)).toBeTruthy();
  });
});
