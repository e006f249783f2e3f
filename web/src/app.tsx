/** The root component: providers, router, and the single hosts for toasts and alerts. */
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from 'react-router-dom';
import { client } from './apollo/client.ts';
import { isMissingChunk } from './apollo/missing-chunk.ts';
import type { Language } from './i18n/format.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { UnsentAnswers } from './layout/exams/unsent-answers.tsx';
import { createRouter } from './routes.tsx';
import { AlertHost } from './ui/dialogs/alert-dialog.tsx';
import { Toaster } from './ui/dialogs/toast.tsx';
import { ErrorBoundary } from './ui/page/error-boundary.tsx';
import { system } from './ui/theme/theme.ts';

const router = createRouter();

/**
 * Resolves when the current page can be rendered: its chunk has loaded and its query has been sent.
 * Rejects if the chunk cannot be loaded.
 */
export const pageIsReady = (): Promise<void> =>
  new Promise((ready, failed) => {
    const check = ({ initialized, errors }: typeof router.state) => {
      if (!initialized) return;
      stop();
      const missing = Object.values(errors ?? {}).find(isMissingChunk);
      if (missing) failed(missing);
      else ready();
    };
    const stop = router.subscribe(check);
    check(router.state);
  });

export function App({ language }: { readonly language: Language }) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <I18nProvider initial={language}>
          <RouterProvider router={router} />
          <ErrorBoundary>
            <UnsentAnswers />
          </ErrorBoundary>
          <ErrorBoundary>
            <AlertHost />
          </ErrorBoundary>
          <ErrorBoundary>
            <Toaster />
          </ErrorBoundary>
        </I18nProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}
