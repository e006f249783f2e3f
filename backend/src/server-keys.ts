// Keys that all processes of a site share, one per purpose.
import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './config.ts';

/**
 * Derived from the service credential, which production requires; without one the secret is stored
 * in DATA_DIR.
 * @param purpose part of the key
 */
export function serverKey({ serviceToken, dataDir }: Env, purpose: string): Uint8Array {
  const secret = serviceToken ?? storedSecret(dataDir);
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function storedSecret(dataDir: string): string {
  // Named after its first use. Renaming the file would change every key.
  const file = join(dataDir, 'file-links.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails if the file exists, created by an earlier start or by another process.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
