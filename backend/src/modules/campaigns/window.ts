// What campaigns of both kinds refuse.
import { refuse } from '../../plugins/errors.ts';

/** 422 unless the campaign ends after it starts; one that says only one of the two has no end, or no beginning. */
export function requireWindow({ startDate, endDate }: { startDate?: Date | null; endDate?: Date | null }): void {
  if (!startDate || !endDate || startDate < endDate) return;
  refuse(422, 'The campaign must end after it starts.', [{ path: 'endDate', message: 'is not after startDate' }]);
}

/** 409 for deleting a campaign that students are registered for, unless an admin forces it. */
export function requireForce(registered: number, force: boolean | undefined): void {
  if (registered > 0 && !force) refuse(409, 'Students are registered for it. Send force=true to delete it.');
}

/** 410 after the campaign's end. */
export function requireNotOver(endDate: Date | null, now: Date): void {
  if (endDate && endDate <= now) refuse(410, 'The campaign is over.');
}
