// SQL of submissions of written exams: those that nobody has marked, and those of one student in
// one exam.
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type Listed, type Page } from '../../db/keyset.ts';
import { attempts } from '../attempts/tables.ts';
import { examVersions } from '../exam-versions/tables.ts';
import { exams } from '../exams/tables.ts';
import { type SubmissionDocument, toExamResult } from '../results/documents.ts';
import { examResults as results, examResultVersions as versions } from '../results/tables.ts';
import { TAKEN_TOTAL_MARKS, TAKEN_VERSION_ID } from './taken-exam.ts';

/** Nobody hands in more often than this in one exam. */
const MAX_SUBMISSIONS = 100;
const newer = alias(versions, 'newer');

/** No other submission of the result came later. @param of a further condition on the later ones */
function hasNoNewer(db: Db, of?: SQL): SQL {
  const later = db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(eq(newer.resultId, versions.resultId), sql`${newer.version} > ${versions.version}`, of),
    );
  return sql`not exists ${later}`;
}

/**
 * Submissions that wait for a mark. Left out are those that late answers of the same attempt have
 * taken the place of, and blank ones unless ranks or the result show them.
 */
function isWaiting(db: Db): SQL | undefined {
  const isShown = sql`(${versions.countsForRank} or ${hasNoNewer(db)} or jsonb_array_length(${versions.answers} -> 'writtenAnswer') > 0)`;
  return and(
    isNull(versions.score),
    eq(exams.type, 'Written'),
    hasNoNewer(db, eq(newer.attemptId, versions.attemptId)),
    isShown,
  );
}

/** @param cursor of a page, where one is read */
function selectSubmissions(db: Db, where: SQL | undefined, cursor = sql<string>`''`) {
  return db
    .select({
      ...{ version: versions, result: results, isNewest: sql<boolean>`${hasNoNewer(db)}`, cursor },
      ...{ examVersionId: TAKEN_VERSION_ID, totalMarks: TAKEN_TOTAL_MARKS },
    })
    .from(versions)
    .innerJoin(results, eq(results.id, versions.resultId))
    .innerJoin(exams, eq(exams.id, versions.examId))
    .leftJoin(attempts, eq(attempts.id, versions.attemptId))
    .leftJoin(examVersions, eq(examVersions.id, TAKEN_VERSION_ID))
    .where(where);
}
type Row = Awaited<ReturnType<typeof selectSubmissions>>[number];

function toSubmission({
  version,
  result,
  isNewest,
  examVersionId,
  totalMarks,
}: Omit<Row, 'cursor'>): SubmissionDocument {
  // The newest one's mark may be from before versions said when they were marked.
  const markedAt = version.markedAt ?? (isNewest ? result.markedAt : null);
  return {
    ...toExamResult(result, { ...version, markedAt }),
    ...{
      submissionId: version.id,
      number: version.version,
      isNewest,
      countsForRank: version.countsForRank,
    },
    ...{ totalMarks, ...(examVersionId && { examVersionId }) },
  };
}

/** A page of submissions that wait for a mark, those that wait longest first. */
export async function findUnmarkedPage(db: Db, page: Page): Promise<Listed<SubmissionDocument>> {
  const list = keyset({ moment: versions.dateTaken, id: versions.id, order: 'oldest first' }, page);
  const where = isWaiting(db);
  const [rows, count] = await Promise.all([
    selectSubmissions(db, and(where, list.behind), list.cursor)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${versions} join ${exams} on ${exams.id} = ${versions.examId}`, where, page),
  ]);
  return list.listed(rows, count, toSubmission);
}

/** What a user has submitted in an exam, the newest first. */
export async function findSubmissions(
  db: Db,
  userId: string,
  examId: string,
): Promise<SubmissionDocument[]> {
  const isOf = and(eq(versions.userId, userId), eq(versions.examId, examId));
  return (
    await selectSubmissions(db, isOf).orderBy(desc(versions.version)).limit(MAX_SUBMISSIONS)
  ).map(toSubmission);
}

export async function findSubmission(db: Db, id: string): Promise<SubmissionDocument | undefined> {
  const [row] = await selectSubmissions(db, eq(versions.id, id));
  return row && toSubmission(row);
}
