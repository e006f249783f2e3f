// The content of a version: the exam as it is stored now, and the hash by which two contents are
// compared.
import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { ExamOfKind, McqDocument } from '../exams/documents.ts';
import { findStoredExam } from '../exams/queries.ts';
import { findStoredPaper } from '../multi-subject-exams/queries.ts';
import type { ExamContent } from './tables.ts';

/**
 * The exam with its key as it is stored, archived or not; corrections are kept apart, so they are
 * left out.
 */
export async function readContent(
  db: Db,
  { kind, examId }: ExamOfKind,
): Promise<ExamContent | undefined> {
  if (kind === 'single') {
    const exam = await findStoredExam(db, examId);
    return (
      exam && {
        kind,
        exam: { ...exam, ...(exam.mcqs && { mcqs: exam.mcqs.map(withoutCorrection) }) },
      }
    );
  }
  const exam = await findStoredPaper(db, examId);
  if (!exam) return undefined;
  const subjects = exam.subjects.map((subject) => ({
    ...subject,
    mcqs: (subject.mcqs ?? []).map(withoutCorrection),
  }));
  return { kind, exam: { ...exam, subjects } };
}

function withoutCorrection({ correction: _, ...mcq }: McqDocument): McqDocument {
  return mcq;
}

/**
 * SHA-256 in hex over the content's JSON with sorted keys: the same for the same content, in
 * whatever order it was read.
 */
export function hashContent({ exam }: ExamContent): string {
  return createHash('sha256').update(JSON.stringify(exam, sortKeys)).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
