// Multi-subject exams from input to upstream's spelling, with their key. Undefined fields are
// omitted from the JSON and null stays null, because upstream distinguishes them; a null or empty
// id is omitted.

/** GraphQL's `McqInput` (fields used here). */
type McqInput = {
  id?: string | null;
  text: string;
  points: number;
  explanation?: string | null;
  options: readonly { id?: string | null; text: string; isCorrect: boolean }[];
};

/** GraphQL's `MultiSubjectExamContentInput` (fields used here). */
type MultiSubjectExamInput = {
  title?: string | null;
  timeLimitMinutes?: number | null;
  negativeMarkingPercentage?: number | null;
  subjects?:
    | readonly {
        id?: string | null;
        name: string;
        mandatory: boolean;
        questions: readonly McqInput[];
      }[]
    | null;
};

/** Upstream's names of input fields, for errors that refer to one (upstream/renamed-input.ts). */
export const REST_FIELD_NAMES = {
  id: '_id',
  timeLimitMinutes: 'timeLimit',
  name: 'subjectName',
  questions: 'mcqs',
  text: 'question',
} as const;

/** The body of a multi-subject exam, without its year. */
export function toRestMultiSubjectExam({
  title,
  timeLimitMinutes,
  negativeMarkingPercentage,
  subjects,
}: MultiSubjectExamInput) {
  return {
    title,
    timeLimit: timeLimitMinutes,
    negativeMarkingPercentage,
    subjects: subjects?.map(({ id, name, mandatory, questions }) => ({
      _id: id || undefined,
      subjectName: name,
      mandatory,
      mcqs: toRestMcqs(questions),
    })),
  };
}

/** Multiple-choice questions of either kind of exam. */
export function toRestMcqs(questions: readonly McqInput[]) {
  return questions.map(({ id, text, points, explanation, options }) => ({
    _id: id || undefined,
    question: text,
    points,
    explanation,
    options: options.map((option) => ({
      _id: option.id || undefined,
      text: option.text,
      isCorrect: option.isCorrect,
    })),
  }));
}
