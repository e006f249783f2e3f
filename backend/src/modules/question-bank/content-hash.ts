// Identity of questions: the texts of the question and of its options
// (exam-rules/question-content). The key, points and the explanation do not count, so that a copy
// in an exam whose key was corrected is still found. The hash is computed here and, for questions
// in exams, in SQL: triggers store it with each multiple-choice question, whatever program writes
// it (migration 0036).
import { createHash } from 'node:crypto';
import { normalizeText, questionContent } from '@alokpath/exam-rules/question-content';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { examMcqs, examWrittenQuestions } from '../exams/tables.ts';
import { subjectMcqs } from '../multi-subject-exams/tables.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** @param options the texts; empty for a written question */
export function hashesOf(question: string, options: readonly string[]) {
  return {
    questionHash: md5(normalizeText(question)),
    contentHash: md5(questionContent(question, options)),
  };
}

/** Hashes of the questions in exams, each with an index. */
const HASHES = {
  mcq: sql`${examMcqs.contentHash}`,
  paperMcq: sql`${subjectMcqs.contentHash}`,
  written: sql`md5(normalize(btrim(${examWrittenQuestions.questionText}, E' \\t\\n\\r'), NFC))`,
} as const;
export type CopyKind = keyof typeof HASHES;

/** Whether a question of an exam is a copy of the question with this hash. */
export const isCopy = (kind: CopyKind, contentHash: PgColumn): SQL =>
  sql`${HASHES[kind]} = ${contentHash}`;
