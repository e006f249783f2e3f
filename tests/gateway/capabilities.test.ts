// Detection of the backend's extensions: only 200 and 404 of GET /ext are conclusive.
import { describe, expect, test } from 'vitest';
import { Capabilities } from '../../gateway/src/upstream/capabilities.ts';
import type { UpstreamClient } from '../../gateway/src/upstream/client.ts';
import { refusal } from '../../gateway/src/upstream/errors/refusals.ts';
import type { UpstreamResponse } from '../../gateway/src/upstream/http/request.ts';
import { UpstreamClock } from '../../gateway/src/upstream/upstream-clock.ts';
import { anExam, aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { only, useListening } from './listening.ts';

const MINUTE = 60_000;
type Reply = { status: number; body?: unknown } | 'time-out';
const OFFERED: Reply = { status: 200, body: { capabilities: ['attempts', 'batch'] } };
const ABSENT: Reply = { status: 404, body: { error: 'There is no such address.' } };
const UNCLEAR: [name: string, reply: Reply][] = [
  ['429', { status: 429, body: { error: 'Too many requests.' } }],
  ['401', { status: 401, body: { error: 'Please login first.' } }],
  ['403', { status: 403, body: {} }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a redirect', { status: 302 }],
  ['a time-out', 'time-out'],
  ['200 with a page of HTML for a body', { status: 200, body: '<html>' }],
  ['200 with an empty body', { status: 200 }],
  ['200 with another document', { status: 200, body: { status: 'ok' } }],
];

/** Capabilities of a backend with these responses in order; the last one repeats. */
function capabilitiesOf(...replies: Reply[]) {
  const clock = { now: 0 };
  let reads = 0;
  const send = async (): Promise<UpstreamResponse> => {
    const reply = replies[Math.min(reads, replies.length - 1)];
    reads += 1;
    if (reply === undefined || reply === 'time-out') throw refusal('UPSTREAM_TIMED_OUT');
    return { headers: {}, body: undefined, ...reply };
  };
  const capabilities = new Capabilities(
    { send } as unknown as UpstreamClient,
    new UpstreamClock(),
    () => clock.now,
  );
  return { capabilities, clock, reads: () => reads };
}

test('200 means supported, and is checked again every minute', async () => {
  const more: Reply = { status: 200, body: { capabilities: ['attempts', 'notes'] } };
  const { capabilities, clock, reads } = capabilitiesOf(OFFERED, more);
  for (let i = 0; i < 3; i += 1) expect(await capabilities.hasOrThrow('attempts')).toBe(true);
  expect([await capabilities.has('notes'), reads()]).toEqual([false, 1]);
  clock.now += MINUTE;
  expect([await capabilities.has('notes'), reads()]).toEqual([true, 2]);
});

test('404 means unsupported until the next check', async () => {
  const { capabilities, clock, reads } = capabilitiesOf(ABSENT, OFFERED);
  expect(await capabilities.hasOrThrow('attempts')).toBe(false);
  clock.now += MINUTE - 1;
  expect([await capabilities.hasOrThrow('attempts'), reads()]).toEqual([false, 1]);
  clock.now += 1;
  expect([await capabilities.hasOrThrow('attempts'), reads()]).toEqual([true, 2]);
});

test('ignores a 404 after a 200', async () => {
  const { capabilities, clock, reads } = capabilitiesOf(OFFERED, ABSENT);
  expect(await capabilities.hasOrThrow('attempts')).toBe(true);
  clock.now += MINUTE;
  expect([await capabilities.hasOrThrow('attempts'), reads()]).toEqual([true, 2]);
});

describe.each(UNCLEAR)('%s', (_, reply) => {
  test('is unknown: what depends on it is rejected with a retry time, everything else continues', async () => {
    const { capabilities } = capabilitiesOf(reply);
    expect(await capabilities.has('batch')).toBe(false);
    await expect(capabilities.hasOrThrow('attempts')).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1 },
    });
  });

  test('is read again with growing delays until it succeeds', async () => {
    const { capabilities, clock, reads } = capabilitiesOf(reply, reply, reply, OFFERED);
    const readAt: number[] = [];
    while (!(await capabilities.has('attempts'))) {
      if (readAt.length < reads()) readAt.push(clock.now);
      clock.now += 50;
    }
    expect([readAt, clock.now]).toEqual([[0, 250, 750], 1750]);
  });

  test('keeps an earlier 200', async () => {
    const { capabilities, clock } = capabilitiesOf(OFFERED, reply);
    await capabilities.has('attempts');
    clock.now += MINUTE;
    expect(await capabilities.hasOrThrow('attempts')).toBe(true);
  });

  test('clears an earlier 404', async () => {
    const { capabilities, clock } = capabilitiesOf(ABSENT, reply);
    await capabilities.has('attempts');
    clock.now += MINUTE;
    await expect(capabilities.hasOrThrow('attempts')).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
  });
});

test('concurrent uses read /ext once', async () => {
  const { capabilities, reads } = capabilitiesOf(OFFERED);
  await Promise.all(Array.from({ length: 10 }, () => capabilities.has('batch')));
  expect(reads()).toBe(1);
});

describe('starting an exam', () => {
  const { gateways, upstream, requestLines } = useListening();
  test('is rejected while /ext responds with 429; then the attempt is recorded by the backend', async () => {
    let ext = { status: 429, body: {} as object };
    upstream(({ path }) => {
      if (path === '/ext') return ext;
      if (path === '/students/student') return { body: aViewer() };
      if (path === '/examcreation/examid/e1') return { body: anExam() };
      if (path !== '/ext/attempts') return undefined;
      return {
        body: {
          _id: 'at1',
          startedAt: '2026-03-01T10:00:00.000Z',
          deadline: '2026-03-01T10:30:00.000Z',
        },
      };
    });
    const start = 'mutation { startExam(input: { examId: "e1" }) { ticket { token } } }';
    const execute = () => only(gateways).execute(start, {}, { cookie: COOKIE });
    expect((await execute()).body.errors).toMatchObject([
      {
        message: 'The exam cannot be started right now. Please try again in a moment.',
        extensions: {
          code: 'UPSTREAM_UNAVAILABLE',
          reason: 'EXAM_NOT_STARTABLE',
          retryAfter: expect.any(Number),
        },
      },
    ]);
    expect(requestLines()).not.toContain('POST /ext/attempts');
    ext = { status: 200, body: { capabilities: ['attempts'] } };
    await expect.poll(async () => (await execute()).body.errors).toBeUndefined();
    expect(requestLines()).toContain('POST /ext/attempts');
  });
});
