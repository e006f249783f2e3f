// `npm run data -- migrate`: only this command changes tables.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, it } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { migrations } from '../../backend/src/db/migrations.ts';
import { findMigrationState } from '../../backend/src/db/pending-migrations.ts';
import { command, openEnvironments } from './operations-kit.ts';

const environments = openEnvironments();
afterAll(() => environments.close());

/** An embedded database of the previous version: without the last migration. */
async function environmentOfPreviousVersion() {
  const dataDir = environments.createFolder();
  const older = join(environments.createFolder(), 'migrations');
  cpSync(migrations.migrationsFolder, older, { recursive: true });
  const journalFile = join(older, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  mkdirSync(dataDir, { recursive: true });
  const pglite = await PGlite.create(join(dataDir, 'db'));
  await migrate(drizzle(pglite), { migrationsFolder: older });
  await pglite.close();
  rmSync(older, { recursive: true });
  const variables = { DATA_DIR: dataDir, NODE_ENV: 'test' };
  return { dataDir, variables, env: readEnv(variables).env };
}

async function stateOf(dataDir: string) {
  const pglite = await PGlite.create(join(dataDir, 'db'));
  try {
    return await findMigrationState(drizzle(pglite));
  } finally {
    await pglite.close();
  }
}

it('is the only command that changes tables of an earlier version', async () => {
  const environment = await environmentOfPreviousVersion();
  const run = (...args: string[]) => command(environment, args, 'a long password\n').ended;
  const refused = await run('create-admin', '--email', 'head@school.test');
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toContain('npm run data -- migrate');
  expect(await stateOf(environment.dataDir)).toMatchObject({ pending: 1 });

  const migrated = await run('migrate');
  expect([migrated.code, migrated.output]).toEqual([
    0,
    expect.stringContaining('1 migration applied'),
  ]);
  expect(await stateOf(environment.dataDir)).toMatchObject({ pending: 0 });
  expect((await run('migrate')).output).toContain('The tables are up to date');
  expect((await run('create-admin', '--email', 'head@school.test')).code).toBe(0);
});

it('an empty folder gets its tables from any command', async () => {
  const variables = { DATA_DIR: environments.createFolder(), NODE_ENV: 'test' };
  const outcome = await command(
    { variables },
    ['create-admin', '--email', 'head@school.test'],
    'a long password\n',
  ).ended;
  expect([outcome.code, outcome.errors]).toEqual([0, '']);
});
