// SQL of exclusions from contests.
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { attempts } from '../attempts/tables.ts';
import { IS_STARTED_INSIDE } from '../campaigns/released-at.ts';
import {
  examCampaigns as campaigns,
  examCampaignRegistrations as registrations,
} from '../campaigns/tables.ts';
import type { ExamKindName, ExamOfKind } from '../exams/documents.ts';
import { examResultVersions, multiSubjectResultVersions } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import type {
  ExcludedEntryDocument,
  ExclusionDocument,
  MeritListDecisionsDocument,
} from './documents.ts';
import { meritListChanges as changes, attemptExclusions as exclusions } from './tables.ts';

/** More than these are not listed. */
const MAX_LISTED = 500;
/**
 * The same decision by the same admin counts once within this time, because the first response may
 * have been lost.
 */
const REPEAT_MS = 2 * 60_000;

/** The attempts at the exam, among these, that were started in a contest, with their accounts. */
export function findContestAttempts(
  tx: Db,
  { kind, examId }: ExamOfKind,
  ids: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  return tx
    .selectDistinct({ id: attempts.id, userId: attempts.userId })
    .from(attempts)
    .innerJoin(campaigns, IS_STARTED_INSIDE)
    .where(
      and(
        eq(kind === 'multi-subject' ? attempts.multiSubjectExamId : attempts.examId, examId),
        inArray(attempts.id, [...ids]),
      ),
    )
    .orderBy(attempts.id);
}

/** An exclusion that was made or ended. */
export type DecidedExclusion = { id: string; attemptId: string; userId: string };
const DECIDED_COLUMNS = {
  id: exclusions.id,
  attemptId: exclusions.attemptId,
  userId: exclusions.userId,
};

/** Excludes those that are not excluded yet. @returns the new exclusions */
export function insertExclusions(
  tx: Db,
  rows: (typeof exclusions.$inferInsert)[],
): Promise<DecidedExclusion[]> {
  return tx.insert(exclusions).values(rows).onConflictDoNothing().returning(DECIDED_COLUMNS);
}

/** The current exclusions of these attempts, with reasons. */
export function findCurrent(
  tx: Db,
  attemptIds: readonly string[],
): Promise<{ attemptId: string; reason: string }[]> {
  return tx
    .select({ attemptId: exclusions.attemptId, reason: exclusions.reason })
    .from(exclusions)
    .where(and(isNull(exclusions.endedAt), inArray(exclusions.attemptId, [...attemptIds])));
}

type End = { endReason: string; endedBy: string; endedAt: Date };

const isOfExam = ({ kind, examId }: ExamOfKind) =>
  and(eq(exclusions.examKind, kind), eq(exclusions.examId, examId));

/** Ends the exclusions of these attempts at the exam. @returns the ended exclusions */
export function endExclusions(
  tx: Db,
  exam: ExamOfKind,
  attemptIds: readonly string[],
  end: End,
): Promise<DecidedExclusion[]> {
  return tx
    .update(exclusions)
    .set(end)
    .where(
      and(
        isOfExam(exam),
        isNull(exclusions.endedAt),
        inArray(exclusions.attemptId, [...attemptIds]),
      ),
    )
    .returning(DECIDED_COLUMNS);
}

/** The number of these attempts at the exam with exactly this end within the last minutes. */
export async function countEnded(
  tx: Db,
  exam: ExamOfKind,
  attemptIds: readonly string[],
  { endReason, endedBy, endedAt }: End,
): Promise<number> {
  const isSameDecision = and(eq(exclusions.endReason, endReason), eq(exclusions.endedBy, endedBy));
  const isRecent = gt(exclusions.endedAt, new Date(endedAt.getTime() - REPEAT_MS));
  return tx.$count(
    exclusions,
    and(isOfExam(exam), inArray(exclusions.attemptId, [...attemptIds]), isSameDecision, isRecent),
  );
}

/**
 * The exclusions of the attempts of these results, by result id.
 * @param userId account that owns the results; undefined: all accounts
 */
export async function findExclusions(
  db: Db,
  kind: ExamKindName,
  resultIds: readonly string[],
  userId: string | undefined,
): Promise<Map<string, ExclusionDocument>> {
  const versions = kind === 'multi-subject' ? multiSubjectResultVersions : examResultVersions;
  const rows = await db
    .select({
      resultId: versions.resultId,
      reason: exclusions.reason,
      excludedAt: exclusions.excludedAt,
    })
    .from(versions)
    .innerJoin(
      exclusions,
      and(eq(exclusions.attemptId, versions.attemptId), isNull(exclusions.endedAt)),
    )
    .where(
      and(
        inArray(versions.resultId, [...resultIds]),
        userId === undefined ? undefined : eq(versions.userId, userId),
      ),
    )
    .orderBy(exclusions.excludedAt);
  return new Map(
    rows.map(({ resultId, reason, excludedAt }) => [
      resultId,
      { reason, excludedAt: excludedAt.toISOString() },
    ]),
  );
}

/**
 * The students of excluded attempts in the campaign, without a name if the student record or its
 * registration is deleted, and the changes since the publication.
 */
export async function findMeritListDecisions(
  db: Db,
  campaignId: string,
): Promise<MeritListDecisionsDocument> {
  const isRegistered = and(
    eq(registrations.studentId, students.id),
    eq(registrations.campaignId, campaigns.id),
  );
  const excluded = await db
    .select({
      reason: exclusions.reason,
      excludedAt: exclusions.excludedAt,
      basicInfo: registrations.basicInfo,
      isNamed: registrations.showInMeritList,
    })
    .from(campaigns)
    .innerJoin(attempts, IS_STARTED_INSIDE)
    .innerJoin(exclusions, and(eq(exclusions.attemptId, attempts.id), isNull(exclusions.endedAt)))
    .leftJoin(students, eq(students.userId, attempts.userId))
    .leftJoin(registrations, isRegistered)
    .where(eq(campaigns.id, campaignId))
    .orderBy(desc(exclusions.excludedAt), desc(exclusions.id))
    .limit(MAX_LISTED);
  const changedRows = await db
    .select()
    .from(changes)
    .where(eq(changes.campaignId, campaignId))
    .orderBy(desc(changes.changedAt), desc(changes.id))
    .limit(MAX_LISTED);
  return {
    excluded: excluded.map(toExcluded),
    changes: changedRows.map(({ id, kind, reason, changedAt }) => ({
      _id: id,
      kind,
      reason,
      changedAt: changedAt.toISOString(),
    })),
  };
}

type ExcludedRow = {
  reason: string;
  excludedAt: Date;
  basicInfo: Record<string, string> | null;
  isNamed: boolean | null;
};

function toExcluded({
  reason,
  excludedAt,
  basicInfo,
  isNamed,
}: ExcludedRow): ExcludedEntryDocument {
  const {
    name = null,
    institution = null,
    district = null,
    className = null,
  } = (isNamed && basicInfo) || {};
  return {
    ...withoutNulls({ name, institution, district, className }),
    reason,
    excludedAt: excludedAt.toISOString(),
  };
}

/** The reason of an attempt's exclusion, in queries of attempts; null if it is not excluded. */
export const EXCLUSION_REASON: SQL<string | null> = sql<
  string | null
>`(select ${exclusions.reason} from ${exclusions}
  where ${exclusions.attemptId} = ${attempts.id} and ${exclusions.endedAt} is null)`;
