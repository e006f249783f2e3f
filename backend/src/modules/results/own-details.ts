// An own result with its exam, history, rank, version, times, exclusion, corrections and
// challenges: each as in its own call, by one read of the release rule.
import { type Static, Type } from 'typebox';
import { canReadKey, requireUser, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { QuestionTime, toQuestionTimes } from '../attempts/documents.ts';
import { findQuestionTimes } from '../attempts/question-times/question-time-queries.ts';
import { toVersionDocument, VersionOfResultDocument } from '../exam-versions/of-results.ts';
import { Exam, type ExamKindName } from '../exams/documents.ts';
import { filterVisibleExams } from '../exams/exam-visibility.ts';
import { findExamsByIds } from '../exams/queries.ts';
import { Exclusion } from '../exclusions/documents.ts';
import { findExclusions } from '../exclusions/queries.ts';
import { findOwnChallenges } from '../key-corrections/challenge-queries.ts';
import { KeyChallenge, ScoreChange } from '../key-corrections/documents.ts';
import { findScoreChanges } from '../key-corrections/queries.ts';
import { MultiSubjectExam } from '../multi-subject-exams/documents.ts';
import { findPapersOfHeads } from '../multi-subject-exams/queries.ts';
import { ResultVersion, Standing } from '../ranks/documents.ts';
import { findStandings, findVersions, recentStanding, toVersion } from '../ranks/queries.ts';
import type { ReadReleases } from '../release-rules/queries.ts';
import { type Release, releaseOf } from '../release-rules/release.ts';
import { ExamResult, MultiSubjectResult, toExamResult, toMultiSubjectResult } from './documents.ts';
import { findOwnPaper, findOwnSingle, type OwnResult } from './own-detail-queries.ts';
import { restrictPaperResult, restrictSingleResult } from './visible-results.ts';

export const OwnDetails = Type.Object({
  /** One of the two, depending on the kind of the exam; neither without a result. */
  multiSubject: Type.Optional(MultiSubjectResult),
  single: Type.Optional(ExamResult),
  /** The outline of its exam; missing if this reader can no longer see it. */
  paper: Type.Optional(MultiSubjectExam),
  exam: Type.Optional(Exam),
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

type FoundResult = OwnResult & { result: { id: string; userId: string; examId: string } };

const NONE: OwnDetails = { versions: [], scoreChanges: [], challenges: [] };

/** Details of the viewer's newest result in the exam. */
export async function findOwnDetails(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  examId: string,
): Promise<OwnDetails> {
  const at = now();
  const own = { userId: requireUser(viewer).id, examId };
  const isKeyReader = canReadKey(viewer);
  const releasesOf = ({ rule, windowEnd }: OwnResult): ReadonlyMap<string, Release> => {
    const release = releaseOf(rule ?? undefined, windowEnd ?? undefined, at);
    return new Map(release && !isKeyReader ? [[examId, release]] : []);
  };
  const readerId = isKeyReader ? undefined : own.userId;

  const paper = await findOwnPaper(db, own);
  if (paper) {
    const releases = releasesOf(paper);
    const multiSubject = restrictPaperResult(
      toMultiSubjectResult(paper.result, paper.result),
      releases,
    );
    const rows = await findPapersOfHeads(db, paper.paper ? [paper.paper] : []);
    const [visible] = await filterVisibleExams(db, viewer, rows);
    const parts = await partsOf('multi-subject', paper, releases);
    return { multiSubject, ...(visible && { paper: visible.outline }), ...parts };
  }
  const single = await findOwnSingle(db, own);
  if (!single) return NONE;
  const releases = releasesOf(single);
  const [visible] = await filterVisibleExams(db, viewer, await findExamsByIds(db, [examId]));
  return {
    single: restrictSingleResult(toExamResult(single.result, single.result), releases),
    ...(visible && { exam: visible.outline }),
    ...(await partsOf('single', single, releases)),
  };

  async function partsOf(
    kind: ExamKindName,
    found: FoundResult,
    releases: ReadonlyMap<string, Release>,
  ) {
    const { id } = found.result;
    const read: ReadReleases = async () => releases;
    const shown = releases.get(examId)?.visibility ?? 'answers';
    const [versions, standing, exclusions, times, changes, challenges] = await Promise.all([
      versionsOf(kind, found, read),
      standingOf(kind, found, read),
      found.hasExclusion ? findExclusions(db, kind, [id], readerId) : undefined,
      found.hasTimes ? findQuestionTimes(db, kind, [id], readerId, at, read) : [],
      found.hasScoreChanges && shown === 'answers'
        ? findScoreChanges(db, kind, [id], readerId)
        : undefined,
      found.hasChallenges
        ? findOwnChallenges(db, own.userId, { kind, examId }, shown === 'answers')
        : [],
    ]);
    const exclusion = exclusions?.get(id);
    const time = times[0];
    return {
      versions,
      ...(standing && { standing }),
      ...(exclusion && { exclusion }),
      ...(time && { questionTimes: toQuestionTimes(time.times) }),
      ...(found.taken &&
        shown !== 'receipt' && { examVersion: toVersionDocument(found.taken, shown) }),
      scoreChanges: changes?.get(id)?.changes ?? [],
      challenges,
    };
  }

  async function versionsOf(kind: ExamKindName, found: FoundResult, releases: ReadReleases) {
    const only = found.onlySubmission;
    if (!only) {
      const { id } = found.result;
      return (await findVersions(db, kind, [id], readerId, at, releases)).get(id) ?? [];
    }
    const isHidden = (await releases(kind, [examId])).get(examId)?.visibility === 'receipt';
    return [toVersion(isHidden ? { ...only, score: null } : only)];
  }

  /** For a student's only submission in a large exam it is known without a statement. */
  async function standingOf(kind: ExamKindName, found: FoundResult, releases: ReadReleases) {
    const { id } = found.result;
    const only = readerId !== undefined && !found.isUnpublished && found.onlySubmission;
    if (only) {
      if (!only.countsForRank || only.score === null || found.hasExclusion) return undefined;
      const recent = recentStanding(db, kind, examId, only.score);
      const isHidden = (await releases(kind, [examId])).get(examId)?.visibility === 'receipt';
      if (recent) return isHidden ? undefined : recent;
    }
    return (await findStandings(db, kind, [id], readerId, at, releases)).get(id);
  }
}
