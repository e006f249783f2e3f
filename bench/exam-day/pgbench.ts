// The upper limit for comparison: pgbench only makes writes of the same size in the same database.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { printTable } from '../table.ts';
import type { ProcessorClock } from './processor-time.ts';

const run = promisify(execFile);
const SECONDS = Number(process.env.SECONDS ?? 4);
const CLIENTS = 16;
const INSTALLED = '/usr/lib/postgresql';

/**
 * Tables with as many indexes as the backend's, and the values of one student that it has stored.
 */
const SETUP = `
create table bench_start (id text primary key, user_id text, exam text, started_at timestamptz, deadline timestamptz);
create index on bench_start (user_id, exam); create index on bench_start (deadline); create index on bench_start (exam);
create table bench_save as select n, 0 as sequence, now() as saved_at,
  (select answers from attempts where answers is not null order by sequence desc limit 1) as answers from generate_series(1, 1000) n;
create unique index on bench_save (n);
create table bench_result (id text primary key, user_id text, exam text, score numeric, subjects jsonb);
create index on bench_result (user_id, exam); create index on bench_result (exam); create index on bench_result (score);
create table bench_version (like bench_result including indexes);
`;

const SCRIPTS = (sheet: string, subjects: string) => ({
  start: `insert into bench_start values (gen_random_uuid(), 'u' || random(), 'exam', now(), now());`,
  save: `\\set n random(1, 1000)
update bench_save set sequence = sequence + 1, answers = '${sheet}', saved_at = now() where n = :n;`,
  submit: `\\set n random(1, 1000)
begin;
insert into bench_result values (gen_random_uuid(), 'u' || :n, 'exam', :n, '${subjects}');
insert into bench_version values (gen_random_uuid(), 'u' || :n, 'exam', :n, '${subjects}');
update bench_save set saved_at = now() where n = :n;
commit;`,
});

/** Prints only a note if pgbench is not installed. */
export async function timePgbench(url: string, clock: ProcessorClock): Promise<void> {
  const pgbench = findPgbench();
  if (!pgbench) return console.log('pgbench is not installed.');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(SETUP);
  const sheet = await client.query('select answers::text as value from bench_save limit 1');
  const subjects = await client.query(
    'select subjects::text as value from multi_subject_results limit 1',
  );
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-pgbench-'));
  const rows: string[][] = [];
  for (const [name, script] of Object.entries(
    SCRIPTS(sheet.rows[0]?.value ?? '{}', subjects.rows[0]?.value ?? '[]'),
  )) {
    // A script is one statement per line.
    writeFileSync(join(folder, name), script);
    const options = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-T',
      String(SECONDS),
      '-f',
      join(folder, name),
      url,
    ];
    const { value, used } = await clock.measure(() => run(pgbench, options));
    const transactions = Number(/actually processed: (\d+)/.exec(value.stdout)?.[1] ?? 0);
    const perSecond = Number(/tps = ([\d.]+)/.exec(value.stdout)?.[1] ?? 0);
    rows.push([name, perSecond.toFixed(0), (used.postgres / transactions).toFixed(3)]);
  }
  rmSync(folder, { recursive: true });
  printTable(`pgbench, ${CLIENTS} clients, rows of the same size`, [
    ['', 'per s', 'PostgreSQL CPU ms'],
    ...rows,
  ]);
}

function findPgbench(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .map((version) => join(INSTALLED, version, 'bin/pgbench'))
    .find((file) => existsSync(file));
}
