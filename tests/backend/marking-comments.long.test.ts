// Reusable comments of markers: private, offered for a question, an exam or all.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_COMMENTS } from '../../backend/src/modules/marking/comments/comment-documents.ts';
import { markingComments } from '../../backend/src/modules/marking/tables.ts';
import { WRITTEN } from './attempt-kit.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const URL = '/ext/marking/comments';
const keep = (body: object, by = admin) => by.post(URL, body);
const listed = async (by = admin) => (await by.get(URL)).body;

it('are kept, changed, moved and deleted', async () => {
  const { status, body } = await keep({ text: ' একক লেখোনি। ', examId: WRITTEN });
  expect(status).toBe(201);
  const comment = { _id: body._id, text: 'একক লেখোনি।', examId: WRITTEN };
  expect(await listed()).toMatchObject([comment]);

  const commentUrl = `${URL}/${body._id}`;
  expect((await admin.put(commentUrl, { text: 'Units are missing.' })).body).toMatchObject({
    text: 'Units are missing.',
    examId: WRITTEN,
  });
  const moved = (await admin.put(commentUrl, { text: 'Units are missing.', examId: null })).body;
  expect(moved).not.toHaveProperty('examId');
  expect((await admin.send('DELETE', commentUrl)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await admin.send('DELETE', commentUrl)).status).toBe(404);
});

it('belong to a question of their exam, or to none', async () => {
  const exam = (await admin.get(`/examcreation/examid/${WRITTEN}`)).body;
  const place = { examId: WRITTEN, questionId: exam.written[0]._id };
  expect((await keep({ text: 'See page 3.', ...place })).body).toMatchObject(place);
  const refusals = [
    [{ questionId: place.questionId }, 400],
    [{ examId: 'unknown' }, 404],
    [{ examId: WRITTEN, questionId: 'unknown' }, 422],
  ] as const;
  for (const [where, status] of refusals)
    expect((await keep({ text: 'See page 3.', ...where })).status).toBe(status);
});

it('have 1 to 500 characters', async () => {
  for (const text of ['', '  ', 'x'.repeat(501)])
    expect((await keep({ text })).status, text).toBe(400);
  expect((await keep({ text: 'ক'.repeat(500) })).status).toBe(201);
});

it('are accessible only to their owner', async () => {
  const { body } = await keep({ text: 'Mine.' });
  const other = await backend.newAdmin();
  expect(await listed(other)).toEqual([]);
  const commentUrl = `${URL}/${body._id}`;
  expect((await other.put(commentUrl, { text: 'Theirs.' })).status).toBe(404);
  expect((await other.send('DELETE', commentUrl)).status).toBe(404);
  expect((await backend.visitor().get(URL)).status).toBe(401);
});

it('are at most a hundred', async () => {
  const other = await backend.newAdmin();
  const all = Array.from({ length: MAX_COMMENTS + 2 }, (_, n) => keep({ text: `No. ${n}` }, other));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_COMMENTS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  expect((await keep({ text: 'One more' }, other)).body).toMatchObject({
    code: 'TOO_MANY_MARKING_COMMENTS',
    params: { max: MAX_COMMENTS },
  });
});

it('stay when their question is deleted', async () => {
  const exam = (await admin.get(`/examcreation/examid/${WRITTEN}`)).body;
  const [question] = exam.written;
  await keep({ text: 'Gone soon?', examId: WRITTEN, questionId: question._id });
  const written = [{ questionText: 'Another question?' }];
  const changed = await admin.put(`/examcreation/${WRITTEN}`, { written });
  expect(changed.status, changed.text).toBe(200);
  const last = (await listed()).find(({ text }: { text: string }) => text === 'Gone soon?');
  expect(last).toMatchObject({ questionId: question._id });
  // Its text can still be changed.
  expect((await admin.put(`${URL}/${last._id}`, { text: 'Still here' })).status).toBe(200);
  const rows = await backend.db
    .select()
    .from(markingComments)
    .where(eq(markingComments.text, 'Still here'));
  expect(rows).toHaveLength(1);
});
