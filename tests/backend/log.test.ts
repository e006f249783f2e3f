// The server log: readable in a demonstration, JSON in production.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggerFor } from '../../backend/src/log.ts';

it('a demonstration prints only errors, each in one line with details', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: loggerFor(false, (line) => void lines.push(line)) ?? false });
  log.info('Server listening at http://127.0.0.1:4001');
  log.warn({ examId: 'du-a', overriddenClaims: 2 }, 'a client scored otherwise');
  log.error({ err: new TypeError('no\nsuch thing'), route: '/course/:id' }, 'request failed');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    'backend warning: a client scored otherwise | examId=du-a | overriddenClaims=2',
  );
  expect(lines[1]).toMatch(
    /^backend error: request failed \| TypeError: no such thing at .*log\.test\.ts:\d+:\d+\)? \| route=\/course\/:id$/,
  );
});

it('production writes JSON from the level info on', () => {
  expect(loggerFor(true)).toEqual({ level: 'info' });
});
