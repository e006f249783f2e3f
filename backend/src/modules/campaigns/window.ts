// Checks shared by campaigns of both kinds; they throw refusals.
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';

/** 422 unless the campaign ends after it starts. A campaign without a start or an end is valid. */
export function requireWindow({
  startDate,
  endDate,
}: {
  startDate?: Date | null;
  endDate?: Date | null;
}): void {
  if (!startDate || !endDate || startDate < endDate) return;
  refuse('CAMPAIGN_ENDS_BEFORE_START', {}, [problem('endDate', 'IS_NOT_AFTER_START')]);
}

/** 409 for deleting a campaign with registrations, unless an admin forces it. */
export function requireForce(registered: number, force: boolean | undefined): void {
  if (registered > 0 && !force) refuse('HAS_REGISTRATIONS');
}

/** 410 after the campaign's end. */
export function requireNotOver(endDate: Date | null, now: Date): void {
  if (endDate && endDate <= now) refuse('CAMPAIGN_OVER');
}

/** 410 if registration for an exam campaign has closed, by time or because all places are taken. */
export function requireRegistrationOpen(
  {
    registrationClosesAt,
    registrationLimit,
  }: { registrationClosesAt: Date | null; registrationLimit: number | null },
  registered: number,
  now: Date,
): void {
  if (registrationClosesAt && registrationClosesAt <= now) refuse('REGISTRATION_CLOSED');
  if (registrationLimit !== null && registered >= registrationLimit) refuse('REGISTRATION_FULL');
}
