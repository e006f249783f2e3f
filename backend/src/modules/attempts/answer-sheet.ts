// Answer sheets: the saved and the late answers of an attempt. They are validated when they arrive,
// so that scoring them later cannot fail.
import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { fileNameOf } from '../../files/stored-files.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { findOwnFiles } from '../results/queries.ts';
import type { AnswerSheet } from './tables.ts';

/**
 * Bytes of a sheet as JSON, without marks: 500 answers have about 56 kB, or 75 kB with two options
 * each. Lists with many sheets, such as late answers, rely on this limit.
 */
const MAX_SHEET_BYTES = 128_000;

/** 413 for a sheet that is larger than that of a paper of 500 questions. */
export function requireSheetSize({ selections, writtenAnswer }: AnswerSheet): void {
  const sheet = JSON.stringify({ selections, writtenAnswer });
  if (Buffer.byteLength(sheet) > MAX_SHEET_BYTES) refuse('BODY_TOO_LARGE');
}

/**
 * 413 for a sheet above 128 kB; 400 for one that answers a question twice, chooses two options in a
 * single exam, or names a file that is not the user's.
 */
export async function requireSheet(
  db: Db,
  userId: string,
  kind: ExamKindName,
  { selections, writtenAnswer }: AnswerSheet,
): Promise<void> {
  requireSheetSize({ selections, writtenAnswer });
  requireSelections(kind, selections, writtenAnswer);
  await requireOwnFiles(db, userId, writtenAnswer);
}

/** 400 for a question that is answered twice, or two options in a single exam. */
export function requireSelections(
  kind: ExamKindName,
  selections: AnswerSheet['selections'],
  writtenAnswer: AnswerSheet['writtenAnswer'] = [],
): void {
  const answered = new Set<string>();
  for (const { questionId } of [...selections, ...writtenAnswer]) {
    if (answered.has(questionId))
      refuse('ANSWERED_TWICE', {}, [problem(questionId, 'IS_ANSWERED_TWICE')]);
    answered.add(questionId);
  }
  const double = selections.findIndex(({ selectedOption }) => new Set(selectedOption).size > 1);
  if (kind === 'single' && double >= 0) {
    refuse('ONE_OPTION_ONLY', {}, [
      problem(`selections.${double}.selectedOption`, 'IS_SEVERAL_OPTIONS'),
    ]);
  }
}

/** Whether a sheet has an answer; a question that is only marked as unsure has none. */
export function hasAnswers({ selections, writtenAnswer }: AnswerSheet): boolean {
  return (
    writtenAnswer.length > 0 || selections.some(({ selectedOption }) => selectedOption.length > 0)
  );
}

/**
 * Written answers are files that this student has uploaded here for an exam; after its deadline
 * they are late. No other URL is stored.
 */
export async function requireOwnFiles(
  db: Db,
  userId: string,
  writtenAnswer: AnswerSheet['writtenAnswer'],
): Promise<void> {
  const names = writtenAnswer.map((answer) => fileNameOf(answer.answerPdf) ?? '');
  const own = await findOwnFiles(db, userId, names);
  const wrong = names.findIndex((name) => !own.has(name));
  if (wrong < 0) return;
  refuse('UPLOAD_FIRST', {}, [problem(`writtenAnswer.${wrong}.answerPdf`, 'IS_NOT_OWN_FILE')]);
}

/**
 * SHA-256 over the answers and over the questions marked as unsure, if there are any; it does not
 * depend on their order.
 */
export function hashSheet({ selections, writtenAnswer, unsure = [] }: AnswerSheet): string {
  const chosen = selections.map(({ questionId, selectedOption }) => [
    questionId,
    ...[...new Set(selectedOption)].sort(),
  ]);
  const files = writtenAnswer.map(({ questionId, answerPdf }) => [questionId, answerPdf]);
  const byQuestion = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : 1);
  return createHash('sha256')
    .update(
      JSON.stringify([chosen.sort(byQuestion), files.sort(byQuestion), ...[...unsure].sort()]),
    )
    .digest('hex');
}
