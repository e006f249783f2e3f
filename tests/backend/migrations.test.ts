// A new version's tables must work with the previous version, which continues to run while the new
// one starts: migrations only add (docs/operations.md, "Upgrade").
// migrations-statements.long.test.ts sends the statements of each version to the tables of the
// next.
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { migrations } from '../../backend/src/db/migrations.ts';

/**
 * The rule applies to migrations after this one, the last version whose upgrade required a stop.
 */
const BEFORE_THE_RULE = 4;

const all = readMigrationFiles(migrations).map(({ sql }) => sql);

/** Statements that break a backend of the previous version. */
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
])('the rule rejects %s', (statement) => {
  expect(breaking([statement])).toEqual([statement]);
});

it.each([
  'ALTER TABLE "users" ADD COLUMN "mail" text;',
  `ALTER TABLE "users" ADD COLUMN "mail" text DEFAULT '' NOT NULL;`,
  'DROP INDEX "x";',
])('the rule allows %s', (statement) => {
  expect(breaking([statement])).toEqual([]);
});
