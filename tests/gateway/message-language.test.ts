// The language of the interface is sent to the backend with writes only, because reads are shared.
import { expect, test } from 'vitest';
import { only, useListening } from './listening.ts';

const { gateways, upstream, calls } = useListening({});
const LOGIN =
  'mutation Login { login(input: { phoneNumber: "8801712345678", password: "a long password" }) { message } }';
const VIEWER = 'query Viewer { viewer { id } }';

upstream((call) =>
  call.method === 'POST'
    ? { body: { message: 'Logged in successfully' } }
    : { body: { _id: 's1' } },
);

test.each([
  ['bn', 'bn'],
  ['en', 'en'],
  ['en-US,en;q=0.9,bn;q=0.8', undefined],
  ['fr', undefined],
  [undefined, undefined],
])('Accept-Language %s is passed on as %s', async (language, passed) => {
  const headers = {
    cookie: 'alokpath_session=aisha',
    ...(language !== undefined && { 'accept-language': language }),
  };
  calls.length = 0;
  await only(gateways).execute(LOGIN, {}, headers);
  await only(gateways).execute(VIEWER, {}, headers);
  const sent = calls
    .filter(({ path }) => path !== '/ext')
    .map(({ method, language: named }) => [method, named]);
  expect(sent).toContainEqual(['POST', passed]);
  expect(sent.filter(([method]) => method === 'GET').every(([, of]) => of === undefined)).toBe(
    true,
  );
});
