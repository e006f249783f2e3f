/**
 * The campaign of a paper: until it is over, only registered users can take the paper, from its
 * start to its end.
 */
import type { ExamWindow_CampaignFragment } from './generated/exam-window.ts';

export interface ExamWindow {
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isRegistered: boolean;
  /** Whether the viewer can take the paper now, if it is for the first time in this campaign. */
  readonly isOpen: boolean;
}

/**
 * The upcoming or running campaign with this exam, preferably one that the viewer is registered
 * for; undefined if there is none.
 */
export function examWindow(
  campaigns: readonly ExamWindow_CampaignFragment[],
  examId: string,
  now: number,
): ExamWindow | undefined {
  const ahead = campaigns.filter(
    ({ exam, endDate }) =>
      exam?.__typename === 'MultiSubjectExam' &&
      exam.id === examId &&
      (endDate === null || Date.parse(endDate) > now),
  );
  const campaign = ahead.find(({ isRegistered }) => isRegistered) ?? ahead[0];
  if (!campaign) return undefined;
  const { title, startDate, endDate, isRegistered } = campaign;
  return {
    title,
    startDate,
    endDate,
    isRegistered,
    isOpen: isRegistered && (startDate === null || Date.parse(startDate) <= now),
  };
}
