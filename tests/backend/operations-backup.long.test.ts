// `npm run data -- backup` and `restore`: everything is restored, on either database, and a damaged
// file changes nothing.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertDemoAccounts } from '../../backend/src/db/demo/accounts.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { backUp } from '../../backend/src/operations/backup/backup.ts';
import { restore } from '../../backend/src/operations/backup/restore.ts';
import { findTables, readRows } from '../../backend/src/operations/backup/table-queries.ts';
import { aContent, FREE_PAPER } from './content-fixture.ts';
import { aRun, command, openEnvironments, type TestEnvironment, withDb } from './operations-kit.ts';

const environments = openEnvironments();
const file = `${'0123456789abcdef'.repeat(2)}.pdf`;
const photo = randomBytes(100_000);
let from: TestEnvironment;
let archive: string;
const noInput = () => Readable.from([]);

/** All rows of all tables. */
const rowsOf = (environment: TestEnvironment) =>
  withDb(environment, ({ db }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      const all: Record<string, string[]> = {};
      for (const table of await findTables(tx)) {
        const rows: string[] = [];
        for await (const some of readRows(tx, table)) rows.push(...some);
        all[table] = rows.sort();
      }
      return all;
    }),
  );

beforeAll(async () => {
  from = await environments.create();
  archive = join(environments.createFolder(), 'school.tar.gz');
  const content = aContent();
  const files = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  await withDb(from, async ({ db }) => {
    await insertDemoAccounts(db);
    await db.transaction((tx) => writeContent(tx, content, files, new Date()));
    const answers = [
      {
        subjectId: 's',
        results: [{ questionId: 'q', selectedOption: ['a', 'খ\n"\\'], isCorrect: true }],
      },
    ];
    await db.insert(multiSubjectResults).values({
      userId: 'demo-student',
      examId: FREE_PAPER,
      dateTaken: new Date(),
      totalScore: 1.33333,
      timeTaken: 12.5,
      answersHash: 'x',
      subjects: answers,
    });
  });
  mkdirSync(join(from.dataDir, 'files'));
  writeFileSync(join(from.dataDir, 'files', file), photo);
  mkdirSync(join(from.dataDir, 'images/covers'), { recursive: true });
  writeFileSync(
    join(from.dataDir, 'images/covers/own.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  const { code, output, errors } = await command(from, ['backup', archive]).ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/1 file and 1 drawing in .*school\.tar\.gz, \d+\.\d MB \(\d+\.\d s\)\n$/);
});
afterAll(() => environments.close());

describe('a backup', () => {
  it('is one file that only its owner reads, and never replaces another', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(archive, '..'))).toEqual(['school.tar.gz']);
    await expect(backUp(aRun(from), archive)).rejects.toThrow('already exists');
    await expect(backUp(aRun(from), `${archive}.zip`)).rejects.toThrow('must end with .tar.gz');
    const empty = {
      ...from,
      env: { ...from.env, databaseUrl: undefined, dataDir: environments.createFolder() },
    };
    await expect(
      backUp(aRun(empty), join(environments.createFolder(), 'x.tar.gz')),
    ).rejects.toThrow('There is no database in');
  });

  it('that is stopped leaves no files', async () => {
    const folder = environments.createFolder();
    const run = aRun(from);
    run.progress.count = () => run.stop.abort(new Error('stopped'));
    await expect(backUp(run, join(folder, 'x.tar.gz'))).rejects.toThrow('stopped');
    expect(readdirSync(folder)).toEqual([]);

    const { child, ended, output } = command(from, ['backup', join(folder, 'x.tar.gz')]);
    await vi.waitFor(() => expect(output()).toContain('users'), { timeout: 60_000, interval: 1 });
    child.kill('SIGINT');
    // It may have finished before the signal; then the backup is complete.
    const { code } = await ended;
    expect(readdirSync(folder)).toEqual(code === 130 ? [] : ['x.tar.gz']);
  });
});

describe('a restore', () => {
  it.each(process.env.DATABASE_URL ? (['postgres', 'embedded'] as const) : (['embedded'] as const))(
    'brings every row, file and drawing back into an empty %s database',
    async (engine) => {
      const to = await environments.create(engine);
      const { code, output, errors } = await command(to, ['restore', archive]).ended;
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/1 file and 1 drawing restored \(\d+\.\d s\)\n$/);
      expect(await rowsOf(to)).toEqual(await rowsOf(from));
      expect(readFileSync(join(to.dataDir, 'files', file)).equals(photo)).toBe(true);
      expect(existsSync(join(to.dataDir, 'images/covers/own.svg'))).toBe(true);

      // And again from there: the same rows, whatever the engine.
      const second = join(environments.createFolder(), 'second.tar.gz');
      await backUp(aRun(to), second);
      const back = await environments.create();
      await restore(aRun(back), second, {}, noInput());
      expect(await rowsOf(back)).toEqual(await rowsOf(from));
    },
  );

  it('rejects a database that contains data, unless it is to be replaced', async () => {
    const to = await environments.create();
    await withDb(to, ({ db }) =>
      db.insert(users).values({ id: 'mine', email: 'mine@school.test', passwordHash: 'x' }),
    );
    const before = await rowsOf(to);
    await expect(restore(aRun(to), archive, {}, noInput())).rejects.toThrow(
      'The database has data',
    );
    await expect(restore(aRun(to), archive, { replace: true }, noInput())).rejects.toThrow(
      'Use --yes',
    );
    expect(await rowsOf(to)).toEqual(before);
    await restore(aRun(to), archive, { replace: true, yes: true }, noInput());
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
  });

  it('of a damaged file changes nothing: cut off, a byte changed, an entry changed, or not a backup', async () => {
    const to = await environments.create();
    const whole = readFileSync(archive);
    const flipped = Buffer.from(whole);
    flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    const tar = gunzipSync(whole);
    const changed = Buffer.from(
      tar.toString('latin1').replace('student@alokpath.test', 'teacher@alokpath.test'),
      'latin1',
    );
    const renamed = Buffer.from(
      tar.toString('latin1').replace(`files/${file}`, `files/../${file.slice(3)}`),
      'latin1',
    );
    const before = await rowsOf(to);
    const damaged = {
      cut: whole.subarray(0, whole.length - 2000),
      flipped,
      changed: gzipSync(changed),
      renamed: gzipSync(renamed),
      endless: gzipSync(tar.subarray(0, Math.floor(tar.length / 2))),
      empty: Buffer.alloc(0),
      text: Buffer.from('no backup'),
    };
    for (const [name, data] of Object.entries(damaged)) {
      const path = join(environments.createFolder(), `${name}.tar.gz`);
      writeFileSync(path, data);
      await expect(restore(aRun(to), path, {}, noInput()), name).rejects.toThrow(
        /is damaged or not a backup: .*Nothing was changed\./,
      );
    }
    expect(await rowsOf(to)).toEqual(before);
    expect(existsSync(join(to.dataDir, 'files', file))).toBe(false);
  });

  it('of a backup with other migrations is rejected with instructions', async () => {
    const to = await environments.create();
    await withDb(to, ({ db }) =>
      db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other'`),
    );
    await expect(restore(aRun(to), archive, {}, noInput())).rejects.toThrow(
      'The backup was made by another version of Alokpath',
    );
  });

  it('that is stopped or fails while it writes rows changes neither the database nor the files', async () => {
    const to = await environments.create();
    const before = await rowsOf(to);
    const run = aRun(to);
    run.progress.count = (what) => {
      if (what === 'multi_subject_options') run.stop.abort(new Error('stopped'));
    };
    await expect(restore(run, archive, {}, noInput())).rejects.toThrow('stopped');
    expect(await rowsOf(to)).toEqual(before);
    expect(existsSync(join(to.dataDir, 'files', file))).toBe(false);
  });
});
