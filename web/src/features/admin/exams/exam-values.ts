/**
 * The values of the exam form, as entered, and their conversion to mutation inputs, for both types
 * of exam.
 */
import { readCreative } from '@alokpath/exam-rules/board-forms';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { readMoment, typedMoment } from '../form/moments.ts';
import { readNumber, textOrNull } from '../form/numbers.ts';
import { limits, type ReadQuestion } from '../question-files/read/question.ts';
import type {
  CreateExamInput,
  EditedQuestion_QuestionFragment,
  ExamEditorQuery,
  PaperEditorQuery,
} from './generated/exam-editor.route.ts';

export interface QuestionValues {
  /** The id of a stored question; empty for a new one. */
  storedId: string;
  text: string;
  points: string;
  explanation: string;
  options: { storedId: string; text: string; isCorrect: boolean }[];
}

export interface ExamValues {
  title: string;
  type: 'MCQ' | 'WRITTEN';
  totalMarks: string;
  timeLimitMinutes: string;
  passingScorePercent: string;
  negativeMarkingPercentage: string;
  /** In the format of a `datetime-local` input, in Dhaka time; empty: always open. */
  startingDate: string;
  /** What each attempt has in an order of its own. */
  shuffle: 'OFF' | 'QUESTIONS' | 'OPTIONS' | 'BOTH';
  /** A single exam has exactly one, without a name. */
  subjects: { storedId: string; name: string; mandatory: boolean; questions: QuestionValues[] }[];
  writtenQuestions: {
    storedId: string;
    text: string;
    answerGuidelines: string;
    solutionPdfUrl: string;
  }[];
}

const emptyOption = () => ({ storedId: '', text: '', isCorrect: false });

/** A new question with four options, as in board exams. */
export const emptyQuestion = (): QuestionValues => ({
  ...{ storedId: '', text: '', points: '1', explanation: '' },
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
  ...{
    title: '',
    type: 'MCQ',
    totalMarks: '',
    timeLimitMinutes: '30',
    passingScorePercent: '40',
    negativeMarkingPercentage: '0',
  },
  ...{ startingDate: '', shuffle: 'OFF', subjects: [emptySubject()], writtenQuestions: [] },
});

const questionValues = ({
  id,
  text,
  points,
  explanation,
  options,
}: EditedQuestion_QuestionFragment): QuestionValues => ({
  ...{ storedId: id, text, points: String(points), explanation: explanation ?? '' },
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
        ...{
          storedId: id,
          text,
          answerGuidelines: answerGuidelines ?? '',
          solutionPdfUrl: solutionPdfUrl ?? '',
        },
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
        ...{ storedId: id, name, mandatory, questions: questions.map(questionValues) },
      })) ?? [],
  };
}

/** Null if it does not exist, or its key cannot be read. */
export const storedExam = (found: StoredExam | null | undefined): StoredItem<ExamValues> | null =>
  found?.exam?.key ? { ...found, values: examValues(found.exam) } : null;

/** Null if it does not exist, or its key cannot be read. */
export const storedPaper = (
  found: StoredPaper | null | undefined,
): StoredItem<ExamValues> | null =>
  found?.multiSubjectExam?.key ? { ...found, values: paperValues(found.multiSubjectExam) } : null;

/** Stored items keep their ids, because results refer to them. */
const stored = (id: string) => (id ? { id } : {});

const questionInput = ({ storedId, text, points, explanation, options }: QuestionValues) => ({
  ...stored(storedId),
  text: text.trim(),
  points: readNumber(points) ?? 0,
  explanation: textOrNull(explanation),
  options: options.map((option) => ({
    ...stored(option.storedId),
    text: option.text.trim(),
    isCorrect: option.isCorrect,
  })),
});

/** The fields shared by both types of exam. */
const sharedInput = ({
  title,
  timeLimitMinutes,
  negativeMarkingPercentage,
  shuffle,
}: ExamValues) => ({
  title: title.trim(),
  timeLimitMinutes: readNumber(timeLimitMinutes) ?? 0,
  negativeMarkingPercentage: readNumber(negativeMarkingPercentage) ?? 0,
  shuffle,
});

/** The input for a single exam without its parent. Only the questions of its type are sent. */
export function examInput(values: ExamValues): Omit<CreateExamInput, 'parentId' | 'parentType'> {
  const { type, startingDate, subjects, writtenQuestions } = values;
  return {
    ...sharedInput(values),
    type,
    totalMarks: readNumber(values.totalMarks) ?? 0,
    passingScorePercent: readNumber(values.passingScorePercent) ?? 0,
    startingDate: readMoment(startingDate),
    ...(type === 'MCQ'
      ? { questions: subjects.flatMap(({ questions }) => questions.map(questionInput)) }
      : {
          writtenQuestions: writtenQuestions.map(
            ({ storedId, text, answerGuidelines, solutionPdfUrl }) => ({
              ...stored(storedId),
              text: text.trim(),
              answerGuidelines: textOrNull(answerGuidelines),
              solutionPdfUrl: textOrNull(solutionPdfUrl),
            }),
          ),
        }),
  };
}

export function paperInput(values: ExamValues) {
  return {
    ...sharedInput(values),
    subjects: values.subjects.map(({ storedId, name, mandatory, questions }) => ({
      ...stored(storedId),
      ...{ name: name.trim(), mandatory, questions: questions.map(questionInput) },
    })),
  };
}

/** Whether nothing has been entered into a question: a new one before it is filled. */
export const isEmptyQuestion = ({
  storedId,
  text,
  explanation,
  options,
}: QuestionValues): boolean =>
  storedId === '' &&
  [text, explanation, ...options.map((option) => option.text)].every(
    (words) => words.trim() === '',
  );

/** The same of a written question; one of the form of boards with its letters and marks only, too. */
export const isEmptyWritten = ({
  storedId,
  text,
  answerGuidelines,
  solutionPdfUrl,
}: ExamValues['writtenQuestions'][number]): boolean => {
  const creative = readCreative(text);
  const texts = creative ? [creative.stem, ...creative.parts.map((part) => part.text)] : [text];
  return (
    storedId === '' &&
    [...texts, answerGuidelines, solutionPdfUrl].every((words) => words.trim() === '')
  );
};

/**
 * The form's values of a question that was read from a file; it gets one point if the file has
 * none.
 */
export const importedValues = ({
  text,
  options,
  points,
  explanation,
}: ReadQuestion): QuestionValues => ({
  ...{ storedId: '', text, points: points || '1', explanation },
  options: [
    ...options.map((option) => ({ storedId: '', text: option.text, isCorrect: option.isCorrect })),
    ...Array.from({ length: Math.max(0, limits.minOptions - options.length) }, emptyOption),
  ],
});

/**
 * The first problem of a question's options: equal texts, no correct option, or several; null if
 * there is none.
 * @param isSingle whether exactly one option must be correct
 */
export function optionsProblem(
  { options }: Pick<QuestionValues, 'options'>,
  isSingle: boolean,
): 'equal' | 'none' | 'several' | null {
  const texts = options.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (new Set(texts).size < texts.length) return 'equal';
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 0) return 'none';
  return isSingle && correct > 1 ? 'several' : null;
}

/**
 * Whether two versions are stored alike: what is sent is compared, not what was typed. Ids are left
 * out, since new questions get theirs when they are stored.
 * @param kind as in the form: a single exam, or the paper of an exam year
 */
export function isSameExam(kind: 'exam' | 'paper', one: ExamValues, other: ExamValues): boolean {
  const input = kind === 'exam' ? examInput : paperInput;
  const content = (values: ExamValues) =>
    JSON.stringify(input(values), (name, value) => (name === 'id' ? undefined : value));
  return content(one) === content(other);
}

/** The sum of all points. */
export function sumOfPoints(questions: readonly Pick<QuestionValues, 'points'>[]): number {
  const sum = questions.reduce((all, { points }) => all + (readNumber(points) || 0), 0);
  return Math.round(sum * 1e5) / 1e5;
}
