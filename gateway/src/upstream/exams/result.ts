// Results of both kinds of exam, in upstream's spelling.

/** Backs `MultiSubjectExamResult`. A host may send one option id instead of a list. */
export type RestMultiSubjectResult = {
  _id?: string;
  id?: string;
  userId?: string;
  examId?: string;
  dateTaken?: string;
  totalScore?: number;
  /** When a contest releases what it withholds; missing where nothing is withheld. */
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
  /** When a contest releases what it withholds; missing where nothing is withheld. */
  releasedAt?: string;
  timeTaken?: number;
  mcqAnswers?: { questionId?: string; selectedOption?: string }[];
  writtenAnswer?: { questionId?: string; answerPdf?: string }[];
  markedAt?: string | null;
  /** What an admin gave for written questions, and wrote about the whole. */
  marks?: RestWrittenMark[];
  comment?: string | null;
};

/** The marks for one written question. */
export type RestWrittenMark = { questionId?: string; marks?: number; comment?: string };

/** Backs `SingleExamResult`: marked, so that the union of results knows it apart. */
export type RestSingleResultOfUnion = RestSingleResult & { kind: 'single' };

/** Marks a result as one of a single exam, so that the union of results tells it apart. */
export function single(result: RestSingleResult): RestSingleResultOfUnion {
  return { ...result, kind: 'single' };
}

export function singleOrNull(result: RestSingleResult | null): RestSingleResultOfUnion | null {
  return result && single(result);
}
