// Reads the outbox of the running product: where the demonstration's one-time passwords arrive.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Message = { to: string; channel: string; text: string; otp?: string; at: string };

/**
 * The newest one-time password sent to an address, after the moment `since` if one is given; waits
 * for it for 30 seconds.
 */
export async function otpFor(to: string, since = new Date(0)): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const otp = messages()
      .filter((message) => message.to === to && message.otp && new Date(message.at) >= since)
      .sort((a, b) => b.at.localeCompare(a.at))[0]?.otp;
    if (otp) return otp;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no one-time password for ${to} in the outbox`);
}

function messages(): Message[] {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? '', 'outbox');
  try {
    return readdirSync(folder).map(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Message,
    );
  } catch {
    return [];
  }
}
