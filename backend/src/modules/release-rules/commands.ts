// Sets what students see of their results in an exam. Effective at once, also for existing results.
import type { Db } from '../../db/client.ts';
import { recordById } from '../../records/by-id.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { lockExam } from '../campaigns/exam-campaigns/exam-campaign-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import type { ReleaseRuleBody, ReleaseRuleDocument } from './documents.ts';
import { findReleaseRules, hasCampaign, upsertReleaseRule } from './queries.ts';
import { DEFAULT_RULE, type Release, type ReleaseRule } from './release.ts';

/**
 * @throws 404 for an unknown exam; 409 for `after-window` in an exam without a campaign; 422 for
 *   `on-date` without a date
 */
export function setReleaseRule(
  db: Db,
  exam: ExamOfKind,
  { visibility, moment, date }: ReleaseRuleBody,
  { userId, now }: { userId: string; now: Date },
): Promise<ReleaseRuleDocument> {
  return db.transaction(async (tx) => {
    requireFound((await lockExam(tx, exam.kind, exam.examId)) || undefined, 'exam');
    if (moment === 'on-date' && date === undefined)
      refuse('RELEASE_DATE_MISSING', {}, [problem('date', 'IS_MISSING')]);
    if (moment === 'after-window' && !(await hasCampaign(tx, exam))) {
      refuse('EXAM_WITHOUT_WINDOW', {}, [
        problem('moment', 'IS_NOT_ALLOWED', { allowed: 'immediately, on-date' }),
      ]);
    }
    const rule = {
      visibility,
      moment,
      date: moment === 'on-date' && date !== undefined ? new Date(date) : null,
    };
    await upsertReleaseRule(tx, exam, { ...rule, updatedBy: userId, updatedAt: now });
    return (
      (await listReleaseRules(tx, exam.kind, [exam.examId], now))[exam.examId] ??
      toReleaseRule(rule, undefined)
    );
  });
}

/** The rule of each of these exams, or the default. Does not check whether the exams exist. */
export async function listReleaseRules(
  db: Db,
  kind: ExamOfKind['kind'],
  examIds: readonly string[],
  now: Date,
): Promise<Record<string, ReleaseRuleDocument>> {
  const found = await findReleaseRules(db, kind, examIds, now);
  return recordById(
    examIds.map((id) => [id, toReleaseRule(found.get(id)?.rule, found.get(id)?.release)] as const),
  );
}

function toReleaseRule(
  rule: ReleaseRule | undefined,
  release: Release | undefined,
): ReleaseRuleDocument {
  const { visibility, moment, date } = rule ?? DEFAULT_RULE;
  return {
    visibility,
    moment,
    date: date?.toISOString(),
    releasedAt: release?.releasedAt?.toISOString(),
  };
}
