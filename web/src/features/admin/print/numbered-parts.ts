/**
 * The multiple-choice questions of an exam, numbered through all subjects, as printed papers are.
 */
import type { ExamValues, QuestionValues } from '../exams/exam-values.ts';

export interface NumberedPart {
  /** The name of the subject; empty in a single exam. */
  readonly name: string;
  readonly questions: readonly (QuestionValues & { readonly number: number })[];
}

/** The data that all printed pages of an exam use. */
export interface PrintedExam {
  /** Printed above the title; may be empty. */
  readonly institution: string;
  readonly values: ExamValues;
  /** A single exam deducts for a blank as for a wrong answer, a paper for wrong answers only. */
  readonly kind: 'exam' | 'paper';
  /** Empty for a written exam. */
  readonly parts: readonly NumberedPart[];
}

export function numberedParts({ type, subjects }: ExamValues): NumberedPart[] {
  if (type === 'WRITTEN') return [];
  let number = 0;
  return subjects
    .map(({ name, questions }) => ({
      name: name.trim(),
      questions: questions.map((question) => {
        number += 1;
        return { ...question, number };
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
