import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { Component as McqExamRoute } from '../../web/src/features/multi-subject-exams/mcq-exam.route.tsx';
import {
  aSaver,
  aServerClock,
  aStart,
  START,
  submitMocks,
  submitted,
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

describe('answering', () => {
  it('keeps a selected option when it is clicked a second time, and shows why above question 1', async () => {
    const { user } = openExam([aStart()]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    await user.click(await option('p1 b'));
    (await option('p1 b')).focus();
    await user.keyboard(' ');
    // Choices are stored in order: when this choice is shown, the two before it have been
    // processed.
    await user.click(await option('p1 c'));
    await waitFor(async () => expect(await isChecked('p1 c')).toBe(true));
    expect(await isChecked('p1 b')).toBe(true);

    const note = screen.getByText(/A choice cannot be removed/);
    expect(
      note.compareDocumentPosition(await option('p1 a')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('adds a second option to the first one', async () => {
    const { user } = openExam([aStart()]);
    await user.click(await option('p1 a'));
    await user.click(await option('p1 c'));
    await waitFor(async () =>
      expect([await isChecked('p1 a'), await isChecked('p1 c')]).toEqual([true, true]),
    );
  });

  it('shows a choice only when the device has kept it', async () => {
    const { user } = openExam([aStart()]);
    await option('p1 a');
    let finish: () => void = () => undefined;
    device.beforeWrite = async ([name]) => {
      if (name?.startsWith('sheet:')) await new Promise<void>((resolve) => (finish = resolve));
    };
    await user.click(await option('p1 a'));
    expect(await isChecked('p1 a')).toBe(false);
    expect(screen.getAllByText(/^0\/3/).length).toBeGreaterThan(0);
    finish();
    await waitFor(async () => expect(await isChecked('p1 a')).toBe(true));
    expect(screen.getAllByText(/^1\/3/).length).toBeGreaterThan(0);
  });

  it('shows one subject at a time; arrow keys go to the next tab, and the palette to any question', async () => {
    const { user } = openExam([aStart()]);
    expect(await screen.findByText('Question p2')).toBeTruthy();
    expect(screen.queryByText('Question b1')).toBeNull();
    screen.getByRole('tab', { name: /Physics/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Question b1')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Biology/ }));

    await user.click(screen.getByRole('button', { name: /^Question 2, blank/, hidden: true }));
    expect(screen.getByText('Question p2')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Question p2');
  });

  it('marks a question as unsure without choosing anything', async () => {
    const { user } = openExam([aStart()]);
    await option('p1 a');
    const [first] = screen.getAllByRole('button', { name: 'Unsure' });
    if (first) await user.click(first);
    expect(
      await screen.findByRole('button', { name: /^Question 1, blank, unsure/, hidden: true }),
    ).toBeTruthy();
  });
});

describe('submitting by hand', () => {
  it('requires the mandatory subject with the text of the specification, and opens that subject', async () => {
    const { sent, mocks } = submitMocks();
    const { user } = openExam([aStart(), ...mocks]);
    await user.click(await screen.findByRole('tab', { name: /Biology/ }));
    await user.click(await option('b1 a'));
    await user.click(screen.getByRole('button', { name: 'Submit' }));

    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog).getByText('You must attempt all mandatory subjects. "Physics" is mandatory.'),
    ).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Question p1')).toBeTruthy();
  });

  it('sends the ticket and the choices, never a score, and goes back one page', async () => {
    const { sent, mocks } = submitMocks();
    const { user, router } = openExam([aStart(), ...mocks]);
    await user.click(await option('p1 b'));
    await user.click(await option('p1 c'));
    await waitFor(async () => expect(await isChecked('p1 c')).toBe(true));
    await submitAnyway(user);

    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('ATTE-MPT1');
    // First the score, with the receipt folded below it.
    expect(within(dialog).getByText(/^You scored .+ out of .+\.$/)).toBeTruthy();
    expect(dialog.querySelector('details')?.open).toBe(false);
    expect(within(dialog).getByRole('link', { name: 'View result' })).toBeTruthy();
    await closeReceipt(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
    expect(sent).toEqual([
      {
        ticket: 'ticket of attempt-1',
        answers: [{ questionId: 'p1', selectedOptionIds: ['p1-b', 'p1-c'] }],
        automatic: false,
        lastSave: expect.any(Number),
      },
    ]);
    expect([...device.kept.keys()]).toEqual(['marks:u1:e1', 'receipt:u1:attempt-1']);
  });

  it('starts a retake with the id of the stored result', async () => {
    const input = vi.fn(() => true);
    const start = aStart();
    const asked: Mock = { ...start, request: { ...start.request, variables: input } };
    openExam([asked], '/exam/mcq-exam/e1/r1', '/exam/mcq-exam/:examId/:id');
    await option('p1 a');
    expect(input).toHaveBeenCalledWith({
      input: { examId: 'e1', resultId: 'r1', attemptId: 'attempt-1' },
      withPaper: true,
    });
  });

  it('only logs a failure, shows that it retries, and sends the same ticket until the server has it', async () => {
    const { sent, mocks } = submitMocks([unreachable, submitted]);
    const { user, router } = openExam([aStart(), ...mocks]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    await submitAnyway(user);

    expect(await screen.findByText(/Kept on this device, sending again in \d s/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(console.error).toHaveBeenCalled();
    expect((await option('p1 a')) as HTMLInputElement).toHaveProperty('disabled', true);
    await screen.findByText('Your answers are in');
    await closeReceipt(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
    expect(sent.map(({ ticket }) => ticket)).toEqual([
      'ticket of attempt-1',
      'ticket of attempt-1',
    ]);
  });

  it('returns to the editable answers when the server rejects them', async () => {
    const { mocks } = submitMocks([
      refusal('BAD_USER_INPUT', 'You must attempt all mandatory subjects. "Physics" is mandatory.'),
    ]);
    const { user } = openExam([aStart(), ...mocks]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    await submitAnyway(user);
    expect(await screen.findByText(/kept on this device, but were not accepted/)).toBeTruthy();
    expect((await option('p1 a')) as HTMLInputElement).toHaveProperty('disabled', false);
  });
});

describe('a reload', () => {
  const clock = aServerClock(() => START + 60_000);

  it('finds every choice where it was, with the time that is left', async () => {
    const { user } = openExam([aStart()]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    cleanup();

    openExam([clock, aStart({ serverTime: START + 60_000 })]);
    expect(await isChecked('p1 b')).toBe(true);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(29:00|28:5\d)$/));
  });

  it('uses the kept ticket and paper when the network is away', async () => {
    const { user } = openExam([aStart()]);
    await user.click(await option('p2 d'));
    await waitFor(async () => expect(await isChecked('p2 d')).toBe(true));
    cleanup();

    const away = new NetworkError('Failed to fetch');
    openExam([
      { request: clock.request, error: away },
      { request: aStart().request, error: away },
    ]);
    expect(await isChecked('p2 d')).toBe(true);
    expect(screen.getByRole('timer').textContent).toMatch(/^(30:00|29:5\d)$/);
  });

  it('sends a sealed sheet before anything new starts', async () => {
    const { mocks } = submitMocks([unreachable]);
    const { user } = openExam([aStart(), ...mocks]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    await submitAnyway(user);
    await screen.findByText(/sending again/);
    cleanup();

    const again = submitMocks();
    const { user: later, router } = openExam([clock, ...again.mocks]);
    await waitFor(() => expect(again.sent).toHaveLength(1));
    await screen.findByText('Your answers are in');
    await closeReceipt(later);
    await waitFor(() => expect(router.state.location.pathname).toBe(years));
    expect(again.sent).toHaveLength(1);
    expect(again.sent[0]).toMatchObject({ ticket: 'ticket of attempt-1', automatic: false });
  });

  it('deletes the answers of an attempt that was submitted elsewhere', async () => {
    const { user } = openExam([aStart()]);
    await user.click(await option('p1 b'));
    await waitFor(async () => expect(await isChecked('p1 b')).toBe(true));
    cleanup();

    openExam([clock, aStart({ attemptId: 'attempt-2', serverTime: START + 60_000 })]);
    expect(await isChecked('p1 b')).toBe(false);
  });
});
