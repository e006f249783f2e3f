// The calls of the extension `ranks` about results: all submissions, and the rank of the first one.
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `ResultVersion`. */
export type RestResultVersion = {
  _id?: string;
  id?: string;
  number?: number;
  submittedAt?: string;
  score?: number | null;
  /** Minutes. */
  timeTaken?: number | null;
  countsForRank?: boolean;
};

/** Backs `ExamStanding`. */
export type RestStanding = {
  rank?: number;
  sharedBy?: number;
  count?: number;
  percentile?: number;
  score?: number;
};

export type RestResultKind = 'multi-subject' | 'single';

export const ranksApi = (upstream: Upstream) => ({
  /** GET /ext/results/{kind}/versions */
  getVersions: (kind: RestResultKind, ids: readonly string[]) =>
    upstream.get<Record<string, RestResultVersion[]>>(
      withQuery(path`/ext/results/${kind}/versions`, { ids }),
    ),
  /** GET /ext/results/{kind}/standings */
  getStandings: (kind: RestResultKind, ids: readonly string[]) =>
    upstream.get<Record<string, RestStanding>>(
      withQuery(path`/ext/results/${kind}/standings`, { ids }),
    ),
});
