// Upload bodies that are invalid, break off or take forever: no files are left.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withUploadSlot } from '../../backend/src/http/uploads.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, aPng, multipart } from './multipart.ts';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  person = await backend.student();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => backend.close());

const calls = () => [
  {
    url: `/students/student/${person.studentId}/upload-profile-picture`,
    field: 'image',
    file: aPng(),
  },
  { url: '/ext/files', field: 'file', file: aPdf() },
];
const filesStored = () => readdirSync(join(backend.dataDir, 'files'));

/** The body of one form with several files. */
function severalFiles(field: string, files: Buffer[]) {
  const [first, ...others] = files.map((file) => multipart(field, 'x', file));
  const end = Buffer.from('------alokpath--\r\n');
  const open = (payload: Buffer) => payload.subarray(0, payload.length - end.length);
  const payloads = [first, ...others].flatMap((form) => (form ? [open(form.payload)] : []));
  return { headers: first?.headers ?? {}, payload: Buffer.concat([...payloads, end]) };
}

/** Sends the head of an upload and the given part of its body over a separate connection. */
async function begin(url: string, payload: Buffer, length = payload.length) {
  const socket = connect((backend.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${url} HTTP/1.1`,
    'host: x',
    `cookie: alokpath_session=${person.cookie}`,
    'content-type: multipart/form-data; boundary=----alokpath',
    `content-length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(payload);
  return socket;
}

describe('an upload', () => {
  it('is one file in the right field of a form', async () => {
    const before = filesStored();
    for (const { url, field, file } of calls()) {
      expect((await person.send('POST', url, multipart('other', 'x', file))).status).toBe(400);
      expect((await person.send('POST', url, multipart('__proto__', 'x', file))).status).toBe(400);
      expect((await person.send('POST', url, severalFiles(field, [file, file]))).body).toEqual({
        error: 'Send one file.',
        code: 'ONE_FILE_ONLY',
      });
      expect((await person.send('POST', url, severalFiles(field, [file, file, file]))).status).toBe(
        413,
      );
      const nothing = {
        headers: { 'content-type': 'multipart/form-data; boundary=----alokpath' },
        payload: '------alokpath--\r\n',
      };
      expect((await person.send('POST', url, nothing)).status).toBe(400);
      expect((await person.post(url, { [field]: 'x' })).status).toBe(415);
      expect((await person.send('POST', url)).status).toBeGreaterThanOrEqual(400);
    }
    expect(filesStored()).toEqual(before);
  });

  it('is rejected when its form is incomplete', async () => {
    const before = filesStored();
    for (const { url, field, file } of calls()) {
      const { headers, payload } = multipart(field, 'x', file);
      const response = await person.send('POST', url, {
        headers,
        payload: payload.subarray(0, -20),
      });
      expect([response.status, response.body.error]).toEqual([
        400,
        'The file did not arrive completely. Please send it again.',
      ]);
    }
    expect(filesStored()).toEqual(before);
  });

  it('leaves no file when the connection is cut half way, and no error in the log', async () => {
    for (const { url, field, file } of calls()) {
      const { payload } = multipart(field, 'x', file);
      const arrived = once(backend.app.server, 'connection');
      const socket = await begin(url, payload.subarray(0, payload.length / 2), payload.length);
      const [atServer] = (await arrived) as [Socket];
      await vi.waitFor(() => expect(atServer.bytesRead).toBeGreaterThan(payload.length / 2), {
        timeout: 15_000,
      });
      socket.destroy();
    }
    const { url, field, file } = calls()[0] ?? { url: '', field: '', file: aPng() };
    await vi.waitFor(
      async () =>
        expect((await person.send('POST', url, multipart(field, 'x', file))).status).toBe(200),
      {
        timeout: 15_000,
      },
    );
    expect(filesStored()).toHaveLength(1);
    expect(backend.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('is rejected as the third of its account at the same time, while another account is served', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = [withUploadSlot('a', () => arrived), withUploadSlot('a', () => arrived)];
    await expect(withUploadSlot('a', async () => 'file')).rejects.toMatchObject({
      statusCode: 429,
      body: { code: 'TOO_MANY_UPLOADS' },
    });
    expect(await withUploadSlot('b', async () => 'file')).toBe('file');
    arrive();
    await Promise.all(slow);
    expect(await withUploadSlot('a', async () => 'file')).toBe('file');
  });

  it('is aborted when it takes too long', async () => {
    const { server } = backend.app;
    expect(server.requestTimeout).toBe(120_000);
    // Node uses the longer of the two for the whole request.
    const before = filesStored();
    Object.assign(server, { headersTimeout: 900, requestTimeout: 1_000 });
    const socket = await begin('/ext/files', Buffer.from('------alokpath\r\n'), 5_000);
    const trickle = setInterval(() => socket.write('x'), 100);
    const [response] = await once(socket, 'data').finally(() => clearInterval(trickle));
    expect(String(response)).toContain('408');
    await once(socket, 'close');
    expect(filesStored()).toEqual(before);
  });
});
