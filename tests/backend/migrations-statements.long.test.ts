// The tables of each version serve the statements of the version before, which runs on while the
// new one starts (docs/operations.md, "Upgrade").
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { beforeAll, expect, it } from 'vitest';
import { migrations } from '../../backend/src/db/migrations.ts';

/**
 * The rule holds for migrations after this one, the last of the versions that were stopped for an
 * upgrade.
 */
const BEFORE_THE_RULE = 4;

const all = readMigrationFiles(migrations).map(({ sql }) => sql);

/** The files of a database with the migrations before the rule. */
let filesBeforeTheRule: Blob;
beforeAll(async () => {
  const database = await PGlite.create();
  for (const statement of all.slice(0, BEFORE_THE_RULE).flat()) await database.exec(statement);
  filesBeforeTheRule = await database.dumpDataDir('none');
  await database.close();
});
const databaseBeforeTheRule = () => PGlite.create({ loadDataDir: filesBeforeTheRule });

type Column = { name: string; type: string; isRequired: boolean };

async function columnsOf(database: PGlite): Promise<Map<string, Column>> {
  const { rows } = await database.query<Column>(`
    select table_name || '.' || column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
    from information_schema.columns where table_schema = 'public'`);
  return new Map(rows.map((column) => [column.name, column]));
}

it('statements of the previous version still run: its inserts name no new column, its reads find the old ones', async () => {
  const database = await databaseBeforeTheRule();
  const before = await columnsOf(database);
  const oldTables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  for (const statement of all.slice(BEFORE_THE_RULE).flat()) await database.exec(statement);
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

/** Tables with their columns, and the unique indexes that an insert can name in `on conflict`. */
async function shapeOf(database: PGlite) {
  const { rows: tables } = await database.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname`);
  const { rows: indexes } = await database.query<{ table: string; target: string }>(`
    select c.relname as table, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING btree ', '') as target
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const { rows: rules } = await database.query<{ table: string; rule: string }>(`
    select conrelid::regclass::text as table, conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
    where contype in ('c', 'u', 'f', 'x') and connamespace = 'public'::regnamespace
    union all select tablename, tablename || ': ' || regexp_replace(indexdef, '^.* USING ', 'UNIQUE ') from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`);
  return { tables, indexes, rules };
}

/**
 * What the query builder of a version with these tables sends: it names every column of its schema.
 */
function statementsOf({ tables, indexes }: Awaited<ReturnType<typeof shapeOf>>): string[] {
  return tables.flatMap(({ name, columns }) => {
    const [names, defaults] = [columns.join(', '), columns.map(() => 'default').join(', ')];
    const insert = `insert into "${name}" (${names}) values (${defaults})`;
    const conflicts = indexes
      .filter(({ table }) => table === name)
      .map(({ target }) => `${insert} on conflict ${target} do nothing`);
    return [
      `select ${names} from "${name}"`,
      `${insert} returning ${names}`,
      ...conflicts,
      `update "${name}" set ${columns.map((column) => `${column} = default`).join(', ')}`,
    ];
  });
}

/**
 * What a version with the tables of before can no longer do after these statements: statements that
 * fail, and rules it does not know.
 */
async function brokenBy(database: PGlite, migration: string[]): Promise<string[]> {
  const before = await shapeOf(database);
  for (const statement of migration) await database.exec(statement);
  const failed: string[] = [];
  for (const statement of statementsOf(before)) {
    await database
      .exec(`explain ${statement}`)
      .catch((error: Error) => failed.push(`${error.message}: ${statement}`));
  }
  const after = await shapeOf(database);
  const columnsBefore = new Map(before.tables.map(({ name, columns }) => [name, columns]));
  const known = new Set(before.rules.map(({ rule }) => rule));
  const rules = after.rules.filter(({ table, rule }) => {
    const columns = columnsBefore.get(table);
    if (!columns || known.has(rule)) return false;
    // A rule about a new column holds for its default, which the version before writes.
    const added =
      after.tables
        .find(({ name }) => name === table)
        ?.columns.filter((column) => !columns.includes(column)) ?? [];
    return !added.some((column) => new RegExp(`\\b${column}\\b`).test(rule.slice(table.length)));
  });
  return [...failed, ...rules.map(({ rule }) => rule)];
}

/**
 * The rule of one open attempt per user and exam was given another index (docs/decisions/089). No
 * version named the old one: all insert attempts `on conflict do nothing`.
 */
const REPLACED = [
  /insert into "attempts" .* on conflict \(user_id, (multi_subject_)?exam_id\) WHERE \(closed_at IS NULL\)/,
  /^attempts: UNIQUE btree \(user_id, \(\s*CASE\s+WHEN \(closed_at IS NULL\) THEN (multi_subject_)?exam_id\s/,
];

it('each version’s tables serve the statements of the version before: reads, inserts, updates, and conflicts that inserts name', async () => {
  const database = await databaseBeforeTheRule();
  const broken: string[] = [];
  for (const statements of all.slice(BEFORE_THE_RULE))
    broken.push(...(await brokenBy(database, statements)));
  const unexpected = broken.filter((text) => !REPLACED.some((pattern) => pattern.test(text)));
  expect(unexpected).toEqual([]);
  expect(broken).toHaveLength(4);
  await database.close();
});

it.each([
  ['a column that is gone', 'ALTER TABLE "users" DROP COLUMN "created_at"'],
  ['another name', 'ALTER TABLE "answer_files" RENAME COLUMN "size" TO "bytes"'],
  ['a unique key that an insert names', 'ALTER TABLE "users" DROP CONSTRAINT "users_email_unique"'],
  [
    'a rule for a column of before',
    `ALTER TABLE "users" ADD CONSTRAINT "no_admins" CHECK (role <> 'admin')`,
  ],
  ['a unique index on columns of before', 'CREATE UNIQUE INDEX "one_name" ON "students" ("name")'],
])('finds statements that break the previous version: %s', async (_, statement) => {
  const database = await databaseBeforeTheRule();
  expect((await brokenBy(database, [statement])).length).toBeGreaterThan(0);
  await database.close();
});
