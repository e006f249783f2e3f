// A written answer whose pages arrive one by one: registered in time, uploaded in small parts also
// after the submission, read through signed URLs, and marked as late for the marker if they
// were.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { save, startAttempt, WRITTEN } from './attempt-kit.ts';
import { confirmed } from './confirm.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, octets } from './multipart.ts';

let questionId: string;
let backend: Backend;
let person: Student;
let admin: Awaited<ReturnType<Backend['admin']>>;
let attemptId: string;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await backend.enrolled();
  attemptId = (await startAttempt(person, WRITTEN)).body._id;
  questionId = (await person.get(`/examcreation/examid/${WRITTEN}`)).body.written[0]._id;
});

/** A picture with a unique colour, and so a unique hash. */
const photo = (red: number, side = 300) =>
  sharp({
    create: {
      width: side,
      height: side * 2,
      channels: 3,
      background: { r: red, g: 90, b: 90 },
      noise: { type: 'gaussian', mean: 90, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();
const announce = (bytes: Buffer, extra = {}) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
  ...extra,
});
const register = (pages: object[], sender = person) =>
  sender.post(`/ext/attempts/${attemptId}/pages`, { questionId, pages });
const put = (id: string, offset: number, bytes: Buffer, sender = person) =>
  sender.send('PUT', `/ext/pages/${id}/parts/${offset}`, octets(bytes));
async function upload(id: string, bytes: Buffer, from = 0) {
  let response = { status: 0, body: { offset: from } as { offset: number; stored?: boolean } };
  for (let offset = from; offset < bytes.length; offset = response.body.offset) {
    response = await put(id, offset, bytes.subarray(offset, offset + 16_384));
    if (response.status !== 200) return response;
  }
  return response;
}
const submitExam = (answerPdf: string) =>
  person.post(
    '/exams/results',
    {
      examId: WRITTEN,
      userId: person.userId,
      writtenAnswer: [{ questionId, answerPdf }],
      timeTaken: 1,
    },
    { 'idempotency-key': attemptId },
  );
const signed = async (reader: Pick<Student, 'get'> = person) =>
  (await reader.get(`/exams/results/user/${person.userId}/exam/${WRITTEN}`)).body.writtenAnswer[0]
    .answerPdf as string;
const states = async (url: string, reader: Pick<Student, 'get'> = admin) => {
  const name = url.slice('/media/files/'.length);
  return (await reader.get(`/ext/pages?names=${name}`)).body[name];
};
const pagesOf = async (address: string) => {
  const { statusCode, rawPayload } = await backend.app.inject(address);
  return statusCode === 200 ? (await PDFDocument.load(rawPayload)).getPages() : statusCode;
};

describe('pages of a written answer', () => {
  it('have a URL before they arrive, and become the PDF in their order', async () => {
    const [firstPage, secondPage] = [await photo(10), await photo(200, 500)];
    const { status, body } = await register([
      announce(firstPage),
      announce(secondPage, { turn: 90 }),
    ]);
    expect([status, body.url]).toEqual([
      200,
      expect.stringMatching(/^\/media\/files\/[a-f0-9]{32}\.pdf$/),
    ]);
    const sheet = { selections: [], writtenAnswer: [{ questionId, answerPdf: body.url }] };
    expect((await save(person, attemptId, 1, sheet)).status).toBe(200);
    expect((await upload(body.pages[1]._id, secondPage)).body).toEqual({
      _id: body.pages[1]._id,
      offset: secondPage.length,
      stored: true,
    });
    expect(await states(body.url)).toMatchObject({ total: 2, arrived: 1, late: 0 });
    await upload(body.pages[0]._id, firstPage);
    await submitExam(body.url);
    const pages = await pagesOf(await signed());
    expect(pages).toMatchObject({ length: 2 });
    expect(Array.isArray(pages) && pages.map((page) => page.getRotation().angle)).toEqual([0, 90]);
  });

  it('continue where they stopped, keep pages that arrived in another order, and register once', async () => {
    const [firstPage, secondPage] = [await photo(11), await photo(201)];
    const first = (await register([announce(firstPage), announce(secondPage)])).body;
    await put(first.pages[0]._id, 0, firstPage.subarray(0, 8192));
    const again = (await register([announce(firstPage), announce(secondPage)])).body;
    expect([again.url, again.pages[0].offset]).toEqual([first.url, 8192]);
    const turned = (await register([announce(secondPage), announce(firstPage)])).body;
    expect(turned.url).not.toBe(first.url);
    expect(turned.pages.map(({ _id }: { _id: string }) => _id)).toEqual([
      first.pages[1]._id,
      first.pages[0]._id,
    ]);
    expect(await put(first.pages[0]._id, 4096, firstPage.subarray(4096, 16_384))).toMatchObject({
      status: 409,
      body: { offset: 8192 },
    });
  });

  it('are not late within the extra time that was given after they were registered', async () => {
    const page = await photo(13);
    const { body } = await register([announce(page)]);
    const extraTime = `/ext/exams/single/${WRITTEN}/extra-time`;
    const extension = { minutes: 30, reason: 'Power cut', attemptIds: [attemptId] };
    expect((await admin.post(extraTime, extension)).status).toBe(200);
    const { deadline } = (await person.get(`/ext/attempts/${attemptId}`)).body;
    advanceClock(backend, Date.parse(deadline) - backend.clock.now.getTime() - MINUTE);
    expect((await upload(body.pages[0]._id, page)).status).toBe(200);
    const { dueAt, late } = await states(body.url);
    expect([late, Date.parse(dueAt)]).toEqual([0, Date.parse(deadline) + GRACE_MS]);
  });

  it('that were registered in time are attached after the submission, and reported as late after the grace period', async () => {
    const [firstPage, secondPage] = [await photo(12), await photo(202)];
    const { body } = await register([announce(firstPage), announce(secondPage)]);
    expect((await submitExam(body.url)).status).toBe(201);
    await upload(body.pages[0]._id, firstPage);
    expect(await pagesOf(await signed(admin))).toHaveLength(2);
    expect(await states(body.url)).toMatchObject({ total: 2, arrived: 1, late: 0 });
    advanceClock(backend, 60 * MINUTE);
    expect((await upload(body.pages[1]._id, secondPage)).status).toBe(200);
    expect(await states(body.url)).toMatchObject({ total: 2, arrived: 2, late: 1 });
    expect(await states(body.url, person)).toMatchObject({ late: 1 });
    expect(await states(body.url, await backend.enrolled())).toBeUndefined();
    advanceClock(backend, 8 * 24 * 60 * MINUTE);
    expect((await put(body.pages[1]._id, 0, secondPage)).status).toBe(410);
  });

  it('are only the registered ones: other bytes start over, files that are not pictures are rejected, and the right ones still count', async () => {
    const [page, otherPage] = [await photo(13), await photo(203)];
    const { body } = await register([announce(page)]);
    const id = body.pages[0]._id;
    const wrong = Buffer.concat([otherPage, Buffer.alloc(page.length)]).subarray(0, page.length);
    expect(await upload(id, wrong)).toMatchObject({ status: 409 });
    expect((await upload(id, page)).body).toMatchObject({ stored: true });
    const text = Buffer.from('no picture at all');
    const { pages } = (await register([announce(text)])).body;
    expect((await upload(pages[0]._id, text)).status).toBe(422);
  });

  it('may be one PDF instead', async () => {
    const pdf = aPdf(40_000);
    const { body } = await register([announce(pdf, { kind: 'pdf' })]);
    expect((await upload(body.pages[0]._id, pdf)).body).toMatchObject({ stored: true });
    await submitExam(body.url);
    expect(await pagesOf(await signed())).toHaveLength(1);
    expect((await register([announce(pdf, { kind: 'pdf' }), announce(pdf)])).status).toBe(400);
  });

  it('are accessible only to their owner', async () => {
    const stranger = await backend.enrolled();
    const page = await photo(14);
    const { body } = await register([announce(page)]);
    expect((await register([announce(page)], stranger)).status).toBe(403);
    expect((await put(body.pages[0]._id, 0, page, stranger)).status).toBe(403);
    const sheet = {
      examId: WRITTEN,
      userId: stranger.userId,
      writtenAnswer: [{ questionId, answerPdf: body.url }],
    };
    expect((await stranger.post('/exams/results', sheet)).status).toBe(400);
  });

  it('are deleted with the account', async () => {
    const page = await photo(15);
    const { body } = await register([announce(page)]);
    const stored = () =>
      readdirSync(join(backend.dataDir, 'files')).filter((name) => name.endsWith('.page')).length;
    const before = stored();
    await upload(body.pages[0]._id, page);
    expect(stored()).toBe(before + 1);
    await confirmed(person);
    await person.send('DELETE', '/user');
    expect(stored()).toBe(before);
  });
});

describe('the address of an answer', () => {
  async function anAnswer() {
    const page = await photo(16);
    const { body } = await register([announce(page)]);
    await upload(body.pages[0]._id, page);
    await submitExam(body.url);
    return body.url as string;
  }

  it('is signed for its owner and for markers, and returns 404 without its signature', async () => {
    const url = await anAnswer();
    for (const reader of [person, admin]) {
      const address = await signed(reader);
      expect(address).toMatch(new RegExp(`^${url}\\?expires=\\d+&signature=[\\w-]{43}$`));
      expect((await backend.app.inject(address)).statusCode).toBe(200);
    }
    const address = await signed();
    const forged = [
      url,
      address.replace(/expires=\d/, 'expires=9'),
      address.replace(/.{6}$/, 'AAAAAA'),
      `${url}?expires=9999999999&signature=`,
    ];
    for (const wrong of forged) expect((await backend.app.inject(wrong)).statusCode).toBe(403);
  });

  it('expires after an hour, and may be submitted again signed', async () => {
    const url = await anAnswer();
    const address = await signed();
    advanceClock(backend, 61 * MINUTE);
    expect((await backend.app.inject(address)).statusCode).toBe(403);
    const next = (await startAttempt(person, WRITTEN)).body._id as string;
    expect(
      (
        await save(person, next, 1, {
          selections: [],
          writtenAnswer: [{ questionId, answerPdf: address }],
        })
      ).status,
    ).toBe(200);
    const open = (await person.get('/ext/attempts/open')).body[0];
    expect(open.answers.writtenAnswer[0].answerPdf).toMatch(new RegExp(`^${url}\\?expires=`));
    expect((await backend.app.inject(open.answers.writtenAnswer[0].answerPdf)).statusCode).toBe(
      200,
    );
  });

  it('is not signed for a text that contains it', async () => {
    const url = await anAnswer();
    const { body } = await person.post('/ext/notes', {
      lessonId: 'free10-motion-lesson-1',
      text: `"answerPdf":"${url}"`,
    });
    expect(JSON.stringify(body)).not.toContain('signature');
  });

  it('never serves a single page', async () => {
    await anAnswer();
    const [page] = readdirSync(join(backend.dataDir, 'files')).filter((name) =>
      name.endsWith('.page'),
    );
    expect((await backend.app.inject(`/media/files/${page}`)).statusCode).toBe(404);
  });
});
