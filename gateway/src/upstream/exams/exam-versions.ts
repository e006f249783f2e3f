// Cache of exam versions with their keys, shared by all requests (docs/decisions/045). A version is
// immutable, so it is read once; upstream authorizes each request before the cache is used.
import type { Shuffle } from '@alokpath/exam-rules/shuffle';
import { LRUCache } from 'lru-cache';
import type { RestDocument } from '../batching.ts';
import type { RestCorrection, RestKeyedMcq, RestKeyedWritten } from './questions-with-key.ts';

/** A correction of a version. `correctOptionIds`, if present, replace those of the version. */
export type RestAppliedCorrection = RestCorrection & {
  questionId?: string;
  correctOptionIds?: string[];
};

/** A single exam in a version. */
export type RestVersionedExam = {
  _id?: string;
  parentType?: string;
  parentId?: string;
  title?: string;
  type?: string;
  totalMarks?: number;
  timeLimit?: number;
  passingScore?: number;
  negetiveMarkingPercentage?: number;
  startingDate?: string | null;
  shuffle?: Shuffle;
  questionCount?: number;
  mcqs?: RestKeyedMcq[];
  written?: RestKeyedWritten[];
};

/** A multi-subject exam in a version. */
export type RestVersionedPaper = {
  _id?: string;
  parentId?: string;
  title?: string;
  timeLimit?: number;
  negativeMarkingPercentage?: number;
  shuffle?: Shuffle;
  questionCount?: number;
  subjects?: {
    _id?: string;
    id?: string;
    subjectName?: string;
    mandatory?: boolean;
    questionCount?: number;
    points?: number;
    mcqs?: RestKeyedMcq[];
  }[];
};

/**
 * An immutable version of an exam with its key: `exam` of a single exam, `paper` of a multi-subject
 * exam.
 */
export type RestExamVersion = {
  _id?: string;
  kind?: string;
  examId?: string;
  exam?: RestVersionedExam;
  paper?: RestVersionedPaper;
};

/** Maximum questions in memory, over all versions: about 1 kB each. */
const MAX_QUESTIONS = 50_000;
/** URLs of solution PDFs in a version are signed for at least 30 minutes. */
const CONTENT_MS = 10 * 60_000;
/** Maximum delay of a correction. Scores are computed by upstream in any case. */
const CORRECTIONS_MS = 5_000;
const MAX_CORRECTED = 1000;

/** Cached values by id; concurrent reads of the same id are coalesced. */
class SharedReads<T extends object> {
  readonly #values: LRUCache<string, T>;
  readonly #running = new Map<string, Promise<T | null>>();

  readonly #isOn: boolean;

  constructor(values: LRUCache<string, T>, isOn: boolean) {
    this.#values = values;
    this.#isOn = isOn;
  }

  /** @param read null if the value does not exist; only called for an uncached id */
  async get(id: string, read: () => Promise<T | null>): Promise<T | null> {
    if (!this.#isOn) return read();
    const known = this.#values.get(id);
    if (known) return known;
    // A failed read belongs to another request, which may have been aborted.
    const joined = await this.#running.get(id)?.catch(() => null);
    return joined ?? this.#read(id, read);
  }

  async #read(id: string, read: () => Promise<T | null>): Promise<T | null> {
    const running = read();
    this.#running.set(id, running);
    try {
      const value = await running;
      if (value) this.#values.set(id, value);
      return value;
    } finally {
      if (this.#running.get(id) === running) this.#running.delete(id);
    }
  }
}

export class ExamVersions {
  /** The content by version id. */
  readonly contents: SharedReads<RestExamVersion>;
  /** The corrections that apply to a version, by its id. */
  readonly corrections: SharedReads<RestAppliedCorrection[]>;

  /** @param isOn false: nothing is cached between requests */
  constructor(isOn = true) {
    const sizeCalculation = (version: RestExamVersion) => 1 + questionCountOf(version);
    this.contents = new SharedReads(
      new LRUCache({ maxSize: MAX_QUESTIONS, sizeCalculation, ttl: CONTENT_MS }),
      isOn,
    );
    this.corrections = new SharedReads(
      new LRUCache({ max: MAX_CORRECTED, ttl: CORRECTIONS_MS }),
      isOn,
    );
  }
}

function questionCountOf({ exam, paper }: RestExamVersion): number {
  const mcqs = (paper?.subjects ?? []).flatMap((subject) => subject.mcqs ?? []);
  return mcqs.length + (exam?.mcqs?.length ?? 0) + (exam?.written?.length ?? 0);
}

/** The version with the newest corrections of its questions. */
export function correctVersion(
  version: RestExamVersion,
  corrections: readonly RestAppliedCorrection[],
): RestExamVersion {
  if (corrections.length === 0) return version;
  const { exam, paper } = version;
  const subjects = (paper?.subjects ?? []).map((subject) => ({
    ...subject,
    mcqs: withCorrections(subject.mcqs ?? [], corrections),
  }));
  return {
    ...version,
    exam: exam?.mcqs ? { ...exam, mcqs: withCorrections(exam.mcqs, corrections) } : exam,
    paper: paper && { ...paper, subjects },
  };
}

/** The questions with their newest corrections, in the form of docs/rest-contract.md. */
function withCorrections(
  mcqs: readonly RestKeyedMcq[],
  corrections: readonly RestAppliedCorrection[],
): RestKeyedMcq[] {
  const byQuestion = new Map(corrections.map((correction) => [correction.questionId, correction]));
  return mcqs.map((mcq) => {
    const found = byQuestion.get(mcq._id ?? mcq.id);
    if (!found) return mcq;
    const { correctOptionIds, questionId: _, ...correction } = found;
    if (!correctOptionIds) return { ...mcq, correction };
    const options = (mcq.options ?? []).map((option) => ({
      ...option,
      isCorrect: isIn(correctOptionIds, option),
    }));
    return { ...mcq, correction, options };
  });
}

function isIn(ids: readonly string[], { _id, id }: RestDocument): boolean {
  return ids.includes(_id ?? id ?? '');
}
