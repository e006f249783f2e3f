// What campaigns of both kinds refuse.
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';

/**
 * 422 unless the campaign ends after it starts; one that says only one of the two has no end, or no
 * beginning.
 */
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

/** 409 for deleting a campaign that students are registered for, unless an admin forces it. */
export function requireForce(registered: number, force: boolean | undefined): void {
  if (registered > 0 && !force) refuse('HAS_REGISTRATIONS');
}

/** 410 after the campaign's end. */
export function requireNotOver(endDate: Date | null, now: Date): void {
  if (endDate && endDate <= now) refuse('CAMPAIGN_OVER');
}

/** 410 when registration for an exam campaign has closed, by its time or with the last place. */
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
