// Sends notifications by e-mail and SMS to accounts that enabled it, within the daily caps.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { notificationMessage } from '../../messages/notification-texts.ts';
import { Refusal } from '../../refusals/refusals.ts';
import {
  claimMessages,
  deleteMessage,
  incrementTries,
  isStillValid,
  rescheduleMessages,
} from './message-queries.ts';

/** Messages in one batch. */
const BATCH_SIZE = 50;
const MAX_TRIES = 3;
const MINUTE_MS = 60_000;
/** Claim time of a batch. If the process is killed, another one sends the rest after this time. */
const CLAIM_MS = 15 * MINUTE_MS;
/**
 * A batch ends after this time, long before its claim does; one message with all timeouts takes
 * less than a minute.
 */
const MAX_BATCH_MS = 5 * MINUTE_MS;

type ClaimedMessage = Awaited<ReturnType<typeof claimMessages>>[number];
type Sender = Pick<Deps, 'db' | 'messages' | 'now'>;
type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Sends one batch.
 * @param isEnding as in a job (worker/job.ts): the rest of the batch is left to other processes
 * @returns true if more messages may be due
 */
export async function sendNotificationMessages(
  sender: Sender,
  log: Log,
  isEnding: () => boolean = () => false,
): Promise<boolean> {
  const { db, now } = sender;
  const start = now();
  const claimed = await claimMessages(db, start, new Date(start.getTime() + CLAIM_MS), BATCH_SIZE);
  for (const [index, entry] of claimed.entries()) {
    if (isEnding() || now().getTime() - start.getTime() > MAX_BATCH_MS) {
      const rest = claimed.slice(index).map(({ message }) => message);
      await rescheduleMessages(db, rest, now());
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
  { message, notification, email, phoneNumber, language }: ClaimedMessage,
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
    // A reached cap does not count as a failed try: the message is retried every hour until it
    // expires.
    const isCapped = error instanceof Refusal && error.body.code === 'MESSAGES_USED_UP';
    if (isCapped)
      return rescheduleMessages(db, [message], new Date(now().getTime() + 60 * MINUTE_MS));
    log.error({ err: forLog(error), channel: message.channel }, 'a notification could not be sent');
    return message.tries + 1 >= MAX_TRIES
      ? deleteMessage(db, message)
      : incrementTries(db, message);
  }
  await deleteMessage(db, message);
}
