// Creates notifications of events. Several processes may do so at the same time: each recipient is
// notified once.
import type { Db } from '../../db/client.ts';
import { publishMeritList } from '../campaigns/exam-campaigns/contest-queries.ts';
import { EVENT_LISTS, type Event, findUnpublished, LOOK_BACK_MS } from './events.ts';
import type { FailureGuard } from './failure-guard.ts';
import { findRecipients } from './recipient-queries.ts';
import {
  findChangedMarks,
  findDecided,
  findMarked,
  findWindowsSoon,
  type SingleEvent,
} from './single-events.ts';
import type { NotificationKind } from './tables.ts';
import { insertNotifications, lockFanOut, updateFanOut } from './write-queries.ts';

/** Recipients in one transaction. */
const BATCH_SIZE = 500;
/** Messages about a decision or a mark are useless after this time. */
const EXPIRES_MS = 24 * 3_600_000;

/** The database, the time and the state of the process for one run of the notifier. */
export type NotifierContext = {
  db: Db;
  now: Date;
  guard: FailureGuard;
  /** True once the server is closing: the run then ends early. */
  isEnding: () => boolean;
};

/** Publishes the merit lists that are complete. */
export async function publishMeritLists({
  db,
  now,
  guard,
  isEnding,
}: NotifierContext): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Awaited<ReturnType<typeof findUnpublished>> = await findUnpublished(db, now, after);
    for (const id of page.rows) {
      if (isEnding()) return;
      await guard(`merit list ${id}`, async () => {
        await publishMeritList(db, id, now);
        return false;
      });
    }
    after = page.nextCursor;
  }
}

/**
 * One batch of every event.
 * @param keptSince older notifications may be deleted already
 * @returns whether there may be more to do at once
 */
export async function makeNotifications(
  context: NotifierContext,
  keptSince: Date,
): Promise<boolean> {
  const { db, now, guard } = context;
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  let hasMore = false;
  for (const list of EVENT_LISTS) {
    if (await guard(list.kind, () => notifyOfList(context, list.find))) hasMore = true;
  }
  const findMarkedEvents = () => findMarked(db, { since, keptSince, now }, BATCH_SIZE);
  if (
    await guard('answers-marked', () =>
      notifySingleRecipients(context, 'answers-marked', findMarkedEvents),
    )
  )
    hasMore = true;
  const findChangedEvents = () => findChangedMarks(db, { since, now }, BATCH_SIZE);
  if (
    await guard('changed marks', () =>
      notifySingleRecipients(context, 'answers-marked', findChangedEvents),
    )
  )
    hasMore = true;
  const findDecidedEvents = () => findDecided(db, since, BATCH_SIZE);
  if (
    await guard('late-decided', () =>
      notifySingleRecipients(context, 'late-decided', findDecidedEvents),
    )
  )
    hasMore = true;
  const findSoonEvents = () => findWindowsSoon(db, now, BATCH_SIZE);
  if (await guard('exam-soon', () => notifySingleRecipients(context, 'exam-soon', findSoonEvents)))
    hasMore = true;
  return hasMore;
}

/** One batch of every event of a list. @returns whether there may be more */
async function notifyOfList(
  { db, now, guard, isEnding }: NotifierContext,
  find: (typeof EVENT_LISTS)[number]['find'],
): Promise<boolean> {
  let hasMore = false;
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Awaited<ReturnType<typeof find>> = await find(db, now, after);
    for (const event of page.rows) {
      if (isEnding()) return false;
      if (await guard(`${event.kind} ${event.subject}`, () => notifyNextBatch(db, event, now)))
        hasMore = true;
    }
    after = page.nextCursor;
  }
  return hasMore;
}

/** One batch of an event's recipients. @returns whether there may be more */
function notifyNextBatch(db: Db, event: Event, now: Date): Promise<boolean> {
  const { kind, subject, details, expiresAt } = event;
  return db.transaction(async (tx) => {
    const after = await lockFanOut(tx, kind, subject, now);
    if (after === undefined) return false;
    const rows = await findRecipients(tx, event, { after, limit: BATCH_SIZE, now });
    const recipients = rows
      .filter(({ isRecipient }) => isRecipient)
      .map(({ userId }) => ({ userId, subject, details }));
    await insertNotifications(tx, kind, recipients, { now, expiresAt });
    const last = rows.findLast(({ isSettled }) => isSettled);
    // No one takes part after the end, so a merit list gets no further recipients.
    const isFinished =
      kind === 'merit-list' && rows.length < BATCH_SIZE && rows.every(({ isSettled }) => isSettled);
    if (last || isFinished)
      await updateFanOut(tx, event, {
        cursor: last?.cursor ?? after,
        finishedAt: isFinished ? now : null,
      });
    return rows.length === BATCH_SIZE && last !== undefined;
  });
}

/** One batch of events that have one recipient each. @returns whether there may be more */
async function notifySingleRecipients(
  { db, now }: NotifierContext,
  kind: NotificationKind,
  find: () => Promise<SingleEvent[]>,
): Promise<boolean> {
  const events = await find();
  const recipients = events.map(({ userId, subject, ...details }) => ({
    userId,
    subject,
    details,
  }));
  const expiresAt = new Date(now.getTime() + EXPIRES_MS);
  await db.transaction((tx) => insertNotifications(tx, kind, recipients, { now, expiresAt }));
  return events.length === BATCH_SIZE;
}
