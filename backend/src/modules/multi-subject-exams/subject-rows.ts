// Turns the subjects of a body, with their questions, into rows. A question may move to another
// subject of its paper and stays the same one.
import type { McqDocument } from '../exams/documents.ts';
import { idKeeper, knownMcqs, mcqRows } from '../exams/question-rows.ts';
import type { SentSubject } from './bodies.ts';

/**
 * @param stored the paper's questions by subject, as they are: their ids may be sent, and those of
 *   the subjects
 */
export function subjectRows(
  sent: readonly SentSubject[],
  stored: ReadonlyMap<string, McqDocument[]>,
) {
  const keepSubject = idKeeper(new Set(stored.keys()));
  const known = knownMcqs([...stored.values()].flat());
  const keepMcq = idKeeper(new Set(known.keys()));
  const parts = sent.map(({ _id, subjectName, mandatory, mcqs }, position) => {
    const id = keepSubject(_id, `subjects.${position}._id`);
    const { questions, options } = mcqRows(mcqs, keepMcq, known, `subjects.${position}.mcqs`);
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
