// Short-lived signed URLs for students' answer files and photos. The database stores the plain URL.
// Responses contain the signed URL; the signature is removed when a client sends the URL back.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../config.ts';
import type { App, Deps } from '../deps.ts';
import { serverKey } from '../server-keys.ts';

/**
 * A signed URL is valid for one to two of these periods. It is constant within a period, so that
 * browsers can cache the file. URLs of photos live longer, because photos are on every page of a
 * tab that may be open all day.
 */
const PERIOD_S = { answer: 30 * 60, photo: 24 * 3600 };

export type FileLinks = {
  /**
   * The URL with expiry and signature appended.
   * @param path as stored: /media/files/<name>.pdf, or a picture
   */
  sign(path: string, now: Date): string;
  /** Seconds until the URL expires; 0 if it has expired or the signature is not ours. */
  secondsLeft(path: string, query: { expires?: string; signature?: string }, now: Date): number;
};

function createFileLinks(key: Uint8Array): FileLinks {
  const signatureOf = (path: string, expires: number) =>
    createHmac('sha256', key).update(`${path}\n${expires}`).digest();
  return {
    sign(path, now) {
      const period = path.endsWith('.pdf') ? PERIOD_S.answer : PERIOD_S.photo;
      const expires = (Math.floor(now.getTime() / 1000 / period) + 2) * period;
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires).toString('base64url')}`;
    },
    secondsLeft(path, { expires, signature = '' }, now) {
      const until = Number(expires);
      if (!Number.isSafeInteger(until)) return 0;
      const actual = Buffer.from(signature, 'base64url');
      const expected = signatureOf(path, until);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 0;
      return Math.max(0, until - Math.floor(now.getTime() / 1000));
    },
  };
}

/** All processes of a site sign with the same key. */
export const openFileLinks = (env: Env): FileLinks =>
  createFileLinks(serverKey(env, 'alokpath answer files'));

/** Fields with URLs of files. Inside of strings the quotes are escaped, so texts do not match. */
const FILE_FIELD =
  /"(answerPdf|handwrittenPdf|profilePhotoUrl|imageUrl)":"(\/media\/files\/[a-f0-9]{32}\.(?:pdf|jpg|png|webp))"/g;

/**
 * Signs file URLs in all responses, and removes signatures from `writtenAnswer` and `written` in
 * request bodies.
 */
export function registerFileLinks(api: App, links: FileLinks, { now }: Pick<Deps, 'now'>): void {
  api.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    for (const list of ['writtenAnswer', 'written']) {
      const entries: unknown = Reflect.get(body, list);
      if (Array.isArray(entries)) for (const entry of entries) unsign(entry);
    }
  });
  api.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || !payload.includes('":"/media/files/')) return payload;
    const at = now();
    return payload.replace(
      FILE_FIELD,
      (_, field: string, path: string) => `"${field}":"${links.sign(path, at)}"`,
    );
  });
}

export function withoutSignature(url: string): string {
  return url.replace(/\?.*$/s, '');
}

function unsign(entry: unknown): void {
  if (typeof entry !== 'object' || entry === null) return;
  for (const field of ['answerPdf', 'handwrittenPdf']) {
    const url: unknown = Reflect.get(entry, field);
    if (typeof url === 'string') Reflect.set(entry, field, withoutSignature(url));
  }
}
