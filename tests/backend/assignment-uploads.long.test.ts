// Uploads of assignments: an interrupted one continues weeks later, and none is accepted in an
// exam.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerFiles, answerUploads } from '../../backend/src/modules/answer-files/tables.ts';
import { save, startAttempt, WRITTEN } from './attempt-kit.ts';
import { DAY } from './durations.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { aPdf, octets } from './multipart.ts';
import { sweepOldUploads } from './upload-sweeping.ts';

const MB = 1024 * 1024;
let backend: Backend;
let admin: Visitor;
let person: Student;
let assignment: string;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await backend.enrolled();
  const course = { _id: 'free10', category: 'academic' };
  const dueDate = new Date(Date.now() + 90 * DAY).toISOString();
  assignment = (await admin.post('/assignments', { title: 'Essay', course, dueDate })).body._id;
});
afterEach(() => {
  backend.clock.now = new Date();
});

/**
 * Moves the clock; the student makes a request after three weeks, because an idle session ends
 * after 30 days.
 */
async function onDay(day: number) {
  const start = Date.now();
  backend.clock.now = new Date(start + Math.min(day, 21) * DAY);
  await person.get('/assignments');
  backend.clock.now = new Date(start + day * DAY);
}
const announcement = (bytes: Buffer) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
  kind: 'pdf',
});
const register = async (file: object) => person.post(`/ext/assignments/${assignment}/files`, file);
const put = (id: string, offset: number, bytes: Buffer) =>
  person.send('PUT', `/ext/pages/${id}/parts/${offset}`, octets(bytes));
const sweep = () => sweepOldUploads(backend);
const submitAssignment = (answerPdf: string) =>
  person.put(`/ext/assignments/${assignment}/submission`, {
    text: '',
    files: [{ name: 'a.pdf', answerPdf }],
    revision: 0,
    submit: true,
  });
async function uploadFile(): Promise<string> {
  const { body } = await register(announcement(aPdf()));
  expect((await put(body.page._id, 0, aPdf())).body.stored).toBe(true);
  return body.url;
}

describe('an interrupted upload', () => {
  const pdf = aPdf(40_000);
  const startAndInterrupt = async () => {
    const { body } = await register(announcement(pdf));
    await put(body.page._id, 0, pdf.subarray(0, 16_384));
    return body;
  };

  it('continues when the same file is chosen again a week later, and is deleted 30 days after that', async () => {
    const first = await startAndInterrupt();
    await onDay(8);
    expect((await put(first.page._id, 16_384, pdf.subarray(16_384))).status).toBe(410);
    expect((await register(announcement(pdf))).body).toEqual({
      ...first,
      page: { ...first.page, offset: 16_384 },
    });
    await onDay(31);
    await sweep();
    expect((await register(announcement(pdf))).body.page).toEqual({
      ...first.page,
      offset: 16_384,
    });
    expect((await put(first.page._id, 16_384, pdf.subarray(16_384))).body.stored).toBe(true);
    expect((await submitAssignment(first.url)).status).toBe(200);
  });

  it('starts over at the same URL after it was deleted', async () => {
    const first = await startAndInterrupt();
    await onDay(31);
    await sweep();
    const again = (await register(announcement(pdf))).body;
    expect(again).toMatchObject({ url: first.url, page: { offset: 0, stored: false } });
    expect((await put(again.page._id, 0, pdf)).body.stored).toBe(true);
    const { status, body } = await submitAssignment(again.url);
    expect([status, body.files[0]?.size]).toEqual([200, pdf.length]);
    const [page] = (
      await PDFDocument.load((await backend.app.inject(body.files[0].answerPdf)).rawPayload)
    ).getPages();
    expect(page?.getSize()).toEqual({ width: 200, height: 200 });
  });

  it('cannot be submitted after it was deleted', async () => {
    const { url } = await startAndInterrupt();
    await onDay(31);
    await sweep();
    const { status, body } = await submitAssignment(url);
    expect([status, body.code]).toEqual([409, 'FILES_STILL_UPLOADING']);
  });
});

describe('a file of an assignment', () => {
  it('is not accepted as an answer of an exam', async () => {
    const answerPdf = await uploadFile();
    const attemptId = (await startAttempt(person, WRITTEN)).body._id;
    const questionId = (await person.get(`/examcreation/examid/${WRITTEN}`)).body.written[0]._id;
    const writtenAnswer = [{ questionId, answerPdf }];
    const saved = await save(person, attemptId, 1, { selections: [], writtenAnswer });
    expect([saved.status, saved.body.code]).toEqual([400, 'UPLOAD_FIRST']);
    const result = { examId: WRITTEN, userId: person.userId, writtenAnswer, timeTaken: 1 };
    const submitted = await person.post('/exams/results', result, { 'idempotency-key': attemptId });
    expect([submitted.status, submitted.body.code]).toEqual([400, 'UPLOAD_FIRST']);
  });

  it('does not count towards the exam quota, and is stored even if that is exhausted', async () => {
    await uploadFile();
    const [file] = await backend.db
      .select()
      .from(answerFiles)
      .where(eq(answerFiles.userId, person.userId));
    await backend.db
      .update(answerFiles)
      .set({ size: 200 * MB })
      .where(eq(answerFiles.name, file?.name ?? ''));
    for (let number = 0; number < 19; number += 1) {
      const sha256 = String(number).padStart(64, '0');
      expect((await register({ sha256, size: 10 * MB, kind: 'pdf' })).status).toBe(200);
    }
    const { body } = await startAttempt(person, WRITTEN);
    const page = { sha256: 'a'.repeat(64), size: 10 * MB };
    const pages = () =>
      person.post(`/ext/attempts/${body._id}/pages`, { questionId: 'q', pages: [page] });
    expect((await pages()).status).toBe(200);
    const begin = () => person.post('/ext/files/uploads', { attemptId: body._id, size: 10 * MB });
    expect((await begin()).status).toBe(201);
    await backend.db
      .insert(answerFiles)
      .values({ name: `${person.userId}.pdf`, userId: person.userId, size: 200 * MB });
    expect((await begin()).status).toBe(429);
    const other = aPdf(20_000);
    const registered = (await register(announcement(other))).body;
    expect((await put(registered.page._id, 0, other)).body.stored).toBe(true);
  });

  it('counts in a quota of its own', async () => {
    const { body } = await startAttempt(person, WRITTEN);
    const createdAt = backend.clock.now;
    const pageKind = 'picture';
    await backend.db.insert(answerUploads).values({
      userId: person.userId,
      attemptId: body._id,
      size: 200 * MB,
      createdAt,
      pageKind,
      sha256: 'b'.repeat(64),
    });
    for (let number = 0; number < 20; number += 1) {
      expect(
        (await register({ sha256: String(number).padStart(64, '0'), size: 10 * MB, kind: 'pdf' }))
          .status,
      ).toBe(200);
    }
    expect((await register(announcement(aPdf()))).status).toBe(429);
  });
});
