// Sends notifications as e-mail and SMS to those who chose it, within the daily caps.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { NOTIFICATION_SUBJECT, notificationText } from '../../messages/notification-texts.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { claimMessages, deleteMessage, updateNextTry } from './message-queries.ts';

/** Messages in one round. */
const A_ROUND = 50;
const MAX_TRIES = 3;
const MINUTE_MS = 60_000;
/** Longer than a round takes. If the process is killed, another one sends the rest after this time. */
const BUSY_MS = 15 * MINUTE_MS;

/** Sends one batch. @returns whether there may be more to send at once */
export async function sendNotificationMessages(
  { db, messages, now }: Pick<Deps, 'db' | 'messages' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<boolean> {
  const start = now();
  const claimed = await claimMessages(db, start, new Date(start.getTime() + BUSY_MS), A_ROUND);
  for (const { message, notification, email, phoneNumber } of claimed) {
    const to = message.channel === 'email' ? email : phoneNumber;
    if (!to || message.expiresAt <= now()) {
      await deleteMessage(db, message);
      continue;
    }
    const text = notificationText(notification.kind, notification.details);
    try {
      const accountId = notification.userId;
      await messages.send({ to, channel: message.channel, text, accountId, subject: NOTIFICATION_SUBJECT, isReminder: true });
      await deleteMessage(db, message);
    } catch (error) {
      const isCapped = error instanceof Refusal && error.body.code === 'MESSAGES_USED_UP';
      if (!isCapped) log.error({ err: forLog(error), channel: message.channel }, 'a notification could not be sent');
      // A cap is not the message's fault: it waits an hour, until its event is over.
      if (isCapped) await updateNextTry(db, message, new Date(now().getTime() + 60 * MINUTE_MS));
      else if (message.tries >= MAX_TRIES) await deleteMessage(db, message);
    }
  }
  return claimed.length === A_ROUND;
}
