// Sends messages (one-time passwords) by the configured transports, with one retry; they are never
// written to a log.
import type { Env } from '../config.ts';
import { refuse } from '../refusals/refusals.ts';
import { outboxTransport } from './outbox.ts';
import { smsTransport } from './sms.ts';
import {
  codeOf,
  type Message,
  type MessageLog,
  type Transport,
  TransportError,
} from './transport.ts';

export type Messages = {
  /**
   * Sends a message. Errors: 503 if it could not be sent.
   * @param log of the request that causes the message, so that lines about it have its id;
   *   undefined: of the process
   */
  send(message: Message, log?: MessageLog): Promise<void>;
};

/** E-mail by SMTP_URL, SMS by SMS_URL; without these, messages go to the outbox. */
export async function openMessages(env: Env, log: MessageLog): Promise<Messages> {
  const outbox = outboxTransport(env.dataDir, !env.isProduction);
  // Imported lazily: not needed without SMTP_URL.
  const email = env.smtpUrl
    ? (await import('./mail.ts')).mailTransport(env.smtpUrl, env.mailFrom)
    : outbox;
  const sms = env.smsUrl ? smsTransport(env.smsUrl, env.smsToken) : outbox;
  return withOneRetry({ email, sms }, log);
}

/** Sends each message with one retry; then refuses with 503 and logs the reason. */
function withOneRetry(
  transports: Record<Message['channel'], Transport>,
  processLog: MessageLog,
): Messages {
  return {
    async send(message, log = processLog) {
      const { channel } = message;
      for (let tries = 1; tries <= 2; tries += 1) {
        try {
          return await transports[channel](message, log);
        } catch (error) {
          // A library's error may quote the message, so only our own error text or an error code is
          // logged.
          const reason = error instanceof TransportError ? error.message : codeOf(error);
          log.warn({ channel, tries, reason }, 'a message could not be sent');
        }
      }
      refuse('MESSAGE_NOT_SENT');
    },
  };
}
