/** The values of the exam form, as entered, for both types of exam. */
import { readCreative } from '@alokpath/exam-rules/board-forms';
import type * as z from 'zod/mini';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { typedMoment } from '../form/moments.ts';
import { readNumber } from '../form/numbers.ts';
import { limits, type ReadQuestion } from '../question-files/read/question.ts';
import type { anyExam, questionSchema, writtenQuestionSchema } from './exam-schema.ts';
import type {
  EditedQuestion_QuestionFragment,
  ExamEditorQuery,
  PaperEditorQuery,
} from './generated/exam-editor.route.ts';

/** As typed. */
export type ExamValues = z.input<typeof anyExam>;
export type QuestionValues = z.input<typeof questionSchema>;
type WrittenValues = z.input<typeof writtenQuestionSchema>;

const emptyOption = () => ({ storedId: '', text: '', isCorrect: false });

/** A new question with four options, as in board exams. */
export const emptyQuestion = (): QuestionValues => ({
  storedId: '',
  text: '',
  points: '1',
  explanation: '',
  options: [emptyOption(), emptyOption(), emptyOption(), emptyOption()],
});

export const emptyWrittenQuestion = () => ({
  storedId: '',
  text: '',
  answerGuidelines: '',
  solutionPdfUrl: '',
});

export const emptySubject = () => ({
  storedId: '',
  name: '',
  mandatory: false,
  questions: [emptyQuestion()],
});

export const emptyExam = (): ExamValues => ({
  title: '',
  type: 'MCQ',
  totalMarks: '',
  timeLimitMinutes: '30',
  passingScorePercent: '40',
  negativeMarkingPercentage: '0',
  startingDate: '',
  shuffle: 'OFF',
  subjects: [emptySubject()],
  writtenQuestions: [],
});

const questionValues = ({
  id,
  text,
  points,
  explanation,
  options,
}: EditedQuestion_QuestionFragment): QuestionValues => ({
  storedId: id,
  text,
  points: String(points),
  explanation: explanation ?? '',
  options: options.map((option) => ({
    storedId: option.id,
    text: option.text,
    isCorrect: option.isCorrect,
  })),
});

type StoredExam = NonNullable<ExamEditorQuery['editableContent']>;
type StoredPaper = NonNullable<PaperEditorQuery['editableContent']>;

function examValues(exam: NonNullable<StoredExam['exam']>): ExamValues {
  return {
    title: exam.title,
    type: exam.type,
    totalMarks: String(exam.totalMarks),
    timeLimitMinutes: String(exam.timeLimitMinutes),
    passingScorePercent: String(exam.passingScorePercent),
    negativeMarkingPercentage: String(exam.negativeMarkingPercentage),
    startingDate: typedMoment(exam.startingDate),
    shuffle: exam.shuffle,
    subjects: [
      {
        storedId: '',
        name: '',
        mandatory: false,
        questions: exam.key?.questions.map(questionValues) ?? [],
      },
    ],
    writtenQuestions:
      exam.key?.writtenQuestions.map(({ id, text, answerGuidelines, solutionPdfUrl }) => ({
        storedId: id,
        text,
        answerGuidelines: answerGuidelines ?? '',
        solutionPdfUrl: solutionPdfUrl ?? '',
      })) ?? [],
  };
}

function paperValues(paper: NonNullable<StoredPaper['multiSubjectExam']>): ExamValues {
  return {
    ...emptyExam(),
    title: paper.title,
    timeLimitMinutes: String(paper.timeLimitMinutes),
    negativeMarkingPercentage: String(paper.negativeMarkingPercentage),
    shuffle: paper.shuffle,
    subjects:
      paper.key?.subjects.map(({ id, name, mandatory, questions }) => ({
        storedId: id,
        name,
        mandatory,
        questions: questions.map(questionValues),
      })) ?? [],
  };
}

/** Null if it does not exist, or its key cannot be read. */
export const storedExam = (
  content: StoredExam | null | undefined,
): StoredItem<ExamValues> | null =>
  content?.exam?.key ? { ...content, values: examValues(content.exam) } : null;

/** Null if it does not exist, or its key cannot be read. */
export const storedPaper = (
  content: StoredPaper | null | undefined,
): StoredItem<ExamValues> | null =>
  content?.multiSubjectExam?.key
    ? { ...content, values: paperValues(content.multiSubjectExam) }
    : null;

/** Whether nothing has been entered into a question: a new one before it is filled. */
export const isEmptyQuestion = ({
  storedId,
  text,
  explanation,
  options,
}: QuestionValues): boolean =>
  storedId === '' &&
  [text, explanation, ...options.map((option) => option.text)].every(
    (value) => value.trim() === '',
  );

/**
 * The same of a written question; also one in the form of boards that has only its letters and
 * marks.
 */
export const isEmptyWritten = ({
  storedId,
  text,
  answerGuidelines,
  solutionPdfUrl,
}: WrittenValues): boolean => {
  const creative = readCreative(text);
  const texts = creative ? [creative.stem, ...creative.parts.map((part) => part.text)] : [text];
  return (
    storedId === '' &&
    [...texts, answerGuidelines, solutionPdfUrl].every((value) => value.trim() === '')
  );
};

/** The form's values of a question from a file; one point if the file has none. */
export const importedValues = ({
  text,
  options,
  points,
  explanation,
}: ReadQuestion): QuestionValues => ({
  storedId: '',
  text,
  points: points || '1',
  explanation,
  options: [
    ...options.map((option) => ({ storedId: '', text: option.text, isCorrect: option.isCorrect })),
    ...Array.from({ length: Math.max(0, limits.minOptions - options.length) }, emptyOption),
  ],
});

/**
 * The first problem of a question's options: equal texts, no correct option, or several; null if
 * there is none.
 * @param rule.isSingle whether exactly one option must be correct
 */
export function optionsProblem(
  { options }: Pick<QuestionValues, 'options'>,
  { isSingle }: { readonly isSingle: boolean },
): 'equal' | 'none' | 'several' | null {
  const texts = options.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (new Set(texts).size < texts.length) return 'equal';
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 0) return 'none';
  return isSingle && correct > 1 ? 'several' : null;
}

/** The sum of all points. */
export function sumOfPoints(questions: readonly Pick<QuestionValues, 'points'>[]): number {
  const sum = questions.reduce((all, { points }) => all + (readNumber(points) || 0), 0);
  return Math.round(sum * 1e5) / 1e5;
}
