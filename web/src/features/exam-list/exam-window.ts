/**
 * The campaign of an exam: until it has released its results, only registered users can take the
 * exam, from its start to its end, or in their personal window.
 */
import { useViewer } from '../../apollo/viewer.ts';
import { presentTime } from '../exam-room/sync/server-clock.ts';
import { isWithheld } from './contest-attempt.ts';
import {
  type ExamWindow_CampaignFragment,
  type HeldExam_ReleaseFragment,
  useExamWindowsQuery,
} from './generated/exam-window.ts';

/** The campaign's window, or the viewer's personal one. */
export interface ExamWindow {
  readonly campaignId: string;
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isRegistered: boolean;
  /** Whether the viewer can take the exam now, if it is for the first time in this campaign. */
  readonly isOpen: boolean;
}

interface Exam {
  /** The two kinds are separate collections upstream, so their ids may be equal. */
  readonly kind: 'Exam' | 'MultiSubjectExam';
  readonly id: string;
}

/**
 * The upcoming or running campaign with this exam, preferably one that the viewer is registered
 * for; undefined if there is none.
 */
export function examWindow(
  campaigns: readonly ExamWindow_CampaignFragment[],
  { kind, id }: Exam,
  now: number,
): ExamWindow | undefined {
  const isAhead = (endDate: string | null) => endDate === null || Date.parse(endDate) > now;
  const ahead = campaigns.filter(
    ({ exam, endDate, personalWindow }) =>
      exam?.__typename === kind &&
      exam.id === id &&
      (isAhead(endDate) || (personalWindow !== null && isAhead(personalWindow.endDate))),
  );
  const campaign = ahead.find(({ isRegistered }) => isRegistered) ?? ahead[0];
  if (!campaign) return undefined;
  const { title, isRegistered, personalWindow } = campaign;
  const { startDate, endDate } = personalWindow ?? campaign;
  return {
    campaignId: campaign.id,
    title,
    startDate,
    endDate,
    isRegistered,
    isOpen:
      isRegistered && isAhead(endDate) && (startDate === null || Date.parse(startDate) <= now),
  };
}

/** The exam's release rule; null if the host has none. */
type Release = HeldExam_ReleaseFragment | null;

/**
 * When a campaign opens the exam to practice; null if no campaign is known to hold it. A rule with
 * a date can withhold results by itself. Campaigns that have ended wait for students with a
 * personal window or extra time.
 */
export function heldUntil(release: Release, now: number): string | null {
  return release && release.moment !== 'ON_DATE' && isWithheld(release, now)
    ? release.releasedAt
    : null;
}

/**
 * Whether a campaign can hold the exam. Most exams are in none, and their rule shows everything at
 * once; other rules can show the same with and without a campaign.
 */
const mayBeHeld = (release: Release, now: number) =>
  release === null || release.visibility !== 'ANSWERS' || isWithheld(release, now);

interface FirstAttempt {
  /** Whether to offer the exam. In doubt true, because the server decides at the start. */
  readonly isOffered: boolean;
  /** The campaign of the exam. */
  readonly window?: ExamWindow | undefined;
  /** When the exam is open again to everybody in its course, if its campaign is over. */
  readonly opensAt?: string | null;
}

/**
 * Whether to offer a single exam to the viewer, who has no result in it.
 * @param isOpen whether the viewer could take it without a campaign; otherwise nothing is loaded
 */
export function useFirstAttempt(
  { id, release }: { readonly id: string; readonly release: Release },
  isOpen: boolean,
): FirstAttempt {
  const { isAdmin } = useViewer();
  const now = presentTime();
  const isChecked = isOpen && !isAdmin && mayBeHeld(release, now);
  const { data, loading } = useExamWindowsQuery({ skip: !isChecked });
  if (!isChecked) return { isOffered: isOpen };
  if (loading && !data) return { isOffered: false };
  if (!data?.examCampaigns) return { isOffered: true };
  const window = examWindow(data.examCampaigns, { kind: 'Exam', id }, now);
  if (window) return { isOffered: window.isOpen, window };
  const opensAt = heldUntil(release, now);
  return { isOffered: opensAt === null, opensAt };
}
