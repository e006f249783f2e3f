// SQL that saves the answers of open attempts.
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { earliestAcceptedDeadline } from './queries.ts';
import { type AnswerSheet, attempts } from './tables.ts';

/** A sheet that replaces the stored one, if that is older. */
export type NewAnswers = {
  attemptId: string;
  sequence: number;
  /** The sheet as JSON. */
  answers: string;
  now: Date;
  /** Replaces only the save with this number. */
  base?: number;
  /** Saves only in this round of the attempt; not together with `base`. */
  round?: number | undefined;
};

/** The most sheets of one `updateAnswersOfMany`. */
export const MAX_SHEETS = 10;

/**
 * Replaces an older sheet, in one statement.
 * @returns false if the stored sheet is not older or not the save `base`, or if the attempt accepts
 *   no more answers
 */
export async function updateAnswers(
  db: Db,
  { attemptId, sequence, answers, now, base, round }: NewAnswers,
): Promise<boolean> {
  const values = { attemptId, sequence, answers, now, runsUntil: earliestAcceptedDeadline(now) };
  const rows =
    base === undefined
      ? await updateOlder(db, { ...values, round: round ?? null })
      : await updateBase(db, { ...values, base });
  return rows.length > 0;
}

type SaveValues = {
  attemptId: string;
  sequence: number;
  answers: string;
  now: Date;
  runsUntil: Date;
};

/** @param isOlder which stored sheets the save replaces */
function updateSheet(db: Db, isOlder: SQL | undefined) {
  const isRunning = and(
    isNull(attempts.closedAt),
    gte(attempts.deadline, sql.param(sql.placeholder('runsUntil'), attempts.deadline)),
  );
  const at = sql.param(sql.placeholder('now'), attempts.savedAt);
  return db
    .update(attempts)
    .set({
      sequence: sql`${sql.placeholder('sequence')}`,
      answers: sql`${sql.placeholder('answers')}::jsonb`,
      savedAt: sql`${at}`,
    })
    .where(and(eq(attempts.id, sql.placeholder('attemptId')), isRunning, isOlder))
    .returning({ id: attempts.id });
}

const isBefore = lt(attempts.sequence, sql.placeholder('sequence'));
const updateOlder = preparedQuery<SaveValues & { round: number | null }, { id: string }[]>(
  'save_sheet',
  (db) =>
    updateSheet(
      db,
      and(
        isBefore,
        sql`${attempts.round} = coalesce(${sql.placeholder('round')}::int, ${attempts.round})`,
      ),
    ),
);
const updateBase = preparedQuery<SaveValues & { base: number }, { id: string }[]>(
  'save_changes',
  (db) => updateSheet(db, and(isBefore, eq(attempts.sequence, sql.placeholder('base')))),
);

/**
 * Replaces the sheets of several attempts, each under the conditions of `updateAnswers`, in one
 * statement and one commit. An attempt whose row is locked is left as it is: nobody waits for it.
 * @param sheets of different attempts, at most MAX_SHEETS
 * @returns the ids of the attempts whose sheets were replaced; for the others call `updateAnswers`
 */
export async function updateAnswersOfMany(
  db: Db,
  sheets: readonly NewAnswers[],
): Promise<Set<string>> {
  const rows = sheets.map(({ attemptId, sequence, answers, now, base, round }) => {
    const fields = JSON.stringify({
      attempt_id: attemptId,
      new_sequence: sequence,
      new_saved_at: now,
      runs_until: earliestAcceptedDeadline(now),
      base,
      new_round: round,
    });
    // The sheet is JSON already.
    return `${fields.slice(0, -1)},"new_answers":${answers}}`;
  });
  const updated = await updateMany(db, { sheets: `[${rows.join()}]` });
  return new Set(updated.map(({ id }) => id));
}

const updateMany = preparedQuery<{ sheets: string }, { id: string }[]>('save_sheets', (db) => {
  const sheets = sql`jsonb_to_recordset(${sql.placeholder('sheets')}::jsonb) as sheet(
    attempt_id text, new_sequence int, new_saved_at timestamptz, runs_until timestamptz, base int,
    new_round int, new_answers jsonb)`;
  // A lateral subquery that locks is executed for each sheet, by the attempt's id. In a join,
  // PostgreSQL would read all open attempts: by its statistics there are hardly any
  // (docs/decisions/089). With the limit it expects few rows, and finds those by their id, too.
  const locked = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        sql`${attempts.id} = attempt_id`,
        isNull(attempts.closedAt),
        sql`${attempts.deadline} >= runs_until`,
        sql`${attempts.sequence} < new_sequence`,
        sql`${attempts.sequence} = coalesce(base, ${attempts.sequence})`,
        sql`${attempts.round} = coalesce(new_round, ${attempts.round})`,
      ),
    )
    .for('no key update', { skipLocked: true })
    .as('locked');
  const newSheets = db.$with('new_sheets').as(
    db
      .select({
        id: locked.id,
        newSequence: sql<number>`new_sequence`.as('new_sequence'),
        newAnswers: sql<AnswerSheet>`new_answers`.as('new_answers'),
        newSavedAt: sql<Date>`new_saved_at`.as('new_saved_at'),
      })
      .from(sheets)
      .crossJoinLateral(locked)
      .limit(MAX_SHEETS),
  );
  return db
    .with(newSheets)
    .update(attempts)
    .set({
      sequence: sql`${newSheets.newSequence}`,
      answers: sql`${newSheets.newAnswers}`,
      savedAt: sql`${newSheets.newSavedAt}`,
    })
    .from(newSheets)
    .where(eq(attempts.id, newSheets.id))
    .returning({ id: attempts.id });
});
