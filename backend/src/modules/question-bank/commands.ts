// Adds, changes and archives questions of the bank, adds those of an exam, and draws random ones
// for an exam.
import { isDeepStrictEqual } from 'node:util';
import { creativeMarks, readCreative } from '@alokpath/exam-rules/board-forms';
import { normalizeText } from '@alokpath/exam-rules/question-content';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { searchKey } from '../../records/search/search-key.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { hashesOf } from './content-hash.ts';
import {
  type BankFilter,
  type BankQuestionDocument,
  type BankQuestionInput,
  type DrawnDocument,
  type DrawRequest,
  type FromExam,
  MAX_POINTS,
  MIN_OPTIONS,
} from './documents.ts';
import { findExamQuestions } from './exam-queries.ts';
import { countFitting, drawQuestions, findBankQuestion } from './queries.ts';
import { bankQuestions } from './tables.ts';

/** The account that acts, and the time. */
type Author = { userId: string; now: Date };

/**
 * The normalized form of a subject, chapter or tag, so that filters match: trimmed, with single
 * spaces between words.
 */
const wordOf = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** The marks of a creative question; 0 for others, and while a part has no marks. */
const marksOf = (question: string): number => {
  const creative = readCreative(question);
  return (creative && creativeMarks(creative)) || 0;
};

/**
 * Fields that depend on the kind; `question` must be normalized (normalizeText).
 * @throws 422 for options that a question of this kind cannot have, and for too many marks
 */
function ofKind({ kind = 'mcq', question, options, points }: BankQuestionInput, path: string) {
  if (kind === 'written') {
    if (options.length > 0)
      refuse('BANK_WRITTEN_OPTIONS', {}, [
        problem(`${path}options`, 'IS_NOT_OF_TYPE', { type: kind }),
      ]);
    const marks = marksOf(question);
    if (marks > MAX_POINTS) {
      refuse('BANK_TOO_MANY_MARKS', {}, [problem(`${path}question`, 'HAS_TOO_MANY_MARKS')]);
    }
    return {
      kind: readCreative(question) ? ('creative' as const) : kind,
      options: [],
      correctCount: 0,
      points: marks > 0 ? marks : points,
    };
  }
  if (options.length < MIN_OPTIONS) {
    refuse('BANK_TOO_FEW_OPTIONS', { min: MIN_OPTIONS }, [
      problem(`${path}options`, 'HAS_TOO_FEW', { limit: MIN_OPTIONS }),
    ]);
  }
  const correctCount = options.filter((option) => option.isCorrect).length;
  if (correctCount === 0)
    refuse('BANK_NO_CORRECT_OPTION', {}, [problem(`${path}options`, 'NEEDS_A_CORRECT_OPTION')]);
  const texts = options.map(({ text }) => normalizeText(text));
  if (new Set(texts).size < texts.length)
    refuse('BANK_EQUAL_OPTIONS', {}, [problem(`${path}options`, 'IS_THERE_TWICE')]);
  return {
    kind,
    options: options.map(({ isCorrect }, index) => ({ text: texts[index] ?? '', isCorrect })),
    correctCount,
    points,
  };
}

/** @throws 422 as ofKind */
function toColumns(input: BankQuestionInput, path: string) {
  // Once, because NFC normalization of many accents is slow.
  const question = normalizeText(input.question);
  const { explanation, subject, chapter, difficulty, tags } = input;
  const columns = ofKind({ ...input, question }, path);
  const texts = columns.options.map(({ text }) => text);
  return {
    ...columns,
    question,
    explanation: explanation ?? null,
    difficulty: difficulty ?? null,
    subject: wordOf(subject ?? ''),
    chapter: wordOf(chapter ?? ''),
    tags: [...new Set((tags ?? []).map(wordOf))],
    ...hashesOf(question, texts),
    searchKey: searchKey(question),
  };
}

/** Adds questions; those already in the bank, archived or not, are unchanged. */
export async function addQuestions(
  db: Db,
  questions: readonly BankQuestionInput[],
  { userId, now }: Author,
) {
  const rows = questions.map((question, index) => ({
    ...toColumns(question, `questions.${index}.`),
    createdBy: userId,
    // The list is sorted by time, newest first, so the first of several must be the newest.
    createdAt: new Date(now.getTime() - index),
  }));
  const insertedRows = await db
    .insert(bankQuestions)
    .values(rows)
    .onConflictDoNothing({ target: bankQuestions.contentHash })
    .returning({ id: bankQuestions.id, contentHash: bankQuestions.contentHash });
  const ids = new Map(insertedRows.map(({ id, contentHash }) => [contentHash, id]));
  const inOrder = [...new Set(rows.flatMap(({ contentHash }) => ids.get(contentHash) ?? []))];
  return { ids: inOrder, existingCount: rows.length - inOrder.length, skippedCount: 0 };
}

/**
 * @throws 404; 409 if it was changed meanwhile, and if the bank already has the same question; 422
 *   as for a new one
 */
export async function changeQuestion(
  db: Db,
  id: string,
  { revision, ...question }: BankQuestionInput & { revision: number },
): Promise<BankQuestionDocument> {
  const columns = toColumns(question, '');
  const change = db.transaction(async (tx) => {
    const [storedQuestion] = await tx
      .select()
      .from(bankQuestions)
      .where(eq(bankQuestions.id, id))
      .for('update');
    const { revision: current, ...rest } = requireFound(storedQuestion, 'question');
    if (current !== revision) {
      // A repeated request with the same change, as after a lost response.
      if (isDeepStrictEqual({ ...rest, ...columns }, rest))
        return requireFound(await findBankQuestion(tx, id), 'question');
      refuse('BANK_QUESTION_CHANGED');
    }
    const [same] = await tx
      .select({ id: bankQuestions.id })
      .from(bankQuestions)
      .where(eq(bankQuestions.contentHash, columns.contentHash));
    if (same && same.id !== id) refuseKnown();
    await tx
      .update(bankQuestions)
      .set({ ...columns, revision: revision + 1 })
      .where(eq(bankQuestions.id, id));
    return requireFound(await findBankQuestion(tx, id), 'question');
  });
  // The same question may be added concurrently after the check.
  return change.catch((error: unknown) =>
    isUniqueViolation(error) ? refuseKnown() : Promise.reject(error),
  );
}

function refuseKnown(): never {
  refuse('BANK_QUESTION_EXISTS', {}, [problem('question', 'IS_THERE_ALREADY')]);
}

/** Archives or restores questions; returns the number of changed ones. */
export async function archiveQuestions(
  db: Db,
  ids: string[],
  archived: boolean,
  now: Date,
): Promise<number> {
  const isInOtherState = archived
    ? isNull(bankQuestions.archivedAt)
    : isNotNull(bankQuestions.archivedAt);
  const updatedRows = await db
    .update(bankQuestions)
    .set({ archivedAt: archived ? now : null })
    .where(and(inArray(bankQuestions.id, ids), isInOtherState))
    .returning({ id: bankQuestions.id });
  return updatedRows.length;
}

/** Adds the questions of an exam to the bank. @throws 404 */
export async function addFromExam(
  db: Db,
  { kind, examId, ...classification }: FromExam,
  author: Author,
) {
  const examQuestions = requireFound(await findExamQuestions(db, { kind, examId }), 'exam');
  const usable = examQuestions.filter(({ sent, correction }) => {
    const texts = sent.options.map(({ text }) => normalizeText(text));
    const isValid =
      sent.kind === 'written'
        ? marksOf(sent.question) <= MAX_POINTS
        : sent.options.some((option) => option.isCorrect) && new Set(texts).size === texts.length;
    return isValid && (correction === undefined || correction.kind === 'key');
  });
  const questions = usable.map(({ sent, subject, chapter }) => ({
    ...sent,
    ...classification,
    subject: classification.subject ?? subject,
    chapter: classification.chapter ?? chapter,
  }));
  const skippedCount = examQuestions.length - usable.length;
  return db.transaction(async (tx) => {
    // Inside of the transaction, which may run again after a conflict.
    const ids: string[] = [];
    let existingCount = 0;
    for (let start = 0; start < questions.length; start += BATCH_SIZE) {
      const addition = await addQuestions(tx, questions.slice(start, start + BATCH_SIZE), {
        ...author,
        now: new Date(author.now.getTime() - start),
      });
      ids.push(...addition.ids);
      existingCount += addition.existingCount;
    }
    return { ids, existingCount, skippedCount };
  });
}

/** Questions per statement. */
const BATCH_SIZE = 500;

/**
 * Draws random questions by rules, without those in the exam and without duplicates; a rule with
 * few matching questions gets fewer.
 */
export async function draw(
  db: Db,
  { rules, questions = [], contentHashes: sentHashes = [], singleAnswer, countOnly }: DrawRequest,
): Promise<DrawnDocument> {
  const contentHashes = [
    ...new Set([
      ...sentHashes,
      ...questions.map(({ question, options }) => hashesOf(question, options).contentHash),
    ]),
  ];
  const drawnRules: DrawnDocument['rules'] = [];
  const ids: string[] = [];
  for (const { count, kind = 'mcq', ...classification } of rules) {
    const filter: BankFilter = {
      ...classification,
      kind,
      singleAnswer: singleAnswer && kind === 'mcq',
    };
    const matchingCount = await countFitting(db, filter, { contentHashes, ids: [] });
    const ofRule = countOnly ? [] : await drawQuestions(db, filter, count, { contentHashes, ids });
    ids.push(...ofRule.map(({ _id }) => _id));
    drawnRules.push({ matchingCount, questions: ofRule });
  }
  return { rules: drawnRules };
}
