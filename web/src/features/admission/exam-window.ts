/** The campaign that a paper stands in: until it is over, the paper is for those who registered, from its beginning to its end. */
import type { ExamWindow_CampaignFragment } from './generated/exam-window.ts';

export interface ExamWindow {
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isRegistered: boolean;
  /** Whether the viewer may take the paper now. */
  readonly isOpen: boolean;
}

/** The campaign to come or running with this exam, the viewer's own before others; undefined where the paper is in none. */
export function examWindow(campaigns: readonly ExamWindow_CampaignFragment[], examId: string, now: number): ExamWindow | undefined {
  const ahead = campaigns.filter(
    ({ exam, endDate }) => exam?.__typename === 'MultiSubjectExam' && exam.id === examId && (endDate === null || Date.parse(endDate) > now),
  );
  const campaign = ahead.find(({ isRegistered }) => isRegistered) ?? ahead[0];
  if (!campaign) return undefined;
  const { title, startDate, endDate, isRegistered } = campaign;
  return { title, startDate, endDate, isRegistered, isOpen: isRegistered && (startDate === null || Date.parse(startDate) <= now) };
}
