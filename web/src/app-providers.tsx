/**
 * The providers of every page, and the single hosts for toasts and alerts. The server prerenders
 * pages in the same ones (ssr/render.tsx), so that the browser can hydrate them.
 */
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { client } from './apollo/client.ts';
import type { Language } from './i18n/format.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { UnsentAnswers } from './layout/exams/unsent-answers.tsx';
import { AlertHost } from './ui/dialogs/alert-dialog.tsx';
import { Toaster } from './ui/dialogs/toast.tsx';
import { ErrorBoundary } from './ui/page/error-boundary.tsx';
import { system } from './ui/theme/theme.ts';

interface AppProvidersProps {
  /** The initial language; its texts are already loaded. */
  readonly language: Language;
  /** The router with its pages. */
  readonly children: ReactNode;
}

export function AppProviders({ language, children }: AppProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <I18nProvider initial={language}>
          {children}
          <NoticeHosts />
        </I18nProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}

/**
 * Not prerendered, because they are only shown after events in the browser. Rendered after the
 * page, in a transition: together they would block a cheap phone.
 */
function NoticeHosts() {
  const [isPageShown, setPageShown] = useState(false);
  useEffect(() => startTransition(() => setPageShown(true)), []);
  if (!isPageShown) return null;
  return (
    <>
      <ErrorBoundary>
        <UnsentAnswers />
      </ErrorBoundary>
      <ErrorBoundary>
        <AlertHost />
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}
