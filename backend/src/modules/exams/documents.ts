// Wire documents of single exams, and of multiple-choice questions in both kinds of exam
// (docs/rest-contract.md, "Documents").
import type { Shuffle } from '@alokpath/exam-rules/shuffle';
import { type Static, Type } from 'typebox';
import { type ExamCorrection, newestByQuestion } from '../key-corrections/exam-corrections.ts';
import { SHUFFLES } from './tables.ts';

const Text = Type.Optional(Type.String());

/** The newest correction of a question, for readers of the key (key-corrections). */
export const McqCorrection = Type.Object({
  kind: Type.Enum(['key', 'bonus', 'void']),
  reason: Type.String(),
  correctedAt: Type.String(),
});

/** `isCorrect`, `explanation` and `correction` are the answer key. */
export const Mcq = Type.Object({
  _id: Type.String(),
  question: Type.String(),
  points: Type.Number(),
  options: Type.Array(
    Type.Object({
      _id: Type.String(),
      text: Type.String(),
      isCorrect: Type.Optional(Type.Boolean()),
    }),
  ),
  explanation: Text,
  correction: Type.Optional(McqCorrection),
});
export type McqDocument = Static<typeof Mcq>;

/** `answerGuidelines` and `handwrittenPdf` are the answer key. */
const Written = Type.Object({
  _id: Type.String(),
  questionText: Type.String(),
  answerGuidelines: Text,
  handwrittenPdf: Text,
});
export type WrittenDocument = Static<typeof Written>;

export const ParentType = Type.Enum(['chapter', 'course', 'subject', 'lesson', 'unit']);
export type ParentTypeName = Static<typeof ParentType>;

/** The two kinds of exam: a paper of several subjects, and a single exam. */
export const ExamKind = Type.Enum(['multi-subject', 'single']);
export type ExamKindName = Static<typeof ExamKind>;

/** An exam, by its kind and id. */
export type ExamOfKind = { kind: ExamKindName; examId: string };

/** The lists that are shuffled for each attempt (docs/decisions/053). */
export const ShuffleName = Type.Enum([...SHUFFLES]);

/** Without `mcqs` and `written` it is the outline. */
export const Exam = Type.Object({
  _id: Type.String(),
  parentType: ParentType,
  parentId: Type.String(),
  title: Type.String(),
  type: Type.Enum(['MCQ', 'Written']),
  totalMarks: Type.Number(),
  /** In minutes. */
  timeLimit: Type.Integer(),
  /** In percent of totalMarks. */
  passingScore: Type.Number(),
  /** In percent of a question's points; upstream's spelling. */
  negetiveMarkingPercentage: Type.Number(),
  startingDate: Text,
  /** Missing: off. */
  shuffle: Type.Optional(ShuffleName),
  questionCount: Type.Integer(),
  mcqs: Type.Optional(Type.Array(Mcq)),
  written: Type.Optional(Type.Array(Written)),
});
export type ExamDocument = Static<typeof Exam>;

/** The field of a document; omitted if nothing is shuffled, so that such exams are unchanged. */
export function shuffleOf(shuffle: Shuffle): { shuffle?: Shuffle } {
  return shuffle === 'off' ? {} : { shuffle };
}

/** Questions with their newest corrections. @param corrections those of the exam, oldest first */
export function withCorrections(
  mcqs: readonly McqDocument[],
  corrections: readonly ExamCorrection[],
): McqDocument[] {
  const newest = newestByQuestion(corrections);
  return mcqs.map((mcq) => {
    const correction = newest.get(mcq._id);
    if (!correction) return mcq;
    const { kind, reason, correctedAt } = correction;
    return {
      ...mcq,
      correction: { kind, reason, correctedAt: new Date(correctedAt).toISOString() },
    };
  });
}

/** The visible part of a question; this is the only place that removes the key. */
export function visibleMcq(mcq: McqDocument, withKey: boolean): McqDocument {
  if (withKey) return mcq;
  const { _id, question, points, options } = mcq;
  return {
    _id,
    question,
    points,
    options: options.map((option) => ({ _id: option._id, text: option.text })),
  };
}

/** The same for a written question. */
function visibleWritten(question: WrittenDocument, withKey: boolean): WrittenDocument {
  return withKey ? question : { _id: question._id, questionText: question.questionText };
}

/** The questions of an exam of either type, with their key. */
export type Questions = { mcqs: McqDocument[]; written: WrittenDocument[] };

/** An outline with its questions, if the reader may see them. */
export function withQuestions(
  outline: ExamDocument,
  questions: Questions | undefined,
  { withKey }: { withKey: boolean },
): ExamDocument {
  if (!questions) return outline;
  return outline.type === 'MCQ'
    ? { ...outline, mcqs: questions.mcqs.map((mcq) => visibleMcq(mcq, withKey)) }
    : {
        ...outline,
        written: questions.written.map((question) => visibleWritten(question, withKey)),
      };
}
