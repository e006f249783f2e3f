// SQL of sealed answers that came after the exam was closed: kept beside the attempt until an admin accepts or refuses them.
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { AttemptRow, LateRow } from './attempt-documents.ts';
import { attempts, lateAnswers } from './attempt-tables.ts';
import type { Page } from './queries.ts';

export type Late = { late: LateRow; attempt: AttemptRow };

/**
 * Keeps a sheet; the same one sent again is the row that is there.
 * @param most different sheets of one attempt
 * @returns undefined where there are that many others
 */
export function insertLateAnswers(db: Db, values: typeof lateAnswers.$inferInsert, most: number): Promise<LateRow | undefined> {
  return db.transaction(async (tx) => {
    const { attemptId, answersHash } = values;
    // The attempt's lock: of two sheets at once the second one counts the first.
    await tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.id, attemptId)).for('update');
    const stored = await findLateOf(tx, attemptId);
    const same = stored.find((row) => row.answersHash === answersHash);
    if (same || stored.length >= most) return same;
    return (await tx.insert(lateAnswers).values(values).returning())[0];
  });
}

/** What came late to an attempt, the first at the top. */
export function findLateOf(db: Db, attemptId: string): Promise<LateRow[]> {
  return db
    .select()
    .from(lateAnswers)
    .where(eq(lateAnswers.attemptId, attemptId))
    .orderBy(asc(lateAnswers.receivedAt), asc(lateAnswers.id));
}

/** A page of late answers with their attempts, those that wait longest at the top. */
export async function findLatePage(db: Db, state: LateRow['state'] | undefined, page: Page): Promise<{ late: Late[]; total: number }> {
  const where = state && eq(lateAnswers.state, state);
  const query = db
    .select({ late: lateAnswers, attempt: attempts })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .where(where)
    .orderBy(asc(lateAnswers.receivedAt), asc(lateAnswers.id));
  const [late, total] = await Promise.all([query.limit(page.limit).offset(page.offset), db.$count(lateAnswers, where)]);
  return { late, total };
}

export async function findLate(db: Db, id: string): Promise<Late | undefined> {
  const rows = await db
    .select({ late: lateAnswers, attempt: attempts })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .where(eq(lateAnswers.id, id));
  return rows[0];
}

/** Decides about answers that wait; undefined where somebody has decided before. */
export async function decideLate(
  tx: Db,
  id: string,
  decision: { state: 'accepted' | 'refused'; decidedBy: string; decidedAt: Date },
): Promise<LateRow | undefined> {
  const waits = and(eq(lateAnswers.id, id), eq(lateAnswers.state, 'waiting'));
  return (await tx.update(lateAnswers).set(decision).where(waits).returning())[0];
}
