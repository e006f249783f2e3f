/**
 * Renders a page or component as the app does: theme, texts, router, toasts and alerts, with
 * GraphQL faked by MockLink.
 */
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import {
  type Viewer_ContactFragment,
  type Viewer_ViewerFragment,
  ViewerDocument,
} from '../../web/src/apollo/generated/viewer.ts';
import { saveSession } from '../../web/src/apollo/session.ts';
import { OpenAttemptIdsDocument } from '../../web/src/features/exam-room/attempt/generated/attempt.ts';
import { ExamNoticesDocument } from '../../web/src/features/exam-room/components/status/generated/exam-notices.ts';
import type { Language } from '../../web/src/i18n/format.ts';
import { I18nProvider } from '../../web/src/i18n/i18n.tsx';
import { AlertHost } from '../../web/src/ui/dialogs/alert-dialog.tsx';
import { Toaster } from '../../web/src/ui/dialogs/toast.tsx';
import { system } from '../../web/src/ui/theme/theme.ts';

export type Mock = MockLink.MockedResponse;

/** The result part of a mock. */
export type MockResult = NonNullable<Mock['result']>;

interface Options {
  /**
   * The gateway's responses, each used once unless it has `maxUsageCount`. `viewer` is the response
   * to the viewer query; the contact is empty.
   */
  readonly mocks?: readonly Mock[];
  /**
   * Null, the default: a visitor. An error replaces the response; GraphQL errors are added to it.
   */
  readonly viewer?: Viewer_ViewerFragment | Error | null;
  /** How to reach the people behind the site, as far as it is set. */
  readonly contact?: Partial<Viewer_ContactFragment>;
  /** The path, for example `/login?returnTo=%2Fprofile`. */
  readonly at?: string;
  /** The history state that the previous page passes with the URL. */
  readonly state?: unknown;
  /** The route's pattern, for example `/courses/:id`; any path by default. */
  readonly path?: string;
  readonly lang?: Language;
  /** The `handle` of the page's route. */
  readonly handle?: unknown;
  /** The previously visited page, to which Back leads. */
  readonly before?: string;
}

/** The default: the attempt is already running, so the exam's page opens without the start page. */
const runningAttempts: Mock = openAttempts([
  { id: 'attempt-1', exam: null, multiSubjectExam: { __typename: 'MultiSubjectExam', id: 'e1' } },
  { id: 'attempt-1', exam: { __typename: 'Exam', id: 'e2' }, multiSubjectExam: null },
]);

/** No messages and no extra time. */
const noNotices: Mock = {
  request: { query: ExamNoticesDocument, variables: () => true },
  result: { data: { examNotices: null } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The running attempts in the response to the exam's page; null: the host keeps none. */
export function openAttempts(attempts: readonly object[] | null): Mock {
  return {
    request: { query: OpenAttemptIdsDocument },
    result: {
      data: {
        openAttempts: attempts?.map((attempt) => ({ __typename: 'Attempt', ...attempt })) ?? null,
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

const nothingSet = {
  phone: null,
  email: null,
  address: null,
  facebookUrl: null,
  youtubeUrl: null,
  whatsappUrl: null,
  isSample: false,
};

/** How to reach the people behind the site; by default nothing is set. */
export const aContact = (contact: Partial<Viewer_ContactFragment> = {}) => ({
  __typename: 'Contact' as const,
  ...nothingSet,
  ...contact,
});

/** Pending operations of any page. */
let pendingCount = 0;
const countPending = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      pendingCount += 1;
      observer.add(() => (pendingCount -= 1));
      return forward(operation).subscribe(observer);
    }),
);

/**
 * Resolves when every operation has its response, also those of an unmounted page, and the results
 * are stored on the device.
 */
export async function operationsSettled(): Promise<void> {
  await act(async () => undefined);
  await waitFor(() => expect(pendingCount).toBe(0));
  await act(async () => undefined);
}

/** Other paths show themselves as text: `page.getByText('at /login')` proves a navigation. */
export function renderPage(
  element: ReactElement,
  {
    mocks = [],
    viewer = null,
    contact,
    at = '/',
    state,
    path,
    lang = 'en',
    handle,
    before,
  }: Options = {},
) {
  const rest = { contact: aContact(contact) };
  let viewerResult: Pick<Mock, 'result' | 'error'> = { result: { data: { viewer, ...rest } } };
  if (CombinedGraphQLErrors.is(viewer))
    viewerResult = { result: { data: { viewer: null, ...rest }, errors: viewer.errors } };
  else if (viewer instanceof Error) viewerResult = { error: viewer };
  const viewerMock = {
    request: { query: ViewerDocument },
    ...viewerResult,
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const link = countPending.concat(
    new MockLink([viewerMock, ...mocks, runningAttempts, noNotices], {
      defaultOptions: { delay: 5 },
    }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  const here = { pathname, search, hash, state };
  const router = createMemoryRouter(
    [
      { path: path ?? pathname, element, handle },
      {
        path: '*',
        Component: () => <p>at {router.state.location.pathname + router.state.location.search}</p>,
      },
    ],
    { initialEntries: before ? [before, here] : [here] },
  );
  // Before the page, which checks for a clipboard.
  const user = userEvent.setup();
  const page = render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <I18nProvider initial={lang}>
          <RouterProvider router={router} />
          <AlertHost />
          <Toaster />
        </I18nProvider>
      </ChakraProvider>
    </ApolloProvider>,
  );
  return { ...page, client, router, user };
}

/** Whether a button is loading, and ignores clicks. */
export const isLoading = (button: HTMLElement) =>
  button.getAttribute('aria-busy') === 'true' && button.getAttribute('aria-disabled') === 'true';

/**
 * Resolves when a loading button of this name has been rendered. Call it before the click: on a
 * busy machine the response may be rendered before the test continues.
 */
export const loadingMeanwhile = (name: string) =>
  waitFor(() => expect(isLoading(screen.getByRole('button', { name }))).toBe(true), {
    timeout: 15_000,
  });

/**
 * Resolves when every query on the screen has its response, all chunks are loaded, and both have
 * been rendered.
 */
export async function queriesSettled(client: ApolloClient): Promise<void> {
  await vi.dynamicImportSettled();
  await waitFor(() => {
    const open = [...client.getObservableQueries('active')].filter(
      (query) => query.getCurrentResult().loading,
    );
    expect(open.map(({ queryName }) => queryName)).toEqual([]);
  });
  await act(async () => undefined);
}

/** The viewer of the last visit, so that the page has one at its first rendering. */
export const rememberViewer = (viewer: Viewer_ViewerFragment): void => saveSession(viewer);

/** A signed-in person, `aViewer({ role: 'ADMIN' })`. */
export function aViewer(user: Partial<Viewer_ViewerFragment['user']> = {}): Viewer_ViewerFragment {
  return {
    __typename: 'Viewer',
    id: 'u1',
    grantRole: null,
    user: {
      __typename: 'User',
      id: 'u1',
      userName: 'Nusrat Jahan',
      email: 'nusrat@alokpath.test',
      phoneNumber: null,
      role: 'STUDENT',
      ...user,
    },
    student: { __typename: 'Student', id: 's1', name: 'Nusrat Jahan', profilePhotoUrl: null },
  } as Viewer_ViewerFragment;
}

/** An error response of the gateway. */
export function refusal(code: string, message: string, more: object = {}) {
  return { errors: [{ message, extensions: { code, ...more } }] };
}

/** An item of content with its revision, as the pages that edit it read it. */
export const editable = (item: object) => ({
  __typename: 'EditableContent',
  id: 'i1',
  revision: '7',
  changedAt: '2026-03-01T04:32:00.000Z',
  changedBy: 'Nasrin',
  ...item,
});
