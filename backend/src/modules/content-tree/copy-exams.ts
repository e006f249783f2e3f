// SQL that copies the exams of a branch with their questions, keys, release rules and number of
// markers. Stored options have the corrected key. Versions are not copied: the copy gets its own
// when it is first needed (exam-versions).
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { insertRows } from '../../db/insert-rows.ts';
import { searchKey } from '../../records/search/search-key.ts';
import { lessons } from '../academics/tables.ts';
import type { ParentColumn } from '../exams/parent-queries.ts';
import {
  examMcqs,
  examOptions,
  exams,
  examWrittenQuestions,
  lessonExams,
} from '../exams/tables.ts';
import { keyCorrections } from '../key-corrections/tables.ts';
import { examSecondMarking } from '../marking/tables.ts';
import {
  examSubjects,
  multiSubjectExams,
  subjectMcqs,
  subjectOptions,
} from '../multi-subject-exams/tables.ts';
import { examReleaseRules } from '../release-rules/tables.ts';
import type { CopyPlan } from './copy-plan.ts';

/** The account that copies, and the time. */
type Author = { userId: string; at: Date };
type OptionRow = { id: string; mcqId: string };

/** @param parent the column of the parent, if the item is an exam */
export async function copyExams(
  plan: CopyPlan,
  parent: ParentColumn | undefined,
  author: Author,
): Promise<void> {
  await copySingleExams(plan, parent);
  await copyPapers(plan);
  await copyLessonExams(plan);
  await copyReleaseRules(plan, author);
  await copySecondMarking(plan, author);
}

async function copySingleExams(plan: CopyPlan, parent: ParentColumn | undefined): Promise<void> {
  const { tx } = plan;
  const rows = await tx.select().from(exams).where(plan.rows('exam'));
  const ids = rows.map(({ id }) => id);
  const dropped = await findDropped(plan, 'single', ids);
  const allMcqs = await tx.select().from(examMcqs).where(inArray(examMcqs.examId, ids));
  const mcqs = allMcqs.filter(({ id }) => !dropped.has(id));
  const droppedPoints = pointsByExam(allMcqs.filter(({ id }) => dropped.has(id)));
  const copies = rows.map((row) => {
    const title = plan.titleOf(row.id, row.title);
    const copyOf = (id: string | null) => id && (plan.copyOf(id) ?? null);
    const parents = {
      chapterId: copyOf(row.chapterId),
      subjectId: copyOf(row.subjectId),
      courseId: null,
      lessonId: copyOf(row.lessonId),
      unitId: copyOf(row.unitId),
      academicUnitId: copyOf(row.academicUnitId),
    };
    return {
      ...row,
      title,
      searchKey: searchKey(title),
      ...parents,
      ...(plan.isRoot(row.id) && parent && { [parent]: plan.root.parentId }),
      position: plan.positionOf(row.id, row.position),
      id: plan.newId(row.id),
      totalMarks: Math.max(0, row.totalMarks - (droppedPoints.get(row.id) ?? 0)),
    };
  });
  await insertRows(tx, exams, copies);
  const questions = mcqs.map(({ contentHash: _, ...row }) => ({
    ...row,
    examId: plan.copyOf(row.examId) ?? row.examId,
    id: plan.newId(row.id),
  }));
  await insertRows(tx, examMcqs, questions);
  const options = await tx
    .select()
    .from(examOptions)
    .where(
      inArray(
        examOptions.mcqId,
        mcqs.map(({ id }) => id),
      ),
    );
  await insertRows(
    tx,
    examOptions,
    options.map((row) => optionCopy(plan, row)),
  );
  const written = await tx
    .select()
    .from(examWrittenQuestions)
    .where(inArray(examWrittenQuestions.examId, ids));
  const writtenCopies = written.map((row) => ({
    ...row,
    examId: plan.copyOf(row.examId) ?? row.examId,
    id: plan.newId(row.id),
  }));
  await insertRows(tx, examWrittenQuestions, writtenCopies);
}

async function copyPapers(plan: CopyPlan): Promise<void> {
  const { tx } = plan;
  const rows = await tx.select().from(multiSubjectExams).where(plan.rows('paper'));
  const ids = rows.map(({ id }) => id);
  const dropped = await findDropped(plan, 'multi-subject', ids);
  const copies = rows.map((row) => {
    const title = plan.titleOf(row.id, row.title);
    return {
      ...row,
      title,
      searchKey: searchKey(title),
      id: plan.newId(row.id),
      yearId: plan.parentOf(row.id, row.yearId),
    };
  });
  await insertRows(tx, multiSubjectExams, copies);
  const subjects = await tx.select().from(examSubjects).where(inArray(examSubjects.examId, ids));
  const subjectCopies = subjects.map((row) => ({
    ...row,
    examId: plan.copyOf(row.examId) ?? row.examId,
    id: plan.newId(row.id),
  }));
  await insertRows(tx, examSubjects, subjectCopies);
  const subjectIds = subjects.map(({ id }) => id);
  const mcqs = (
    await tx.select().from(subjectMcqs).where(inArray(subjectMcqs.subjectId, subjectIds))
  ).filter(({ id }) => !dropped.has(id));
  const questions = mcqs.map(({ contentHash: _, ...row }) => ({
    ...row,
    subjectId: plan.copyOf(row.subjectId) ?? row.subjectId,
    id: plan.newId(row.id),
  }));
  await insertRows(tx, subjectMcqs, questions);
  const mcqIds = mcqs.map(({ id }) => id);
  const options = await tx
    .select()
    .from(subjectOptions)
    .where(inArray(subjectOptions.mcqId, mcqIds));
  await insertRows(
    tx,
    subjectOptions,
    options.map((row) => optionCopy(plan, row)),
  );
}

/** Questions that are void or bonus by their newest correction are not copied. */
async function findDropped(
  { tx }: CopyPlan,
  examKind: 'single' | 'multi-subject',
  examIds: string[],
): Promise<ReadonlySet<string>> {
  const { questionId, kind, revision } = keyCorrections;
  const rows = await tx
    .select({ questionId, kind })
    .from(keyCorrections)
    .where(and(eq(keyCorrections.examKind, examKind), inArray(keyCorrections.examId, examIds)))
    .orderBy(asc(revision));
  const newest = new Map(rows.map((row) => [row.questionId, row.kind]));
  return new Set([...newest].flatMap(([id, of]) => (of === 'key' ? [] : [id])));
}

function optionCopy<Row extends OptionRow>(plan: CopyPlan, row: Row) {
  return { ...row, mcqId: plan.copyOf(row.mcqId) ?? row.mcqId, id: plan.newId(row.id) };
}

/** The sum of the points of these questions, by exam. */
function pointsByExam(mcqs: readonly { examId: string; points: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { examId, points } of mcqs) sums.set(examId, (sums.get(examId) ?? 0) + points);
  return sums;
}

/** A lesson that is copied within its chapter points to the same exams of the chapter. */
async function copyLessonExams(plan: CopyPlan): Promise<void> {
  const { tx, item, root } = plan;
  const rows = await tx
    .select({ lessonId: lessonExams.lessonId, examId: lessonExams.examId })
    .from(lessonExams)
    .innerJoin(exams, eq(exams.id, lessonExams.examId))
    .where(
      inArray(
        lessonExams.lessonId,
        tx.select({ id: lessons.id }).from(lessons).where(plan.rows('lesson')),
      ),
    );
  const isInPlace = item.kind === 'lesson' && root.isSameParent;
  const copies = rows.flatMap(({ lessonId, examId }) => {
    const lessonCopy = plan.copyOf(lessonId);
    const exam = plan.copyOf(examId) ?? (isInPlace ? examId : undefined);
    return lessonCopy && exam ? [{ lessonId: lessonCopy, examId: exam }] : [];
  });
  await insertRows(tx, lessonExams, copies);
}

async function copyReleaseRules(plan: CopyPlan, { userId, at }: Author): Promise<void> {
  const { tx } = plan;
  const examIds = tx.select({ id: exams.id }).from(exams).where(plan.rows('exam'));
  const paperIds = tx
    .select({ id: multiSubjectExams.id })
    .from(multiSubjectExams)
    .where(plan.rows('paper'));
  const rules = await tx
    .select()
    .from(examReleaseRules)
    .where(
      or(
        inArray(examReleaseRules.examId, examIds),
        inArray(examReleaseRules.multiSubjectExamId, paperIds),
      ),
    );
  const copyOf = (id: string | null) => id && (plan.copyOf(id) ?? null);
  const copies = rules.map(({ visibility, moment, date, ...rule }) => ({
    visibility,
    moment,
    date,
    updatedBy: userId,
    updatedAt: at,
    examId: copyOf(rule.examId),
    multiSubjectExamId: copyOf(rule.multiSubjectExamId),
  }));
  await insertRows(tx, examReleaseRules, copies);
}

async function copySecondMarking(plan: CopyPlan, { userId, at }: Author): Promise<void> {
  const { tx } = plan;
  const examIds = tx.select({ id: exams.id }).from(exams).where(plan.rows('exam'));
  const settings = await tx
    .select()
    .from(examSecondMarking)
    .where(inArray(examSecondMarking.examId, examIds));
  const copies = settings.map(({ examId, tolerance }) => ({
    examId: plan.copyOf(examId) ?? examId,
    tolerance,
    updatedBy: userId,
    updatedAt: at,
  }));
  await insertRows(tx, examSecondMarking, copies);
}
