// A file whose building takes so long that a second request builds it too: the first to finish
// stores it, and the other one harms nothing.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Files } from '../../backend/src/files/files.ts';
import { startAttempt, WRITTEN } from './attempt-kit.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, octets } from './multipart.ts';

const stored = new Map<string, Uint8Array>();
/** Calls of the store that wait for the test. */
const gates: { call: string; reach: () => void; opened: Promise<void> }[] = [];

/** The next call of the store on a file with this extension waits until the test opens the gate. */
function holdNext(operation: 'put' | 'read', extension: string) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((reach) => {
    gates.push({ call: `${operation} ${extension}`, reach, opened });
  });
  return { reached, open: () => open() };
}
async function pass(operation: 'put' | 'read', name: string): Promise<void> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const index = gates.findIndex(({ call }) => call === `${operation} ${extension}`);
  const [gate] = index < 0 ? [] : gates.splice(index, 1);
  gate?.reach();
  await gate?.opened;
}
const files: Files = {
  async put(name, data) {
    await pass('put', name);
    stored.set(name, data);
  },
  async read(name) {
    await pass('read', name);
    const data = stored.get(name);
    return (
      data && { size: data.length, type: 'image/jpeg', stream: async () => Readable.from([data]) }
    );
  },
  remove: async (name) => void stored.delete(name),
};

/** Longer than a request that builds a file is waited for. */
const TOO_LONG_MS = 31_000;
let backend: Backend;
let person: Student;
let attemptId: string;
beforeAll(async () => {
  backend = await startBackend(undefined, { files });
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await backend.enrolled();
  attemptId = (await startAttempt(person, WRITTEN)).body._id;
});
afterEach(() => stored.clear());

const storedAs = (extension: string) =>
  [...stored.keys()].filter((name) => name.endsWith(`.${extension}`));

/** A page of one part, registered as an answer. */
async function aPage() {
  const bytes = await sharp({
    create: { width: 300, height: 600, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const { body: exam } = await person.get(`/examcreation/examid/${WRITTEN}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { status, body } = await person.post(`/ext/attempts/${attemptId}/pages`, {
    questionId: exam.written[0]._id,
    pages: [{ sha256, size: bytes.length }],
  });
  expect(status).toBe(200);
  const send = () => person.send('PUT', `/ext/pages/${body.pages[0]._id}/parts/0`, octets(bytes));
  const pageCount = async () => {
    const { rawPayload } = await backend.app.inject(backend.signed(body.url));
    return (await PDFDocument.load(rawPayload)).getPageCount();
  };
  return { send, pageCount };
}

it('keeps a page that is stored while another request still reads its parts', async () => {
  const { send, pageCount } = await aPage();
  const put = holdNext('put', 'page');
  const slow = send();
  await put.reached;
  advanceClock(backend, TOO_LONG_MS);
  const read = holdNext('read', 'part');
  const repeated = send();
  await read.reached;
  put.open();
  expect((await slow).body).toMatchObject({ stored: true });
  read.open();
  expect(await repeated).toMatchObject({ status: 200, body: { stored: true } });
  expect((await send()).body).toMatchObject({ stored: true });
  expect([storedAs('page').length, storedAs('part').length]).toEqual([1, 0]);
  expect(await pageCount()).toBe(1);
});

it('keeps the page of the first request to finish, and removes that of the other', async () => {
  const { send, pageCount } = await aPage();
  const put = holdNext('put', 'page');
  const slow = send();
  await put.reached;
  advanceClock(backend, TOO_LONG_MS);
  expect((await send()).body).toMatchObject({ stored: true });
  const [name] = storedAs('page');
  put.open();
  expect(await slow).toMatchObject({ status: 200, body: { stored: true } });
  expect(storedAs('page')).toEqual([name]);
  expect(await pageCount()).toBe(1);
});

it('keeps an upload whose file is stored while another request still reads its parts', async () => {
  const pdf = aPdf();
  const url = '/ext/files/uploads';
  const { body } = await person.post(url, { attemptId, size: pdf.length });
  const send = () => person.send('PUT', `${url}/${body._id}/parts/0`, octets(pdf));
  const put = holdNext('put', 'pdf');
  const slow = send();
  await put.reached;
  advanceClock(backend, TOO_LONG_MS);
  const read = holdNext('read', 'part');
  const repeated = send();
  await read.reached;
  put.open();
  const first = await slow;
  expect(first.body.url).toMatch(/pdf$/);
  read.open();
  expect(await repeated).toMatchObject({ status: 200, body: first.body });
  expect((await person.get(`${url}/${body._id}`)).body).toEqual(first.body);
});
