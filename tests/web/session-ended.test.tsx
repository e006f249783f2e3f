// A session that ends without a logout: the user sees a message and returns to the same page after
// login, and forms keep their content.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  endLocalSession,
  savedViewer,
  saveEndedSession,
  saveSession,
} from '../../web/src/apollo/session.ts';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { LogoutDocument } from '../../web/src/features/auth/login/generated/logout.ts';
import { Component as LoginRoute } from '../../web/src/features/auth/login/login.route.tsx';
import { NotEnrolled } from '../../web/src/features/enrolment/not-enrolled.tsx';
import { storeAttempt } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setMayHaveAttempts } from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import { SessionEnded } from '../../web/src/layout/session-ended.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../web/src/unsaved-changes/use-unsaved-changes.tsx';
import { aViewer, type Mock, renderPage } from './render.tsx';

const EXPLAINED = /Your session has ended\. Log in to continue\./;
afterEach(() => saveEndedSession(null));

it('a failed save redirects to the login, and back here after it', async () => {
  saveSession(aViewer());
  const { client } = renderPage(<SessionEnded />, {
    viewer: aViewer(),
    at: '/courses/academic/c/m/subject/chapter/lesson/l1?x=1',
  });
  act(() => endLocalSession(client, true));
  const returnTo = encodeURIComponent('/courses/academic/c/m/subject/chapter/lesson/l1?x=1');
  expect(await screen.findByText(`at /login?returnTo=${returnTo}`)).toBeTruthy();
});

function HalfWrittenForm() {
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, true);
  return <input aria-label="Reason" defaultValue="half a reason" />;
}

const viewerWithId = (id: string) => ({ ...aViewer(), id });
const loginOf = (id: string): Mock => ({
  request: { query: LoginDocument, variables: () => true },
  result: {
    data: {
      login: { __typename: 'LoginPayload', message: 'Welcome back', viewer: viewerWithId(id) },
    },
  },
});

it('a form with unsaved changes stays open, and its author logs in over it', async () => {
  saveSession(viewerWithId('u1'));
  const logout: Mock = {
    request: { query: LogoutDocument },
    result: { data: { logout: { __typename: 'LogoutPayload', message: 'Bye' } } },
  };
  const { client, router, user } = renderPage(
    <>
      <HalfWrittenForm />
      <SessionEnded />
    </>,
    {
      viewer: viewerWithId('u1'),
      at: '/boss/courses',
      mocks: [loginOf('u2'), logout, loginOf('u1')],
    },
  );
  const logIn = async () => {
    await user.clear(screen.getByLabelText('Username'));
    await user.type(screen.getByLabelText('Username'), 'nusrat@example.com');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
  };
  act(() => endLocalSession(client, true));
  expect(await screen.findByRole('heading', { name: 'Log in to continue' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/boss/courses');
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/another account/);
  expect(savedViewer()?.id, 'the form is still of its author').toBe('u1');
  await logIn();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Log in to continue' })).toBeNull(),
  );
  expect(router.state.location.pathname).toBe('/boss/courses');
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('half a reason');
});

it('shows a reader a message, and the page stays', async () => {
  saveSession(aViewer());
  const { client, router } = renderPage(<SessionEnded />, { viewer: aViewer(), at: '/courses' });
  act(() => endLocalSession(client));
  expect(await screen.findByText(EXPLAINED)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/courses');
});

it('the login page shows why it is open, and that the answers of a running exam are kept', async () => {
  const { unmount } = renderPage(<LoginRoute />, { at: '/login' });
  expect(screen.queryByText(EXPLAINED)).toBeNull();
  unmount();
  saveEndedSession('u1');
  setMayHaveAttempts(true);
  const head = {
    kind: 'single',
    userId: 'u1',
    examId: 'e1',
    resultId: null,
    title: 'Motion',
    attemptId: 'at1',
    token: 't',
  } as const;
  const times = {
    deadline: Date.now() + 60_000,
    endsAt: Date.now() + 60_000,
    timeLimitMinutes: 10,
    seen: { server: 0, device: 0 },
  };
  await storeAttempt({ ...head, ...times }, {});
  renderPage(<LoginRoute />, { at: '/login' });
  expect(screen.getByText(EXPLAINED)).toBeTruthy();
  expect(
    await screen.findByText(/An exam is running: your answers are kept on this device/),
  ).toBeTruthy();
});

it('a visitor is asked to log in instead of being shown as not enrolled', async () => {
  renderPage(<NotEnrolled to="/courses/admission/du" />, { at: '/courses/admission/du-a/years' });
  expect(await screen.findByText('Log in to open this course here.')).toBeTruthy();
  expect(screen.queryByText(/not enrolled/)).toBeNull();
});
