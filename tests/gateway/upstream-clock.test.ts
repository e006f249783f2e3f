// The gateway uses the time of the backend, from GET /ext.
import { describe, expect, test } from 'vitest';
import { UpstreamClock } from '../../gateway/src/upstream/upstream-clock.ts';
import { aViewer } from './fixtures.ts';
import { COOKIE } from './kit.ts';
import { only, useListening } from './listening.ts';

const HOUR = 3_600_000;

test('is that of this machine until it is set, then that of the response plus half of the round trip', () => {
  const clock = new UpstreamClock();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(100);
  const backendTime = Date.now() + HOUR;
  const receivedAt = performance.now();
  clock.set(new Date(backendTime).toISOString(), receivedAt - 900, receivedAt);
  expect(Math.abs(clock.now() - (backendTime + 450))).toBeLessThan(400);
});

test.each([undefined, 'soon', 7, null])('does not follow %s', (time) => {
  const clock = new UpstreamClock();
  clock.set(time, performance.now(), performance.now());
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(100);
});

test('ignores a response that was slow', () => {
  const clock = new UpstreamClock();
  clock.set(
    new Date(Date.now() + HOUR).toISOString(),
    performance.now() - 5_000,
    performance.now(),
  );
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(100);
});

describe('a gateway on a host whose clock is wrong', () => {
  const { gateways, upstream } = useListening({}, 1, { now: undefined });

  test('uses the time of the backend after its extensions are known', async () => {
    upstream(({ path }) => {
      if (path === '/students/student') return { body: aViewer() };
      return path === '/ext'
        ? { body: { capabilities: [], time: new Date(Date.now() + HOUR).toISOString() } }
        : undefined;
    });
    type Data = { data?: { serverTime?: string } };
    const execute = async () => {
      const { body } = await only(gateways).execute(
        '{ viewer { hasAccountSecurity } serverTime }',
        {},
        { cookie: COOKIE },
      );
      return Date.parse((body as Data).data?.serverTime ?? '');
    };
    await expect
      .poll(async () => Math.abs((await execute()) - Date.now() - HOUR))
      .toBeLessThan(5_000);
  });
});
