// Duplicates branches of the content tree (docs/decisions/075).
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { Item } from '../content-revisions/queries.ts';
import type { ParentColumn } from '../exams/parent-queries.ts';
import { examMcqs, exams, examWrittenQuestions } from '../exams/tables.ts';
import { examSubjects, multiSubjectExams, subjectMcqs } from '../multi-subject-exams/tables.ts';
import { findUseNow, lockItem } from './archive-queries.ts';
import { lockParents } from './archived-queries.ts';
import { KINDS_FROM_TOP, tableOf } from './branch.ts';
import { copyExams } from './copy-exams.ts';
import { copyOutline } from './copy-outline.ts';
import { CopyPlan } from './copy-plan.ts';
import type { ContentCopyDocument, CopySent } from './documents.ts';
import {
  findLastPosition,
  findNextYear,
  findPlace,
  lockTarget,
  makeRoom,
  type Place,
} from './place-queries.ts';

/** Subjects, chapters, lessons, notes, units, years and exams in one copy. */
const MAX_COPIED_ITEMS = 500;
/** The maximum of one paper. */
const MAX_COPIED_QUESTIONS = 4000;

/**
 * Copies the item with everything below it that is not archived, to the position after itself or to
 * the end of another parent. Undefined if there is no such item.
 * @throws 409 while a campaign with one of its exams is not over, and if its position is taken; 422
 *   for an unknown parent, and for too many items
 */
export async function duplicateItem(
  db: Db,
  item: Item,
  input: CopySent,
  author: { userId: string; at: Date },
): Promise<ContentCopyDocument | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const place = await findPlace(tx, item);
      if (!place || !(await lockParents(tx, item))) return undefined;
      const parentId = input.parentId ?? place.parentId;
      const target =
        (await lockTarget(tx, item, parentId)) ??
        refuse('COPY_TARGET_UNKNOWN', {}, [problem('parentId', 'IS_INVALID')]);
      const row = await lockItem(tx, item);
      if (!row || row.archivedAt) return undefined;
      // The copy would reveal its questions before the campaign.
      if ((await findUseNow(tx, item, author.at)).isInCampaign) refuse('CAMPAIGN_NOT_OVER');
      const isSameParent = parentId === place.parentId;
      const plan = new CopyPlan(tx, item, {
        parentId,
        isSameParent,
        title: input.title,
        year: input.year ?? (isSameParent ? await findNextYearOf(tx, item, parentId) : undefined),
        position: isSameParent
          ? await makeRoom(tx, item.kind, place, item.id)
          : await findLastPosition(tx, item.kind, targetPlace(place, target.examColumn, parentId)),
      });
      const itemCount = await countItems(plan);
      if (itemCount > MAX_COPIED_ITEMS || (await countQuestions(plan)) > MAX_COPIED_QUESTIONS)
        refuse('COPY_TOO_LARGE', { items: MAX_COPIED_ITEMS, questions: MAX_COPIED_QUESTIONS });
      await copyOutline(plan);
      await copyExams(plan, target.examColumn, author);
      return { _id: plan.copyOf(item.id) ?? '', kind: item.kind, parentId, itemCount };
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuse('PLACE_TAKEN');
    throw error;
  }
}

/** An exam of an academic unit can be copied to one of an admission course, and the reverse. */
const targetPlace = (
  { column }: Place,
  examColumn: ParentColumn | undefined,
  parentId: string,
): Place => ({ column: examColumn ? exams[examColumn] : column, parentId });

const findNextYearOf = (tx: Db, { kind }: Item, unitId: string) =>
  kind === 'exam-year' ? findNextYear(tx, unitId) : Promise.resolve(undefined);

async function countItems(plan: CopyPlan): Promise<number> {
  let count = 0;
  for (const kind of KINDS_FROM_TOP)
    count += await plan.tx.$count(tableOf(kind).table, plan.rows(kind));
  return count;
}

async function countQuestions(plan: CopyPlan): Promise<number> {
  const { tx } = plan;
  const examIds = tx.select({ id: exams.id }).from(exams).where(plan.rows('exam'));
  const paperIds = tx
    .select({ id: multiSubjectExams.id })
    .from(multiSubjectExams)
    .where(plan.rows('paper'));
  const subjectIds = tx
    .select({ id: examSubjects.id })
    .from(examSubjects)
    .where(inArray(examSubjects.examId, paperIds));
  const counts = [
    await tx.$count(examMcqs, inArray(examMcqs.examId, examIds)),
    await tx.$count(examWrittenQuestions, inArray(examWrittenQuestions.examId, examIds)),
    await tx.$count(subjectMcqs, inArray(subjectMcqs.subjectId, subjectIds)),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
