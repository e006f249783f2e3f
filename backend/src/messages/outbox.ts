// The transport of the demonstration: one JSON file per message in DATA_DIR/outbox/.
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './transport.ts';

/**
 * @param showOtp whether the one-time password is printed on the terminal: helpful in a
 *   demonstration, a leak in production
 */
export function outboxTransport(dataDir: string, showOtp: boolean): Transport {
  const folder = join(dataDir, 'outbox');
  return async (message, log) => {
    const at = new Date().toISOString();
    const name = `${at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    await mkdir(folder, { recursive: true });
    // Written under a temporary name and renamed, so that readers of the folder see complete
    // messages only. Readable by the owner only.
    await writeFile(join(folder, `.${name}`), `${JSON.stringify({ ...message, at })}\n`, {
      mode: 0o600,
    });
    await rename(join(folder, `.${name}`), join(folder, name));
    if (showOtp)
      console.log(
        message.otp
          ? `outbox: OTP ${message.otp} for ${message.to}`
          : `outbox: ${message.channel} for ${message.to}`,
      );
    else log.info(`${message.channel} written to outbox/${name}`);
  };
}
