// The file store: the same upload, read and removal in a folder and in a bucket of a real S3
// server, and failures of both.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import { openFileLinks } from '../../backend/src/files/file-links.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { aPng, multipart } from './multipart.ts';
import { sendPdf } from './send-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'alokpath-s3-'));
const BUCKET = 'alokpath-files';
let server: S3rver;
let settings: Record<string, string>;
beforeAll(async () => {
  const bucket = { name: BUCKET, configs: [] };
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [bucket],
  });
  const { port } = await server.run();
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  settings = { S3_BUCKET: BUCKET, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sendPhoto = (person: Student) =>
  person.send(
    'POST',
    `/students/student/${person.studentId}/upload-profile-picture`,
    multipart('image', 'me.png', aPng()),
  );

describe.each(['a folder', 'a bucket'])('files in %s', (place) => {
  let backend: Backend;
  let person: Student;
  beforeAll(async () => {
    backend = await startBackend(undefined, { settings: place === 'a bucket' ? settings : {} });
    person = await backend.student();
  });
  afterAll(() => backend.close());

  const names = () => {
    if (place === 'a folder') return readdirSync(join(backend.dataDir, 'files'));
    // s3rver stores a file and two metadata files for each object.
    return readdirSync(join(folder, BUCKET)).flatMap(
      (file) => /^(.+)\._S3rver_object$/.exec(file)?.[1] ?? [],
    );
  };
  const isThere = (url: string) =>
    names().includes(url.replace('/media/files/', '').replace(/\?.*/, ''));

  it('are stored only under the name in their URL, and deleted when they are replaced', async () => {
    const first = (await sendPhoto(person)).body.imageUrl;
    expect(isThere(first)).toBe(true);
    const second = (await sendPhoto(person)).body.imageUrl;
    expect([isThere(first), isThere(second)]).toEqual([false, true]);
    expect(names()).toHaveLength(1);
    expect((await backend.visitor().get(first)).status).toBe(404);
    expect((await person.get('/students/student')).body.student.personalInfo.profilePhotoUrl).toBe(
      second,
    );
  });

  it('are sent with their length, whole, as a HEAD response, or as 304', async () => {
    const url = backend.signed((await sendPdf(person)).body.url);
    const whole = await backend.app.inject({ url });
    expect([whole.statusCode, whole.headers['content-length']]).toEqual([
      200,
      String(whole.rawPayload.length),
    ]);
    expect(whole.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringMatching(/^private, max-age=\d{4}$/),
      'accept-ranges': 'none',
    });
    const head = await backend.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      whole.headers['content-length'],
      '',
    ]);
    const again = await backend.app.inject({
      url,
      headers: { 'if-none-match': String(whole.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are looked for by names that we give, and by no other', async () => {
    const unknown = `${'0'.repeat(32)}.pdf`;
    for (const name of [
      unknown,
      'x',
      '',
      '..%2f..%2fsecret',
      '%2e%2e',
      '....',
      `${unknown}%00`,
      `${unknown}/..`,
      unknown.replace('pdf', 'html'),
    ]) {
      const response = await backend.visitor().get(`/media/files/${name}`);
      // A PDF is not looked up without a signature.
      const status = name === unknown ? 403 : 404;
      expect([response.status, typeof response.body.error], name).toEqual([
        name.includes('%00') ? response.status : status,
        'string',
      ]);
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('a file store that fails', () => {
  it('is 503, changes no record, and logs the cause, without a name', async () => {
    const backend = await startBackend(undefined, {
      settings: { ...settings, S3_ACCESS_KEY_ID: 'unknown' },
    });
    const person = await backend.student();
    const sentence = 'Files cannot be reached at the moment. Please try again.';
    for (const response of [
      await sendPhoto(person),
      await sendPdf(person),
      await person.get(backend.signed(`/media/files/${'0'.repeat(32)}.pdf`)),
    ]) {
      expect([response.status, response.body.error]).toEqual([503, sentence]);
    }
    expect(
      (await person.get('/students/student')).body.student.personalInfo.profilePhotoUrl,
    ).toBeUndefined();
    const lines = backend.logged.filter((line) => line.includes('the file store failed'));
    expect(lines.join()).toMatch(/"operation":"put","reason":"InvalidAccessKeyId 403"/);
    expect(lines.join()).not.toMatch(/[a-f0-9]{32}/);
    await backend.close();
  });

  it('is 503 while the storage does not respond', async () => {
    const lines: string[] = [];
    const { env } = readEnv({ ...settings, S3_ENDPOINT: 'http://127.0.0.1:1', DATA_DIR: folder });
    const backend = await startBackend();
    const app = await buildApp({
      db: backend.db,
      env,
      logger: { stream: { write: (line: string) => void lines.push(line) } },
    });
    const response = await app.inject(
      openFileLinks(env).sign(`/media/files/${'0'.repeat(32)}.pdf`, new Date()),
    );
    expect(response.statusCode).toBe(503);
    expect(lines.join()).toContain('ECONNREFUSED');
    await app.close();
    await backend.close();
  });

  it('allows a photo change whose old file cannot be removed', async () => {
    const storedFiles = new Map<string, Uint8Array>();
    const backend = await startBackend(undefined, {
      files: {
        put: async (name, data) => void storedFiles.set(name, data),
        read: async () => undefined,
        remove: () => Promise.reject(new Error('out of order')),
      },
    });
    const person = await backend.student();
    await sendPhoto(person);
    const response = await sendPhoto(person);
    expect([response.status, storedFiles.size]).toEqual([200, 2]);
    expect((await person.get('/students/student')).body.student.personalInfo.profilePhotoUrl).toBe(
      response.body.imageUrl,
    );
    await backend.close();
  });
});

afterAll(() => server.close());
