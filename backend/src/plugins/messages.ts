// Messages to people (one-time passwords). This transport writes one JSON file each into DATA_DIR/outbox/.
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** One message; `otp` stands apart from the text so that tools need not search for it. */
export type Message = { to: string; channel: 'sms' | 'email'; text: string; otp?: string };

/** A transport. */
export type Messages = { send(message: Message): Promise<void> };

/**
 * @param showOtp whether the log line holds the one-time password: a help in a demonstration, a leak in production
 */
export function outboxMessages(dataDir: string, log: FastifyBaseLogger, showOtp: boolean): Messages {
  const folder = join(dataDir, 'outbox');
  return {
    async send(message) {
      const at = new Date().toISOString();
      const name = `${at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
      await mkdir(folder, { recursive: true });
      // Written beside and renamed, so that nobody who watches the folder reads half a message. Readable by the owner alone.
      await writeFile(join(folder, `.${name}`), `${JSON.stringify({ ...message, at })}\n`, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
      log.info(`${message.channel} to ${message.to}${showOtp && message.otp ? `: OTP ${message.otp}` : ''} (outbox/${name})`);
    },
  };
}
