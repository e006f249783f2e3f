// The exams that use a question, and how students answered it there.
import { normalizeText } from '@alokpath/exam-rules/question-content';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../auth/tables.ts';
import { findStatistics } from '../exam-monitoring/statistics-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions } from '../exams/tables.ts';
import {
  examSubjects,
  multiSubjectExams,
  subjectMcqs,
  subjectOptions,
} from '../multi-subject-exams/tables.ts';
import { examResultVersions } from '../results/tables.ts';
import { isCopy } from './content-hash.ts';
import type { BankUsageDocument } from './documents.ts';
import { bankQuestions } from './tables.ts';

/** Exams per question in one response. */
const MAX_USAGES = 20;
/**
 * After this many examined submissions the remaining exams are listed without statistics: 20 large
 * exams would take minutes.
 */
const MAX_EXAMINED = 10_000;

/** First attempts of an exam whose marks are read; a larger exam uses a sample of this size. */
const MAX_MARKED = 5000;

/** An exam with a copy of the question; several copies in a written exam count as one. */
type Copy = ExamOfKind & { title: string; archivedAt: Date | null } & (
    | { mcqId: string; correct: string[]; expected: readonly string[] }
    | { writtenIds: string[] }
  );

const correctTextsOf = (options: (typeof bankQuestions.$inferSelect)['options']) =>
  options.filter((option) => option.isCorrect).map((option) => normalizeText(option.text));

async function findCopies(db: Db, id: string): Promise<Copy[]> {
  const correctOf = (
    options: typeof examOptions | typeof subjectOptions,
    mcqId: typeof examMcqs.id | typeof subjectMcqs.id,
  ) =>
    sql<
      string[]
    >`coalesce((select json_agg(${options.text}) from ${options} where ${options.mcqId} = ${mcqId}
      and ${options.isCorrect}), '[]'::json)`;
  const singles = await db
    .select({
      examId: exams.id,
      title: exams.title,
      archivedAt: exams.archivedAt,
      mcqId: examMcqs.id,
      options: bankQuestions.options,
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
      examId: multiSubjectExams.id,
      title: multiSubjectExams.title,
      archivedAt: multiSubjectExams.archivedAt,
      mcqId: subjectMcqs.id,
      options: bankQuestions.options,
      correct: correctOf(subjectOptions, subjectMcqs.id),
    })
    .from(bankQuestions)
    .innerJoin(subjectMcqs, isCopy('paperMcq', bankQuestions.contentHash))
    .innerJoin(examSubjects, eq(examSubjects.id, subjectMcqs.subjectId))
    .innerJoin(multiSubjectExams, eq(multiSubjectExams.id, examSubjects.examId))
    .where(eq(bankQuestions.id, id))
    .orderBy(multiSubjectExams.title, multiSubjectExams.id)
    .limit(MAX_USAGES);
  const written = await db
    .select({
      examId: exams.id,
      title: exams.title,
      archivedAt: exams.archivedAt,
      writtenIds: sql<string[]>`array_agg(${examWrittenQuestions.id})`,
    })
    .from(bankQuestions)
    .innerJoin(examWrittenQuestions, isCopy('written', bankQuestions.contentHash))
    .innerJoin(exams, eq(exams.id, examWrittenQuestions.examId))
    .where(and(eq(bankQuestions.id, id), ne(bankQuestions.kind, 'mcq')))
    .groupBy(exams.id)
    .orderBy(exams.title, exams.id)
    .limit(MAX_USAGES);
  return [
    ...written.map((copy) => ({ kind: 'single' as const, ...copy })),
    ...singles.map(({ options, ...copy }) => ({
      kind: 'single' as const,
      ...copy,
      expected: correctTextsOf(options),
    })),
    ...papers.map(({ options, ...copy }) => ({
      kind: 'multi-subject' as const,
      ...copy,
      expected: correctTextsOf(options),
    })),
  ].slice(0, MAX_USAGES);
}

function isSameKey(correct: readonly string[], expected: readonly string[]): boolean {
  const texts = new Set(correct.map(normalizeText));
  return texts.size === new Set(expected).size && expected.every((text) => texts.has(text));
}

/**
 * The marks of a written question in the first attempts of an exam, without attempts that were
 * marked as a whole and accounts of admins.
 */
async function findMarks(db: Db, examId: string, writtenIds: string[]) {
  const versions = examResultVersions;
  const markedVersions = db
    .select({ marks: versions.marks })
    .from(versions)
    .innerJoin(users, eq(users.id, versions.userId))
    .where(
      and(
        eq(versions.examId, examId),
        eq(versions.countsForRank, true),
        isNotNull(versions.marks),
        ne(users.role, 'admin'),
      ),
    )
    .orderBy(versions.userId)
    .limit(MAX_MARKED)
    .as('marked');
  const markElements = sql`jsonb_array_elements(${markedVersions.marks})`;
  const [summary] = await db
    .select({
      count: sql<number>`count(*)::int`,
      mean: sql<number | null>`round(avg((mark ->> 'marks')::numeric), 5)::float8`,
    })
    .from(sql`${markedVersions} cross join ${markElements} as mark`)
    .where(inArray(sql`mark ->> 'questionId'`, writtenIds));
  return {
    markedCount: summary?.count ?? 0,
    ...(typeof summary?.mean === 'number' && { meanMarks: summary.mean }),
  };
}

/**
 * The exams that have a copy of the question, archived ones too, each with its statistics about the
 * question. At most MAX_USAGES.
 * @param maxExamined the number of submissions after which no further exam is examined
 */
export async function findUsages(
  db: Db,
  id: string,
  maxExamined = MAX_EXAMINED,
): Promise<BankUsageDocument[]> {
  const usages: BankUsageDocument[] = [];
  let examined = 0;
  // One after the other: the statistics of an exam read thousands of submissions.
  for (const copy of await findCopies(db, id)) {
    const { kind, examId, title, archivedAt } = copy;
    const isWritten = 'writtenIds' in copy;
    const sameKey = isWritten || isSameKey(copy.correct, copy.expected);
    const usage = { kind, examId, title, archived: archivedAt !== null, sameKey };
    if (examined >= maxExamined) {
      usages.push(usage);
      continue;
    }
    if (isWritten) {
      const marks = await findMarks(db, examId, copy.writtenIds);
      examined += marks.markedCount;
      usages.push({ ...usage, ...marks });
      continue;
    }
    const statistics = await findStatistics(db, { kind, examId });
    const question = statistics?.questions.find(({ questionId }) => questionId === copy.mcqId);
    examined += statistics?.examinedCount ?? 0;
    usages.push({
      ...usage,
      examinedCount: statistics?.examinedCount ?? 0,
      correctCount: question?.correctCount ?? 0,
      ...(question?.discrimination !== undefined && { discrimination: question.discrimination }),
    });
  }
  return usages;
}
