/** Everything a page stands in: data, colours, words, the router; and the one place where toasts and alerts appear. */
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from 'react-router-dom';
import { client } from './apollo/client.ts';
import type { Language } from './i18n/format.ts';
import { I18nProvider } from './i18n/i18n.tsx';
import { createRouter } from './routes.tsx';
import { UnsentAnswers } from './shell/unsent-answers.tsx';
import { AlertHost } from './ui/alert-dialog.tsx';
import { system } from './ui/theme.ts';
import { Toaster } from './ui/toast.tsx';

const router = createRouter();

/** Resolved when the page of this address can be drawn: its code is there, and its query under way. */
export const pageIsReady = (): Promise<void> =>
  new Promise((ready) => {
    if (router.state.initialized) return ready();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      ready();
    });
  });

export function App({ language }: { readonly language: Language }) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <I18nProvider initial={language}>
          <RouterProvider router={router} />
          <UnsentAnswers />
          <AlertHost />
          <Toaster />
        </I18nProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}
