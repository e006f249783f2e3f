// Results of both kinds of exam, in upstream's spelling.

/** The fields that results of both kinds have. */
type RestResult = {
  _id?: string;
  id?: string;
  userId?: string;
  examId?: string;
  dateTaken?: string;
  /**
   * The part that upstream shows to this reader; missing if it shows everything, or the host has no
   * release rules.
   */
  visibility?: 'receipt' | 'score';
  /** When more is shown; missing if nothing is withheld, or if it is withheld permanently. */
  releasedAt?: string;
  timeTaken?: number;
};

/** Backs `MultiSubjectExamResult`. A host may send one option id instead of a list. */
export type RestMultiSubjectResult = RestResult & {
  totalScore?: number;
  /** SHA-256 (hex) of the stored answers; missing if the host does not compute one. */
  answersHash?: string;
  subjects?: {
    subjectId?: string;
    results?: { questionId?: string; selectedOption?: string | string[]; isCorrect?: boolean }[];
  }[];
};

/** A result of a single exam. */
export type RestSingleResult = RestResult & {
  score?: number | null;
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
 * The part of a result that its reader may see. Every field derived from the answer key must check
 * it, because the service credential can always read the key. A host without release rules
 * withholds everything until `releasedAt`.
 */
export function visibilityOf({
  visibility,
  releasedAt,
}: Pick<RestResult, 'visibility' | 'releasedAt'>): 'receipt' | 'score' | 'answers' {
  return visibility ?? (releasedAt ? 'receipt' : 'answers');
}

/** True if answers, key and everything derived from them are shown. */
export function showsAnswers(result: Pick<RestResult, 'visibility' | 'releasedAt'>): boolean {
  return visibilityOf(result) === 'answers';
}

/** Adds `kind`, which distinguishes the result in the union of results. */
export function single(result: RestSingleResult): RestSingleResultOfUnion {
  return { ...result, kind: 'single' };
}

export function singleOrNull(result: RestSingleResult | null): RestSingleResultOfUnion | null {
  return result && single(result);
}
