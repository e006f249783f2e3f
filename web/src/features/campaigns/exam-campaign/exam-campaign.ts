/**
 * Shared by the parts of an exam campaign's page: types of its query, the state of the
 * registration, when the entry opens, and how long a late entry lasts.
 */
import type { ExamCampaignRouteQuery } from './generated/exam-campaign.route.ts';

export type ExamCampaign = NonNullable<ExamCampaignRouteQuery['examCampaign']>;
export type CampaignExam = NonNullable<ExamCampaign['exam']>;
export type CampaignStudent = NonNullable<NonNullable<ExamCampaignRouteQuery['viewer']>['student']>;

export const kindOf = (exam: CampaignExam) =>
  exam.__typename === 'Exam' ? 'single' : 'multi-subject';

/** The campaign; its window is replaced by the viewer's own time, if there is one. */
export const withOwnTime = (campaign: ExamCampaign): ExamCampaign => {
  const { personalWindow: own } = campaign;
  return own ? { ...campaign, startDate: own.startDate, endDate: own.endDate } : campaign;
};

/**
 * Maximum random delay of the entry, in milliseconds, so that not all waiting pages start at once.
 */
export const SPREAD_MS = 3000;

/**
 * Minutes left for an attempt that starts now, rounded down and at most the exam's time limit.
 * Times are in milliseconds.
 */
export function minutesToAnswer(
  timeLimitMinutes: number,
  endDate: string | null,
  now: number,
): number {
  if (endDate === null) return timeLimitMinutes;
  return Math.max(0, Math.min(timeLimitMinutes, Math.floor((Date.parse(endDate) - now) / 60_000)));
}

/** `closed`: the deadline has passed. `full`: no places are left. */
export type RegistrationState = 'open' | 'closed' | 'full';

type Registration = Pick<
  ExamCampaign,
  'registrationClosesAt' | 'registrationLimit' | 'registeredCount'
>;

export function registrationState(
  { registrationClosesAt, registrationLimit, registeredCount }: Registration,
  now: number,
): RegistrationState {
  if (registrationClosesAt !== null && Date.parse(registrationClosesAt) <= now) return 'closed';
  return registrationLimit !== null && registeredCount >= registrationLimit ? 'full' : 'open';
}
