/**
 * The area of the marking screens. Their URLs begin with the area's, so that the same screens can
 * be mounted below another page. The search parameters contain the queue; they are the same for the
 * list and for each of its submissions.
 */
import { useViewer } from '../../../apollo/viewer.ts';
import { paths } from '../../../paths.ts';
import { useWorkArea } from '../../../work-area.ts';
import type { MarkingListRouteQueryVariables } from './generated/marking-list.route.ts';

type Queue = NonNullable<MarkingListRouteQueryVariables['queue']>;

export interface MarkingArea {
  /** The page above the screens, with which their paths begin. */
  readonly base: string;
  /** The name of that page in the breadcrumbs. */
  readonly title: 'shell.admin' | 'shell.teaching';
  /** Whether the queue can be grouped by student. */
  readonly hasStudents: boolean;
  /** Whether the reader may set final marks after two markers: admins and teachers. */
  readonly reconciles: boolean;
  /** Links to other lists of pending decisions. */
  readonly others: readonly {
    readonly to: string;
    readonly label: 'markingqueue.late' | 'markingqueue.challenges' | 'secondmarking.title';
  }[];
}

/** Below /boss for admins; below /teaching for markers, who cannot search students by name. */
export function useMarkingArea(): MarkingArea {
  const { isTeaching, home, lateList, reconcileList } = useWorkArea();
  const { viewer } = useViewer();
  const reconciles = !isTeaching || viewer?.grantRole === 'TEACHER';
  const late = [
    { to: lateList(), label: 'markingqueue.late' },
    ...(reconciles ? [{ to: reconcileList(), label: 'secondmarking.title' } as const] : []),
  ] as const;
  return {
    base: home.to,
    title: isTeaching ? 'shell.teaching' : 'shell.admin',
    hasStudents: !isTeaching,
    reconciles,
    others: isTeaching
      ? late
      : [...late, { to: paths.keyChallenges(), label: 'markingqueue.challenges' }],
  };
}

/** @param search of the list, or of a submission that was opened from it */
export function listPath({ base }: MarkingArea, search: URLSearchParams): string {
  const queue = new URLSearchParams(search);
  queue.delete('attempt');
  return withSearch(`${base}/marking`, queue);
}

export const reconcilePath = ({ base }: MarkingArea, submissionId: string): string =>
  `${base}/reconcile/${encodeURIComponent(submissionId)}`;

interface SubmissionLink {
  readonly userId: string;
  readonly number: number;
  readonly isNewest: boolean;
  readonly exam: { readonly id: string } | null;
}

/** @param search of the list, or of another submission of the same queue */
export function submissionPath(
  { base }: MarkingArea,
  { userId, exam, number, isNewest }: SubmissionLink,
  search: URLSearchParams,
): string {
  const next = new URLSearchParams(isNewest ? {} : { attempt: String(number) });
  for (const [name, value] of search) if (name !== 'attempt') next.append(name, value);
  const ids = [userId, exam?.id ?? ''].map(encodeURIComponent).join('/');
  return withSearch(`${base}/marking/${ids}`, next);
}

const withSearch = (path: string, search: URLSearchParams) =>
  search.size > 0 ? `${path}?${search}` : path;

/** The queue's filter; also used by loaders of routes. */
export const queueIn = (search: URLSearchParams) =>
  ({
    state: search.get('state') === 'marked' ? 'MARKED' : 'WAITING',
    examId: search.get('exam') || null,
    userId: search.get('student') || null,
  }) satisfies Queue;

/** The number of the attempt in the URL of a submission; null for the newest one. */
export const attemptIn = ({ search }: { readonly search: string }): string | null =>
  new URLSearchParams(search).get('attempt');

/** The grouping of the list: by exam or by student, until an exam or a student is chosen. */
export function groupIn(search: URLSearchParams): 'all' | 'exam' | 'student' {
  if (search.get('exam') || search.get('student')) return 'all';
  const by = search.get('by');
  return by === 'exam' || by === 'student' ? by : 'all';
}
