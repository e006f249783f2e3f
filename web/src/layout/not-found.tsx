/**
 * The not-found page for use inside other pages. Loaded on demand, because it is rarely shown and
 * contains an illustration.
 */
import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./not-found.route.tsx')).Component }));

export function NotFound() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
