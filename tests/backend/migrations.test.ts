// A new version's tables serve the version before, which runs on while the new one starts: migrations only add (docs/operations.md, "Upgrade").
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { migrations } from '../../backend/src/db/migrations.ts';

/** The rule holds for migrations after this one, the last of the versions that were stopped for an upgrade. */
const BEFORE_THE_RULE = 4;

const all = readMigrationFiles(migrations).map(({ sql }) => sql);

/** Statements that break a backend of the version before. */
function breaking(statements: string[]): string[] {
  const created = new Set(
    statements.flatMap((statement) => /^\s*create table "(\w+)"/i.exec(statement)?.[1] ?? []),
  );
  return statements.filter((statement) => {
    const table = /^\s*(?:alter|drop) table (?:if exists )?"(\w+)"/i.exec(statement)?.[1];
    if (table !== undefined && created.has(table)) return false;
    if (
      /\bdrop (table|column|view|type)\b|\brename\b|\bset not null\b|\bset data type\b/i.test(
        statement,
      )
    )
      return true;
    return (
      /\badd column\b/i.test(statement) &&
      /\bnot null\b/i.test(statement) &&
      !/\bdefault\b|\bgenerated\b/i.test(statement)
    );
  });
}

it('have times that rise and have passed: a database skips one that is older than the last it has', () => {
  const times = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(Date.now());
});

it('only add tables, and columns that have a default or may be null', () => {
  expect(all.slice(BEFORE_THE_RULE).flatMap(breaking)).toEqual([]);
});

it.each([
  'DROP TABLE "users";',
  'ALTER TABLE "users" DROP COLUMN "email";',
  'ALTER TABLE "users" RENAME COLUMN "email" TO "mail";',
  'ALTER TABLE "users" RENAME TO "accounts";',
  'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE integer;',
  'ALTER TABLE "users" ADD COLUMN "mail" text NOT NULL;',
])('the rule refuses %s', (statement) => {
  expect(breaking([statement])).toEqual([statement]);
});

it.each([
  'ALTER TABLE "users" ADD COLUMN "mail" text;',
  `ALTER TABLE "users" ADD COLUMN "mail" text DEFAULT '' NOT NULL;`,
  'DROP INDEX "x";',
])('the rule allows %s', (statement) => {
  expect(breaking([statement])).toEqual([]);
});

type Column = { name: string; type: string; isRequired: boolean };

async function columnsOf(database: PGlite): Promise<Map<string, Column>> {
  const { rows } = await database.query<Column>(`
    select table_name || '.' || column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
    from information_schema.columns where table_schema = 'public'`);
  return new Map(rows.map((column) => [column.name, column]));
}

it('statements of the version before still run: its inserts name no new column, its reads find the old ones', async () => {
  const database = await PGlite.create();
  const apply = async (statements: string[][]) => {
    for (const statement of statements.flat()) await database.exec(statement);
  };
  await apply(all.slice(0, BEFORE_THE_RULE));
  const before = await columnsOf(database);
  const oldTables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  await apply(all.slice(BEFORE_THE_RULE));
  const after = await columnsOf(database);

  for (const column of before.values()) {
    expect(after.get(column.name), column.name).toMatchObject({ type: column.type });
    if (!column.isRequired)
      expect(after.get(column.name), column.name).toMatchObject({ isRequired: false });
  }
  const required = [...after.values()].filter(
    ({ name, isRequired }) => isRequired && !before.has(name) && oldTables.has(name.split('.')[0]),
  );
  expect(required).toEqual([]);

  // What that version wrote at a sign-up and at the start of an exam, word for word.
  await database.exec(`
    insert into "users" ("id", "email", "password_hash") values ('u', 'a@example.com', 'x');
    insert into "students" ("id", "user_id", "contact_email") values ('s', 'u', 'a@example.com');
    insert into "sessions" ("id_hash", "user_id", "expires_at") values ('h', 'u', now());
    insert into "signups" ("session_hash", "credential", "password_hash", "otp_hash", "expires_at") values ('h', 'b@example.com', 'x', 'y', now());
    insert into "password_resets" ("user_id", "otp_hash", "expires_at") values ('u', 'y', now());
    insert into "answer_files" ("name", "user_id", "size", "created_at") values ('f', 'u', 1, now());`);
  expect(
    (await database.query('select "id_hash", "user_id", "expires_at" from "sessions"')).rows,
  ).toHaveLength(1);
  await database.close();
});
