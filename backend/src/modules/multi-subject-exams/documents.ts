// The wire document of a paper (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { Mcq, type McqDocument, ShuffleName, visibleMcq } from '../exams/documents.ts';

/** Without `mcqs` in its subjects it is the outline. */
export const MultiSubjectExam = Type.Object({
  _id: Type.String(),
  /** The exam year's id. */
  parentId: Type.String(),
  title: Type.String(),
  /** In minutes. */
  timeLimit: Type.Integer(),
  /** In percent of a question's points. */
  negativeMarkingPercentage: Type.Number(),
  /** Missing: off. */
  shuffle: Type.Optional(ShuffleName),
  questionCount: Type.Integer(),
  subjects: Type.Array(
    Type.Object({
      _id: Type.String(),
      subjectName: Type.String(),
      mandatory: Type.Boolean(),
      questionCount: Type.Integer(),
      points: Type.Number(),
      mcqs: Type.Optional(Type.Array(Mcq)),
    }),
  ),
});
export type MultiSubjectExamDocument = Static<typeof MultiSubjectExam>;

/** An outline with its questions, if the reader may see them. @param mcqs by subject */
export function withMcqs(
  outline: MultiSubjectExamDocument,
  mcqs: ReadonlyMap<string, McqDocument[]>,
  { withKey }: { withKey: boolean },
): MultiSubjectExamDocument {
  const subjects = outline.subjects.map((subject) => {
    const own = mcqs.get(subject._id);
    return own ? { ...subject, mcqs: own.map((mcq) => visibleMcq(mcq, withKey)) } : subject;
  });
  return { ...outline, subjects };
}
