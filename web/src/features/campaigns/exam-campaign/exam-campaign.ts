/** What the parts of an exam campaign's page take from its query, whether one can still register, when its entry opens and how long a late one lasts. */
import type { ExamCampaignRouteQuery } from './generated/exam-campaign.route.ts';

export type ExamCampaign = NonNullable<ExamCampaignRouteQuery['examCampaign']>;
export type CampaignExam = NonNullable<ExamCampaign['exam']>;
export type CampaignStudent = NonNullable<NonNullable<ExamCampaignRouteQuery['viewer']>['student']>;

export const kindOf = (exam: CampaignExam) => (exam.__typename === 'Exam' ? 'single' : 'multi-subject');

/** Everybody waits for the same second: each page opens its entry up to so many milliseconds later, so that not all come at once. */
export const SPREAD_MS = 3000;

/** Whole minutes for somebody who enters now, all moments in milliseconds; never more than the exam's time limit. */
export function minutesToAnswer(timeLimitMinutes: number, endDate: string | null, now: number): number {
  if (endDate === null) return timeLimitMinutes;
  return Math.max(0, Math.min(timeLimitMinutes, Math.floor((Date.parse(endDate) - now) / 60_000)));
}

/** Registration closes at a time, or with the last place. */
export type RegistrationState = 'open' | 'closed' | 'full';

type Registration = Pick<ExamCampaign, 'registrationClosesAt' | 'registrationLimit' | 'registeredCount'>;

export function registrationState(
  { registrationClosesAt, registrationLimit, registeredCount }: Registration,
  now: number,
): RegistrationState {
  if (registrationClosesAt !== null && Date.parse(registrationClosesAt) <= now) return 'closed';
  return registrationLimit !== null && registeredCount >= registrationLimit ? 'full' : 'open';
}
