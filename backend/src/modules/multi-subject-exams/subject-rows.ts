// Converts the subjects of a request body, with their questions, to rows. A question that moves to
// another subject of the exam keeps its id.
import type { McqDocument } from '../exams/documents.ts';
import { createIdAssigner, mcqRows, optionIdsByMcq } from '../exams/question-rows.ts';
import type { SubjectInput } from './bodies.ts';

/**
 * @param storedSubjects the stored questions by subject id; the body may use these ids
 */
export function subjectRows(
  subjects: readonly SubjectInput[],
  storedSubjects: ReadonlyMap<string, McqDocument[]>,
) {
  const assignSubjectId = createIdAssigner(new Set(storedSubjects.keys()));
  const storedOptionIds = optionIdsByMcq([...storedSubjects.values()].flat());
  const assignMcqId = createIdAssigner(new Set(storedOptionIds.keys()));
  const parts = subjects.map(({ _id, subjectName, mandatory, mcqs }, position) => {
    const id = assignSubjectId(_id, `subjects.${position}._id`);
    const { questions, options } = mcqRows(
      mcqs,
      assignMcqId,
      storedOptionIds,
      `subjects.${position}.mcqs`,
    );
    return {
      subject: { id, position, subjectName, mandatory },
      questions: questions.map((row) => ({ ...row, subjectId: id })),
      options,
    };
  });
  return {
    subjects: parts.map((part) => part.subject),
    questions: parts.flatMap((part) => part.questions),
    options: parts.flatMap((part) => part.options),
  };
}
