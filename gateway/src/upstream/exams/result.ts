// Results of both kinds of exam, in upstream's spelling.

/** Backs `MultiSubjectExamResult`. A host may send one option id instead of a list. */
export type RestMultiSubjectResult = {
  _id?: string;
  id?: string;
  userId?: string;
  examId?: string;
  dateTaken?: string;
  totalScore?: number;
  /**
   * What of the result upstream shows to this reader; missing if all of it, or with a host without
   * release rules.
   */
  visibility?: 'receipt' | 'score';
  /** When more of it is shown; missing if nothing is withheld, or for good. */
  releasedAt?: string;
  timeTaken?: number;
  subjects?: {
    subjectId?: string;
    results?: { questionId?: string; selectedOption?: string | string[]; isCorrect?: boolean }[];
  }[];
};

/** A result of a single exam. */
export type RestSingleResult = {
  _id?: string;
  id?: string;
  userId?: string;
  examId?: string;
  dateTaken?: string;
  score?: number | null;
  /**
   * What of the result upstream shows to this reader; missing if all of it, or with a host without
   * release rules.
   */
  visibility?: 'receipt' | 'score';
  /** When more of it is shown; missing if nothing is withheld, or for good. */
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

/**
 * What of a result its reader may see. Every field made of the answer key asks it: the service
 * credential can always read the key. A host without release rules withholds everything until
 * `releasedAt`.
 */
export function visibilityOf({
  visibility,
  releasedAt,
}: Pick<RestSingleResult, 'visibility' | 'releasedAt'>): 'receipt' | 'score' | 'answers' {
  return visibility ?? (releasedAt ? 'receipt' : 'answers');
}

/** Whether answers, key and everything made of them are shown. */
export function showsAnswers(result: Pick<RestSingleResult, 'visibility' | 'releasedAt'>): boolean {
  return visibilityOf(result) === 'answers';
}

/** Adds `kind`, which distinguishes the result in the union of results. */
export function single(result: RestSingleResult): RestSingleResultOfUnion {
  return { ...result, kind: 'single' };
}

export function singleOrNull(result: RestSingleResult | null): RestSingleResultOfUnion | null {
  return result && single(result);
}
