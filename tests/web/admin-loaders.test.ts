import { type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { start } from '../../web/src/apollo/start.ts';
import { PeopleRouteDocument } from '../../web/src/features/admin/people/generated/people.route.ts';
import { adminPages } from '../../web/src/routes/admin-routes.tsx';

vi.mock('../../web/src/apollo/start.ts', () => ({ start: vi.fn(() => null) }));

it('sends the query of the page of people with the filter of the URL, as the page will', async () => {
  const path = '/boss/people?q=Tania&state=blocked&after=c1&after=c2';
  const loader = matchRoutes(adminPages, path.split('?')[0] ?? '')?.at(-1)?.route.loader;
  if (typeof loader !== 'function') throw new Error('The page has no loader.');
  const request = new Request(`https://alokpath.test${path}`);
  await loader({ params: {}, request } as unknown as LoaderFunctionArgs);
  const variables = { search: 'Tania', state: 'BLOCKED', after: 'c2' };
  expect(start).toHaveBeenCalledWith(PeopleRouteDocument, variables);
});
