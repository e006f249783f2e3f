// The contest of the drill: all students are registered for a campaign with the paper. Its results
// are withheld until the end; then the merit list must name each of them at the right place.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import {
  examCampaignRegistrations,
  examCampaigns,
} from '../../backend/src/modules/campaigns/tables.ts';
import { EXAM_ID, type ExamFixture } from './exam-fixture.ts';

const ID = 'drill';
const HOUR_MS = 3_600_000;
/** A minute of grace after the end, then one run of the workers. */
const PUBLISHED_MS = 180_000;
const PAGE = 100;

export type Outcome = { score: number; wrongCount: number; timeTaken: number };
export type Entry = Outcome & { rank: number; sharedBy: number; name?: string };

/** Creates the campaign, which has begun, with a registration of each student. */
export async function prepareContest({ open, accounts }: ExamFixture): Promise<void> {
  const { db, close } = await open();
  try {
    const now = Date.now();
    await db.insert(examCampaigns).values({
      id: ID,
      title: 'Drill',
      multiSubjectExamId: EXAM_ID,
      startDate: new Date(now - HOUR_MS),
      endDate: new Date(now + 12 * HOUR_MS),
    });
    await db.insert(examCampaignRegistrations).values(
      accounts.map(({ userId }) => ({
        campaignId: ID,
        studentId: userId,
        basicInfo: { name: userId },
      })),
    );
  } finally {
    await close();
  }
}

export const isPublished = async (backendUrl: string) =>
  (await readPage(backendUrl, 0)) !== undefined;

/** Ends the contest now, and waits for its merit list. */
export async function endContest(fixture: ExamFixture, backendUrl: string): Promise<Entry[]> {
  const { db, close } = await fixture.open();
  try {
    await db.update(examCampaigns).set({ endDate: new Date() }).where(eq(examCampaigns.id, ID));
  } finally {
    await close();
  }
  for (const end = Date.now() + PUBLISHED_MS; !(await isPublished(backendUrl)); await wait(1000))
    if (Date.now() > end) throw new Error('The merit list was not published in time.');
  const entries: Entry[] = [];
  for (;;) {
    const page = await readPage(backendUrl, entries.length);
    entries.push(...(page?.entries ?? []));
    if (!page?.entries.length || entries.length >= page.totalCount) return entries;
  }
}

/** Undefined while the list is not published. */
async function readPage(
  backendUrl: string,
  offset: number,
): Promise<{ entries: Entry[]; totalCount: number } | undefined> {
  const url = `${backendUrl}/ext/examcampaigns/${ID}/merit-list?offset=${offset}&limit=${PAGE}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The merit list: ${response.status} ${await response.text()}`);
  return (await response.json()) as { entries: Entry[]; totalCount: number };
}

/**
 * Places that differ from the stored results: missing, too many, with another score, or another
 * rank than that of score, wrong answers and time.
 * @param expected each student's score, number of wrong answers, and time in minutes
 */
export function countWrongPlaces(
  entries: readonly Entry[],
  expected: ReadonlyMap<string, Outcome>,
): number {
  const outcomes = [...expected.values()];
  const isBetter = (a: Outcome, b: Outcome) =>
    a.score !== b.score
      ? a.score > b.score
      : a.wrongCount !== b.wrongCount
        ? a.wrongCount < b.wrongCount
        : a.timeTaken < b.timeTaken;
  const isRight = ({ name, rank, sharedBy, ...shown }: Entry) => {
    const outcome = expected.get(name ?? '');
    if (!outcome) return false;
    const better = outcomes.filter((other) => isBetter(other, outcome)).length;
    const worse = outcomes.filter((other) => isBetter(outcome, other)).length;
    return (
      isDeepStrictEqual(shown, outcome) &&
      rank === better + 1 &&
      sharedBy === outcomes.length - better - worse
    );
  };
  const right = new Set(entries.filter(isRight).map(({ name }) => name));
  return Math.max(entries.length, expected.size) - right.size;
}
