/** The filter of submissions in the URL: `?state=returned`. */
import type { AssignmentSubmissionsQueryVariables } from './generated/submissions.ts';

/** The first one is the default. */
export const submissionStates = ['waiting', 'returned', 'late', 'all'] as const;
type SubmissionStateFilter = (typeof submissionStates)[number];

type Filter = AssignmentSubmissionsQueryVariables['filter'];
const filters: Readonly<Record<SubmissionStateFilter, Filter>> = {
  waiting: 'WAITING',
  returned: 'RETURNED',
  late: 'LATE',
  all: null,
};

/** Null for all submissions. Also used by route loaders. */
export function submissionFilter(search: URLSearchParams): Filter {
  const stateName = search.get('state');
  return filters[submissionStates.find((state) => state === stateName) ?? 'waiting'];
}
