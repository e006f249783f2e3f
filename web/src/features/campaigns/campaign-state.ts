/**
 * The state of a campaign: upcoming, live or over. Without an end it never ends; without a start it
 * has started.
 */

/** Display order. */
export const states = ['live', 'upcoming', 'over'] as const;
export type CampaignState = (typeof states)[number];

interface Dates {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export function campaignState({ startDate, endDate }: Dates, now: number): CampaignState {
  if (endDate !== null && Date.parse(endDate) <= now) return 'over';
  return startDate !== null && Date.parse(startDate) > now ? 'upcoming' : 'live';
}

/** Sorts campaigns: live first, then upcoming, then over, latest first. */
export function inOrder<Campaign extends Dates>(
  campaigns: readonly Campaign[],
  now: number,
): Campaign[] {
  const start = ({ startDate }: Dates) => (startDate === null ? 0 : Date.parse(startDate));
  return campaigns.toSorted((a, b) => {
    const [stateA, stateB] = [campaignState(a, now), campaignState(b, now)];
    if (stateA !== stateB) return states.indexOf(stateA) - states.indexOf(stateB);
    return stateA === 'over' ? start(b) - start(a) : start(a) - start(b);
  });
}
