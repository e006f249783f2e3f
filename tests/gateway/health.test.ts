// Liveness and readiness of the gateway.
import { describe, expect, test } from 'vitest';
import { useClockAdvance } from './faults/advance-clock.ts';
import { useGateway } from './kit.ts';

describe('health', () => {
  const advanceClock = useClockAdvance();
  const { inject, upstream } = useGateway();
  const ready = async () => {
    const response = await inject({ url: '/health/ready' });
    return [response.statusCode, response.json<{ status: string }>().status];
  };

  test('is live without an upstream call', async () => {
    const response = await inject({ url: '/health/live' });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'live' }]);
  });

  test('is ready while upstream responds, and not when it is unreachable or fails', async () => {
    advanceClock(1100);
    upstream.on('GET', '/health/live', { status: 'live' });
    expect(await ready()).toEqual([200, 'ready']);
    advanceClock(1100);
    upstream.fail('GET', '/health/live', 404);
    expect(await ready()).toEqual([200, 'ready']);
    advanceClock(1100);
    upstream.fail('GET', '/health/live', 503);
    expect(await ready()).toEqual([503, 'upstream unreachable']);
    advanceClock(1100);
    upstream.breakDown('GET', '/health/live');
    expect(await ready()).toEqual([503, 'upstream unreachable']);
  });

  test('checks upstream at most once a second', async () => {
    advanceClock(1100);
    upstream.on('GET', '/health/live', { status: 'live' });
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(
      Array.from({ length: 20 }, () => [200, 'ready']),
    );
    expect(await ready()).toEqual([200, 'ready']);
    expect(upstream.requestLines).toEqual(['GET /health/live']);
  });
});
