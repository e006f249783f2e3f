/** Conversion of questions between the bank, its form, the exam form and imported files. */
import { creativeMarks, readCreative, type TextLanguage } from '@alokpath/exam-rules/board-forms';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { readParts } from '../exams/board-forms/parts.ts';
import { creativeQuestion, stemmedQuestion } from '../exams/board-forms/templates.ts';
import {
  type ExamValues,
  emptyExam,
  emptyQuestion,
  emptyWrittenQuestion,
  type QuestionValues,
} from '../exams/exam-values.ts';
import { readNumber, textOrNull } from '../form/numbers.ts';
import type { ReadQuestion } from '../question-files/read/question.ts';
import type {
  BankQuestion_QuestionFragment as BankQuestion,
  BankQuestionInput,
} from './generated/bank.ts';
import type { BankFilter, KindName } from './place/bank-filter.ts';
import type { PlaceValues } from './place/place-values.ts';

/**
 * The values of the form: the fields are those of the exam form, so the question is an exam with
 * this one question. A written question is in `writtenQuestions`, and its marks are the exam's
 * total marks.
 */
export interface BankValues {
  readonly exam: ExamValues;
  readonly place: PlaceValues;
}

type WrittenValues = ExamValues['writtenQuestions'][number];

const examOf = (question: QuestionValues): ExamValues => ({
  ...emptyExam(),
  subjects: [{ storedId: '', name: '', mandatory: false, questions: [question] }],
  writtenQuestions: [emptyWrittenQuestion()],
});

const writtenExamOf = (question: WrittenValues, marks: string): ExamValues => ({
  ...examOf(emptyQuestion()),
  type: 'WRITTEN',
  totalMarks: marks,
  writtenQuestions: [question],
});

/**
 * A new question.
 * @param filter its kind, subject and chapter; a list that shows all begins with multiple choice
 * @param language of the letters of a creative question
 */
export function emptyBankValues(
  { kind, subject, chapter }: BankFilter,
  language: TextLanguage,
): BankValues {
  const written = kind === 'CREATIVE' ? creativeQuestion(language) : emptyWrittenQuestion();
  const isMcq = kind === null || kind === 'MCQ';
  return {
    exam: isMcq ? examOf(emptyQuestion()) : writtenExamOf(written, ''),
    place: { subject: subject ?? '', chapter: chapter ?? '', difficulty: '', tags: '' },
  };
}

/** The marks of a creative question; null for another one, and while a part has none. */
export function marksOfParts(text: string): number | null {
  const creative = readCreative(text);
  const marks = creative ? creativeMarks(creative) : 0;
  return marks > 0 ? marks : null;
}

/** The kind of the question in the form: whether it is a creative one follows from its text. */
export function kindOf({ type, writtenQuestions }: ExamValues): KindName {
  if (type === 'MCQ') return 'MCQ';
  return readCreative(writtenQuestions[0]?.text ?? '') ? 'CREATIVE' : 'WRITTEN';
}

/**
 * A new question after this one: of the same kind, place and marks, and with the same stem if it
 * can be shared.
 */
export function nextBankValues({ exam, place }: BankValues): BankValues {
  const [question = emptyQuestion()] = exam.subjects[0]?.questions ?? [];
  const { stem } = readParts(question.text);
  const creative = readCreative(exam.writtenQuestions[0]?.text ?? '');
  const next = stem ? stemmedQuestion(stem.language, stem.text) : emptyQuestion();
  const written = creative ? creativeQuestion(creative.language) : emptyWrittenQuestion();
  const nextQuestion = { ...next, points: question.points };
  return {
    exam:
      exam.type === 'MCQ'
        ? examOf(nextQuestion)
        : writtenExamOf(written, creative ? '' : exam.totalMarks),
    place,
  };
}

type Content = Omit<BankQuestionInput, 'place'>;

/** The input for a multiple-choice question of the form. */
const contentInput = ({
  text,
  points,
  explanation,
  options,
}: Omit<QuestionValues, 'storedId'>): Content => ({
  text: text.trim(),
  points: readNumber(points) ?? 0,
  explanation: textOrNull(explanation),
  options: options.map((option) => ({ text: option.text.trim(), isCorrect: option.isCorrect })),
});

/**
 * The input for a written question.
 * @param marks as typed; those of a creative question are in its text
 */
const writtenInput = (text: string, guidelines: string, marks: string): Content => ({
  kind: 'WRITTEN',
  text: text.trim(),
  points: marksOfParts(text.trim()) ?? readNumber(marks) ?? 0,
  explanation: textOrNull(guidelines),
  options: [],
});

/** The input for a question from a file; one point if the file has none. */
export const readInput = ({
  text,
  points,
  explanation,
  options,
  isWritten = false,
}: ReadQuestion): Content =>
  isWritten
    ? writtenInput(text, explanation, points || '1')
    : contentInput({
        text,
        points: points || '1',
        explanation,
        options: options.map((option) => ({ storedId: '', ...option })),
      });

/** The input for the question of the form. */
export function contentOfExam({
  type,
  subjects,
  writtenQuestions,
  totalMarks,
}: ExamValues): Content {
  const [question] = subjects[0]?.questions ?? [];
  const [written] = writtenQuestions;
  if (!question || !written) throw new Error('The form has one question of each kind');
  return type === 'MCQ'
    ? contentInput(question)
    : writtenInput(written.text, written.answerGuidelines, totalMarks);
}

/** A copy for an exam, as the values of its form. */
export const questionValues = ({
  text,
  points,
  explanation,
  options,
}: BankQuestion): QuestionValues => ({
  storedId: '',
  text,
  points: String(points),
  explanation: explanation ?? '',
  options: options.map((option) => ({
    storedId: '',
    text: option.text,
    isCorrect: option.isCorrect,
  })),
});

/**
 * The same of a written question. In an exam it has no marks, except in the text of a creative one.
 */
export const writtenValues = ({ text, explanation }: BankQuestion): WrittenValues => ({
  storedId: '',
  text,
  answerGuidelines: explanation ?? '',
  solutionPdfUrl: '',
});

/** Null if it does not exist. */
export function storedBankQuestion(
  question: BankQuestion | null | undefined,
): StoredItem<BankValues> | null {
  if (!question) return null;
  const { kind, points, subject, chapter, difficulty, tags, revision } = question;
  const place: PlaceValues = {
    subject,
    chapter,
    difficulty: difficulty ?? '',
    tags: tags.join(', '),
  };
  const exam =
    kind === 'MCQ'
      ? examOf(questionValues(question))
      : writtenExamOf(writtenValues(question), String(points));
  return {
    revision: String(revision),
    changedAt: null,
    changedBy: null,
    values: { exam, place },
  };
}
