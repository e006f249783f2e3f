// Exports questions and single exams of the catalogue in the form of content files.
import type { OtherExamContent } from '../../db/content/content-schema.ts';
import type { McqContent, SingleExamContent } from '../../db/content/question-schema.ts';
import type { Content } from '../../db/content/read-content.ts';
import { mcqIdOf, optionIdOf, writtenIdOf } from '../../db/demo/question-rows.ts';
import type { Catalogue } from './catalogue-queries.ts';
import { byParent, idUnless, nonEmptyFields } from './content-fields.ts';

type McqRow = { id: string; question: string; points: number; explanation: string | null };
type OptionRow = Catalogue['examOptions'][number];
type ExamRow = Catalogue['exams'][number];

/** Finds the questions of a parent: an exam, or the subject of a paper. */
export function mcqsOf(
  rowsOf: Map<string | null, McqRow[]>,
  options: readonly OptionRow[],
): (parentId: string) => McqContent[] {
  const optionsOf = byParent(options, (row) => row.mcqId);
  return (parentId) =>
    (rowsOf.get(parentId) ?? []).map(({ id, question, points, explanation }) => {
      const own = optionsOf.get(id) ?? [];
      const letters = own.flatMap((option, index) =>
        option.isCorrect ? [String.fromCharCode(65 + index) as 'A'] : [],
      );
      const [first] = letters;
      return {
        ...idUnless(mcqIdOf(parentId, question), id),
        question,
        ...(points !== 1 && { points }),
        options: own.map(({ id: optionId, text }) =>
          optionId === optionIdOf(id, text) ? text : { id: optionId, text },
        ),
        answer: first !== undefined && letters.length === 1 ? first : letters,
        ...nonEmptyFields({ explanation }),
      };
    });
}

/** Converts an exam's row to its content with questions. */
export function examsOf(rows: Catalogue): (exam: ExamRow) => SingleExamContent {
  const mcqs = mcqsOf(
    byParent(rows.examMcqs, (row) => row.examId),
    rows.examOptions,
  );
  const writtenOf = byParent(rows.examWrittenQuestions, (row) => row.examId);
  return ({
    id,
    title,
    type,
    totalMarks,
    timeLimit,
    passingScore,
    negetiveMarkingPercentage,
    startingDate,
    shuffle,
  }) => {
    const [questions, written] = [mcqs(id), writtenOf.get(id) ?? []];
    return {
      title,
      type,
      totalMarks,
      timeLimit,
      passingScore,
      negetiveMarkingPercentage,
      ...nonEmptyFields({ startingDate: startingDate?.toISOString() }),
      ...(shuffle !== 'off' && { shuffle }),
      ...(questions.length > 0 && { mcqs: questions }),
      ...(written.length > 0 && {
        written: written.map(
          ({ id: questionId, questionText, answerGuidelines, handwrittenPdf }) => ({
            ...idUnless(writtenIdOf(id, questionText), questionId),
            questionText,
            ...nonEmptyFields({ answerGuidelines, handwrittenPdf }),
          }),
        ),
      }),
    };
  };
}

/** Exams whose parent is not a chapter. */
export function otherExamsOf(rows: Catalogue): Content['otherExams'] {
  const toExam = examsOf(rows);
  return rows.exams.flatMap((exam) => {
    const parent = parentOf(exam);
    if (!parent) return [];
    const data = {
      key: exam.id,
      ...parent,
      ...(exam.position !== 0 && { position: exam.position }),
      ...toExam(exam),
    };
    return [{ file: `exams/${exam.id}.yaml`, data }];
  });
}

/** Undefined for an exam of a chapter. */
function parentOf(exam: ExamRow): Pick<OtherExamContent, 'parentType' | 'parentId'> | undefined {
  for (const parentType of ['course', 'subject', 'lesson', 'unit', 'academicUnit'] as const) {
    const parentId = exam[`${parentType}Id`];
    if (parentId !== null) return { parentType, parentId };
  }
  return undefined;
}
