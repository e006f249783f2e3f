// Results of both kinds of exam, in upstream's spelling.

/** Backs `MultiSubjectExamResult`. A host may send one option id instead of a list. */
export type RestMultiSubjectResult = {
  _id?: string;
  id?: string;
  userId?: string;
  examId?: string;
  dateTaken?: string;
  totalScore?: number;
  /** When a contest releases the withheld data; missing if nothing is withheld. */
  releasedAt?: string;
  timeTaken?: number;
  subjects?: { subjectId?: string; results?: { questionId?: string; selectedOption?: string | string[]; isCorrect?: boolean }[] }[];
};

/** A result of a single exam. */
export type RestSingleResult = {
  _id?: string;
  id?: string;
  userId?: string;
  examId?: string;
  dateTaken?: string;
  score?: number | null;
  /** When a contest releases the withheld data; missing if nothing is withheld. */
  releasedAt?: string;
  timeTaken?: number;
  mcqAnswers?: { questionId?: string; selectedOption?: string }[];
  writtenAnswer?: { questionId?: string; answerPdf?: string }[];
  markedAt?: string | null;
  /** An admin's marks for written questions, and the comment on the whole exam. */
  marks?: RestWrittenMark[];
  comment?: string | null;
};

/** The marks for one written question. */
export type RestWrittenMark = { questionId?: string; marks?: number; comment?: string };

/** Backs `SingleExamResult`; `kind` distinguishes it in the union of results. */
export type RestSingleResultOfUnion = RestSingleResult & { kind: 'single' };

/** Adds `kind`, which distinguishes the result in the union of results. */
export function single(result: RestSingleResult): RestSingleResultOfUnion {
  return { ...result, kind: 'single' };
}

export function singleOrNull(result: RestSingleResult | null): RestSingleResultOfUnion | null {
  return result && single(result);
}
