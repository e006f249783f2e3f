import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addressesOf, readAddresses } from '../../web/build/addresses.ts';
import { accountPages } from '../../web/src/account-routes.tsx';
import { adminPages } from '../../web/src/admin-routes.tsx';
import { examRooms } from '../../web/src/exam-routes.tsx';
import { isNextPageHandle } from '../../web/src/next-page.ts';
import { lazyPage, loadCode, queryLoader } from '../../web/src/page-loading.ts';
import { isExamPath } from '../../web/src/paths.ts';
import {
  isAccountAddress,
  isAdminAddress,
  isTeachingAddress,
  routes,
} from '../../web/src/routes.tsx';
import { teachingPages } from '../../web/src/teaching-routes.tsx';

it('reads from a route table which modules and texts each address needs, with those of the routes around it', async () => {
  const imported: string[] = [];
  const load = (module: string) => async () => {
    imported.push(module);
    return {};
  };
  const loadQuery = (module: string) => load(module) as Parameters<typeof queryLoader>[0];
  const table: RouteObject[] = [
    {
      children: [
        { index: true, lazy: load('./home.tsx') },
        {
          path: 'courses/:id',
          loader: queryLoader(loadQuery('./query.ts')),
          lazy: lazyPage(load('./course.tsx'), 'courses'),
          children: [
            { index: true, lazy: load('./about.tsx') },
            { path: 'exams', lazy: lazyPage(load('./exams.tsx'), 'exams', 'list') },
          ],
        },
        { path: 'plain' },
        { path: 'exam/:examId/:id?', lazy: lazyPage(load('./exam.tsx'), 'exams') },
        { path: '*', lazy: load('./not-found.tsx') },
      ],
    },
  ];
  const importsOf = async (loads: readonly (() => Promise<unknown>)[]) => {
    for (const one of loads) await one();
    return imported.splice(0);
  };
  const around = { pattern: '', modules: [], areas: [] };
  expect(await addressesOf(table, importsOf, around)).toEqual([
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
    { pattern: '/plain', modules: [], areas: [] },
    { pattern: '/exam/:examId', modules: ['./exam.tsx'], areas: ['exams'] },
    { pattern: '/exam/:examId/:id', modules: ['./exam.tsx'], areas: ['exams'] },
  ]);
});

const addresses = await readAddresses();
const patterns = addresses.map(({ pattern }) => pattern);

/** The paths of the pages below some routes. */
const pathsOf = (below: readonly RouteObject[], around = ''): string[] =>
  below.flatMap(({ path, children }) => {
    const here = path ? `${around}/${path}` : around;
    return children ? pathsOf(children, here) : [here || '/'];
  });

it('has an entry for every route of the URL map', () => {
  const paths = pathsOf([
    ...routes,
    ...accountPages,
    ...examRooms,
    ...adminPages,
    ...teachingPages,
  ]);
  const withoutEntry = paths.filter(
    (path) => path !== '/*' && !patterns.includes(path.replace(/\?$/, '')),
  );
  expect(paths.length).toBeGreaterThan(90);
  expect(withoutEntry).toEqual([]);
});

it('finds every page of the URL map, and its query', () => {
  const sources = join(import.meta.dirname, '../../web/src');
  const source = readdirSync(sources)
    .filter((file) => file.endsWith('routes.tsx'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('');
  const pages = [...source.matchAll(/import\(\s*'\.(\/features\/[^']+)'\s*\)/g)].map(
    ([, file]) => `/src${file}`,
  );
  const found = new Set(addresses.flatMap(({ modules }) => modules));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !found.has(file))).toEqual([]);
});

it('fetches the other parts of the URL map for their addresses, and for no other', () => {
  const patternsOf = (file: string) =>
    addresses.filter(({ modules }) => modules.includes(file)).map(({ pattern }) => pattern);
  const account = patternsOf('/src/account-routes.tsx');
  const exam = patternsOf('/src/exam-routes.tsx');
  const admin = patternsOf('/src/admin-routes.tsx');
  const teaching = patternsOf('/src/teaching-routes.tsx');
  for (const part of [account, exam, admin, teaching]) expect(part).not.toEqual([]);
  expect(patterns.filter(isAccountAddress)).toEqual(account);
  expect(patterns.filter(isExamPath)).toEqual(exam);
  expect(patterns.filter(isAdminAddress)).toEqual(admin);
  expect(patterns.filter(isTeachingAddress)).toEqual(teaching);
});

it('loads the code of an exam’s page for its waiting room: shell, page, texts and query document', async () => {
  const loaded: string[] = [];
  const load = (module: string) => async () => {
    loaded.push(module);
    return {};
  };
  const loadQuery = (module: string) => load(module) as Parameters<typeof queryLoader>[0];
  const table: RouteObject[] = [
    {
      lazy: load('./shell.tsx'),
      children: [
        {
          path: 'exam/:examId',
          loader: queryLoader(loadQuery('./query.ts')),
          lazy: lazyPage(load('./exam.tsx'), 'exams'),
        },
        { path: 'other', lazy: load('./other.tsx') },
      ],
    },
  ];
  await loadCode(table, '/exam/e1');
  expect(loaded.toSorted()).toEqual(['./exam.tsx', './query.ts', './shell.tsx']);
});

it('names that code in the route of the waiting room, for both kinds of exam', async () => {
  const matches = matchRoutes(routes, '/campaigns/exams/x1') ?? [];
  const handle: unknown = matches.at(-1)?.route.handle;
  expect(isNextPageHandle(handle)).toBe(true);
  for (const address of ['/exam/e1', '/exam/mcq-exam/e1'])
    expect(matchRoutes(examRooms, address)?.length).toBe(2);
});
