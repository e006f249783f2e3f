// Papers as editors send them, in upstream's spelling. Missing fields stay missing and null stays
// null: upstream decides what they mean.

/** GraphQL's `McqInput`, as far as it is sent. */
type Mcq = {
  id?: string | null;
  text: string;
  points: number;
  explanation?: string | null;
  options: readonly { id?: string | null; text: string; isCorrect: boolean }[];
};

/** GraphQL's `MultiSubjectExamContentInput`. */
type Paper = {
  title?: string | null;
  timeLimitMinutes?: number | null;
  negativeMarkingPercentage?: number | null;
  subjects?:
    | readonly { id?: string | null; name: string; mandatory: boolean; questions: readonly Mcq[] }[]
    | null;
};

/** Upstream's names of a paper's fields, for errors that blame one (upstream/renamed-input.ts). */
export const PAPER_NAMES = {
  id: '_id',
  timeLimitMinutes: 'timeLimit',
  name: 'subjectName',
  questions: 'mcqs',
  text: 'question',
} as const;

/** The body of a multi-subject exam without its year; what is undefined does not go upstream. */
export function toRestPaper({
  title,
  timeLimitMinutes,
  negativeMarkingPercentage,
  subjects,
}: Paper) {
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
export function toRestMcqs(questions: readonly Mcq[]) {
  return questions.map(({ id, text, points, explanation, options }) => ({
    ...(id ? { _id: id } : {}),
    question: text,
    points,
    explanation,
    options: options.map((option) => ({
      ...(option.id ? { _id: option.id } : {}),
      text: option.text,
      isCorrect: option.isCorrect,
    })),
  }));
}
