// The content of a version: the exam as stored now, and the hash for comparing contents.
import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { ExamOfKind, McqDocument } from '../exams/documents.ts';
import { findStoredExam } from '../exams/queries.ts';
import { findStoredPaper } from '../multi-subject-exams/queries.ts';
import type { ExamContent } from './tables.ts';

/** The stored exam with its key, archived or not, without corrections. */
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
 * SHA-256 in hex of the content's JSON with sorted keys, so that the order of reading does not
 * matter.
 */
export function hashContent({ exam }: ExamContent): string {
  return createHash('sha256').update(JSON.stringify(exam, sortKeys)).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
