/** Draws a page or a part of one as the app would: colours, words, router, toasts and alerts, with the GraphQL transport faked by MockLink. */
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCache } from '../../web/src/apollo/cache.ts';
import { type Viewer_ViewerFragment, ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import type { Language } from '../../web/src/i18n/format.ts';
import { I18nProvider } from '../../web/src/i18n/i18n.tsx';
import { AlertHost } from '../../web/src/ui/alert-dialog.tsx';
import { system } from '../../web/src/ui/theme.ts';
import { Toaster } from '../../web/src/ui/toast.tsx';

export type Mock = MockLink.MockedResponse;

/** The result part of a mock. */
export type Answer = NonNullable<Mock['result']>;

interface Options {
  /** What the gateway answers; each once, unless `maxUsageCount` says more. The viewer is answered by `viewer`. */
  readonly mocks?: readonly Mock[];
  /** Null, the default, is a visitor; an error is what comes instead of the answer. */
  readonly viewer?: Viewer_ViewerFragment | Error | null;
  /** The address, for example `/login?returnTo=%2Fprofile`. */
  readonly at?: string;
  /** What the page before handed on with the address. */
  readonly state?: unknown;
  /** The route's pattern, for example `/courses/:id`; any address by default. */
  readonly path?: string;
  readonly lang?: Language;
  /** The page that was visited before: what Back leads to. */
  readonly before?: string;
}

/** Other addresses show themselves as text: `page.getByText('at /login')` proves a navigation. */
export function renderPage(element: ReactElement, { mocks = [], viewer = null, at = '/', state, path, lang = 'en', before }: Options = {}) {
  const viewerAnswer = viewer instanceof Error ? { error: viewer } : { result: { data: { viewer } } };
  const viewerMock = { request: { query: ViewerDocument }, ...viewerAnswer, maxUsageCount: Number.POSITIVE_INFINITY };
  const link = new MockLink([viewerMock, ...mocks], { defaultOptions: { delay: 5 } });
  const client = new ApolloClient({ cache: createCache(), dataMasking: true, link });
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  const here = { pathname, search, hash, state };
  const router = createMemoryRouter(
    [
      { path: path ?? pathname, element },
      { path: '*', Component: () => <p>at {router.state.location.pathname + router.state.location.search}</p> },
    ],
    { initialEntries: before ? [before, here] : [here] },
  );
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
  return { ...page, client, router, user: userEvent.setup() };
}

/** A signed-in person, `aViewer({ role: 'ADMIN' })`. */
export function aViewer(user: Partial<Viewer_ViewerFragment['user']> = {}): Viewer_ViewerFragment {
  return {
    __typename: 'Viewer',
    id: 'u1',
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

/** What the gateway says when it refuses. */
export function refusal(code: string, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}
