// An own result with its history, rank, version, times, exclusion, corrections and challenges: each
// as its own call answers it, with one look at the release rule.
import { type Static, Type } from 'typebox';
import { canReadKey, requireUser, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { QuestionTime, toQuestionTimes } from '../attempts/documents.ts';
import { findQuestionTimes } from '../attempts/question-time-queries.ts';
import { VersionOfResultDocument, versionsOfResults } from '../exam-versions/of-results.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { Exclusion } from '../exclusions/documents.ts';
import { findExclusions } from '../exclusions/queries.ts';
import { findOwnChallenges } from '../key-corrections/challenge-queries.ts';
import { KeyChallenge, ScoreChange } from '../key-corrections/documents.ts';
import { findScoreChanges } from '../key-corrections/queries.ts';
import { ResultVersion, Standing } from '../ranks/documents.ts';
import { findStandings, findVersions } from '../ranks/queries.ts';
import { findReleases, type ReadReleases } from '../release-rules/queries.ts';
import { ExamResult, MultiSubjectResult, toExamResult, toMultiSubjectResult } from './documents.ts';
import { findOwnPaper, findOwnSingle } from './own-detail-queries.ts';
import { toPaperReceipt, toSingleReceipt } from './shown-results.ts';

export const OwnDetails = Type.Object({
  /** One of the two, by the kind of the exam; without a result neither. */
  multiSubject: Type.Optional(MultiSubjectResult),
  single: Type.Optional(ExamResult),
  versions: Type.Array(ResultVersion),
  standing: Type.Optional(Standing),
  exclusion: Type.Optional(Exclusion),
  questionTimes: Type.Optional(Type.Array(QuestionTime)),
  /** Missing while the result is withheld. */
  examVersion: Type.Optional(VersionOfResultDocument),
  scoreChanges: Type.Array(ScoreChange),
  challenges: Type.Array(KeyChallenge),
});
type OwnDetails = Static<typeof OwnDetails>;

type Found = Omit<NonNullable<Awaited<ReturnType<typeof findOwnPaper>>>, 'result'> & {
  result: { id: string; userId: string; examId: string };
};

const NONE: OwnDetails = { versions: [], scoreChanges: [], challenges: [] };

/** Of the viewer's newest result in the exam. */
export async function findOwnDetails(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  examId: string,
): Promise<OwnDetails> {
  const own = { userId: requireUser(viewer).id, examId };
  const at = now();
  const isWithheldFromNobody = canReadKey(viewer);
  const releasesOf = async (kind: ExamKindName) =>
    isWithheldFromNobody ? new Map() : await findReleases(db, kind, [examId], at);
  const readerId = isWithheldFromNobody ? undefined : own.userId;

  const paper = await findOwnPaper(db, own);
  if (paper) {
    const releases = await releasesOf('multi-subject');
    const multiSubject = toPaperReceipt(toMultiSubjectResult(paper.result, paper.result), releases);
    const parts = await partsOf('multi-subject', paper, async () => releases);
    return { multiSubject, ...parts };
  }
  const exam = await findOwnSingle(db, own);
  if (!exam) return NONE;
  const releases = await releasesOf('single');
  const single = toSingleReceipt(toExamResult(exam.result, exam.result), releases);
  return { single, ...(await partsOf('single', exam, async () => releases)) };

  async function partsOf(kind: ExamKindName, found: Found, releases: ReadReleases) {
    const { id } = found.result;
    const withheld = (await releases(kind, [examId])).get(examId);
    const [versions, standings, exclusions, times, taken, changes, challenges] = await Promise.all([
      findVersions(db, kind, [id], readerId, at, releases),
      findStandings(db, kind, [id], readerId, at, releases),
      found.hasExclusion ? findExclusions(db, kind, [id], readerId) : undefined,
      found.hasTimes ? findQuestionTimes(db, kind, [id], readerId, at, releases) : [],
      versionsOfResults(db, kind, [id], readerId, releases),
      found.hasScoreChanges && !withheld ? findScoreChanges(db, kind, [id], readerId) : undefined,
      found.hasChallenges ? findOwnChallenges(db, own.userId, { kind, examId }) : [],
    ]);
    const standing = standings.get(id);
    const exclusion = exclusions?.get(id);
    const [examVersion, time] = [taken[0]?.[1], times[0]];
    return {
      versions: versions.get(id) ?? [],
      ...(standing && { standing }),
      ...(exclusion && { exclusion }),
      ...(time && { questionTimes: toQuestionTimes(time.times) }),
      ...(examVersion && { examVersion }),
      scoreChanges: changes?.get(id)?.changes ?? [],
      challenges,
    };
  }
}
