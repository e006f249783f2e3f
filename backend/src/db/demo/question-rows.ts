// Converts questions of content files to rows of the two kinds of exam.
import { createHash } from 'node:crypto';
import type { McqContent, SingleExamContent } from '../content/question-schema.ts';
import type { CatalogueRows } from './catalogue-tables.ts';

/**
 * A question's id comes from its text, not from its position, so that stored results stay valid
 * when questions are inserted or moved.
 */
const idOf = (letter: string, ...parts: string[]) =>
  letter + createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 16);

/** @param parentId the exam, or the subject of a paper */
export const mcqIdOf = (parentId: string, question: string) => idOf('q', parentId, question);
export const optionIdOf = (mcqId: string, text: string) => idOf('o', mcqId, text);
export const writtenIdOf = (examId: string, question: string) => idOf('w', examId, question);

export function mcqRows(parentId: string, contents: readonly McqContent[]) {
  const mcqs = contents.map(({ id, question, points, explanation }, position) => ({
    id: id ?? mcqIdOf(parentId, question),
    parentId,
    position,
    question,
    points: points ?? 1,
    explanation: explanation ?? null,
  }));
  const options = contents.flatMap((mcq) => {
    const mcqId = mcq.id ?? mcqIdOf(parentId, mcq.question);
    const correct = [mcq.answer].flat().map((letter) => letter.charCodeAt(0) - 65);
    return mcq.options.map((option, position) => {
      const { id, text } =
        typeof option === 'string' ? { id: optionIdOf(mcqId, option), text: option } : option;
      return { id, mcqId, position, text, isCorrect: correct.includes(position) };
    });
  });
  return { mcqs, options };
}

/** The columns of an exam without its parent. */
export function examRow(exam: SingleExamContent) {
  const {
    title,
    type,
    totalMarks,
    timeLimit,
    passingScore,
    negetiveMarkingPercentage,
    startingDate,
    shuffle = 'off' as const,
  } = exam;
  return {
    title,
    type,
    totalMarks,
    timeLimit,
    passingScore,
    negetiveMarkingPercentage,
    shuffle,
    startingDate: startingDate === undefined ? null : new Date(startingDate),
  };
}

/** The questions of a single exam. */
export function examQuestionRows(
  examId: string,
  exam: SingleExamContent,
): Pick<CatalogueRows, 'examMcqs' | 'examOptions' | 'examWrittenQuestions'> {
  const { mcqs, options } = mcqRows(examId, exam.mcqs ?? []);
  return {
    examMcqs: mcqs.map(({ parentId, ...mcq }) => ({ ...mcq, examId: parentId })),
    examOptions: options,
    examWrittenQuestions: (exam.written ?? []).map(
      ({ id, questionText, answerGuidelines, handwrittenPdf }, position) => ({
        id: id ?? writtenIdOf(examId, questionText),
        examId,
        position,
        questionText,
        answerGuidelines: answerGuidelines ?? null,
        handwrittenPdf: handwrittenPdf ?? null,
      }),
    ),
  };
}
