// Restores corrected keys after an import has overwritten the questions.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { examOptions } from '../exams/tables.ts';
import { subjectOptions } from '../multi-subject-exams/tables.ts';
import { keyCorrections } from './tables.ts';

/**
 * Marks the corrected options as correct again. The import has written the rows of their exams in
 * the same transaction.
 */
export async function reapplyCorrections(tx: Db): Promise<void> {
  await tx.execute(reapply('single', sql`${examOptions}`));
  await tx.execute(reapply('multi-subject', sql`${subjectOptions}`));
}

const reapply = (
  kind: string,
  options: SQL,
) => sql`update ${options} o set is_correct = newest.correct_option_ids ? o.id
  from (select distinct on (question_id) question_id, correct_option_ids from ${keyCorrections}
    where exam_kind = ${kind} and kind = 'key' order by question_id, revision desc) newest
  where o.mcq_id = newest.question_id and o.is_correct <> (newest.correct_option_ids ? o.id)`;
