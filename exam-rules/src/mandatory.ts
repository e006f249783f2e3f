// The mandatory-subject rule of multi-subject exams (specification, section 5): each needs at least
// one answer before handing in by hand.

/** A subject of a paper as far as this rule looks at it. */
export type SubjectToAnswer = {
  subjectName: string;
  mandatory: boolean;
  questionIds: readonly string[];
};

/**
 * The mandatory subjects in which nothing is answered, in the order of the paper; an empty list
 * lets the paper pass. A subject without questions asks for nothing.
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
