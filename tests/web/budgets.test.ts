import { expect, it } from 'vitest';
import { budgetError, routeWithPattern } from '../../web/build/budgets.ts';
import { readPageRoutes } from '../../web/build/page-routes.ts';

const aPage = (files: Record<string, number>) => ({
  page: '/',
  lang: 'en',
  limit: 200,
  files: new Map(Object.entries(files)),
});

it('is silent while every page is within its budget', () => {
  expect(budgetError([aPage({ react: 60_000, app: 140_000 })], {})).toBeNull();
});

it('names the page that is too heavy, and the files that grew, the most grown first', () => {
  const error = budgetError([aPage({ react: 60_000, app: 138_000, home: 2500, map: 1000 })], {
    react: 60_000,
    app: 130_000,
    home: 2000,
  });
  expect(error?.split('\n')).toEqual([
    'Too heavy:',
    '/ in en loads 201.5 kB of script; its budget is 200 kB.',
    'What grew since web/budgets.json was written:',
    '  app: 138.0 kB, 8.00 more',
    '  map: 1.0 kB, new',
    '  home: 2.5 kB, 0.50 more',
  ]);
});

const pageRoutes = await readPageRoutes();

it('reads beside each page of the URL map the texts that it needs', () => {
  expect(routeWithPattern('/courses/admission/:id/years', pageRoutes).areas).toEqual([
    'courses',
    'admission',
    'exams',
    'examlist',
  ]);
});

it('names a URL pattern that no route has', () => {
  expect(() => routeWithPattern('/courses/nowhere', pageRoutes)).toThrow(
    'web/budgets.json names a URL pattern that no route has: /courses/nowhere',
  );
});
