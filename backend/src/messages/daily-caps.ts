// Daily caps on messages, which cost money and annoy recipients. Counted in the database, so that a
// restart does not reset them.
import type { MessageCaps } from '../config.ts';
import type { Db } from '../db/client.ts';
import { digestOf } from '../hashes.ts';
import { refuseFor } from '../refusals/refusals.ts';
import { countMessage, dayOf, deleteOldCounts } from './count-queries.ts';
import type { Messages } from './messages.ts';
import type { Message, MessageLog } from './transport.ts';

/** The share of each cap that reminders may use. The rest is for codes, which sign-ups need. */
const REMINDER_SHARE = 0.5;
/**
 * Notices to owners about changes of their account may exceed a cap that codes have used up: to
 * suppress them, an attacker would have to send as many.
 */
const NOTICE_SHARE = 2;

/**
 * Requests from a known network of the account get more than strangers can use up, under the caps
 * of address and account.
 */
const FAMILIAR_SHARE = 1.5;

type Parts = { db: Db; now: () => Date; caps: MessageCaps; log: MessageLog };

/**
 * Sends within the caps. Errors: 429 when one is reached; the log has the name of the cap, never
 * the recipient. A message that could not be sent stays counted: after a timeout it may have been
 * sent, and numbers that always fail would otherwise give unlimited tries.
 */
export function withDailyCaps(
  messages: Messages,
  { db, now, caps, log: processLog }: Parts,
): Messages {
  let today = '';
  return {
    async send(message, log = processLog) {
      const day = dayOf(now());
      if (day !== today) await deleteOldCounts(db, day);
      today = day;
      const reached = await count(db, day, message, caps);
      if (reached) {
        log.warn({ channel: message.channel, cap: reached }, 'a daily cap on messages is reached');
        const tomorrow = Date.parse(day) + 86_400_000;
        refuseFor((tomorrow - now().getTime()) / 1000, 'MESSAGES_USED_UP');
      }
      await messages.send(message, log);
    },
  };
}

/** Counts the message under every cap or none. @returns the name of the cap that is reached */
function count(
  db: Db,
  day: string,
  message: Message,
  caps: MessageCaps,
): Promise<string | undefined> {
  const { channel, to, accountId, isFamiliar } = message;
  const share = shareOf(message);
  const forOwner = (max: number) => (isFamiliar ? Math.ceil(max * FAMILIAR_SHARE) : max);
  const counters = [
    {
      name: 'address',
      key: `to ${digestOf(to).toString('base64url')}`,
      max: forOwner(caps.perAddress),
    },
    ...(accountId === undefined
      ? []
      : [{ name: 'account', key: `by ${accountId}`, max: forOwner(caps.perAccount) }]),
    // Last, because every message locks this row until the end of its transaction.
    { name: channel, key: channel, max: caps[channel] },
  ];
  return db
    .transaction(async (tx) => {
      for (const { name, key, max } of counters) {
        if (!(await countMessage(tx, day, key, Math.floor(max * share))))
          throw new CapReachedError(name);
      }
      return undefined;
    })
    .catch((error: unknown) => {
      if (error instanceof CapReachedError) return error.message;
      throw error;
    });
}

function shareOf({ isNotice, isReminder }: Message): number {
  if (isNotice) return NOTICE_SHARE;
  return isReminder ? REMINDER_SHARE : 1;
}

/** Rolls the other counters back. */
class CapReachedError extends Error {}
