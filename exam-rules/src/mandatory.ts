// The mandatory-subject rule of multi-subject exams (specification, section 5): each mandatory
// subject needs at least one answer before a manual submission.

/** The fields of a subject for this rule. */
export type SubjectToAnswer = {
  subjectName: string;
  mandatory: boolean;
  questionIds: readonly string[];
};

/**
 * The mandatory subjects without an answer, in the order of the paper; empty if the paper may be
 * submitted. A subject without questions needs no answer.
 */
export function missingMandatorySubjects<S extends SubjectToAnswer>(
  subjects: readonly S[],
  isAnswered: (questionId: string) => boolean,
): S[] {
  return subjects.filter(
    ({ mandatory, questionIds }) =>
      mandatory && questionIds.length > 0 && !questionIds.some(isAnswered),
  );
}
