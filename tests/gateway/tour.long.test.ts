// The operations of docs/graphql.md run in order against the demo data on the real backend, as the
// document states.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv as readBackendEnv } from '../../backend/src/config.ts';
import type { Database } from '../../backend/src/db/client.ts';
import { loadDemo } from '../../backend/src/db/demo.ts';
import { examplesInTour } from '../../gateway/graphiql/examples-in-tour.ts';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import { openTestDatabase } from '../backend/database.ts';
import { SECRET, SERVICE_TOKEN } from './kit.ts';

const examples = examplesInTour(
  readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8'),
);
const results: Record<string, unknown> = {};
const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-tour-'));
let database: Database;
let backend: FastifyInstance;
let gateway: FastifyInstance;
let cookie = '';

beforeAll(async () => {
  database = await openTestDatabase();
  const { env } = readBackendEnv({ DATA_DIR: dataDir, UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN });
  await loadDemo(database.db, env);
  backend = await buildApp({ db: database.db, env });
  await backend.listen({ host: '127.0.0.1', port: 0 });
  const UPSTREAM_URL = `http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`;
  gateway = await buildServer({
    env: readEnv({ TICKET_SECRET: SECRET, UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN, UPSTREAM_URL })
      .env,
  });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** The value of the placeholder `<Name.path.to.0.value>`. */
function valueAt(path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
      results,
    );
  expect(value, path).toBeDefined();
  return value;
}

test('the tour has ten operations', () => {
  expect(examples).toHaveLength(10);
  expect(new Set(examples.map(({ name }) => name)).size).toBe(10);
});

// Each operation continues from the one before.
describe('the tour', { shuffle: false }, () => {
  test.each(examples)('$name', async ({ name, query, variables = '{}' }) => {
    const filled = variables.replaceAll(/"<([\w.]+)>"/g, (_, path: string) =>
      JSON.stringify(valueAt(path)),
    );
    const response = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify({ query, variables: JSON.parse(filled) }),
    });
    const setCookies = [response.headers['set-cookie'] ?? []].flat();
    if (setCookies.length > 0)
      cookie = setCookies.map((header) => header.split(';', 1)[0]).join('; ');
    const { data, errors } = response.json();
    expect(errors).toBeUndefined();
    for (const [field, value] of Object.entries(data)) expect(value, field).toBeTruthy();
    results[name] = data;
  });
});
