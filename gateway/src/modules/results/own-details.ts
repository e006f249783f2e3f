// Reads the viewer's result with all data of its page in one call (extension `result-details`), and
// primes the loaders of its fields.
import { idOf } from '../../upstream/batching.ts';
import {
  type RestMultiSubjectResult,
  type RestSingleResult,
  type RestSingleResultOfUnion,
  singleOrNull,
} from '../../upstream/exams/result.ts';
import type { Context } from '../context.ts';

type Loaders = Context['loaders'];
/** The value that a set of loaders returns for one result. */
type LoadedById<Of extends { multiSubjectById: { load(id: string): Promise<unknown> } }> =
  NonNullable<Awaited<ReturnType<Of['multiSubjectById']['load']>>>;

/** Missing parts are withheld or do not exist. */
type RestOwnDetails = {
  /** Either `multiSubject` or `single`, by the kind of the exam. */
  multiSubject?: RestMultiSubjectResult;
  single?: RestSingleResult;
  /** The outline of the exam; also missing from a backend of the previous build. */
  paper?: NonNullable<Awaited<ReturnType<Loaders['multiSubjectExams']['outlineById']['load']>>>;
  exam?: NonNullable<Awaited<ReturnType<Loaders['exams']['outlineById']['load']>>>;
  versions?: LoadedById<Loaders['resultVersions']>;
  standing?: LoadedById<Loaders['standings']>;
  exclusion?: LoadedById<Loaders['exclusions']>;
  questionTimes?: LoadedById<Loaders['questionTimes']>;
  examVersion?: LoadedById<Loaders['versionsOfResults']>;
  scoreChanges?: LoadedById<Loaders['scoreChanges']>;
  challenges?: NonNullable<Awaited<ReturnType<Loaders['myChallenges']['byExam']['load']>>>;
};

/**
 * The viewer's own result in the exam; null for another account or without a result; undefined if
 * the backend (of the previous build) does not have the call.
 */
export async function findOwnDetails(
  { api, loaders, upstream }: Pick<Context, 'api' | 'loaders' | 'upstream'>,
  userId: string,
  examId: string,
): Promise<RestMultiSubjectResult | RestSingleResultOfUnion | null | undefined> {
  const details = await api.results.findMyDetails<RestOwnDetails>(examId);
  if (!details) return undefined;
  const result = details.multiSubject ?? singleOrNull(details.single ?? null);
  if (result?.userId !== userId || result.examId !== examId) return null;
  const id = idOf(result);
  const kind = details.multiSubject ? 'multi-subject' : 'single';
  const key = kind === 'multi-subject' ? 'multiSubjectById' : 'singleById';
  if (details.paper) loaders.multiSubjectExams.outlineById.prime(examId, details.paper);
  if (details.exam) loaders.exams.outlineById.prime(examId, details.exam);
  loaders.resultVersions[key].prime(id, details.versions ?? []);
  loaders.standings[key].prime(id, details.standing ?? null);
  loaders.exclusions[key].prime(id, details.exclusion ?? null);
  loaders.questionTimes[key].prime(id, details.questionTimes ?? null);
  loaders.scoreChanges[key].prime(id, details.scoreChanges ?? []);
  loaders.myChallenges.byExam.prime({ kind, examId }, details.challenges ?? []);
  // Without the credential the version cannot be read; the loader returns undefined.
  if (upstream().hasServiceCredential())
    loaders.versionsOfResults[key].prime(id, details.examVersion ?? null);
  return result;
}
