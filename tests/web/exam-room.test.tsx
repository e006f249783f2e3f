import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { LogoutDocument } from '../../web/src/features/auth/login/generated/logout.ts';
import {
  type AttemptState,
  loadingState,
} from '../../web/src/features/exam-room/attempt/attempt-state.ts';
import { ExamLogin } from '../../web/src/features/exam-room/attempt/exam-login.ts';
import { OutboxNote } from '../../web/src/features/exam-room/components/status/outbox-note.tsx';
import { SaveChip } from '../../web/src/features/exam-room/components/status/save-chip.tsx';
import { LeaveGuard } from '../../web/src/features/exam-room/dialogs/leave-guard.tsx';
import { LogInOver } from '../../web/src/features/exam-room/dialogs/log-in-over.tsx';
import { ReceiptDialog } from '../../web/src/features/exam-room/dialogs/receipt-dialog.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { LoginOverExam } from '../../web/src/layout/exams/login-over-exam.tsx';
import { receipt } from './exam-attempt-kit.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const running = (change: Partial<AttemptState<unknown, unknown>>) =>
  ({ ...loadingState, phase: 'running', ...change }) as const;

const refused = { status: 'refused', code: 'BAD_USER_INPUT', error: new Error('Refused') } as const;
const sealed = { ...loadingState.sheet, sealed: 'time-up', sealedAt: 1 } as const;

describe('the chip', () => {
  it.each([
    [{ status: 'server', savedAt: Date.parse('2031-03-01T04:42:00Z') }, 'en', 'Saved 10:42 am'],
    [
      { status: 'server', savedAt: Date.parse('2031-03-01T04:42:00Z') },
      'bn',
      'সকাল ১০:৪২-এ সংরক্ষিত',
    ],
    [{ status: 'sending' }, 'en', 'On this device, sending'],
    [{ status: 'device', isOffline: true }, 'en', 'Offline – keep working'],
    [{ status: 'device', isOffline: false }, 'en', 'On this device'],
  ] as const)('%o in %s: %s', (saved, lang, expectedText) => {
    renderPage(<SaveChip state={running({ saved })} />, { lang });
    expect(screen.getAllByText(expectedText).length).toBeGreaterThan(0);
  });

  it.each([
    [{ status: 'sending' }, 'Sending'],
    [{ status: 'device', isOffline: false }, ''],
  ] as const)('%o on a device without storage: %s', (saved, expectedText) => {
    const { container } = renderPage(<SaveChip state={running({ saved, isOnDevice: false })} />);
    expect(container.querySelector('[data-at]')?.textContent ?? '').toBe(expectedText);
  });

  it('speaks to screen readers only of a network that is away', () => {
    const { container } = renderPage(
      <SaveChip state={running({ saved: { status: 'sending' } })} />,
    );
    expect(container.querySelector('[data-at] ~ [aria-live=polite]')?.textContent).toBe('');
  });
});

describe('the note', () => {
  const open = (state: Partial<AttemptState<unknown, unknown>>, isLate = false) => {
    const ways = { onArchive: vi.fn(), onTakeOver: vi.fn(), onLogIn: vi.fn() };
    return {
      ...ways,
      ...renderPage(
        <OutboxNote state={running(state)} isTimeUp={isLate} isLate={isLate} {...ways} />,
      ),
    };
  };
  const waiting = { status: 'waiting', seconds: 4, code: 'OFFLINE' } as const;

  it('shows at zero without a network that the answers are sealed and will be sent', () => {
    open({ sheet: sealed, outbox: waiting });
    expect(
      screen.getByText(/locked on this device and will be sent as soon as the network is back/),
    ).toBeTruthy();
  });

  it('shows after the grace period what counts, and who decides about the rest', () => {
    open({ sheet: sealed, outbox: waiting }, true);
    expect(
      screen.getByText(/What was saved in time counts; the rest goes to a teacher/),
    ).toBeTruthy();
  });

  it('does not say that answers are on a device without storage, and warns in addition to any status', () => {
    open({
      isOnDevice: false,
      outbox: { status: 'waiting', seconds: 4, code: 'UPSTREAM_UNAVAILABLE' },
    });
    expect(screen.getByText('Not on the server yet, sending again in 5 s')).toBeTruthy();
    expect(screen.getByText(/Do not close this page/)).toBeTruthy();
  });

  const notes = (container: HTMLElement) =>
    [...container.querySelectorAll('[role=status]')].flatMap((line) => line.textContent || []);
  const warning = 'This device cannot keep your answers (private window?). Do not close this page.';

  it.each([
    [
      'logged out',
      { needsLogin: true },
      false,
      'You are logged out. Log in again, so that your answers can be saved.',
    ],
    [
      'sealed without a network',
      { sheet: sealed, outbox: waiting },
      false,
      'Time is up. Your answers are locked, and will be sent from this page as soon as the network is back.',
    ],
    [
      'refused in time',
      { outbox: refused },
      false,
      'Your answers were not accepted: Something went wrong. Try again.',
    ],
    [
      'refused at the end',
      { outbox: refused },
      true,
      'Your answers were not accepted: Something went wrong. Try again. Show this page to your teacher before you leave it.',
    ],
  ] satisfies [string, Partial<AttemptState<unknown, unknown>>, boolean, string][])(
    'on a device without storage does not say that answers are kept there: %s',
    (_, state, isTimeUp, expectedText) => {
      const { container } = renderPage(
        <OutboxNote
          state={running({ ...state, isOnDevice: false })}
          isTimeUp={isTimeUp}
          isLate={false}
          onArchive={vi.fn()}
          onTakeOver={vi.fn()}
          onLogIn={vi.fn()}
        />,
      );
      expect(notes(container)).toEqual([expectedText, warning]);
      expect(screen.queryByRole('button', { name: /Set them aside/ })).toBeNull();
    },
  );

  it('offers to set refused answers aside on a device that keeps a copy', async () => {
    const { user, onArchive } = open({ outbox: refused }, true);
    expect(screen.getByText(/A copy stays on this device if you set them aside/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set them aside and go back' }));
    expect(onArchive).toHaveBeenCalledTimes(1);
  });

  it('links on from another tab and from a lost session', async () => {
    const { user, onTakeOver } = open({ isActiveInOtherTab: true });
    await user.click(screen.getByRole('button', { name: 'Use here instead' }));
    expect(onTakeOver).toHaveBeenCalledTimes(1);
    const { onLogIn } = open({ needsLogin: true });
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(onLogIn).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [true, /Your answers are kept on this device, and the clock keeps running\.$/],
  [
    false,
    /This device cannot keep your answers: do not close this page\. The clock keeps running\.$/,
  ],
])('the login over the paper, with the answers on the device: %s', (isOnDevice, expectedText) => {
  renderPage(
    <ExamLogin value={() => null}>
      <LogInOver userId="u1" isOnDevice={isOnDevice} onLoggedIn={vi.fn()} onClose={vi.fn()} />
    </ExamLogin>,
  );
  expect(screen.getByText(/^Your session has ended/).textContent).toMatch(expectedText);
});

describe('leaving with a device without storage', () => {
  const leave = async (
    saved: AttemptState<unknown, unknown>['saved'],
    state: Partial<AttemptState<unknown, unknown>> = {},
  ) => {
    const { router } = renderPage(
      <LeaveGuard state={running({ isOnDevice: false, saved, ...state })} />,
    );
    act(() => void router.navigate('/exams'));
    return (await screen.findByRole('dialog', { name: 'Leave the exam?' })).textContent;
  };
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks to stay, also before the page is closed, until the server has everything', async () => {
    expect(await leave({ status: 'sending' })).toContain(
      'Your answers have not reached the server yet.',
    );
    expect(closing()).toBe(true);
  });

  it('asks as well if the server has refused answers that are nowhere else', async () => {
    expect(await leave({ status: 'sending' }, { sheet: sealed, outbox: refused })).toContain(
      'Your answers were not accepted, and this device cannot keep them.',
    );
    expect(closing()).toBe(true);
  });

  it('shows when the answers are on the server', async () => {
    expect(await leave({ status: 'server', savedAt: 1 })).toContain(
      'Your answers are saved on the server, and the clock keeps running.',
    );
    expect(closing()).toBe(false);
  });
});

it('the receipt can be read, copied and saved', async () => {
  const onClose = vi.fn();
  const { user } = renderPage(
    <ReceiptDialog receipt={receipt} isAfterSubmission={false} title="Motion" onClose={onClose} />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Your receipt' }));
  expect(dialog.getByText('ATTE-MPT1')).toBeTruthy();
  expect(dialog.getByText('1 March 2031, 4:03 pm')).toBeTruthy();
  expect(dialog.getByText('f00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('Receipt no.: ATTE-MPT1 (attempt-1)');
  expect(dialog.getByRole('button', { name: 'Save as text' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  { hasScore: true, link: 'View result', first: 'View result' },
  { hasScore: false, link: 'View submission', first: 'Done' },
])(
  'after the submission the dialog offers first what is there: %o',
  ({ hasScore, link, first }) => {
    renderPage(
      <ReceiptDialog
        receipt={receipt}
        isAfterSubmission
        title="Motion"
        result={{ text: 'Received.', hasScore }}
        review="/exam/result/u1/e1"
        onClose={vi.fn()}
      />,
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: link })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(first);
  },
);

describe('the login over an exam', () => {
  const loginAs = (id: string): Mock => {
    const login = {
      __typename: 'LoginPayload',
      message: 'Login successful',
      viewer: { ...aViewer({ id }), id },
    };
    return {
      request: { query: LoginDocument, variables: () => true },
      result: { data: { login } },
    };
  };

  async function logIn(mocks: readonly Mock[]) {
    const onLoggedIn = vi.fn();
    const page = renderPage(<LoginOverExam userId="u1" onLoggedIn={onLoggedIn} />, { mocks });
    await page.user.type(screen.getByLabelText('Username'), 'nusrat@alokpath.test');
    await page.user.type(screen.getByLabelText('Password'), 'secret');
    await page.user.click(screen.getByRole('button', { name: 'Log In' }));
    return { ...page, onLoggedIn };
  }

  it('continues with the student of the attempt', async () => {
    const { onLoggedIn } = await logIn([loginAs('u1')]);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  });

  it('rejects another account politely, and ends its session', async () => {
    const ended = vi.fn(() => ({
      data: { logout: { __typename: 'LogoutPayload', message: 'Bye' } },
    }));
    const { onLoggedIn } = await logIn([
      loginAs('u2'),
      { request: { query: LogoutDocument }, result: ended },
    ]);
    expect((await screen.findByRole('alert')).textContent).toContain('another account');
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
