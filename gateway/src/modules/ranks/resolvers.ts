// Submissions and standings: the history of a result, and its rank among first attempts.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { twoDecimals } from '../../upstream/exams/two-decimals.ts';

export const ranksResolvers: Resolvers = {
  MultiSubjectExamResult: {
    versions: (result, _, { loaders }) =>
      loaders.resultVersions.multiSubjectById.load(idOf(result)),
    standing: (result, _, { loaders }) => loaders.standings.multiSubjectById.load(idOf(result)),
  },
  SingleExamResult: {
    versions: (result, _, { loaders }) => loaders.resultVersions.singleById.load(idOf(result)),
    standing: (result, _, { loaders }) => loaders.standings.singleById.load(idOf(result)),
  },
  ResultVersion: {
    id: idOf,
    number: (version) => version.number ?? 1,
    submittedAt: (version) => version.submittedAt ?? '',
    score: (version) => (typeof version.score === 'number' ? twoDecimals(version.score) : null),
    timeTakenMinutes: (version) => version.timeTaken ?? null,
    countsForRank: (version) => version.countsForRank ?? false,
  },
  ExamStanding: {
    rank: (standing) => standing.rank ?? 0,
    sharedBy: (standing) => standing.sharedBy ?? 1,
    count: (standing) => standing.count ?? 0,
    percentile: (standing) => twoDecimals(standing.percentile ?? 0),
    score: (standing) => twoDecimals(standing.score ?? 0),
  },
};
