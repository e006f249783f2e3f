// Sends notifications as e-mail and SMS to those who chose it, within the daily caps.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { notificationMessage } from '../../messages/notification-texts.ts';
import { Refusal } from '../../refusals/refusals.ts';
import {
  claimMessages,
  deleteMessage,
  isStillValid,
  updateNextTry,
  updateTries,
} from './message-queries.ts';

/** Messages in one batch. */
const BATCH_SIZE = 50;
const MAX_TRIES = 3;
const MINUTE_MS = 60_000;
/**
 * How long a batch is claimed. If the process is killed, another one sends the rest after this
 * time.
 */
const BUSY_MS = 15 * MINUTE_MS;
/**
 * After this time a batch ends, long before its claim: one message with all its timeouts takes less
 * than a minute.
 */
const MAX_BATCH_MS = 5 * MINUTE_MS;

type Claimed = Awaited<ReturnType<typeof claimMessages>>[number];
type Sender = Pick<Deps, 'db' | 'messages' | 'now'>;
type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Sends one batch.
 * @param isStopping true from the moment the server closes: the rest of the batch is left to other
 *   processes
 * @returns whether there may be more to send at once
 */
export async function sendNotificationMessages(
  sender: Sender,
  log: Log,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const { db, now } = sender;
  const start = now();
  const claimed = await claimMessages(db, start, new Date(start.getTime() + BUSY_MS), BATCH_SIZE);
  for (const [index, entry] of claimed.entries()) {
    if (isStopping() || now().getTime() - start.getTime() > MAX_BATCH_MS) {
      const rest = claimed.slice(index).map(({ message }) => message);
      await updateNextTry(db, rest, now());
      return true;
    }
    try {
      await sendOne(sender, entry, log);
    } catch (error) {
      log.error(
        { err: forLog(error), channel: entry.message.channel },
        'a message about a notification could not be updated',
      );
    }
  }
  return claimed.length === BATCH_SIZE;
}

async function sendOne(
  { db, messages, now }: Sender,
  { message, notification, email, phoneNumber, language }: Claimed,
  log: Log,
): Promise<void> {
  const to = message.channel === 'email' ? email : phoneNumber;
  if (!to || message.expiresAt <= now() || !(await isStillValid(db, message)))
    return deleteMessage(db, message);
  const { userId: accountId, kind, details } = notification;
  const { channel } = message;
  try {
    await messages.send({
      to,
      channel,
      ...notificationMessage(kind, details, { channel, language }),
      accountId,
      isReminder: true,
    });
  } catch (error) {
    // A cap is not the message's fault: it waits an hour, until its event is over.
    const isCapped = error instanceof Refusal && error.body.code === 'MESSAGES_USED_UP';
    if (isCapped) return updateNextTry(db, [message], new Date(now().getTime() + 60 * MINUTE_MS));
    log.error({ err: forLog(error), channel: message.channel }, 'a notification could not be sent');
    return message.tries + 1 >= MAX_TRIES ? deleteMessage(db, message) : updateTries(db, message);
  }
  await deleteMessage(db, message);
}
