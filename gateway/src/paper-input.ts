// Papers as editors send them, in upstream's spelling. A field that was left out stays left out, and null stays null: what that means is for
// upstream to say.
import type { McqInput, MultiSubjectExamContentInput } from './generated/resolver-types.ts';

/** Upstream's names of a paper's fields, for errors that blame one (upstream/renamed-input.ts). */
export const PAPER_NAMES = {
  id: '_id',
  timeLimitMinutes: 'timeLimit',
  name: 'subjectName',
  questions: 'mcqs',
  text: 'question',
} as const;

/** The body of a multi-subject exam without its year; what is undefined does not go upstream. */
export function toRestPaper({ title, timeLimitMinutes, negativeMarkingPercentage, subjects }: MultiSubjectExamContentInput) {
  return {
    title,
    timeLimit: timeLimitMinutes,
    negativeMarkingPercentage,
    subjects: subjects?.map(({ id, name, mandatory, questions }) => ({
      ...(id ? { _id: id } : {}),
      subjectName: name,
      mandatory,
      mcqs: toRestMcqs(questions),
    })),
  };
}

/** Multiple-choice questions of either kind of exam, with their key. */
export function toRestMcqs(questions: readonly McqInput[]) {
  return questions.map(({ id, text, points, explanation, options }) => ({
    ...(id ? { _id: id } : {}),
    question: text,
    points,
    explanation,
    options: options.map((option) => ({ ...(option.id ? { _id: option.id } : {}), text: option.text, isCorrect: option.isCorrect })),
  }));
}
