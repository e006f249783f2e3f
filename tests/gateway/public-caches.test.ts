// Public data is read once for many clients, cached briefly, and invalidated by changes on every
// gateway; user data is never shared (with many users at once: data-isolation.test.ts). Tests
// isolation, not speed.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { aCourse, anAdmin, aViewer } from './fixtures.ts';
import { type Gateway, only, personOf, useListening } from './listening.ts';

const COURSES = '{ courses { id title } }';
const redisUrl = inject('redisUrl');

/** An admin's write that may change every course. */
const change = (gateway: Gateway) =>
  gateway.execute(
    'mutation { deleteCourse(input: { id: "c9" }) { deletedId } }',
    {},
    { cookie: 'alokpath_session=admin' },
  );

const register = (gateway: Gateway) =>
  gateway.execute(
    'mutation { registerForCampaign(input: { campaignId: "k1" }) { campaign { id } } }',
    {},
    { cookie: 'alokpath_session=aisha' },
  );

describe('with caches', () => {
  const { gateways, upstream, requestLines, calls } = useListening({
    publicCacheSeconds: 60,
    publicSharing: true,
  });
  let title = '';
  /** When the upstream answers for `slow`. */
  let slowAfter: Promise<unknown>;
  beforeEach(async () => {
    title = `Title ${Math.random()}`;
    slowAfter = Promise.resolve();
    upstream((call) => {
      if (call.path === '/course/') return { body: [aCourse({ title })] };
      if (call.path === '/course/c1') return { body: aCourse({ title }) };
      if (call.path === '/course/slow')
        return { body: aCourse({ _id: 'slow', title }), after: slowAfter };
      if (call.path === '/course/broken') return { status: 500, body: { error: 'No.' } };
      if (call.path === '/course/cookie')
        return {
          body: aCourse({ _id: 'cookie', title }),
          headers: { 'set-cookie': 'alokpath_session=stolen' },
        };
      if (call.path === '/course/members' && personOf(call) === undefined)
        return { status: 401, body: { error: 'Please login first.' } };
      if (call.path === '/course/members') return { body: aCourse({ _id: 'members', title }) };
      if (call.path === '/students/student')
        return {
          body: personOf(call) === 'admin' ? anAdmin() : aViewer({ _id: personOf(call) ?? '' }),
        };
      if (call.path === '/admissioncourse/universities')
        return { body: [{ _id: 'du', name: 'DU' }] };
      if (call.path === '/admissioncourse/universities/slow')
        return { body: { _id: 'slow', name: 'DU' }, after: slowAfter };
      if (call.path === '/campaigns/k1/register') return { body: { _id: 'k1', title: 'One' } };
      if (call.path === '/course/c9') return { body: { message: 'Deleted.' } };
      if (call.path === '/campaigns/k1') return { body: { _id: 'k1', title: 'One' } };
      if (call.path === '/ext') return { body: { capabilities: ['ranks'] } };
      if (call.path === '/examcampaigns/x1')
        return { body: { _id: 'x1', title: 'One', endDate: '2020-01-01T00:00:00.000Z' } };
      if (call.path.startsWith('/ext/examcampaigns/x1/merit-list'))
        return { status: 404, body: { error: 'Not published.' } };
      if (call.path === '/auth/logout') return { body: { message: 'Bye' } };
      return undefined;
    });
    // Clears the data of the previous test.
    await change(only(gateways));
    calls.length = 0;
  });

  test('a visitor gets the cached response of another visitor', async () => {
    const gateway = only(gateways);
    await gateway.learn(COURSES);
    const first = await gateway.execute(COURSES);
    const second = await gateway.execute(COURSES);
    expect([first.source, second.source]).toEqual(['executed', 'cached']);
    expect(second.body.data).toEqual({ courses: [{ id: 'c1', title }] });
    expect(requestLines()).toEqual(['GET /course/']);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('a cached response is sent in the encoding that each client accepts', async () => {
    const gateway = only(gateways);
    upstream(() => ({
      body: Array.from({ length: 60 }, (_, i) => aCourse({ _id: `c${i}`, title: `Title ${i}` })),
    }));
    const query = '{ courses { title } }';
    await gateway.learn(query);
    const encodings = ['gzip', 'br', 'identity', 'br', 'gzip, deflate', 'identity', 'gzip'];
    const texts = [];
    for (const encoding of encodings) {
      const { headers, bytes } = await gateway.execute(query, {}, { 'accept-encoding': encoding });
      const [name = ''] = encoding.split(',');
      expect(headers['content-encoding']).toBe(name === 'identity' ? undefined : name);
      expect(headers['content-length']).toBe(String(bytes.length));
      if (name === 'br') texts.push(String(brotliDecompressSync(bytes)));
      else if (name === 'gzip') texts.push(String(gunzipSync(bytes)));
      else texts.push(String(bytes));
    }
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '').data.courses).toHaveLength(60);
    expect(gateway.sources.slice(-6)).toEqual(Array.from({ length: 6 }, () => 'cached'));
  });

  test('a request with a session neither gets nor stores a shared response; its public reads are shared, without its cookie', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "c1") { title isEnrolled } }';
    await gateway.learn(query);
    const mine = await gateway.execute(query, {}, { cookie: 'alokpath_session=aisha' });
    const visitors = await gateway.execute(query);
    const mineAgain = await gateway.execute(query, {}, { cookie: 'alokpath_session=aisha' });
    expect([mine.source, visitors.source, mineAgain.source]).toEqual([
      'executed',
      'executed',
      'executed',
    ]);
    expect([mine, visitors, mineAgain].map(({ body }) => body.data)).toEqual(
      [true, false, true].map((isEnrolled) => ({ course: { title, isEnrolled } })),
    );
    expect(requestLines()).toEqual([
      'GET /course/c1',
      'GET /students/student',
      'GET /students/student',
    ]);
    expect(calls[0]?.cookie).toBeUndefined();
  });

  test('concurrent identical requests wait for one response', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "slow") { title } }';
    await gateway.execute(query);
    await change(gateway);
    calls.length = 0;
    slowAfter = gateway.arrivals(10);
    const all = await Promise.all(Array.from({ length: 10 }, () => gateway.execute(query)));
    expect(gateway.sources.slice(-10).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'coalesced'),
      'executed',
    ]);
    expect(requestLines()).toEqual(['GET /course/slow']);
    expect(new Set(all.map(({ headers }) => headers['x-request-id'])).size).toBe(10);
  });

  test('different operations that need the same read share it', async () => {
    const gateway = only(gateways);
    slowAfter = gateway.arrivals(2);
    await Promise.all([
      gateway.execute('{ course(id: "slow") { id } }'),
      gateway.execute('{ course(id: "slow") { title } }'),
    ]);
    expect(requestLines()).toEqual(['GET /course/slow']);
  });

  test('errors are not kept, and each request has its own id in them', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "broken") { id } }';
    await gateway.learn(query);
    calls.length = 0;
    const [first, second] = [await gateway.execute(query), await gateway.execute(query)];
    expect([first.source, second.source]).toEqual(['executed', 'executed']);
    const ids = [first, second].map(
      ({ body }) =>
        (body.errors as { extensions: { requestId: string } }[])[0]?.extensions.requestId,
    );
    expect(ids).toEqual([first.headers['x-request-id'], second.headers['x-request-id']]);
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  test('an upstream response with a cookie is not cached, and its cookie is not passed on to other clients', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "cookie") { title } }';
    await gateway.learn(query);
    const responses = [
      await gateway.execute(query),
      await gateway.execute(query, {}, { cookie: 'alokpath_session=aisha' }),
    ];
    expect(responses.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
    expect(requestLines()).toEqual(
      ['GET /course/cookie', 'GET /course/cookie', 'GET /course/cookie'].slice(0, calls.length),
    );
  });

  test('data that a host hides from visitors is read again with the session, and not shared', async () => {
    const gateway = only(gateways);
    const query = '{ course(id: "members") { title } }';
    for (const person of ['aisha', 'babul']) {
      const { body } = await gateway.execute(query, {}, { cookie: `alokpath_session=${person}` });
      expect(body.data).toEqual({ course: { title } });
    }
    expect((await gateway.execute(query)).body.data).toEqual({ course: null });
  });

  test('an unpublished merit list is missing for all clients: it is not read again with the session', async () => {
    const gateway = only(gateways);
    const { body } = await gateway.execute(
      '{ examCampaign(id: "x1") { meritList { totalCount } } }',
      {},
      { cookie: 'alokpath_session=aisha' },
    );
    expect(body.data).toEqual({ examCampaign: { meritList: null } });
    const ofList = calls.filter(({ path }) => path.includes('merit-list'));
    expect(ofList.map(({ cookie }) => cookie)).toEqual([undefined]);
  });

  test.each(['{ serverTime }', '{ courses { id } serverTime }'])(
    '%s is executed each time',
    async (query) => {
      const gateway = only(gateways);
      await gateway.learn(query);
      expect([
        (await gateway.execute(query)).source,
        (await gateway.execute(query)).source,
      ]).toEqual(['executed', 'executed']);
    },
  );

  test('a change invalidates the cache; what a person writes about themselves does not', async () => {
    const gateway = only(gateways);
    await gateway.learn(COURSES);
    await gateway.execute(COURSES);
    await gateway.execute(
      'mutation { logout { message } }',
      {},
      { cookie: 'alokpath_session=aisha' },
    );
    expect((await gateway.execute(COURSES)).source).toBe('cached');
    title = 'changed';
    await change(gateway);
    const after = await gateway.execute(COURSES);
    expect([after.source, after.body.data]).toEqual([
      'executed',
      { courses: [{ id: 'c1', title: 'changed' }] },
    ]);
  });

  test('a registration for a campaign invalidates nothing', async () => {
    const gateway = only(gateways);
    await gateway.learn(COURSES);
    await gateway.execute(COURSES);
    const { body } = await register(gateway);
    expect(body.errors).toBeUndefined();
    expect((await gateway.execute(COURSES)).source).toBe('cached');
  });

  test('a change of courses keeps the cached admission data', async () => {
    const gateway = only(gateways);
    const query = '{ admissionCourses { id name } }';
    await gateway.learn(query);
    await gateway.execute(query);
    await change(gateway);
    expect((await gateway.execute(query)).source).toBe('cached');
  });

  test('a request after a change does not get a response whose reads started before it; other work in flight continues', async () => {
    const gateway = only(gateways);
    const course = 'query C($id: ID!) { course(id: $id) { title } }';
    const admission = 'query A($id: ID!) { admissionCourseById(id: $id) { name } }';
    await gateway.learn(course, { id: 'c1' });
    await gateway.learn(admission, { id: 'd1' });
    calls.length = 0;
    const slow = { id: 'slow' };
    const before = title;
    // Two before the change, the change, and two after it.
    slowAfter = gateway.arrivals(5);
    const [early, unrelated] = [gateway.execute(course, slow), gateway.execute(admission, slow)];
    await expect.poll(requestLines).toHaveLength(2);
    title = 'after';
    await change(gateway);
    const [late, alsoUnrelated] = await Promise.all([
      gateway.execute(course, slow),
      gateway.execute(admission, slow),
    ]);
    expect((await early).body.data).toEqual({ course: { title: before } });
    expect([late.body.data, (await gateway.execute(course, slow)).body.data]).toEqual([
      { course: { title: 'after' } },
      { course: { title: 'after' } },
    ]);
    expect([(await unrelated).body.data, alsoUnrelated.body.data]).toEqual([
      { admissionCourseById: { name: 'DU' } },
      { admissionCourseById: { name: 'DU' } },
    ]);
    const reads = requestLines().filter((call) => call.endsWith('/slow'));
    expect(reads.toSorted()).toEqual([
      'GET /admissioncourse/universities/slow',
      'GET /course/slow',
      'GET /course/slow',
    ]);
  });

  test.each([
    '_ga=GA1.2.3',
    'theme=dark; lang=bn',
    'not_alokpath_session=x',
    'alokpath_sessions=x',
    'other="alokpath_session=x"',
  ])('with %s, which is not a session, a visitor gets the shared response', async (cookie) => {
    const gateway = only(gateways);
    const query = '{ course(id: "c1") { title isEnrolled } }';
    await gateway.learn(query);
    await gateway.execute(query);
    const response = await gateway.execute(query, {}, { cookie });
    expect([response.source, response.body.data]).toEqual([
      'cached',
      { course: { title, isEnrolled: false } },
    ]);
    expect(requestLines()).toEqual(['GET /course/c1']);
  });

  test('a client with a session gets the cached public response', async () => {
    const gateway = only(gateways);
    await gateway.learn(COURSES);
    await gateway.execute(COURSES);
    expect((await gateway.execute(COURSES, {}, { cookie: 'alokpath_session=aisha' })).source).toBe(
      'cached',
    );
  });

  test('extensions.upstream contains calls, cache hits and shared reads', async () => {
    const gateway = only(gateways);
    const use = async (query: string) => {
      const { body } = (await gateway.execute(query)) as {
        body: { extensions?: { upstream: object } };
      };
      return body.extensions?.upstream;
    };
    expect(await use('{ a: course(id: "c1") { id } }')).toMatchObject({
      calls: 1,
      cacheHits: 0,
      shared: 0,
    });
    expect(await use('{ b: course(id: "c1") { id } }')).toMatchObject({
      calls: 0,
      cacheHits: 1,
      shared: 0,
    });
  });
});

describe('switched off', () => {
  const { gateways, upstream, requestLines } = useListening({
    publicCacheSeconds: 0,
    publicSharing: false,
  });
  test('each request calls upstream, with its own cookie', async () => {
    upstream(({ cookie }) => ({ body: [aCourse({ title: cookie ?? 'visitor' })] }));
    const cookie = 'alokpath_session=aisha';
    const gateway = only(gateways);
    await gateway.execute(COURSES);
    const responses = await Promise.all([
      gateway.execute(COURSES),
      gateway.execute(COURSES),
      gateway.execute(COURSES, {}, { cookie }),
    ]);
    expect(
      responses.map(
        ({ body }) => (body.data as { courses: { title: string }[] }).courses[0]?.title,
      ),
    ).toEqual(['visitor', 'visitor', cookie]);
    expect(requestLines()).toHaveLength(4);
  });
});

describe.skipIf(!redisUrl)('two gateways over Redis', () => {
  const { gateways, upstream } = useListening(
    { publicCacheSeconds: 60, redisUrl: redisUrl ? new URL(redisUrl) : undefined },
    2,
  );
  test('a change on one instance invalidates the cache of the other', async () => {
    let title = 'before';
    upstream(({ path }) => {
      if (path === '/course/') return { body: [aCourse({ title })] };
      if (path === '/students/student') return { body: anAdmin() };
      if (path === '/course/c9') return { body: { message: 'Deleted.' } };
      return path.startsWith('/campaigns') ? { body: { _id: 'k1', title: 'One' } } : undefined;
    });
    const [gateway, otherGateway] = gateways as [Gateway, Gateway];
    // The connection to Redis clears all caches once.
    await expect.poll(async () => (await otherGateway.execute(COURSES)).source).toBe('cached');
    title = 'after';
    expect((await otherGateway.execute(COURSES)).body.data).toEqual({
      courses: [{ id: 'c1', title: 'before' }],
    });
    // Nothing is published before the first gateway is connected to Redis too, which it retries
    // after up to five seconds.
    const afterChange = async () => {
      await change(gateway);
      return (await otherGateway.execute(COURSES)).body.data;
    };
    await expect
      .poll(afterChange, { timeout: 40_000 })
      .toEqual({ courses: [{ id: 'c1', title: 'after' }] });
  });
});
