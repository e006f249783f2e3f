/** The not-found page from inside others: few see it, so that its picture is fetched when it is needed. */
import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./not-found.route.tsx')).Component }));

export function NotFound() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
