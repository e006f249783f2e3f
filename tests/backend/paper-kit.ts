// The submitted paper of the fixture: its answers by letters, and the body of a result.

import { FREE_PAPER } from './content-fixture.ts';
import type { Student } from './kit.ts';

type Mcq = { _id: string; options: { _id: string }[] };
export type Paper = { subjects: { _id: string; mcqs: Mcq[] }[] };

export const readPaper = async (person: Student): Promise<Paper> =>
  (await person.get(`/multisubjectexams/mcqs/${FREE_PAPER}`)).body;

/** Answers by letters per subject, '' for a blank; for the right ones see FREE_PAPER. */
export function answersTo(paper: Paper, letters: string[][]) {
  return paper.subjects.map((subject, s) => ({
    subjectId: subject._id,
    results: subject.mcqs.map((mcq, q) => ({
      questionId: mcq._id,
      selectedOption: [...(letters[s]?.[q] ?? '')].map(
        (letter) => mcq.options[letter.charCodeAt(0) - 65]?._id ?? letter,
      ),
      isCorrect: false,
    })),
  }));
}

export const resultOf = (
  paper: Paper,
  person: Student,
  letters: string[][],
  extra: object = {},
) => ({
  examId: FREE_PAPER,
  userId: person.userId,
  subjects: answersTo(paper, letters),
  totalScore: 0,
  timeTaken: 12.5,
  ...extra,
});
