// In which exams a question stands, and how students answered it there.
import { stripped } from '@alokpath/exam-rules/question-content';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findStatistics } from '../exam-monitoring/statistics-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from '../exams/tables.ts';
import {
  examSubjects,
  multiSubjectExams,
  subjectMcqs,
  subjectOptions,
} from '../multi-subject-exams/tables.ts';
import { isCopy } from './content-hash.ts';
import type { BankUsageDocument } from './documents.ts';
import { bankQuestions } from './tables.ts';

/** Exams per question in one answer. */
const MAX_USAGES = 20;
/**
 * Once so many submissions are examined, the exams that remain get no figures: 20 large exams would
 * take minutes.
 */
const MAX_EXAMINED = 10_000;

/** `mcqId`: null for a written question, which has no statistics. */
type Copy = ExamOfKind & {
  title: string;
  archivedAt: Date | null;
  mcqId: string | null;
  correct: string[];
  expected: readonly string[];
};

const expectedOf = (options: (typeof bankQuestions.$inferSelect)['options']) =>
  options.filter((option) => option.isCorrect).map((option) => stripped(option.text));

async function findCopies(db: Db, id: string): Promise<Copy[]> {
  const correctOf = (
    options: typeof examOptions | typeof subjectOptions,
    mcqId: typeof examMcqs.id | typeof subjectMcqs.id,
  ) =>
    sql<
      string[]
    >`coalesce((select json_agg(${options.text}) from ${options} where ${options.mcqId} = ${mcqId} and ${options.isCorrect}), '[]'::json)`;
  const singles = await db
    .select({
      ...{
        examId: exams.id,
        title: exams.title,
        archivedAt: exams.archivedAt,
        mcqId: examMcqs.id,
        options: bankQuestions.options,
      },
      correct: correctOf(examOptions, examMcqs.id),
    })
    .from(bankQuestions)
    .innerJoin(examMcqs, isCopy('mcq', bankQuestions.contentHash))
    .innerJoin(exams, eq(exams.id, examMcqs.examId))
    .where(eq(bankQuestions.id, id))
    .orderBy(exams.title, exams.id)
    .limit(MAX_USAGES);
  const papers = await db
    .select({
      ...{
        examId: multiSubjectExams.id,
        title: multiSubjectExams.title,
        archivedAt: multiSubjectExams.archivedAt,
        mcqId: subjectMcqs.id,
      },
      ...{ options: bankQuestions.options, correct: correctOf(subjectOptions, subjectMcqs.id) },
    })
    .from(bankQuestions)
    .innerJoin(subjectMcqs, isCopy('paperMcq', bankQuestions.contentHash))
    .innerJoin(examSubjects, eq(examSubjects.id, subjectMcqs.subjectId))
    .innerJoin(multiSubjectExams, eq(multiSubjectExams.id, examSubjects.examId))
    .where(eq(bankQuestions.id, id))
    .orderBy(multiSubjectExams.title, multiSubjectExams.id)
    .limit(MAX_USAGES);
  const written = await db
    .selectDistinct({ examId: exams.id, title: exams.title, archivedAt: exams.archivedAt })
    .from(bankQuestions)
    .innerJoin(examWrittenQuestions, isCopy('written', bankQuestions.contentHash))
    .innerJoin(exams, eq(exams.id, examWrittenQuestions.examId))
    .where(eq(bankQuestions.id, id))
    .orderBy(exams.title, exams.id)
    .limit(MAX_USAGES);
  return [
    ...written.map((copy) => ({
      kind: 'single' as const,
      ...copy,
      mcqId: null,
      correct: [],
      expected: [],
    })),
    ...singles.map(({ options, ...copy }) => ({
      kind: 'single' as const,
      ...copy,
      expected: expectedOf(options),
    })),
    ...papers.map(({ options, ...copy }) => ({
      kind: 'multi-subject' as const,
      ...copy,
      expected: expectedOf(options),
    })),
  ].slice(0, MAX_USAGES);
}

function isSameKey(correct: readonly string[], expected: readonly string[]): boolean {
  const texts = new Set(correct.map(stripped));
  return texts.size === new Set(expected).size && expected.every((text) => texts.has(text));
}

/**
 * The exams that have a copy of the question, archived ones too, with what the statistics of each
 * say about it. At most MAX_USAGES.
 * @param maxExamined the submissions to examine; the exam that reaches it is still computed as a
 *   whole
 */
export async function findUsages(
  db: Db,
  id: string,
  maxExamined = MAX_EXAMINED,
): Promise<BankUsageDocument[]> {
  const usages: BankUsageDocument[] = [];
  let examined = 0;
  // One after the other: the statistics of an exam read thousands of submissions.
  for (const { kind, examId, title, archivedAt, mcqId, correct, expected } of await findCopies(
    db,
    id,
  )) {
    const usage = {
      kind,
      examId,
      title,
      archived: archivedAt !== null,
      sameKey: isSameKey(correct, expected),
    };
    if (examined >= maxExamined || mcqId === null) {
      usages.push(usage);
      continue;
    }
    const statistics = await findStatistics(db, { kind, examId });
    const figures = statistics?.questions.find(({ questionId }) => questionId === mcqId);
    examined += statistics?.examinedCount ?? 0;
    usages.push({
      ...{
        ...usage,
        examinedCount: statistics?.examinedCount ?? 0,
        correctCount: figures?.correctCount ?? 0,
      },
      ...(figures?.discrimination !== undefined && { discrimination: figures.discrimination }),
    });
  }
  return usages;
}
