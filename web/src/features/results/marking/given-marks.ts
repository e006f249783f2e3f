/** The marks and comments that a marker has entered, and their conversion. */
import * as z from 'zod/mini';
import { atMost, rule, trimmed } from '../../../forms/schema.ts';
import { latinDigits } from '../../../i18n/format.ts';
import { MAX_COMMENT } from './comment-field.tsx';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import type { Reconcile_MarkFragment } from './reconcile/generated/reconcile.route.ts';

/** Parses marks; undefined for invalid or negative numbers. */
export function marksIn(text: string): number | undefined {
  const typed = latinDigits(text).trim().replace(',', '.');
  const marks = Number(typed);
  return typed !== '' && Number.isFinite(marks) && marks >= 0 ? marks : undefined;
}

/** Scores are shown with two decimals. */
const roundToHundredths = (marks: number) => Math.round(marks * 100) / 100;

/** @param stored marks that may have more decimals: averages of two markers */
function marksUpTo(max: number, stored: ReadonlySet<number>) {
  const passes = (holds: (marks: number) => boolean) => (typed: string) => {
    const marks = marksIn(typed);
    return marks === undefined || holds(marks);
  };
  return z.pipe(
    z.string().check(
      rule((typed) => marksIn(typed) !== undefined, 'marking.notNumber'),
      rule(
        passes((marks) => roundToHundredths(marks) === marks || stored.has(marks)),
        'marking.tooManyDecimals',
      ),
      rule(
        passes((marks) => marks <= max),
        'marking.tooManyHere',
        { max },
      ),
    ),
    z.transform((typed: string) => marksIn(typed) ?? 0),
  );
}

/** The joined comments of two markers can be longer. */
const comment = z
  .string()
  .check(atMost(MAX_COMMENT, 'marking.commentTooLong', { max: MAX_COMMENT }));

/**
 * @param max the marks of the exam; its questions have none of their own
 * @param stored the marks that the form began with
 */
export const markSchemaFor = (max: number, stored: ReadonlySet<number>) =>
  z.object({
    questions: z.array(
      z.object({ questionId: z.string(), marks: marksUpTo(max, stored), comment }),
    ),
    comment,
    publishedReason: trimmed(),
  });
type MarkSchema = ReturnType<typeof markSchemaFor>;

/** The values as entered in the form. */
export type MarkValues = z.input<MarkSchema>;
type Question = MarkValues['questions'][number];
/** The values after conversion by the schema. */
export type CheckedMarks = z.output<MarkSchema>;

/** The marks and comments of a submission. */
export type GivenMarks = Pick<Marking_SubmissionFragment, 'score' | 'comment'> & {
  readonly writtenQuestions:
    | readonly Pick<
        NonNullable<Marking_SubmissionFragment['writtenQuestions']>[number],
        'id' | 'marks' | 'comment'
      >[]
    | null;
};

/**
 * The initial values of the form.
 * @param markerMarks the marks of two markers; equal marks and the comments of both are proposed
 */
export function storedValues(
  submission: GivenMarks,
  markerMarks: readonly Reconcile_MarkFragment[] = [],
): MarkValues {
  if (markerMarks.length > 0 && submission.score === null)
    return proposedValues(submission, markerMarks);
  const { writtenQuestions, comment: examComment } = submission;
  const questions = (writtenQuestions ?? []).map(({ id, marks, comment }) => ({
    questionId: id,
    marks: marks?.toString() ?? '',
    comment: comment ?? '',
  }));
  return { questions, comment: examComment ?? '', publishedReason: '' };
}

function proposedValues(
  { writtenQuestions }: GivenMarks,
  markerMarks: readonly Reconcile_MarkFragment[],
): MarkValues {
  const joinComments = (comments: readonly (string | null | undefined)[]) =>
    [...new Set(comments)].filter(Boolean).join('\n');
  const questions = (writtenQuestions ?? []).map(({ id: questionId }) => {
    const own = markerMarks.map((mark) =>
      mark.questions.find((question) => question.questionId === questionId),
    );
    const [marks, ...others] = new Set(own.map((question) => question?.marks));
    return {
      questionId,
      marks: others.length === 0 ? (marks?.toString() ?? '') : '',
      comment: joinComments(own.map((question) => question?.comment)),
    };
  });
  return {
    questions,
    comment: joinComments(markerMarks.map(({ comment }) => comment)),
    publishedReason: '',
  };
}

/** Rounded to five decimals, so that decimal fractions add up exactly. */
export const sumOf = (questions: readonly Pick<Question, 'marks'>[]): number =>
  Math.round(questions.reduce((sum, { marks }) => sum + (marksIn(marks) ?? 0), 0) * 100_000) /
  100_000;
