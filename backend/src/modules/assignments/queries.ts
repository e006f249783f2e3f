// SQL of assignments.
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { AssignmentDocument } from './documents.ts';
import { assignments } from './tables.ts';

type Row = typeof assignments.$inferSelect;

function toAssignment({ id, title, description, dueDate }: Row): AssignmentDocument {
  return { _id: id, title, ...withoutNulls({ description }), ...(dueDate && { dueDate: dueDate.toISOString() }) };
}

/** All assignments, the one due first at the top. */
export async function findAssignments(db: Db): Promise<AssignmentDocument[]> {
  return (await db.select().from(assignments).orderBy(asc(assignments.dueDate), asc(assignments.id))).map(toAssignment);
}

export async function insertAssignment(db: Db, values: typeof assignments.$inferInsert): Promise<AssignmentDocument | undefined> {
  return (await db.insert(assignments).values(values).returning()).map(toAssignment)[0];
}

/** The assignment as it is afterwards; undefined when there is none. */
export async function updateAssignment(db: Db, id: string, changes: Partial<Row>): Promise<AssignmentDocument | undefined> {
  // `id` is set to itself, because `set` must not be empty.
  return (
    await db
      .update(assignments)
      .set({ ...changes, id })
      .where(eq(assignments.id, id))
      .returning()
  ).map(toAssignment)[0];
}

/** Whether there was one. */
export async function deleteAssignment(db: Db, id: string): Promise<boolean> {
  return (await db.delete(assignments).where(eq(assignments.id, id)).returning({ id: assignments.id })).length > 0;
}
