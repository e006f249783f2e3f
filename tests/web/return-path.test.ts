// The redirect after login leads only to URLs of this site, for any link.
import { expect, it } from 'vitest';
import { returnPath } from '../../web/src/paths.ts';

const leadsTo = (returnTo: string) => returnPath(new URLSearchParams({ returnTo }));

it('leads back to a page of the site', () => {
  expect(leadsTo('/courses/admission/du')).toBe('/courses/admission/du');
  expect(leadsTo('/courses/academic/class10/কোর্স?x=1#y')).toBe(
    '/courses/academic/class10/কোর্স?x=1#y',
  );
});

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
])('leads home instead of to %j', (path) => {
  expect(leadsTo(path)).toBe('/');
});
