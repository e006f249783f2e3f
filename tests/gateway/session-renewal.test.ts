// The backend may renew a session in the response to any read. Only the owner of the session
// receives the new cookie, also on the fast path, and never from a cache or a coalesced request.
import { beforeEach, expect, test } from 'vitest';
import { aViewer } from './fixtures.ts';
import { only, personOf, useListening } from './listening.ts';

const { gateways, upstream, calls } = useListening({ publicCacheSeconds: 60, publicSharing: true });
const VIEWER = 'query Viewer { viewer { id } }';
const EXAM = 'query Exam { exam(id: "e1") { id } }';
const cookieOf = (person: string) => ({ cookie: `alokpath_session=${person}` });

let renewals = 0;
beforeEach(() => {
  renewals = 0;
  upstream((call) => {
    const person = personOf(call);
    if (call.path !== '/students/student' && call.path !== '/examcreation/examid/e1')
      return undefined;
    const body = call.path === '/students/student' ? aViewer({ _id: person ?? '' }) : { _id: 'e1' };
    if (!person) return { body };
    renewals += 1;
    return {
      body,
      headers: { 'set-cookie': `alokpath_session=${person}${renewals}; Max-Age=60` },
      afterMs: 50,
    };
  });
});

test('a renewed session cookie reaches its owner through the fast path, each time, and the response is not cacheable', async () => {
  const gateway = only(gateways);
  await gateway.learn(VIEWER);
  renewals = 0;
  for (const renewal of [1, 2]) {
    const response = await gateway.execute(VIEWER, {}, cookieOf('aisha'));
    expect(response.source).toBe('executed');
    expect(response.body.data).toEqual({ viewer: { id: 'aisha' } });
    expect(response.headers['set-cookie']).toEqual([
      `alokpath_session=aisha${renewal}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.vary).toContain('cookie');
  }
});

test('a visitor with the same request at the same time or later gets neither the cookie nor the response of a user', async () => {
  const gateway = only(gateways);
  for (const query of [VIEWER, EXAM]) {
    await gateway.learn(query);
    const people = ['aisha', 'babul', undefined, 'aisha'];
    const responses = await Promise.all(
      people.map((person) => gateway.execute(query, {}, person ? cookieOf(person) : {})),
    );
    const cookies = responses.map(({ headers }) => headers['set-cookie']?.join());
    expect(cookies.map((cookie) => cookie && /=([a-z]+)\d+;/.exec(cookie)?.[1])).toEqual(people);
    expect(new Set(cookies).size).toBe(people.length);
    calls.length = 0;
    const afterwards = await gateway.execute(query);
    expect(afterwards.headers).not.toHaveProperty('set-cookie');
    expect(afterwards.body.data).toEqual(
      query === VIEWER ? { viewer: null } : { exam: { id: 'e1' } },
    );
  }
});
