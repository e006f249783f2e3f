/** The rules of the exam form, and what it sends, for both types of exam. */
import * as z from 'zod/mini';
import { rule } from '../../../forms/schema.ts';
import { hasSameOutput } from '../conflicts/has-same-output.ts';
import {
  MAX_NAME_LENGTH,
  optionalMoment,
  optionalPicture,
  optionalText,
  requiredNumber,
  requiredText,
} from '../form/schemas.ts';
import { limits } from '../question-files/read/question.ts';
import { isCompleteCreativeQuestion } from './board-forms/creative.ts';
import { hasAllTexts } from './board-forms/parts.ts';
import type { ExamValues } from './exam-values.ts';
import type { CreateExamInput } from './generated/exam-editor.route.ts';

/** Maximum time limit, in minutes. */
const MAX_EXAM_MINUTES = 300;
const MAX_MARKS = 99_999;

/** The text of a question. @param hasAllParts whether no part of it is missing */
const questionText = (hasAllParts: (text: string) => boolean) =>
  z.string().check(
    rule((typed) => typed.trim() !== '', 'admin.required'),
    rule((typed) => typed.trim().length <= limits.textLength, 'admin.tooLong', {
      max: limits.textLength,
    }),
    rule(hasAllParts, 'boardforms.partMissing'),
    // Last: without its white space, a text with an empty part may be read as one without parts.
    z.trim(),
  );

const percent = requiredNumber({ min: 0, max: 100 });

/** The id of a stored part; empty for a new one. */
const storedId = z.string();

export const questionSchema = z.object({
  storedId,
  text: questionText(hasAllTexts),
  points: requiredNumber({ min: limits.minPoints, max: limits.maxPoints }),
  explanation: optionalText(limits.textLength),
  options: z.array(
    z.object({ storedId, text: requiredText(limits.textLength), isCorrect: z.boolean() }),
  ),
});

export const writtenQuestionSchema = z.object({
  storedId,
  text: questionText(isCompleteCreativeQuestion),
  answerGuidelines: optionalText(limits.textLength),
  solutionPdfUrl: optionalPicture,
});

/** The fields of exams of both kinds. */
const shared = {
  title: requiredText(MAX_NAME_LENGTH),
  timeLimitMinutes: requiredNumber({ min: 1, max: MAX_EXAM_MINUTES, isInteger: true }),
  negativeMarkingPercentage: percent,
  /** The lists that are shuffled for each attempt. */
  shuffle: z.enum(['OFF', 'QUESTIONS', 'OPTIONS', 'BOTH']),
};

const singleExamFields = {
  ...shared,
  type: z.enum(['MCQ', 'WRITTEN']),
  totalMarks: requiredNumber({ min: 0.00001, max: MAX_MARKS }),
  passingScorePercent: percent,
  /** Format of a `datetime-local` input, in Dhaka time; empty: always open. */
  startingDate: optionalMoment,
  writtenQuestions: z.array(writtenQuestionSchema),
};

const paperSubjects = z.array(
  z.object({
    storedId,
    name: requiredText(MAX_NAME_LENGTH),
    mandatory: z.boolean(),
    questions: z.array(questionSchema),
  }),
);

/** All fields of the form. A single exam has exactly one subject, without a name. */
export const anyExam = z.object({ ...singleExamFields, subjects: paperSubjects });

/** Without what belongs to the other type, which is neither checked nor sent. */
const withFieldsOfType = (exam: ExamValues): unknown =>
  exam.type === 'MCQ'
    ? { ...exam, writtenQuestions: [] }
    : { ...exam, subjects: [], negativeMarkingPercentage: '0' };

const singleExam = z.pipe(
  z.transform(withFieldsOfType),
  z.object({
    ...singleExamFields,
    subjects: z.array(z.object({ questions: z.array(questionSchema) })),
  }),
);

const paper = z.pipe(
  z.transform((exam: ExamValues): unknown => exam),
  z.object({ ...shared, subjects: paperSubjects }),
);

/** The schemas by the kind of the form: a single exam, or the paper of an exam year. */
export const examSchemas = { exam: singleExam, paper };

/** Stored items keep their ids, because results refer to them. */
const withId = <Item extends { readonly storedId: string }>({ storedId: id, ...item }: Item) =>
  id ? { id, ...item } : item;

const questionInput = ({ options, ...question }: z.output<typeof questionSchema>) => ({
  ...withId(question),
  options: options.map(withId),
});

/** The input for a single exam without its parent. @param values checked with the schema */
export function examInput(values: ExamValues): Omit<CreateExamInput, 'parentId' | 'parentType'> {
  const { subjects, writtenQuestions, ...exam } = singleExam.parse(values);
  return exam.type === 'MCQ'
    ? { ...exam, questions: subjects.flatMap(({ questions }) => questions.map(questionInput)) }
    : { ...exam, writtenQuestions: writtenQuestions.map(withId) };
}

/** @param values checked with the schema */
export function paperInput(values: ExamValues) {
  const exam = paper.parse(values);
  return {
    ...exam,
    subjects: exam.subjects.map(({ questions, ...subject }) => ({
      ...withId(subject),
      questions: questions.map(questionInput),
    })),
  };
}

/**
 * Whether two versions are stored alike. Ids are ignored: the server assigns those of new
 * questions.
 */
export const isSameExam = (
  kind: keyof typeof examSchemas,
  left: ExamValues,
  right: ExamValues,
): boolean => hasSameOutput<ExamValues>(examSchemas[kind], left, right, 'storedId');

/** Whether two versions differ at most in their title and opening time. */
export const isSameForStudents = (
  kind: keyof typeof examSchemas,
  left: ExamValues,
  right: ExamValues,
): boolean =>
  isSameExam(kind, left, { ...right, title: left.title, startingDate: left.startingDate });
