// A PDF that is uploaded in parts: resuming, repeats, late parts, and cleaning up unfinished
// uploads.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import { answerUploads } from '../../backend/src/modules/answer-files/tables.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { startAttempt, WRITTEN } from './attempt-kit.ts';
import { confirmed } from './confirm.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, multipart, octets } from './multipart.ts';
import { oneWrittenAnswer } from './one-answer.ts';
import { sweepOldUploads } from './upload-sweeping.ts';

const PART = 256 * 1024;
const UPLOADS = '/ext/files/uploads';
let backend: Backend;
let person: Student;
let attemptId: string;
let deadline: number;
/** Parts of unfinished uploads of earlier tests. */
let unfinishedParts: string[];
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await backend.enrolled();
  const { body } = await startAttempt(person, WRITTEN);
  attemptId = body._id;
  deadline = Date.parse(body.deadline);
  unfinishedParts = partsIn();
});

const partsIn = () =>
  readdirSync(join(backend.dataDir, 'files')).filter((name) => name.endsWith('.part'));
const parts = () => partsIn().filter((name) => !unfinishedParts.includes(name));
const begin = (size: number, sender = person) => sender.post(UPLOADS, { attemptId, size });
const put = (id: string, offset: number, bytes: Buffer, sender = person) =>
  sender.send('PUT', `${UPLOADS}/${id}/parts/${offset}`, octets(bytes));
const sendPart = (id: string, pdf: Buffer, number: number) =>
  put(id, number * PART, pdf.subarray(number * PART, (number + 1) * PART));
const state = async (id: string) => (await person.get(`${UPLOADS}/${id}`)).body;

/** Starts an upload of a PDF of three parts. */
async function threeParts() {
  const pdf = aPdf(2.5 * PART);
  const { body } = await begin(pdf.length);
  expect(body).toEqual({ _id: expect.any(String), offset: 0, partSize: PART });
  return { id: body._id as string, pdf };
}

describe('an upload in one piece with the id of its attempt', () => {
  const send = async (sender = person, id = attemptId) => {
    const url = `/ext/files?attemptId=${id}`;
    const { status, body } = await sender.send('POST', url, multipart('file', 'a.pdf', aPdf()));
    return status === 201 ? 201 : [status, body.code];
  };
  const CLOSED = [410, 'EXAM_CLOSED'];

  it('is accepted until the end of the grace, and longer with extra time', async () => {
    expect(await send()).toBe(201);
    advanceClock(backend, deadline - backend.clock.now.getTime() + MINUTE);
    expect(await send()).toBe(201);
    advanceClock(backend, 1);
    expect(await send()).toEqual(CLOSED);
    const later = new Date(deadline + 2 * MINUTE);
    await backend.db.update(attempts).set({ deadline: later }).where(eq(attempts.id, attemptId));
    expect(await send()).toBe(201);
  });

  it('is refused after the submission, and for the attempt of another account', async () => {
    const stranger = await backend.enrolled();
    expect(await send(stranger)).toEqual([403, 'NOT_OWNER']);
    expect(await send(person, 'unknown')).toEqual([404, 'ATTEMPT_NOT_FOUND']);
    const writtenAnswer = await oneWrittenAnswer(person, WRITTEN);
    const answers = { examId: WRITTEN, userId: person.userId, writtenAnswer, timeTaken: 1 };
    const key = { 'idempotency-key': attemptId };
    expect((await person.post('/exams/results', answers, key)).status).toBe(201);
    expect(await send()).toEqual(CLOSED);
  });
});

describe('an upload in parts', () => {
  it('returns after each part the offset of the next, and after the last the URL of the rewritten PDF', async () => {
    const { id, pdf } = await threeParts();
    expect((await sendPart(id, pdf, 0)).body).toEqual({ offset: PART });
    expect((await sendPart(id, pdf, 1)).body).toEqual({ offset: 2 * PART });
    expect(await state(id)).toEqual({ offset: 2 * PART });
    const { body } = await sendPart(id, pdf, 2);
    expect(body).toEqual({
      offset: pdf.length,
      url: expect.stringMatching(/^\/media\/files\/[a-f0-9]{32}\.pdf$/),
    });
    expect(await state(id)).toEqual(body);
    const { rawPayload } = await backend.app.inject(backend.signed(body.url));
    expect((await PDFDocument.load(rawPayload)).getPageCount()).toBe(1);
    expect(parts()).toEqual([]);
    const sheet = {
      sequence: 1,
      selections: [],
      writtenAnswer: [{ questionId: 'q', answerPdf: body.url }],
    };
    expect((await person.put(`/ext/attempts/${attemptId}/answers`, sheet)).status).toBe(200);
  });

  it('accepts a repeat of any part, also of the last one and of several at the same time', async () => {
    const { id, pdf } = await threeParts();
    const both = await Promise.all([sendPart(id, pdf, 0), sendPart(id, pdf, 0)]);
    expect(both.map(({ status, body }) => [status, body.offset])).toEqual(
      [200, 200].map((status) => [status, PART]),
    );
    expect(parts()).toHaveLength(1);
    await sendPart(id, pdf, 1);
    expect((await sendPart(id, pdf, 0)).body).toEqual({ offset: 2 * PART });
    const last = await Promise.all([sendPart(id, pdf, 2), sendPart(id, pdf, 2)]);
    expect(last.map(({ status }) => status)).toEqual([200, 200]);
    const again = await sendPart(id, pdf, 2);
    expect(last.map(({ body }) => body.url).filter(Boolean)).toContain(again.body.url);
    expect(parts()).toEqual([]);
  });

  it('returns the expected offset for a part with another offset', async () => {
    const { id, pdf } = await threeParts();
    await sendPart(id, pdf, 0);
    for (const [offset, length] of [
      [2 * PART, 10],
      [PART - 1, PART],
      [0, 0],
    ] as const) {
      const { status, body } = await put(id, offset, pdf.subarray(offset, offset + length));
      expect([status, body]).toEqual([
        409,
        { error: expect.any(String), code: 'WRONG_OFFSET', offset: PART },
      ]);
    }
  });

  it('accepts only parts of the agreed length', async () => {
    const { id, pdf } = await threeParts();
    expect((await put(id, 0, pdf.subarray(0, 100))).status).toBe(400);
    expect((await put(id, 0, pdf.subarray(0, PART + 1))).status).toBe(413);
    expect((await person.put(`${UPLOADS}/${id}/parts/0`, { a: 1 })).status).toBe(415);
    expect(await state(id)).toEqual({ offset: 0 });
    expect((await begin(10 * 1024 * 1024 + 1)).status).toBe(400);
  });

  it('continues in another process with the same database and store', async () => {
    const { id, pdf } = await threeParts();
    await sendPart(id, pdf, 0);
    const { env } = readEnv({ DATA_DIR: backend.dataDir, NODE_ENV: 'test' });
    const other = await buildApp({ db: backend.db, env, now: () => backend.clock.now });
    const headers = {
      cookie: `alokpath_session=${person.cookie}`,
      'content-type': 'application/octet-stream',
    };
    for (const number of [1, 2]) {
      const payload = pdf.subarray(number * PART, (number + 1) * PART);
      const response = await other.inject({
        method: 'PUT',
        url: `${UPLOADS}/${id}/parts/${number * PART}`,
        headers,
        payload,
      });
      expect(response.statusCode, response.body).toBe(200);
    }
    await other.close();
    expect((await state(id)).url).toMatch(/pdf$/);
  });

  it('is accessible only to its owner, and its parts are never served', async () => {
    const { id, pdf } = await threeParts();
    await sendPart(id, pdf, 0);
    const stranger = await backend.enrolled();
    expect((await begin(10, stranger)).status).toBe(403);
    expect((await stranger.get(`${UPLOADS}/${id}`)).status).toBe(403);
    expect((await put(id, PART, pdf.subarray(PART, 2 * PART), stranger)).status).toBe(403);
    expect((await person.get(`/media/files/${parts()[0]}`)).status).toBe(404);
    await confirmed(person);
    expect((await person.send('DELETE', '/user')).status).toBe(200);
    expect(parts()).toEqual([]);
  });
});

describe('a file that is not a PDF', () => {
  it.each([
    ['another file', Buffer.alloc(100, 'x'), 400],
    ['a damaged PDF', Buffer.from('%PDF-1.7\n'), 422],
  ])('%s is rejected with the last part and deleted', async (_, bytes, status) => {
    const { _id: id } = (await begin(bytes.length)).body;
    expect((await put(id, 0, bytes)).status).toBe(status);
    expect((await put(id, 0, bytes)).status).toBe(404);
    expect(parts()).toEqual([]);
  });
});

describe('the time limit', () => {
  afterEach(() => {
    backend.clock.now = new Date();
  });

  it('rejects new uploads after the end, and started ones end within the grace period', async () => {
    const { id, pdf } = await threeParts();
    backend.clock.now = new Date(deadline + 1);
    expect((await begin(10)).status).toBe(410);
    backend.clock.now = new Date(deadline + MINUTE);
    expect((await sendPart(id, pdf, 0)).status).toBe(200);
    backend.clock.now = new Date(deadline + MINUTE + 1);
    expect((await sendPart(id, pdf, 1)).status).toBe(410);
  });

  it('ends with the submission', async () => {
    const { id, pdf } = await threeParts();
    const writtenAnswer = await oneWrittenAnswer(person, WRITTEN);
    const result = {
      examId: WRITTEN,
      userId: person.userId,
      mcqAnswers: [],
      writtenAnswer,
      timeTaken: 1,
    };
    await person.post('/exams/results', result, { 'idempotency-key': attemptId });
    expect((await begin(10)).status).toBe(410);
    expect((await sendPart(id, pdf, 0)).status).toBe(410);
  });
});

describe('the sweeper', () => {
  afterEach(() => {
    backend.clock.now = new Date();
  });

  it('deletes uploads after a day, finished or not', async () => {
    const { id, pdf } = await threeParts();
    await sendPart(id, pdf, 0);
    const small = aPdf();
    await put((await begin(small.length)).body._id, 0, small);
    const own = eq(answerUploads.userId, person.userId);
    advanceClock(backend, 24 * 60 * MINUTE - 1);
    await sweepOldUploads(backend);
    expect([await backend.db.$count(answerUploads, own), parts().length > 0]).toEqual([2, true]);
    advanceClock(backend, 2);
    await sweepOldUploads(backend);
    expect([await backend.db.$count(answerUploads, own), parts()]).toEqual([0, []]);
  });
});

describe('the quota', () => {
  it('counts unfinished uploads', async () => {
    const size = 10 * 1024 * 1024;
    for (let count = 0; count < 20; count += 1) expect((await begin(size)).status).toBe(201);
    const { status, body } = await begin(size);
    expect([status, body.error]).toEqual([
      429,
      'Too many files for one day. Please try again tomorrow.',
    ]);
  });
});
