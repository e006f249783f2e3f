// SQL of the question bank: lists, words in use, and random draws.
import {
  and,
  arrayContains,
  eq,
  isNotNull,
  isNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { examMcqs, examWrittenQuestions } from '../exams/tables.ts';
import { examSubjects, subjectMcqs } from '../multi-subject-exams/tables.ts';
import { matches, termsOf } from '../search/terms.ts';
import { isCopy } from './content-hash.ts';
import type { BankFilter, BankQuestionDocument } from './documents.ts';
import { bankQuestions } from './tables.ts';

/** Words of each kind in one answer. */
const MAX_LABELS = 1000;

const { contentHash } = bankQuestions;
const copiesInExams = sql`${examMcqs} where ${isCopy('mcq', contentHash)}`;
const copiesInPapers = sql`${subjectMcqs}
  join ${examSubjects} on ${examSubjects.id} = ${subjectMcqs.subjectId}
  where ${isCopy('paperMcq', contentHash)}`;
const copiesWritten = sql`${examWrittenQuestions} where ${isCopy('written', contentHash)}`;
const usageCounts = sql`(select count(distinct ${examMcqs.examId}) from ${copiesInExams})
  + (select count(distinct ${examSubjects.examId}) from ${copiesInPapers})
  + (select count(distinct ${examWrittenQuestions.examId}) from ${copiesWritten})`;
/** Number of exams with the question. The outer sql`` is needed: see db/json-array.ts. */
const usageCount = sql<number>`(select ${usageCounts})`.mapWith(Number);
/**
 * Separate conditions, so that PostgreSQL can hash the questions of all exams once (anti join)
 * instead of looking each one up.
 */
const isUnused = sql.join(
  [copiesInExams, copiesInPapers, copiesWritten].map(
    (copies) => sql`not exists (select 1 from ${copies})`,
  ),
  sql` and `,
);

/** The condition of a filter. Subject, chapter and tag must match exactly. */
function passes({
  kind,
  withoutCreative,
  q,
  unused,
  archived,
  singleAnswer,
  ...classification
}: BankFilter): SQL | undefined {
  const words = termsOf(q ?? '').map((term) => matches(sql`${bankQuestions.searchKey}`, term));
  const { subject, chapter, difficulty, tag } = classification;
  return and(
    archived ? isNotNull(bankQuestions.archivedAt) : isNull(bankQuestions.archivedAt),
    kind === 'written' ? ne(bankQuestions.kind, 'mcq') : kind && eq(bankQuestions.kind, kind),
    withoutCreative ? ne(bankQuestions.kind, 'creative') : undefined,
    subject === undefined ? undefined : eq(bankQuestions.subject, subject),
    chapter === undefined ? undefined : eq(bankQuestions.chapter, chapter),
    difficulty && eq(bankQuestions.difficulty, difficulty),
    tag === undefined ? undefined : arrayContains(bankQuestions.tags, [tag]),
    singleAnswer ? eq(bankQuestions.correctCount, 1) : undefined,
    unused ? isUnused : undefined,
    ...words,
  );
}

type Row = typeof bankQuestions.$inferSelect;

function toDocument(row: Row, usage: number): BankQuestionDocument {
  const {
    id,
    kind,
    question,
    options,
    points,
    explanation,
    subject,
    chapter,
    difficulty,
    tags,
    revision,
  } = row;
  const dates = {
    createdAt: row.createdAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
  return {
    _id: id,
    kind,
    question,
    options,
    points,
    subject,
    chapter,
    tags,
    revision,
    usageCount: usage,
    ...withoutNulls({ explanation, difficulty, ...dates }),
  };
}

/** A page of the questions that match the filter, the newest first. */
export async function findBankPage(
  db: Db,
  filter: BankFilter,
  page: Page,
): Promise<ListPage<BankQuestionDocument>> {
  const list = keyset(
    { timestamp: bankQuestions.createdAt, id: bankQuestions.id, order: 'newest first' },
    page,
  );
  const where = passes(filter);
  const rows = await db
    .select({ row: bankQuestions, usage: usageCount, cursor: list.cursor })
    .from(bankQuestions)
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const count = await countRows(db, sql`${bankQuestions}`, where, page);
  return list.toListPage(rows, count, ({ row, usage }) => toDocument(row, usage));
}

/** A question, archived or not. */
export async function findBankQuestion(
  db: Db,
  id: string,
): Promise<BankQuestionDocument | undefined> {
  const [questionRow] = await db
    .select({ row: bankQuestions, usage: usageCount })
    .from(bankQuestions)
    .where(eq(bankQuestions.id, id));
  return questionRow && toDocument(questionRow.row, questionRow.usage);
}

/**
 * Subjects with their chapters, and tags, each with the number of its questions; archived questions
 * do not count.
 */
export async function findBankLabels(db: Db) {
  const count = sql<number>`count(*)::int`;
  const places = await db
    .select({ subject: bankQuestions.subject, chapter: bankQuestions.chapter, count })
    .from(bankQuestions)
    .where(isNull(bankQuestions.archivedAt))
    .groupBy(bankQuestions.subject, bankQuestions.chapter)
    .orderBy(bankQuestions.subject, bankQuestions.chapter)
    .limit(MAX_LABELS);
  const tag = sql<string>`unnest(${bankQuestions.tags})`;
  const tags = await db
    .select({ tag: tag.as('tag'), count })
    .from(bankQuestions)
    .where(isNull(bankQuestions.archivedAt))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(MAX_LABELS);
  return { places, tags };
}

/** Questions excluded from a draw: those of the exam by their content, and those already drawn. */
type LeftOut = { contentHashes: string[]; ids: string[] };

const isNotLeftOut = ({ contentHashes, ids }: LeftOut) =>
  and(
    contentHashes.length > 0 ? notInArray(bankQuestions.contentHash, contentHashes) : undefined,
    ids.length > 0 ? notInArray(bankQuestions.id, ids) : undefined,
  );

export function countFitting(db: Db, filter: BankFilter, leftOut: LeftOut): Promise<number> {
  return db.$count(bankQuestions, and(passes(filter), isNotLeftOut(leftOut)));
}

/** Random matching questions, or all if there are fewer. */
export async function drawQuestions(
  db: Db,
  filter: BankFilter,
  count: number,
  leftOut: LeftOut,
): Promise<BankQuestionDocument[]> {
  const rows = await db
    .select({ row: bankQuestions, usage: usageCount })
    .from(bankQuestions)
    .where(and(passes(filter), isNotLeftOut(leftOut)))
    .orderBy(sql`random()`)
    .limit(count);
  return rows.map(({ row, usage }) => toDocument(row, usage));
}
