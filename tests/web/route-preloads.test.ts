import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressesOf } from '../../web/build/addresses.ts';
import { isExamAddress } from '../../web/src/paths.ts';
import { isAccountAddress, isAdminAddress, isTeachingAddress } from '../../web/src/routes.tsx';

it('reads from a route table which modules and texts each address needs, with those of the routes around it', () => {
  const source = `
    const routes: RouteObject[] = [{ Component: Layout, children: [
      { index: true, lazy: () => import('./home.tsx') },
      { path: 'courses/:id', loader: query(async () => (await import('./query.ts')).Document), lazy: page(() => import('./course.tsx'), 'courses'),
        children: [{ index: true, lazy: () => import('./about.tsx') }, { path: 'exams', lazy: page(() => import('./exams.tsx'), 'exams', 'list') }] },
      { path: 'plain', Component: Plain },
      { path: 'exam/:examId/:id?', lazy: page(() => import('./exam.tsx'), 'exams') },
      { path: '*', lazy: () => import('./not-found.tsx') },
    ] }];`;
  expect(addressesOf(source)).toEqual([
    { pattern: '/', modules: ['./home.tsx'], areas: [] },
    {
      pattern: '/courses/:id',
      modules: ['./query.ts', './course.tsx', './about.tsx'],
      areas: ['courses'],
    },
    {
      pattern: '/courses/:id/exams',
      modules: ['./query.ts', './course.tsx', './exams.tsx'],
      areas: ['courses', 'exams', 'list'],
    },
    { pattern: '/exam/:examId', modules: ['./exam.tsx'], areas: ['exams'] },
    { pattern: '/exam/:examId/:id', modules: ['./exam.tsx'], areas: ['exams'] },
  ]);
});

const sourceOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../web/src', file), 'utf8');

it('finds every page of the URL map, and its query', () => {
  const source =
    sourceOf('routes.tsx') +
    sourceOf('account-routes.tsx') +
    sourceOf('exam-routes.tsx') +
    sourceOf('admin-routes.tsx') +
    sourceOf('teaching-routes.tsx');
  const pages = [...source.matchAll(/import\('(\.\/features\/[^']+)'\)/g)].map(([, file]) => file);
  const found = new Set(addressesOf(source).flatMap(({ modules }) => modules));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !found.has(file ?? ''))).toEqual([]);
});

it('fetches the other parts of the URL map for their addresses, and for no other', () => {
  const patternsOf = (file: string) => addressesOf(sourceOf(file)).map(({ pattern }) => pattern);
  const account = patternsOf('account-routes.tsx');
  const exam = patternsOf('exam-routes.tsx');
  const admin = patternsOf('admin-routes.tsx');
  const teaching = patternsOf('teaching-routes.tsx');
  const all = [...patternsOf('routes.tsx'), ...account, ...exam, ...admin, ...teaching];
  expect(all.filter(isAccountAddress)).toEqual(account);
  expect(all.filter(isExamAddress)).toEqual(exam);
  expect(all.filter(isAdminAddress)).toEqual(admin);
  expect(all.filter(isTeachingAddress)).toEqual(teaching);
});
