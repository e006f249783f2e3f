import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressesOf } from '../../web/lighter/route-preloads.ts';
import { isAccountAddress } from '../../web/src/routes.tsx';

it('reads from a route table which modules each address needs, with those of the routes around it', () => {
  const source = `
    const routes: RouteObject[] = [{ Component: Layout, children: [
      { index: true, lazy: () => import('./home.tsx') },
      { path: 'courses/:id', loader: query(async () => (await import('./query.ts')).Document), lazy: page(() => import('./course.tsx'), 'courses'),
        children: [{ index: true, lazy: () => import('./about.tsx') }, { path: 'exams', lazy: () => import('./exams.tsx') }] },
      { path: 'plain', Component: Plain },
      { path: '*', lazy: () => import('./not-found.tsx') },
    ] }];`;
  expect(addressesOf(source)).toEqual([
    { pattern: '/', modules: ['./home.tsx'] },
    { pattern: '/courses/:id', modules: ['./query.ts', './course.tsx', './about.tsx'] },
    { pattern: '/courses/:id/exams', modules: ['./query.ts', './course.tsx', './exams.tsx'] },
  ]);
});

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../../web/src', file), 'utf8');

it('finds every page of the URL map', () => {
  const source = sourceOf('routes.tsx') + sourceOf('account-routes.tsx');
  const pages = [...source.matchAll(/import\('(\.\/features\/[^']+\.route\.tsx)'\)/g)].map(([, file]) => file);
  const found = new Set(addressesOf(source).flatMap(({ modules }) => modules));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !found.has(file ?? ''))).toEqual([]);
});

it('fetches the second half of the URL map for its addresses, and for no other', () => {
  const isFetchedFor = (file: string) => addressesOf(sourceOf(file)).map(({ pattern }) => [pattern, isAccountAddress(pattern)]);
  expect(isFetchedFor('account-routes.tsx').filter(([, isFetched]) => !isFetched)).toEqual([]);
  expect(isFetchedFor('routes.tsx').filter(([, isFetched]) => isFetched)).toEqual([]);
});
