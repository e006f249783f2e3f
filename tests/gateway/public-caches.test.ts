// What is public is read once for many, kept for a moment, and dropped when something changes, on every gateway; what is somebody's is
// never shared (many people at once: nobody-gets-anothers.test.ts). Nothing here is about speed: it is about who gets whose answer.
import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCourse, anAdmin, aViewer } from './fixtures.ts';
import { type Gateway, only, personOf, useListening } from './listening.ts';

const COURSES = '{ courses { id title } }';
const hasRedis = await new Promise<boolean>((done) => {
  const socket = connect(6379, '127.0.0.1');
  socket.once('connect', () => done(true)).once('error', () => done(false));
  socket.once('connect', () => socket.destroy());
});
if (!hasRedis) console.warn('No Redis on 127.0.0.1:6379: that gateways drop what another has changed is not tried.');

/** A write of a campaign: it may change anything public. */
const change = (gateway: Gateway) =>
  gateway.ask(
    'mutation { registerForCampaign(input: { campaignId: "k1" }) { campaign { id } } }',
    {},
    { cookie: 'alokpath_session=aisha' },
  );

describe('with caches', () => {
  const { gateways, upstream, asked, calls } = useListening({ publicCacheSeconds: 60, publicSharing: true });
  let title = '';
  beforeEach(async () => {
    title = `Title ${Math.random()}`;
    upstream((call) => {
      if (call.path === '/course/') return { body: [aCourse({ title })] };
      if (call.path === '/course/c1') return { body: aCourse({ title }) };
      if (call.path === '/course/slow') return { body: aCourse({ _id: 'slow', title }), afterMs: 40 };
      if (call.path === '/course/broken') return { status: 500, body: { error: 'No.' } };
      if (call.path === '/course/cookie')
        return { body: aCourse({ _id: 'cookie', title }), headers: { 'set-cookie': 'alokpath_session=stolen' } };
      if (call.path === '/course/members' && personOf(call) === undefined) return { status: 401, body: { error: 'Please login first.' } };
      if (call.path === '/course/members') return { body: aCourse({ _id: 'members', title }) };
      if (call.path === '/students/student')
        return { body: personOf(call) === 'admin' ? anAdmin() : aViewer({ _id: personOf(call) ?? '' }) };
      if (call.path === '/campaigns/k1/register') return { body: { _id: 'k1', title: 'One' } };
      if (call.path === '/campaigns/k1') return { body: { _id: 'k1', title: 'One' } };
      if (call.path === '/auth/logout') return { body: { message: 'Bye' } };
      return undefined;
    });
    // What the test before has left is gone.
    await change(only(gateways));
    calls.length = 0;
  });

  test('a visitor gets the answer that another visitor has got', async () => {
    const gateway = only(gateways);
    await gateway.learn(COURSES);
    const first = await gateway.ask(COURSES);
    const second = await gateway.ask(COURSES);
    expect([first.way, second.way]).toEqual(['run', 'kept']);
    expect(second.body.data).toEqual({ courses: [{ id: 'c1', title }] });
    expect(asked()).toEqual(['GET /course/']);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('a request with a session neither gets nor leaves a shared answer; public reads behind it are shared, without its cookie', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "c1") { title isEnrolled } }';
    await gateway.learn(query);
    const mine = await gateway.ask(query, {}, { cookie: 'alokpath_session=aisha' });
    const visitors = await gateway.ask(query);
    const mineAgain = await gateway.ask(query, {}, { cookie: 'alokpath_session=aisha' });
    expect([mine.way, visitors.way, mineAgain.way]).toEqual(['run', 'run', 'run']);
    expect([mine, visitors, mineAgain].map(({ body }) => body.data)).toEqual(
      [true, false, true].map((isEnrolled) => ({ course: { title, isEnrolled } })),
    );
    expect(asked()).toEqual(['GET /course/c1', 'GET /students/student', 'GET /students/student']);
    expect(calls[0]?.cookie).toBeUndefined();
  });

  test('who asks at the same time waits for one answer', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "slow") { title } }';
    await gateway.ask(query);
    await change(gateway);
    calls.length = 0;
    const all = await Promise.all(Array.from({ length: 10 }, () => gateway.ask(query)));
    expect(gateway.ways.slice(-10).toSorted()).toEqual(['run', ...Array.from({ length: 9 }, () => 'shared')]);
    expect(asked()).toEqual(['GET /course/slow']);
    expect(new Set(all.map(({ headers }) => headers['x-request-id'])).size).toBe(10);
  });

  test('different operations that need the same read share it', async () => {
    const gateway = only(gateways);
    await Promise.all([gateway.ask('{ course(id: "slow") { id } }'), gateway.ask('{ course(id: "slow") { title } }')]);
    expect(asked()).toEqual(['GET /course/slow']);
  });

  test('errors are not kept, and each request has its own id in them', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "broken") { id } }';
    await gateway.learn(query);
    calls.length = 0;
    const [one, other] = [await gateway.ask(query), await gateway.ask(query)];
    expect([one.way, other.way]).toEqual(['run', 'run']);
    const ids = [one, other].map(({ body }) => (body.errors as { extensions: { requestId: string } }[])[0]?.extensions.requestId);
    expect(ids).toEqual([one.headers['x-request-id'], other.headers['x-request-id']]);
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  test('an answer of upstream that sets a cookie is kept for nobody, and its cookie given to nobody', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "cookie") { title } }';
    await gateway.learn(query);
    const answers = [await gateway.ask(query), await gateway.ask(query, {}, { cookie: 'alokpath_session=aisha' })];
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
    expect(asked()).toEqual(['GET /course/cookie', 'GET /course/cookie', 'GET /course/cookie'].slice(0, calls.length));
  });

  test('what a host shows to nobody without a session is asked again with it, and not shared', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "members") { title } }';
    for (const person of ['aisha', 'babul']) {
      const { body } = await gateway.ask(query, {}, { cookie: `alokpath_session=${person}` });
      expect(body.data).toEqual({ course: { title } });
    }
    expect((await gateway.ask(query)).body.data).toEqual({ course: null });
  });

  test.each(['{ serverTime }', '{ viewer { id } }', '{ courses { id } serverTime }'])('%s is answered anew each time', async (query) => {
    const gateway = only(gateways);
    await gateway.learn(query);
    expect([(await gateway.ask(query)).way, (await gateway.ask(query)).way]).toEqual(['run', 'run']);
  });

  test('a change drops what is kept; what a person writes about themselves does not', async () => {
    const gateway = only(gateways);
    await gateway.learn(COURSES);
    await gateway.ask(COURSES);
    await gateway.ask('mutation { logout { message } }', {}, { cookie: 'alokpath_session=aisha' });
    expect((await gateway.ask(COURSES)).way).toBe('kept');
    title = 'changed';
    await change(gateway);
    const after = await gateway.ask(COURSES);
    expect([after.way, after.body.data]).toEqual(['run', { courses: [{ id: 'c1', title: 'changed' }] }]);
  });

  test('extensions.upstream tells calls, hits of the cache and reads that were shared', async () => {
    const gateway = only(gateways);
    const use = async (query: string) => {
      const { body } = (await gateway.ask(query)) as { body: { extensions?: { upstream: object } } };
      return body.extensions?.upstream;
    };
    expect(await use('{ a: course(id: "c1") { id } }')).toMatchObject({ calls: 1, cacheHits: 0, shared: 0 });
    expect(await use('{ b: course(id: "c1") { id } }')).toMatchObject({ calls: 0, cacheHits: 1, shared: 0 });
  });
});

describe('switched off', () => {
  const { gateways, upstream, asked } = useListening({ publicCacheSeconds: 0, publicSharing: false });
  test('each request asks upstream, with its own cookie', async () => {
    upstream(({ cookie }) => ({ body: [aCourse({ title: cookie ?? 'visitor' })] }));
    const gateway = only(gateways);
    await gateway.ask(COURSES);
    const answers = await Promise.all([gateway.ask(COURSES), gateway.ask(COURSES), gateway.ask(COURSES, {}, { cookie: 'a=1' })]);
    expect(answers.map(({ body }) => (body.data as { courses: { title: string }[] }).courses[0]?.title)).toEqual([
      'visitor',
      'visitor',
      'a=1',
    ]);
    expect(asked()).toHaveLength(4);
  });
});

describe.skipIf(!hasRedis)('two gateways over Redis', () => {
  const { gateways, upstream } = useListening({ publicCacheSeconds: 60, redisUrl: new URL('redis://127.0.0.1:6379') }, 2);
  test('a change on one drops what the other keeps', async () => {
    let title = 'before';
    upstream(({ path }) => {
      if (path === '/course/') return { body: [aCourse({ title })] };
      if (path === '/students/student') return { body: aViewer() };
      return path.startsWith('/campaigns') ? { body: { _id: 'k1', title: 'One' } } : undefined;
    });
    const [one, other] = gateways as [Gateway, Gateway];
    // Connecting to Redis drops everything once.
    await expect.poll(async () => (await other.ask(COURSES)).way).toBe('kept');
    title = 'after';
    expect((await other.ask(COURSES)).body.data).toEqual({ courses: [{ id: 'c1', title: 'before' }] });
    await change(one);
    await expect.poll(async () => (await other.ask(COURSES)).body.data).toEqual({ courses: [{ id: 'c1', title: 'after' }] });
  });
});
