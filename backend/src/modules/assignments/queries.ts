// SQL of assignments.
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { assignments } from './tables.ts';

/** All assignments, the one due first at the top. */
export async function findAssignments(db: Db) {
  const rows = await db.select().from(assignments).orderBy(asc(assignments.dueDate), asc(assignments.id));
  return rows.map(({ id, title, description, dueDate }) => ({
    ...{ _id: id, title },
    ...withoutNulls({ description }),
    ...(dueDate && { dueDate: dueDate.toISOString() }),
  }));
}
