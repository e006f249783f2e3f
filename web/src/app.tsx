/** The root component: the router of the browser in the providers of the app. */
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { RouterProvider } from 'react-router-dom';
import { isMissingChunk } from './apollo/missing-chunk.ts';
import { AppProviders } from './app-providers.tsx';
import type { Language } from './i18n/format.ts';
import { createRouter } from './routes/routes.tsx';

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

/** @param prerendered the page that the app hydrates, if there is one */
export function App({
  language,
  prerendered,
}: {
  readonly language: Language;
  readonly prerendered?: Element | undefined;
}) {
  useHydration(prerendered);
  return (
    <AppProviders language={language}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}

/**
 * Keeps the scroll position of the prerendered page, and makes its controls work (ssr/page.ts,
 * index.html).
 */
function useHydration(page: Element | undefined): void {
  const position = useRef<[x: number, y: number]>([0, 0]);
  // Insertion effects run before all layout effects; one of these, the router's, scrolls to the
  // top. Reading the position computes the layout, so everything that affects it is changed before.
  useInsertionEffect(() => {
    if (!page) return;
    page.classList.remove('prerendered');
    for (const control of page.querySelectorAll('[inert]')) control.removeAttribute('inert');
    position.current = [scrollX, scrollY];
  }, [page]);
  useLayoutEffect(() => {
    if (page) scrollTo(...position.current);
  }, [page]);
}
