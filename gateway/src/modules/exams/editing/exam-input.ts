// Converts single exams from input to upstream's spelling.
import type {
  ExamType,
  McqInput,
  WrittenQuestionInput,
} from '../../../generated/resolver-types.ts';
import { REST_FIELD_NAMES, toRestMcqs } from '../../../upstream/exams/multi-subject-exam-input.ts';
import { withInputPaths } from '../../../upstream/renamed-input.ts';

const NAMES = {
  ...REST_FIELD_NAMES,
  passingScorePercent: 'passingScore',
  negativeMarkingPercentage: 'negetiveMarkingPercentage',
  writtenQuestions: 'written',
  solutionPdfUrl: 'handwrittenPdf',
} as const;
/** Upstream's name of the text differs from that of multiple-choice questions. */
const WRITTEN_NAMES = { text: 'questionText' } as const;

/** The common fields of `CreateExamInput` and `UpdateExamInput`. */
export type ExamInput = {
  title?: string | null;
  type?: ExamType | null;
  totalMarks?: number | null;
  timeLimitMinutes?: number | null;
  passingScorePercent?: number | null;
  negativeMarkingPercentage?: number | null;
  startingDate?: string | null;
  questions?: readonly McqInput[] | null;
  writtenQuestions?: readonly WrittenQuestionInput[] | null;
  position?: number | null;
};

/** The body of an exam without its parent; undefined fields are omitted from the JSON. */
export function toRestExam(input: ExamInput) {
  const { title, totalMarks, startingDate, position } = input;
  return {
    title,
    type: input.type && (input.type === 'WRITTEN' ? 'Written' : 'MCQ'),
    totalMarks,
    timeLimit: input.timeLimitMinutes,
    passingScore: input.passingScorePercent,
    negetiveMarkingPercentage: input.negativeMarkingPercentage,
    startingDate,
    mcqs: input.questions && toRestMcqs(input.questions),
    written: input.writtenQuestions?.map(({ id, text, answerGuidelines, solutionPdfUrl }) => ({
      _id: id || undefined,
      questionText: text,
      answerGuidelines,
      handwrittenPdf: solutionPdfUrl,
    })),
    position,
  };
}

/** Gives upstream's field errors the input's names. */
export function withExamPaths<A>(sending: Promise<A>): Promise<A> {
  return withInputPaths(NAMES, withInputPaths(WRITTEN_NAMES, sending));
}
