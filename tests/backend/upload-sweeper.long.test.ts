// The job that removes old uploads, while students continue them: no page is lost that a student
// has announced again.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerUploads } from '../../backend/src/modules/answer-files/tables.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { DAY } from './durations.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { aPdf, octets } from './multipart.ts';
import { runUploadSweeping, sweepOldUploads } from './upload-sweeping.ts';

const PART = 16_384;
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
afterEach(async () => {
  await backend.db.delete(answerUploads);
  backend.clock.now = new Date();
});

type Registered = { url: string; page: { _id: string; offset: number; stored: boolean } };

const register = async (pdf: Buffer): Promise<Registered> => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const { status, body } = await person.post(`/ext/assignments/${assignment}/files`, {
    sha256,
    size: pdf.length,
    kind: 'pdf',
  });
  expect(status).toBe(200);
  return body;
};
const put = (id: string, offset: number, bytes: Buffer) =>
  person.send('PUT', `/ext/pages/${id}/parts/${offset}`, octets(bytes));

/** Continues the upload where the backend says. */
async function finish(pdf: Buffer): Promise<Registered> {
  const registered = await register(pdf);
  const { _id, offset } = registered.page;
  expect((await put(_id, offset, pdf.subarray(offset))).body.stored).toBe(true);
  return registered;
}

/** Starts an upload and interrupts it, 31 days ago. */
async function startLongAgo(...pdfs: Buffer[]): Promise<void> {
  const start = Date.now();
  for (const pdf of pdfs) {
    const { page } = await register(pdf);
    await put(page._id, 0, pdf.subarray(0, PART));
  }
  // An idle session ends after 30 days.
  backend.clock.now = new Date(start + 21 * DAY);
  await person.get('/assignments');
  backend.clock.now = new Date(start + 31 * DAY);
}

async function pagesIn({ url }: Registered): Promise<number> {
  const { status, body } = await person.put(`/ext/assignments/${assignment}/submission`, {
    text: '',
    files: [{ name: 'a.pdf', answerPdf: url }],
    revision: 0,
    submit: true,
  });
  expect(status).toBe(200);
  const { rawPayload } = await backend.app.inject(body.files[0].answerPdf);
  return (await PDFDocument.load(rawPayload)).getPageCount();
}

it('keeps an upload that is announced again while its parts are removed: it starts again at its URL', async () => {
  const pdf = aPdf(40_000);
  await startLongAgo(pdf);
  let again: Registered | undefined;
  await sweepOldUploads(backend, async () => {
    again = await register(pdf);
  });
  expect(again?.page.offset).toBe(0);
  expect((await put(again?.page._id ?? '', 0, pdf)).body.stored).toBe(true);
  expect(await pagesIn(await register(pdf))).toBe(1);
});

it('keeps an upload that is completed after it was found to be old', async () => {
  const [firstPdf, secondPdf] = [aPdf(40_000), aPdf(50_000)];
  await startLongAgo(firstPdf, secondPdf);
  let completed: Registered | undefined;
  await sweepOldUploads(backend, async () => {
    completed ??= await finish(secondPdf);
  });
  expect(await register(secondPdf)).toMatchObject({
    url: completed?.url,
    page: { _id: completed?.page._id, stored: true },
  });
  expect(await pagesIn(await register(secondPdf))).toBe(1);
});

it('keeps the part that arrives after an upload was started again', async () => {
  const pdf = aPdf(40_000);
  await startLongAgo(pdf);
  let again: Registered | undefined;
  await sweepOldUploads(backend, async () => {
    again = await register(pdf);
    await put(again.page._id, 0, pdf.subarray(0, PART));
  });
  const next = await finish(pdf);
  expect(next.page).toMatchObject({ _id: again?.page._id, offset: PART });
  expect(await pagesIn(next)).toBe(1);
});

it('an announcement that waits for the deletion of its page gets a new one', async () => {
  const pdf = aPdf(40_000);
  await startLongAgo(pdf);
  const { response } = await backend.db.transaction(async (tx) => {
    await tx.delete(answerUploads).where(eq(answerUploads.userId, person.userId));
    return sendUntilBlocked(backend, tx, () => register(pdf));
  });
  const { page } = await response;
  expect((await put(page._id, 0, pdf)).body.stored).toBe(true);
});

it('removes all others in the same run if one cannot be removed', async () => {
  const { db, clock } = backend;
  const createdAt = new Date(clock.now.getTime() - 31 * DAY);
  // More than a batch; the one that cannot be removed is the oldest.
  const unfinished = Array.from({ length: 700 }, (_, index) => ({
    id: `old-${index}`,
    userId: person.userId,
    attemptId: 'at1',
    size: PART,
    names: index === 0 ? ['stuck'] : [],
    createdAt: new Date(createdAt.getTime() + index),
  }));
  await db.insert(answerUploads).values(unfinished);
  await runUploadSweeping(backend, async (name) => {
    if (name === 'stuck') throw new Error('The store refuses.');
  });
  expect(await db.select({ id: answerUploads.id }).from(answerUploads)).toEqual([{ id: 'old-0' }]);
});
