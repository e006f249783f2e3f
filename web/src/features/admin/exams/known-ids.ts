/**
 * Ids of the parts of an exam that are still stored. The server refuses a change with the id of a
 * part that another user has removed.
 */
import type { ExamValues, QuestionValues } from './exam-values.ts';

/** Ids of options by the id of their question. */
type KnownQuestions = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The values without the ids that the current version does not have: parts that were removed
 * meanwhile are added as new ones.
 */
export function withKnownIds(values: ExamValues, current: ExamValues): ExamValues {
  const subjects = idsOf(current.subjects);
  const written = idsOf(current.writtenQuestions);
  const questions: KnownQuestions = new Map(
    current.subjects.flatMap((subject) =>
      subject.questions.map(({ storedId, options }) => [storedId, idsOf(options)]),
    ),
  );
  return {
    ...values,
    subjects: values.subjects.map((subject) => ({
      ...known(subject, subjects),
      questions: subject.questions.map((question) => knownQuestion(question, questions)),
    })),
    writtenQuestions: values.writtenQuestions.map((question) => known(question, written)),
  };
}

const idsOf = (parts: readonly { readonly storedId: string }[]): ReadonlySet<string> =>
  new Set(parts.map(({ storedId }) => storedId));

const known = <Part extends { readonly storedId: string }>(
  part: Part,
  ids: ReadonlySet<string> | undefined,
): Part => (ids?.has(part.storedId) ? part : { ...part, storedId: '' });

function knownQuestion(question: QuestionValues, questions: KnownQuestions): QuestionValues {
  const options = questions.get(question.storedId);
  return {
    ...question,
    storedId: options ? question.storedId : '',
    options: question.options.map((option) => known(option, options)),
  };
}
