/** The rules of the form of a question of the bank, and what it sends. */
import * as z from 'zod/mini';
import { hasSameOutput } from '../conflicts/has-same-output.ts';
import { questionSchema, writtenQuestionSchema } from '../exams/exam-schema.ts';
import type { ExamValues } from '../exams/exam-values.ts';
import { requiredNumber } from '../form/schemas.ts';
import { limits } from '../question-files/read/question.ts';
import { type BankValues, contentOfExam, kindOf } from './bank-values.ts';
import type { BankQuestionInput } from './generated/bank.ts';
import { placeSchema } from './place/place-values.ts';

/** The parts that a question of its kind has. */
function partsOfKind(exam: ExamValues): unknown {
  const kind = kindOf(exam);
  return {
    subjects: kind === 'MCQ' ? exam.subjects : [],
    writtenQuestions: kind === 'MCQ' ? [] : exam.writtenQuestions,
    // Those of a creative question are in its text.
    totalMarks: kind === 'WRITTEN' ? exam.totalMarks : undefined,
  };
}

/**
 * The rules of the question. It is converted by `contentOfExam`, as are questions that were read
 * from a file.
 */
export const bankQuestionSchema = z.pipe(
  z.transform(partsOfKind),
  z.object({
    subjects: z.array(z.object({ questions: z.array(questionSchema) })),
    writtenQuestions: z.array(writtenQuestionSchema),
    totalMarks: z.optional(requiredNumber({ min: limits.minPoints, max: limits.maxPoints })),
  }),
);

/** @param values checked with their schemas */
export const bankInput = ({ exam, place }: BankValues): BankQuestionInput => ({
  ...contentOfExam(exam),
  place: placeSchema.parse(place),
});

/** Whether the server stores both versions alike. */
export const isSameQuestion = (left: BankValues, right: BankValues): boolean =>
  JSON.stringify(contentOfExam(left.exam)) === JSON.stringify(contentOfExam(right.exam)) &&
  hasSameOutput(placeSchema, left.place, right.place);
