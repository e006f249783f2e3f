// Admins give students a personal window for the exam of a campaign, and withdraw it
// (docs/decisions/073).
import type { Db } from '../../db/client.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { ExamCampaignRow } from '../campaigns/exam-campaigns/exam-campaign-queries.ts';
import { requireWindow } from '../campaigns/window.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { insertNotifications } from '../notifications/write-queries.ts';
import { toAddress } from '../rosters/addresses.ts';
import { MAX_DAYS_AFTER } from './documents.ts';
import {
  countUp,
  deleteWindows,
  findByCandidates,
  lockRegistered,
  lockUnreleased,
  type RegisteredStudent,
  upsertWindows,
} from './queries.ts';

type Author = { userId: string; now: Date };
type WindowInput = {
  startDate: string;
  endDate: string;
  reason: string;
  studentIds?: readonly string[] | undefined;
  candidates?: readonly string[] | undefined;
};

const DAY_MS = 86_400_000;
/** Messages about a withdrawn window are useless after this time. */
const MESSAGE_EXPIRES_MS = DAY_MS;

/**
 * Gives the students the window in all campaigns of the exam that they are registered for and whose
 * results are not released, replacing an earlier one. Students who have started are unchanged.
 * @throws 409 if the results are released, or every registered one among them has started; 422 for
 *   a window that is over, ends before it starts, or ends too late
 */
export function givePersonalWindows(
  db: Db,
  exam: ExamOfKind,
  { startDate, endDate, reason, studentIds = [], candidates = [] }: WindowInput,
  { userId, now }: Author,
) {
  const endsAt = new Date(endDate);
  // Not in the past, so that no earlier attempt of the student is inside.
  const startsAt = new Date(Math.max(Date.parse(startDate), now.getTime()));
  requireWindow({ startDate: new Date(startDate), endDate: endsAt });
  if (endsAt <= now) refuse('PERSONAL_WINDOW_OVER', {}, [problem('endDate', 'IS_PAST')]);
  return db.transaction(async (tx) => {
    const campaigns = await requireUnreleased(tx, exam, now);
    const latest = Math.max(...campaigns.map((campaign) => campaign.endDate.getTime()));
    if (endsAt.getTime() > latest + MAX_DAYS_AFTER * DAY_MS)
      refuse('PERSONAL_WINDOW_TOO_LATE', { days: MAX_DAYS_AFTER }, [
        problem('endDate', 'IS_TOO_LATE'),
      ]);
    const campaignIds = campaigns.map(({ id }) => id);
    const { matchedIds, unknown } = await resolveCandidates(tx, campaignIds, candidates);
    const studentsOfWindow = [...new Set([...studentIds, ...matchedIds])];
    const registered =
      studentsOfWindow.length > 0 ? await lockRegistered(tx, campaignIds, studentsOfWindow) : [];
    const notStarted = registered.filter(({ started }) => !started);
    if (notStarted.length === 0) refuse('NOBODY_EXPECTED');
    await countUp(tx, campaignIds);
    const window = { startsAt, endsAt, reason: reason.trim(), givenBy: userId, givenAt: now };
    await upsertWindows(
      tx,
      notStarted.map(({ campaignId, studentId }) => ({ campaignId, studentId, ...window })),
    );
    for (const campaign of campaigns)
      await notify(tx, campaign, notStarted, {
        at: startsAt,
        accepted: true,
        now,
        expiresAt: endsAt,
      });
    return {
      givenCount: studentsOf(notStarted).length,
      startedCount: studentsOf(registered).length - studentsOf(notStarted).length,
      unknown,
      studentIds: studentsOf(notStarted),
    };
  });
}

/**
 * Withdraws windows: for these students the campaign's own window applies again. Students who have
 * started are unchanged.
 * @throws 409 if the results are released, or none of them has a window and has not started
 */
export function withdrawPersonalWindows(
  db: Db,
  exam: ExamOfKind,
  studentIds: readonly string[],
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const campaigns = await requireUnreleased(tx, exam, now);
    const campaignIds = campaigns.map(({ id }) => id);
    const registered = await lockRegistered(tx, campaignIds, studentIds);
    const notStarted = registered.filter(({ started }) => !started);
    const deleted = notStarted.length > 0 ? await deleteWindows(tx, notStarted) : [];
    if (deleted.length === 0) refuse('NO_PERSONAL_WINDOW');
    await countUp(tx, campaignIds);
    const withdrawn = notStarted.filter((student) =>
      deleted.some(
        (row) => row.campaignId === student.campaignId && row.studentId === student.studentId,
      ),
    );
    const expiresAt = new Date(now.getTime() + MESSAGE_EXPIRES_MS);
    for (const campaign of campaigns)
      await notify(tx, campaign, withdrawn, {
        at: campaign.startDate,
        accepted: false,
        now,
        expiresAt,
      });
    return studentsOf(withdrawn).length;
  });
}

async function requireUnreleased(tx: Db, exam: ExamOfKind, now: Date): Promise<ExamCampaignRow[]> {
  const campaigns = await lockUnreleased(tx, exam, now);
  return campaigns.length > 0 ? campaigns : refuse('NO_CONTEST_TO_COME');
}

const studentsOf = (registered: readonly RegisteredStudent[]) => [
  ...new Set(registered.map(({ studentId }) => studentId)),
];

/** @returns the students with these addresses and roll numbers, and the lines without a student */
async function resolveCandidates(
  tx: Db,
  campaignIds: readonly string[],
  lines: readonly string[],
): Promise<{ matchedIds: string[]; unknown: string[] }> {
  const candidateLines = lines.map((line) => line.normalize('NFC').trim()).filter(Boolean);
  if (candidateLines.length === 0) return { matchedIds: [], unknown: [] };
  const addressOf = new Map(candidateLines.map((line) => [line, toAddress(line)]));
  const rows = await findByCandidates(tx, campaignIds, {
    addresses: [...addressOf.values()].flatMap((address) => address ?? []),
    rollNumbers: candidateLines,
  });
  const matchedNames = new Set(
    rows.flatMap(({ studentId: _, ...names }) => Object.values(names).filter(Boolean)),
  );
  return {
    matchedIds: [...new Set(rows.map(({ studentId }) => studentId))],
    unknown: [...addressOf].flatMap(([line, address]) =>
      matchedNames.has(line) || (address && matchedNames.has(address)) ? [] : line,
    ),
  };
}

/** Notifies the students of the campaign that their window has changed. */
async function notify(
  tx: Db,
  { id, title }: ExamCampaignRow,
  registered: readonly RegisteredStudent[],
  { at, accepted, now, expiresAt }: { at: Date; accepted: boolean; now: Date; expiresAt: Date },
): Promise<void> {
  const details = { title, examCampaignId: id, at: at.toISOString(), accepted };
  const subject = `${id} ${now.toISOString()} ${accepted ? 'given' : 'withdrawn'}`;
  const recipients = registered
    .filter(({ campaignId }) => campaignId === id)
    .map(({ userId }) => ({ userId, subject, details }));
  await insertNotifications(tx, 'personal-window', recipients, { now, expiresAt });
}
