// SQL of the exam data that attempts need: course and time limit at the start, the answer key at submission. One query each.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { RevisionCache, revisionOf } from '../../db/revision-cache.ts';
import { units, years } from '../admission/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from '../exams/tables.ts';
import { correctionsOf, type ExamCorrection, keyRevisionOf, newestByQuestion } from '../key-corrections/exam-corrections.ts';
import { examSubjects, multiSubjectExams, subjectMcqs, subjectOptions } from '../multi-subject-exams/tables.ts';
import type { PaperKey, QuestionKey, SingleKey } from './scoring.ts';

/** Its course (for the student's rights), its time limit in minutes, and when it opens; papers are always open. */
export type ExamForAttempt = { courseId: string | null; timeLimit: number; startingDate?: Date | null };

/** The data of an exam of either kind for a new attempt. Archived exams are not found. */
export async function findExamForAttempt(db: Db, kind: ExamKindName, examId: string): Promise<ExamForAttempt | undefined> {
  const [facts] = kind === 'multi-subject' ? await selectPaperForAttempt(db, examId) : await selectSingleForAttempt(db, examId);
  return facts;
}

function selectPaperForAttempt(db: Db, examId: string): Promise<ExamForAttempt[]> {
  return db
    .select({ courseId: units.universityId, timeLimit: multiSubjectExams.timeLimit })
    .from(multiSubjectExams)
    .innerJoin(years, eq(years.id, multiSubjectExams.yearId))
    .innerJoin(units, eq(units.id, years.unitId))
    .where(and(eq(multiSubjectExams.id, examId), isNull(multiSubjectExams.archivedAt)));
}

function selectSingleForAttempt(db: Db, examId: string): Promise<ExamForAttempt[]> {
  return db
    .select({ courseId: COURSE_OF_EXAM, timeLimit: exams.timeLimit, startingDate: exams.startingDate })
    .from(exams)
    .where(and(eq(exams.id, examId), isNull(exams.archivedAt)));
}

/** Which of these ids are questions of the exam, each once. One query. */
export async function findQuestionIds(db: Db, { kind, examId }: { kind: ExamKindName; examId: string }, ids: string[]): Promise<string[]> {
  const rows =
    kind === 'multi-subject'
      ? await db
          .select({ id: subjectMcqs.id })
          .from(subjectMcqs)
          .innerJoin(examSubjects, eq(examSubjects.id, subjectMcqs.subjectId))
          .where(and(eq(examSubjects.examId, examId), inArray(subjectMcqs.id, ids)))
      : await unionAll(
          db
            .select({ id: examMcqs.id })
            .from(examMcqs)
            .where(and(eq(examMcqs.examId, examId), inArray(examMcqs.id, ids))),
          db
            .select({ id: examWrittenQuestions.id })
            .from(examWrittenQuestions)
            .where(and(eq(examWrittenQuestions.examId, examId), inArray(examWrittenQuestions.id, ids))),
        );
  const own = new Set(rows.map((row) => row.id));
  return [...new Set(ids)].filter((id) => own.has(id));
}

type Timed<Key> = Key & { timeLimit: number };

/** Exams whose keys this process remembers. A key of 100 questions has about 30 kB. */
const MAX_KEYS = 200;
const paperKeys = new RevisionCache<Timed<PaperKey>>(MAX_KEYS);
const singleKeys = new RevisionCache<Timed<SingleKey>>(MAX_KEYS);

/** A paper with its key, and its time limit in minutes. Archived ones too: an attempt that runs is handed in and scored. */
export async function findPaperKey(db: Db, examId: string): Promise<Timed<PaperKey> | undefined> {
  const [row] = await db
    .select({ revision: revisionOf(multiSubjectExams) })
    .from(multiSubjectExams)
    .where(eq(multiSubjectExams.id, examId));
  if (!row) return undefined;
  const known = paperKeys.get(db, examId, row.revision);
  if (known) return known;
  const key = await selectPaperKey(db, examId);
  if (key) paperKeys.set(db, examId, row.revision, key);
  return key;
}

async function selectPaperKey(db: Db, examId: string): Promise<Timed<PaperKey> | undefined> {
  const options = sql`(select coalesce(json_agg(${subjectOptions.id}), '[]'::json) from ${subjectOptions} where ${subjectOptions.mcqId} = ${subjectMcqs.id})`;
  const correct = sql`(select coalesce(json_agg(${subjectOptions.id}), '[]'::json) from ${subjectOptions} where ${subjectOptions.mcqId} = ${subjectMcqs.id} and ${subjectOptions.isCorrect})`;
  const questions = jsonArray<QuestionKey>(
    { id: subjectMcqs.id, points: subjectMcqs.points, options, correct },
    sql`${subjectMcqs} where ${subjectMcqs.subjectId} = ${examSubjects.id}`,
    subjectMcqs.position,
  );
  const [row] = await db
    .select({
      timeLimit: multiSubjectExams.timeLimit,
      negativePercentage: multiSubjectExams.negativeMarkingPercentage,
      corrections: correctionsOf('multi-subject', multiSubjectExams.id),
      subjects: jsonArray<PaperKey['subjects'][number]>(
        { id: examSubjects.id, questions },
        sql`${examSubjects} where ${examSubjects.examId} = ${multiSubjectExams.id}`,
        examSubjects.position,
      ),
    })
    .from(multiSubjectExams)
    .where(eq(multiSubjectExams.id, examId));
  if (!row) return undefined;
  const { corrections, subjects, ...paper } = row;
  const corrected = subjects.map((subject) => ({ ...subject, questions: withCorrections(subject.questions, corrections) }));
  return { ...paper, subjects: corrected, revision: keyRevisionOf(corrections) };
}

/** A single exam with its key, and its time limit in minutes. Archived ones too. */
export async function findSingleKey(db: Db, examId: string): Promise<Timed<SingleKey> | undefined> {
  const [row] = await db
    .select({ revision: revisionOf(exams) })
    .from(exams)
    .where(eq(exams.id, examId));
  if (!row) return undefined;
  const known = singleKeys.get(db, examId, row.revision);
  if (known) return known;
  const key = await selectSingleKey(db, examId);
  if (key) singleKeys.set(db, examId, row.revision, key);
  return key;
}

async function selectSingleKey(db: Db, examId: string): Promise<Timed<SingleKey> | undefined> {
  const options = sql`(select coalesce(json_agg(${examOptions.id}), '[]'::json) from ${examOptions} where ${examOptions.mcqId} = ${examMcqs.id})`;
  const correct = sql`(select coalesce(json_agg(${examOptions.id}), '[]'::json) from ${examOptions} where ${examOptions.mcqId} = ${examMcqs.id} and ${examOptions.isCorrect})`;
  const written = sql`select coalesce(array_agg(${examWrittenQuestions.id}), '{}') from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;
  const [row] = await db
    .select({
      timeLimit: exams.timeLimit,
      type: exams.type,
      negativePercentage: exams.negetiveMarkingPercentage,
      corrections: correctionsOf('single', exams.id),
      questions: jsonArray<QuestionKey>(
        { id: examMcqs.id, points: examMcqs.points, options, correct },
        sql`${examMcqs} where ${examMcqs.examId} = ${exams.id}`,
        examMcqs.position,
      ),
      writtenIds: sql<string[]>`(${written})`,
    })
    .from(exams)
    .where(eq(exams.id, examId));
  if (!row) return undefined;
  const { corrections, ...exam } = row;
  return { ...exam, questions: withCorrections(exam.questions, corrections), revision: keyRevisionOf(corrections) };
}

/** A correction of kind `key` is in the question's correct options already. @param corrections oldest first */
function withCorrections(questions: readonly QuestionKey[], corrections: readonly ExamCorrection[]): QuestionKey[] {
  const newest = newestByQuestion(corrections);
  return questions.map((question) => {
    const kind = newest.get(question.id)?.kind;
    return kind === 'bonus' || kind === 'void' ? { ...question, adjustment: kind } : question;
  });
}
