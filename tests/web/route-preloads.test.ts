import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageRoutesOf, readPageRoutes } from '../../web/build/page-routes.ts';
import { isNextPageHandle } from '../../web/src/features/campaigns/exam-campaign/next-page.ts';
import { isExamPath } from '../../web/src/paths.ts';
import { accountPages } from '../../web/src/routes/account-routes.tsx';
import { adminPages } from '../../web/src/routes/admin-routes.tsx';
import { examRooms } from '../../web/src/routes/exam-routes.tsx';
import { lazyPage, loadCode, queryLoader } from '../../web/src/routes/page-loading.ts';
import {
  isAccountPath,
  isAdminPath,
  isTeachingPath,
  routes,
} from '../../web/src/routes/routes.tsx';
import { teachingPages } from '../../web/src/routes/teaching-routes.tsx';

it('reads from a route table which modules and texts each page needs, with those of the routes around it', async () => {
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
  expect(await pageRoutesOf(table, importsOf, around)).toEqual([
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

const pageRoutes = await readPageRoutes();
const patterns = pageRoutes.map(({ pattern }) => pattern);

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

const source = join(import.meta.dirname, '../../web/src');

it('finds every page of the URL map, and its query', () => {
  const routesFiles = join(source, 'routes');
  const code = readdirSync(routesFiles)
    .map((file) => readFileSync(join(routesFiles, file), 'utf8'))
    .join('');
  const pages = [...code.matchAll(/import\(\s*'\.\.(\/features\/[^']+)'\s*\)/g)].map(
    ([, file]) => `/src${file}`,
  );
  const found = new Set(pageRoutes.flatMap(({ modules }) => modules));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !found.has(file))).toEqual([]);
});

it('names, beside each page of the URL map, every area of texts that the page uses', () => {
  const missing = pageRoutes.flatMap(({ pattern, modules, areas }) => {
    const pages = modules.filter((file) => file.startsWith('/src/features/'));
    const used = new Set(pages.flatMap((file) => [...areasUsedBelow(file.slice(5), new Set())]));
    return [...used]
      .filter((area) => !['shell', 'ui', ...areas].includes(area))
      .map((area) => `${pattern}: ${area}`);
  });
  expect(missing).toEqual([]);
});

const allAreas = readdirSync(join(source, 'i18n/en')).map((file) => file.replace('.ts', ''));

/** The areas used in a source file and its imports. */
function areasUsedBelow(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const path = join(source, file);
  if (!existsSync(path)) return new Set();
  const code = readFileSync(path, 'utf8');
  const used = new Set(
    [...code.matchAll(/'([a-z]+)\.[a-zA-Z]+'/g)].flatMap(([, area]) =>
      area && allAreas.includes(area) ? [area] : [],
    ),
  );
  // Imports of types load nothing.
  for (const [, imported = ''] of code.matchAll(
    /^(?:import (?!type )|export )[^;]*?from '(\.[^']+\.tsx?)'/gm,
  )) {
    const next = relative(source, join(path, '..', imported));
    if (next.startsWith('i18n/') || next.includes('generated/')) continue;
    for (const area of areasUsedBelow(next, seen)) used.add(area);
  }
  return used;
}

it('fetches the other parts of the URL map for their URLs, and for no other', () => {
  const patternsOf = (file: string) =>
    pageRoutes.filter(({ modules }) => modules.includes(file)).map(({ pattern }) => pattern);
  const account = patternsOf('/src/routes/account-routes.tsx');
  const exam = patternsOf('/src/routes/exam-routes.tsx');
  const admin = patternsOf('/src/routes/admin-routes.tsx');
  const teaching = patternsOf('/src/routes/teaching-routes.tsx');
  for (const part of [account, exam, admin, teaching]) expect(part).not.toEqual([]);
  expect(patterns.filter(isAccountPath)).toEqual(account);
  expect(patterns.filter(isExamPath)).toEqual(exam);
  expect(patterns.filter(isAdminPath)).toEqual(admin);
  expect(patterns.filter(isTeachingPath)).toEqual(teaching);
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
  for (const path of ['/exam/e1', '/exam/mcq-exam/e1'])
    expect(matchRoutes(examRooms, path)?.length).toBe(2);
});
