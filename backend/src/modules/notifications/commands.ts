// Makes notifications of what has happened. Several processes may do so at the same time: each event is told once.
import type { Db } from '../../db/client.ts';
import { publishMeritList } from '../campaigns/contest-queries.ts';
import { type Event, findEvents, findRecipients, findUnpublished, LOOK_BACK_MS } from './events.ts';
import { findDecided, findMarked } from './single-events.ts';
import { insertNotifications, lockFanOut, updateFanOut } from './write-queries.ts';

/** Recipients in one transaction. */
const A_ROUND = 500;
/** Messages about a decision or a mark are useless after this time. */
const EXPIRES_MS = 24 * 3_600_000;

/** One round over all events. @returns whether there may be more to do at once */
export async function makeNotifications(db: Db, now: Date): Promise<boolean> {
  for (const id of await findUnpublished(db, now)) await publishMeritList(db, id, now);
  let isMore = false;
  for (const event of await findEvents(db, now)) {
    if (await tellNextRecipients(db, event, now)) isMore = true;
  }
  if (await tellSingleEvents(db, now)) isMore = true;
  return isMore;
}

/** One batch of an event's recipients. @returns whether there may be more */
function tellNextRecipients(db: Db, event: Event, now: Date): Promise<boolean> {
  const { kind, subject, details, expiresAt } = event;
  return db.transaction(async (tx) => {
    const after = await lockFanOut(tx, kind, subject, now);
    if (after === undefined) return false;
    const rows = await findRecipients(tx, event, { after, limit: A_ROUND, now });
    const told = rows.filter(({ isRecipient }) => isRecipient).map(({ userId }) => ({ userId, subject, details }));
    await insertNotifications(tx, kind, told, { now, expiresAt });
    const last = rows.findLast(({ isSettled }) => isSettled);
    if (last) await updateFanOut(tx, kind, subject, last.cursor);
    return rows.length === A_ROUND && last !== undefined;
  });
}

async function tellSingleEvents(db: Db, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const times = { now, expiresAt: new Date(now.getTime() + EXPIRES_MS) };
  const marked = await findMarked(db, since, now, A_ROUND);
  const decided = await findDecided(db, since, A_ROUND);
  const toRow = ({ userId, subject, ...details }: (typeof marked)[number]) => ({ userId, subject, details });
  await db.transaction(async (tx) => {
    await insertNotifications(tx, 'answers-marked', marked.map(toRow), times);
    await insertNotifications(tx, 'late-decided', decided.map(toRow), times);
  });
  return marked.length === A_ROUND || decided.length === A_ROUND;
}
