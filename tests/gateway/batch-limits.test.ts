// Batches that are too large, fail, or do not exist.
import { describe, expect, test } from 'vitest';
import { dataOf, useGateway } from './kit.ts';

const ids = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i}`);

describe('large batches', () => {
  const { ask, upstream } = useGateway({ extensions: ['batch'] });

  test('are split at 200 keys', async () => {
    upstream.on('GET', '/course/c', { _id: 'c' });
    upstream.on(
      'GET',
      '/course/c/subjects',
      ids('s', 450).map((_id) => ({ _id })),
    );
    upstream.on('GET', /^\/ext\/batch\/chapters\?parents=/, {}, { times: 3 });
    dataOf(await ask('{ course(id: "c") { subjects { chapters { id } } } }'));
    expect(upstream.calls.slice(2).map(({ path }) => path.split(',').length)).toEqual([200, 200, 50]);
  });

  test('that fail cost each key its own field', async () => {
    upstream.fail('GET', '/ext/batch/courses?ids=c1,c2', 500);
    const answer = await ask('{ a: course(id: "c1") { id } b: course(id: "c2") { id } serverTime }');
    expect(answer.data).toMatchObject({ a: null, b: null, serverTime: expect.any(String) });
    expect(answer.errors.map(({ path }) => path)).toEqual([['a'], ['b']]);
  });

  test('do not take a parent’s name for a list of our own', async () => {
    upstream.on('GET', '/ext/batch/courses?parents=constructor,__proto__', '{}');
    expect(
      dataOf(await ask('{ f0: coursesByCode(courseCode: "constructor") { id } f1: coursesByCode(courseCode: "__proto__") { id } }')),
    ).toEqual({ f0: [], f1: [] });
  });
});

describe('without batch', () => {
  const { ask, upstream } = useGateway();

  test('at most 64 calls of a loader are in flight', async () => {
    let inFlight = 0;
    let most = 0;
    upstream.on('GET', '/course/c', { _id: 'c' });
    upstream.on(
      'GET',
      '/course/c/subjects',
      ids('s', 100).map((_id) => ({ _id })),
    );
    upstream.replySlowly('/chapters', 100, 20, (change) => {
      inFlight += change;
      most = Math.max(most, inFlight);
    });
    dataOf(await ask('{ course(id: "c") { subjects { chapters { id } } } }'));
    expect(most).toBe(64);
  });

  test('a parent whose call fails costs its own field', async () => {
    upstream.on('GET', '/course/', [{ _id: 'c1' }, { _id: 'c2' }]);
    upstream.fail('GET', '/course/c1/subjects', 500);
    upstream.on('GET', '/course/c2/subjects', [{ _id: 's2' }]);
    const answer = await ask('{ courses { subjects { id } } }');
    expect(answer.data).toEqual({ courses: [{ subjects: null }, { subjects: [{ id: 's2' }] }] });
    expect(answer.errors).toMatchObject([{ path: ['courses', 0, 'subjects'], extensions: { code: 'UPSTREAM_ERROR' } }]);
  });
});
