/**
 * The campaign of a paper: until it is over, only registered users can take the paper, from its
 * start to its end, or in their personal window.
 */
import type { ExamWindow_CampaignFragment } from './generated/exam-window.ts';

/** The campaign's window, or the viewer's personal one. */
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
  const isAhead = (endDate: string | null) => endDate === null || Date.parse(endDate) > now;
  const ahead = campaigns.filter(
    ({ exam, endDate, personalWindow }) =>
      exam?.__typename === 'MultiSubjectExam' &&
      exam.id === examId &&
      (isAhead(endDate) || (personalWindow !== null && isAhead(personalWindow.endDate))),
  );
  const campaign = ahead.find(({ isRegistered }) => isRegistered) ?? ahead[0];
  if (!campaign) return undefined;
  const { title, isRegistered, personalWindow } = campaign;
  const { startDate, endDate } = personalWindow ?? campaign;
  return {
    title,
    startDate,
    endDate,
    isRegistered,
    isOpen:
      isRegistered && isAhead(endDate) && (startDate === null || Date.parse(startDate) <= now),
  };
}
