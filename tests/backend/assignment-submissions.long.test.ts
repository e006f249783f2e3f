// Students' submissions for assignments: who may submit, until when, files, two tabs at once, and
// how an admin returns them.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRecipients } from '../../backend/src/modules/notifications/recipient-queries.ts';
import { confirmed } from './confirm.ts';
import { DAY } from './durations.ts';
import { type Backend, type Student, startBackend, statusAndCode, type Visitor } from './kit.ts';
import { aPdf, octets } from './multipart.ts';

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
  assignment = await createAssignment({ dueDate: inDays(2) });
});
afterEach(() => {
  backend.clock.now = new Date();
});

const inDays = (days: number) => new Date(backend.clock.now.getTime() + days * DAY).toISOString();
const free10 = { _id: 'free10', category: 'academic' };
async function createAssignment(fields: object = {}): Promise<string> {
  const { status, body } = await admin.post('/assignments', {
    title: 'Essay',
    course: free10,
    maxMark: 10,
    ...fields,
  });
  expect(status).toBe(201);
  return body._id;
}
type SubmissionInput = { text?: string; files?: object[]; revision?: number; submit?: boolean };
const put = (input: SubmissionInput, sender: Visitor = person, id = assignment) =>
  sender.put(`/ext/assignments/${id}/submission`, {
    text: 'Light bends.',
    files: [],
    revision: 0,
    submit: true,
    ...input,
  });
const withdraw = (revision: number) =>
  person.post(`/ext/assignments/${assignment}/submission/withdraw`, { revision });
const giveBack = (id: string, body: object, sender = admin) =>
  sender.put(`/ext/assignment-submissions/${id}/return`, body);
const mine = async (sender: Visitor = person) =>
  (await sender.get('/ext/assignments/submissions/mine')).body;

const aPhoto = () =>
  sharp({
    create: {
      width: 300,
      height: 400,
      channels: 3,
      background: '#963',
      noise: { type: 'gaussian', mean: 90, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();
async function registerFile(
  bytes: Buffer,
  kind: 'picture' | 'pdf',
  sender = person,
  id = assignment,
) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return sender.post(`/ext/assignments/${id}/files`, { sha256, size: bytes.length, kind });
}
/** Registers and uploads the file; returns its address. */
async function uploadFile(bytes: Buffer, kind: 'picture' | 'pdf'): Promise<string> {
  const { body } = await registerFile(bytes, kind);
  expect((await send(body.page._id, bytes)).stored).toBe(true);
  return body.url;
}
async function send(id: string, bytes: Buffer) {
  let page = { offset: 0, stored: false };
  while (page.offset < bytes.length) {
    const part = octets(bytes.subarray(page.offset, page.offset + 100_000));
    const { status, body } = await person.send(
      'PUT',
      `/ext/pages/${id}/parts/${page.offset}`,
      part,
    );
    if (status !== 200) return { ...body, status };
    page = body;
  }
  return page;
}

describe('the list of assignments', () => {
  const titles = async (sender: Visitor) =>
    (await sender.get('/assignments')).body
      .map(({ _id }: { _id: string }) => _id)
      .filter((id: string) => id.length > 10);

  it('has those of the own courses and those without a course, and none for a student of no course', async () => {
    const paid = await createAssignment({ course: { _id: 'paid10', category: 'academic' } });
    const forAll = await createAssignment({ course: null });
    const admission = await createAssignment({
      course: { _id: 'free', category: 'admissionPrep' },
    });
    const own = await titles(person);
    expect([assignment, forAll, admission].map((id) => own.includes(id))).toEqual([
      true,
      true,
      true,
    ]);
    expect(own).not.toContain(paid);
    expect((await (await backend.student()).get('/assignments')).body).toEqual([]);
    expect(await titles(admin)).toContain(paid);
  });

  it('names the course and the highest mark, which a change can remove', async () => {
    const listed = (await person.get('/assignments')).body.find(
      ({ _id }: { _id: string }) => _id === assignment,
    );
    expect(listed).toMatchObject({ course: { ...free10, name: expect.any(String) }, maxMark: 10 });
    const changed = (
      await admin.put(`/assignments/${assignment}`, { ...listed, maxMark: null, course: null })
    ).body;
    expect([changed.course, changed.maxMark]).toEqual([undefined, undefined]);
    expect(
      statusAndCode(
        await admin.put(`/assignments/${assignment}`, { course: { ...free10, _id: 'x' } }),
      ),
    ).toEqual([404, 'COURSE_NOT_FOUND']);
  });
});

it('of a course are announced only to its students', async () => {
  const place = { after: '', limit: 1000, now: backend.clock.now };
  const isNotified = async (id: string) => {
    const event = {
      kind: 'assignment-due' as const,
      subject: id,
      id,
      details: { title: 'Essay' },
      expiresAt: backend.clock.now,
    };
    const recipients = await findRecipients(backend.db, event, place);
    return recipients.some(({ userId, isRecipient }) => userId === person.userId && isRecipient);
  };
  expect(await isNotified(assignment)).toBe(true);
  expect(await isNotified(await createAssignment({ course: null }))).toBe(true);
  expect(
    await isNotified(
      await createAssignment({ course: { _id: 'free', category: 'admissionPrep' } }),
    ),
  ).toBe(true);
  expect(
    await isNotified(await createAssignment({ course: { _id: 'paid10', category: 'academic' } })),
  ).toBe(false);
});

describe('submitting', () => {
  it('is only for the students of its course, while their session lasts', async () => {
    const outsider = await backend.student();
    expect(statusAndCode(await put({}, outsider))).toEqual([403, 'NOT_ENROLLED']);
    expect(statusAndCode(await registerFile(aPdf(), 'pdf', outsider))).toEqual([
      403,
      'NOT_ENROLLED',
    ]);
    expect(statusAndCode(await put({}, backend.visitor()))).toEqual([401, 'LOGIN_REQUIRED']);
    await person.get('/auth/logout');
    expect((await put({})).status).toBe(401);
  });

  it('shows a draft only to the student, and a submission to the student and admins', async () => {
    const { body } = await put({ submit: false });
    expect(body).toMatchObject({ state: 'draft', text: 'Light bends.', revision: 1, late: false });
    const list = () => admin.get(`/ext/assignments/${assignment}/submissions`);
    expect((await list()).body).toEqual([]);
    expect((await admin.get(`/ext/assignment-submissions/${body._id}`)).status).toBe(404);
    expect(statusAndCode(await giveBack(body._id, { revision: 1 }))).toEqual([
      404,
      'SUBMISSION_NOT_FOUND',
    ]);
    const submission = (await put({ revision: 1, text: 'Longer.' })).body;
    expect(submission).toMatchObject({
      _id: body._id,
      state: 'submitted',
      revision: 2,
      submittedAt: expect.any(String),
    });
    expect((await list()).body).toMatchObject([
      { _id: body._id, text: 'Longer.', userId: person.userId },
    ]);
    const other = await backend.enrolled();
    expect(await mine(other)).toEqual([]);
    expect((await other.get(`/ext/assignment-submissions/${body._id}`)).status).toBe(403);
  });

  it('accepts at most 20,000 characters, and not an empty text', async () => {
    expect((await put({ text: 'a'.repeat(20_001) })).status).toBe(400);
    expect(statusAndCode(await put({ text: ' \n' }))).toEqual([400, 'NOTHING_SUBMITTED']);
    expect((await put({ text: 'ক'.repeat(20_000) })).status).toBe(200);
  });

  it('from two tabs at the same time stores one and rejects the other', async () => {
    const both = await Promise.all([put({ text: 'one' }), put({ text: 'two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('SUBMISSION_CHANGED');
    const stored = both.find(({ status }) => status === 200)?.body;
    expect(await mine()).toEqual([stored]);
    const again = await Promise.all([
      put({ text: 'three', revision: 1 }),
      put({ text: 'four', revision: 1 }),
    ]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('sent again after a lost response changes nothing', async () => {
    const first = (await put({})).body;
    expect((await put({})).body).toEqual(first);
  });

  it('can be replaced and taken back until the due date by the clock of the server, and is late after it', async () => {
    expect((await put({})).body.late).toBe(false);
    expect(statusAndCode(await put({ revision: 1, submit: false }))).toEqual([
      409,
      'ALREADY_SUBMITTED',
    ]);
    expect((await put({ revision: 1, text: 'Better.' })).body).toMatchObject({
      text: 'Better.',
      revision: 2,
    });
    expect((await withdraw(2)).body).toMatchObject({ state: 'draft', revision: 3 });
    expect((await withdraw(2)).body).toMatchObject({ state: 'draft', revision: 3 });
    backend.clock.now = new Date(Date.now() + 2 * DAY + 60_000);
    expect((await put({ revision: 3 })).body).toMatchObject({ state: 'submitted', late: true });
    expect(statusAndCode(await put({ revision: 4, text: 'Once more.' }))).toEqual([
      409,
      'SUBMISSION_CLOSED',
    ]);
    expect(statusAndCode(await withdraw(4))).toEqual([409, 'SUBMISSION_CLOSED']);
    expect(statusAndCode(await registerFile(aPdf(), 'pdf'))).toEqual([409, 'SUBMISSION_CLOSED']);
  });
});

describe('files', () => {
  it('are a PDF and a photo, sent in parts, read by the student and admins through signed URLs', async () => {
    const [pdf, photo] = [
      await uploadFile(aPdf(), 'pdf'),
      await uploadFile(await aPhoto(), 'picture'),
    ];
    const files = [
      { name: 'essay.pdf', answerPdf: pdf },
      { name: 'IMG_1.jpg', answerPdf: photo },
    ];
    const { body } = await put({ files });
    const signed: string[] = body.files.map(({ answerPdf }: { answerPdf: string }) => answerPdf);
    for (const url of signed) {
      const { statusCode, rawPayload } = await backend.app.inject(url);
      expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect((await backend.app.inject(url.replace(/\?.*/, ''))).statusCode).toBe(403);
    }
    const received = (await admin.get(`/ext/assignment-submissions/${body._id}`)).body;
    expect(received.files.map(({ name }: { name: string }) => name)).toEqual([
      'essay.pdf',
      'IMG_1.jpg',
    ]);
    // The signed URLs are sent back unchanged.
    expect(
      (
        await put({
          revision: 1,
          text: 'More.',
          files: body.files.map(({ size: _, ...file }: { size: number }) => file),
        })
      ).status,
    ).toBe(200);
  });

  it('are recognized by their content', async () => {
    const fake = Buffer.from(`MZ${'x'.repeat(9000)}`);
    for (const [kind, status] of [
      ['pdf', 400],
      ['picture', 422],
    ] as const) {
      const { body } = await registerFile(fake, kind);
      expect(await send(body.page._id, fake)).toMatchObject({ status });
    }
  });

  it('must have arrived before they are submitted; a draft may name them before', async () => {
    const { body } = await registerFile(aPdf(), 'pdf');
    const files = [{ name: 'essay.pdf', answerPdf: body.url }];
    expect((await put({ files, submit: false })).status).toBe(200);
    expect(statusAndCode(await put({ files, revision: 1 }))).toEqual([
      409,
      'FILES_STILL_UPLOADING',
    ]);
    await send(body.page._id, aPdf());
    expect((await put({ files, revision: 1 })).status).toBe(200);
  });

  it('are at most five of 10 MB, each once, and only of this submission', async () => {
    const sha256 = '0'.repeat(64);
    const tooLarge = { sha256, size: 10 * 1024 * 1024 + 1, kind: 'pdf' };
    expect((await person.post(`/ext/assignments/${assignment}/files`, tooLarge)).status).toBe(400);
    const url = await uploadFile(aPdf(), 'pdf');
    const file = { name: 'a.pdf', answerPdf: url };
    expect((await put({ files: Array.from({ length: 6 }, () => file) })).status).toBe(400);
    expect(statusAndCode(await put({ files: [file, file] }))).toEqual([
      400,
      'FILE_OF_OTHER_SUBMISSION',
    ]);
    expect(statusAndCode(await put({ files: [file] }, await backend.enrolled()))).toEqual([
      400,
      'FILE_OF_OTHER_SUBMISSION',
    ]);
    expect(statusAndCode(await put({ files: [file] }, person, await createAssignment()))).toEqual([
      400,
      'FILE_OF_OTHER_SUBMISSION',
    ]);
  });

  it('go with the account, like the submission, which its data have', async () => {
    const before = readdirSync(join(backend.dataDir, 'files')).length;
    const files = [{ name: 'IMG_1.jpg', answerPdf: await uploadFile(await aPhoto(), 'picture') }];
    const { body } = await put({ files });
    await confirmed(person);
    expect((await person.get('/ext/own-data')).body.assignmentSubmissions).toMatchObject([
      { _id: body._id, text: 'Light bends.' },
    ]);
    expect((await person.send('DELETE', '/user')).status).toBe(200);
    expect((await admin.get(`/ext/assignment-submissions/${body._id}`)).status).toBe(404);
    expect(readdirSync(join(backend.dataDir, 'files')).length).toBe(before);
  });
});

describe('returning', () => {
  it('shows mark and comment to the student, and rejects later changes', async () => {
    const { _id } = (await put({})).body;
    const { body } = await giveBack(_id, { revision: 1, mark: 7.5, comment: ' Good. ' });
    expect(body).toMatchObject({
      state: 'returned',
      mark: 7.5,
      comment: 'Good.',
      assignment: { title: 'Essay', maxMark: 10 },
    });
    expect(await mine()).toMatchObject([{ state: 'returned', mark: 7.5, comment: 'Good.' }]);
    expect(statusAndCode(await put({ revision: 2, text: 'Again.' }))).toEqual([
      409,
      'SUBMISSION_RETURNED',
    ]);
    expect(statusAndCode(await withdraw(2))).toEqual([409, 'SUBMISSION_RETURNED']);
    expect((await giveBack(_id, { revision: 1, mark: 7.5, comment: 'Good.' })).status).toBe(200);
    expect(statusAndCode(await giveBack(_id, { revision: 1, mark: 8 }))).toEqual([
      409,
      'SUBMISSION_CHANGED',
    ]);
    expect((await giveBack(_id, { revision: 2, mark: 8 })).body.mark).toBe(8);
  });

  it('rejects marks for a replaced version, marks out of range, and marks where none are given', async () => {
    const { _id } = (await put({})).body;
    await put({ revision: 1, text: 'Better.' });
    expect(statusAndCode(await giveBack(_id, { revision: 1, mark: 5 }))).toEqual([
      409,
      'SUBMISSION_CHANGED',
    ]);
    expect(statusAndCode(await giveBack(_id, { revision: 2, mark: 10.5 }))).toEqual([
      422,
      'SCORE_OUT_OF_RANGE',
    ]);
    expect(statusAndCode(await giveBack(_id, { revision: 2, mark: 5.125 }))).toEqual([
      422,
      'MARK_DECIMALS',
    ]);
    await admin.put(`/assignments/${assignment}`, { maxMark: null });
    expect(statusAndCode(await giveBack(_id, { revision: 2, mark: 5 }))).toEqual([
      422,
      'MARK_WITHOUT_MAXIMUM',
    ]);
    expect((await giveBack(_id, { revision: 2 })).body.state).toBe('returned');
  });

  it('lists waiting submissions, page by page, and each submission links to its neighbours', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      backend.clock.now = new Date(Date.now() + count * 1000);
      ids.push((await put({}, await backend.enrolled())).body._id);
    }
    const list = `/ext/assignments/${assignment}/submissions`;
    const first = await admin.get(`${list}?limit=2&after=`);
    expect(first.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 2));
    const rest = await admin.get(`${list}?limit=2&after=${first.headers['x-next-cursor']}`);
    expect(rest.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(2));
    const details = async (id: string, query = '') =>
      (await admin.get(`/ext/assignment-submissions/${id}${query}`)).body;
    expect(await details(ids[1] ?? '')).toMatchObject({ previousId: ids[0], nextId: ids[2] });
    await giveBack(ids[0] ?? '', { revision: 1 });
    const waiting = await details(ids[1] ?? '', '?state=waiting');
    expect([waiting.previousId, waiting.nextId]).toEqual([undefined, ids[2]]);
    const of = async (state: string) =>
      (await admin.get(`${list}?state=${state}`)).body.map(({ _id }: { _id: string }) => _id);
    expect([await of('waiting'), await of('returned'), await of('late')]).toEqual([
      ids.slice(1),
      ids.slice(0, 1),
      [],
    ]);
  });
});

it('an assignment with drafts can be deleted, one that was submitted cannot, nor its highest mark fall below a given one', async () => {
  await put({ submit: false });
  expect((await admin.send('DELETE', `/assignments/${assignment}`)).status).toBe(200);
  assignment = await createAssignment();
  const { _id } = (await put({})).body;
  expect(statusAndCode(await admin.send('DELETE', `/assignments/${assignment}`))).toEqual([
    409,
    'HAS_SUBMISSIONS',
  ]);
  await giveBack(_id, { revision: 1, mark: 7 });
  expect(statusAndCode(await admin.put(`/assignments/${assignment}`, { maxMark: 6 }))).toEqual([
    409,
    'MARKS_ABOVE_MAXIMUM',
  ]);
});
