// SQL of the audit log.
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { users } from '../auth/tables.ts';
import { students } from '../students/tables.ts';
import type { AuditEntryDocument, AuditFilter } from './documents.ts';
import { auditEntries as entries } from './tables.ts';

type NewEntry = typeof entries.$inferInsert;

/** @returns the id */
export async function insertEntry(db: Db, entry: NewEntry): Promise<string> {
  const [row] = await db.insert(entries).values(entry).returning({ id: entries.id });
  if (!row) throw new Error('The entry of the audit log was not stored.');
  return row.id;
}

type FinishedFields = Required<Pick<NewEntry, 'finishedAt' | 'action' | 'changes'>> &
  Pick<NewEntry, 'objectId' | 'title' | 'personId'>;

export async function finishEntry(db: Db, id: string, finished: FinishedFields): Promise<void> {
  await db.update(entries).set(finished).where(eq(entries.id, id));
}

/** For a refused write: nothing has changed. */
export async function deleteEntry(db: Db, id: string): Promise<void> {
  await db.delete(entries).where(eq(entries.id, id));
}

/** Deletes a batch of entries older than `before`. @returns the number of deleted entries */
export async function deleteOldEntries(db: Db, before: Date, limit: number): Promise<number> {
  const oldEntries = sql`(select id from ${entries} where ${lt(entries.startedAt, before)}
    order by ${entries.startedAt} limit ${limit})`;
  return (
    await db
      .delete(entries)
      .where(sql`${entries.id} in ${oldEntries}`)
      .returning({ id: entries.id })
  ).length;
}

const [actors, actorRecords] = [alias(users, 'actors'), alias(students, 'actor_records')];
const [people, records] = [alias(users, 'people'), alias(students, 'records')];

/**
 * Every word is part of the name, the e-mail address or the phone number of the account that made
 * the change.
 */
function matchesActor(words: string | undefined): SQL | undefined {
  const conditions = (words ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => `%${word.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`)
    .map(
      (pattern) =>
        sql`normalize(concat_ws(' ', ${actorRecords.name}, ${actors.email}, ${actors.phoneNumber}),
          nfc) ilike ${pattern}`,
    );
  return and(...conditions);
}

const ENTRIES_WITH_PEOPLE = sql`${entries} left join ${users} as "actors" on ${actors.id} = ${entries.actorId}
  left join ${students} as "actor_records" on ${actorRecords.userId} = ${actors.id}`;

/** A page of the log, the newest first. */
export async function findEntries(
  db: Db,
  { actor, kind, from, until }: AuditFilter,
  page: Page,
): Promise<ListPage<AuditEntryDocument>> {
  const list = keyset(
    { timestamp: entries.startedAt, id: entries.id, order: 'newest first' },
    page,
  );
  const where = and(
    matchesActor(actor),
    kind && eq(entries.kind, kind),
    from ? gte(entries.startedAt, new Date(from)) : undefined,
    until ? lt(entries.startedAt, new Date(until)) : undefined,
  );
  const rows = await db
    .select({
      entry: entries,
      cursor: list.cursor,
      actor: {
        id: actors.id,
        name: actorRecords.name,
        email: actors.email,
        phoneNumber: actors.phoneNumber,
      },
      person: { id: people.id, name: records.name, studentId: records.id },
    })
    .from(entries)
    .leftJoin(actors, eq(actors.id, entries.actorId))
    .leftJoin(actorRecords, eq(actorRecords.userId, actors.id))
    .leftJoin(people, eq(people.id, entries.personId))
    .leftJoin(records, eq(records.userId, people.id))
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  return list.toListPage(rows, await countRows(db, ENTRIES_WITH_PEOPLE, where, page), toEntry);
}

type NamedAccount = { id: string | null; name: string | null };
type Row = {
  entry: typeof entries.$inferSelect;
  actor: (NamedAccount & { email: string | null; phoneNumber: string | null }) | null;
  person: (NamedAccount & { studentId: string | null }) | null;
};

function toEntry({ entry, actor, person }: Row): AuditEntryDocument {
  const { id, startedAt, finishedAt, action, kind, objectId, title, changes } = entry;
  return {
    _id: id,
    at: startedAt.toISOString(),
    finished: finishedAt !== null,
    action,
    kind,
    ...withoutNulls({ objectId, title }),
    ...(actor?.id && {
      actor: {
        _id: actor.id,
        ...withoutNulls({ name: actor.name ?? actor.email ?? actor.phoneNumber }),
      },
    }),
    ...(person?.id && {
      person: {
        _id: person.id,
        ...withoutNulls({ name: person.name, studentId: person.studentId }),
      },
    }),
    changes: changes.map(({ field, before, after }) => ({
      field,
      ...withoutNulls({ before, after }),
    })),
  };
}
