/** Checks the values of a stored draft: their types only, because a draft may be incomplete. */
import * as z from 'zod/mini';
import type { ExamValues } from '../exam-values.ts';

const text = z.string();

const questions = z.array(
  z.object({
    storedId: text,
    text,
    points: text,
    explanation: text,
    options: z.array(z.object({ storedId: text, text, isCorrect: z.boolean() })),
  }),
);

const draft: z.ZodMiniType<ExamValues> = z.object({
  title: text,
  type: z.enum(['MCQ', 'WRITTEN']),
  totalMarks: text,
  timeLimitMinutes: text,
  passingScorePercent: text,
  negativeMarkingPercentage: text,
  startingDate: text,
  shuffle: z.enum(['OFF', 'QUESTIONS', 'OPTIONS', 'BOTH']),
  subjects: z.array(z.object({ storedId: text, name: text, mandatory: z.boolean(), questions })),
  writtenQuestions: z.array(
    z.object({ storedId: text, text, answerGuidelines: text, solutionPdfUrl: text }),
  ),
});

export const isExamValues = (value: unknown): value is ExamValues => draft.safeParse(value).success;
