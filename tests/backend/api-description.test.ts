// /openapi.json: valid by a standard validator, complete, and with a page to browse it outside
// production.
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

describe('the description of the calls', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { body } = await backend.visitor().get('/openapi.json');
    const validator = new Validator();
    const { valid, errors } = await validator.validate(body);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every call with a summary and nothing else', async () => {
    const { body } = await backend.visitor().get('/openapi.json');
    const described = Object.entries<Record<string, { summary?: string }>>(body.paths).flatMap(
      ([path, calls]) =>
        Object.entries(calls).map(([method, call]) => [
          `${method.toUpperCase()} ${path}`,
          call.summary,
        ]),
    );
    expect(described.filter(([, summary]) => !summary)).toEqual([]);
    expect(described.map(([call]) => call).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('has no pattern that is slow on a long text: patterns also run on texts beyond the limit, for the message', async () => {
    const { body } = await backend.visitor().get('/openapi.json');
    const patterns = new Set<string>();
    JSON.stringify(body, (key, value) => {
      if (key === 'pattern' && typeof value === 'string') patterns.add(value);
      return value;
    });
    expect(patterns.size).toBeGreaterThan(5);
    const starts = [
      '',
      'a@',
      '/media/',
      'https://a',
      'https://youtu.be/aaaaaaaaaaa?',
      '2020-01-01T00:00:00.',
    ];
    const parts = ['a', 'a.', '.', '/a', '-a', '@a', 'a@a.', '1', '&a=', ' ', ':1'];
    for (const pattern of patterns) {
      const from = performance.now();
      for (const start of starts)
        for (const part of parts) new RegExp(pattern, 'u').test(`${start}${part.repeat(20_000)}\n`);
      expect(performance.now() - from, pattern).toBeLessThan(5000);
    }
  });

  it('can be browsed', async () => {
    const page = await backend.visitor().get('/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });
});
