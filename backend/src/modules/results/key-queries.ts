// SQL of the exam data that attempts need: course and time limit at the start, the answer key at submission. One query each.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { units, years } from '../admission/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from '../exams/tables.ts';
import { examSubjects, multiSubjectExams, subjectMcqs, subjectOptions } from '../multi-subject-exams/tables.ts';
import type { PaperKey, QuestionKey, SingleKey } from './scoring.ts';

/** Its course (for the student's rights), its time limit in minutes, and when it opens; papers are always open. */
export type ExamFacts = { courseId: string | null; timeLimit: number; startingDate?: Date | null };

/** The data of an exam of either kind for a new attempt. Archived exams are not found. */
export async function findExamFacts(db: Db, kind: ExamKindName, examId: string): Promise<ExamFacts | undefined> {
  const [facts] = kind === 'multi-subject' ? await selectPaperFacts(db, examId) : await selectSingleFacts(db, examId);
  return facts;
}

function selectPaperFacts(db: Db, examId: string): Promise<ExamFacts[]> {
  return db
    .select({ courseId: units.universityId, timeLimit: multiSubjectExams.timeLimit })
    .from(multiSubjectExams)
    .innerJoin(years, eq(years.id, multiSubjectExams.yearId))
    .innerJoin(units, eq(units.id, years.unitId))
    .where(and(eq(multiSubjectExams.id, examId), isNull(multiSubjectExams.archivedAt)));
}

function selectSingleFacts(db: Db, examId: string): Promise<ExamFacts[]> {
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

/** A paper with its key, and its time limit in minutes. Archived ones too: an attempt that runs is handed in and scored. */
export async function findPaperKey(db: Db, examId: string): Promise<(PaperKey & { timeLimit: number }) | undefined> {
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
      subjects: jsonArray<PaperKey['subjects'][number]>(
        { id: examSubjects.id, questions },
        sql`${examSubjects} where ${examSubjects.examId} = ${multiSubjectExams.id}`,
        examSubjects.position,
      ),
    })
    .from(multiSubjectExams)
    .where(eq(multiSubjectExams.id, examId));
  return row;
}

/** A single exam with its key, and its time limit in minutes. Archived ones too. */
export async function findSingleKey(db: Db, examId: string): Promise<(SingleKey & { timeLimit: number }) | undefined> {
  const options = sql`(select coalesce(json_agg(${examOptions.id}), '[]'::json) from ${examOptions} where ${examOptions.mcqId} = ${examMcqs.id})`;
  const correct = sql`(select coalesce(json_agg(${examOptions.id}), '[]'::json) from ${examOptions} where ${examOptions.mcqId} = ${examMcqs.id} and ${examOptions.isCorrect})`;
  const written = sql`select coalesce(array_agg(${examWrittenQuestions.id}), '{}') from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;
  const [row] = await db
    .select({
      timeLimit: exams.timeLimit,
      type: exams.type,
      negativePercentage: exams.negetiveMarkingPercentage,
      questions: jsonArray<QuestionKey>(
        { id: examMcqs.id, points: examMcqs.points, options, correct },
        sql`${examMcqs} where ${examMcqs.examId} = ${exams.id}`,
        examMcqs.position,
      ),
      writtenIds: sql<string[]>`(${written})`,
    })
    .from(exams)
    .where(eq(exams.id, examId));
  return row;
}
