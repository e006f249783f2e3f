// Versions of lessons and notes, and drafts of admins (docs/decisions/078).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../backend/src/modules/academics/tables.ts';
import { contentChanges } from '../../backend/src/modules/content-revisions/tables.ts';
import { DRAFT_DAYS } from '../../backend/src/modules/text-history/deletion.ts';
import { deleteOldDrafts } from '../../backend/src/modules/text-history/draft-queries.ts';
import { MAX_VERSIONS } from '../../backend/src/modules/text-history/record.ts';
import { textDrafts, textVersions } from '../../backend/src/modules/text-history/tables.ts';
import { anExam } from './exam-fixture.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const add = async (url: string, body: object) => {
  const { status, body: created, text } = await admin.post(url, body);
  expect(status, text).toBe(201);
  return String(created._id);
};
const addLesson = (body: object) => add('/course/free10-motion/createlesson', body);
const addNote = (body: object) => add('/course/free10-motion/createcontent', body);
const versionsOf = async (kind: string, id: string) =>
  (await admin.get(`/ext/text-versions/${kind}/${id}`)).body as {
    number: number;
    title: string;
    savedBy?: string;
  }[];
const numbers = async (kind: string, id: string) =>
  (await versionsOf(kind, id)).map(({ number, title }) => [number, title]);

describe('versions', () => {
  it('are recorded for every change of published text, with author and time', async () => {
    const id = await addLesson({ title: 'Speed', content: '<p>One</p>', duration: 5 });
    await admin.put(`/course/lesson/${id}`, { content: '<p>Two</p>' });
    await admin.put(`/course/lesson/${id}`, { content: '<p>Two</p>' });
    await admin.put(`/course/lesson/${id}`, { position: 0 });
    const { status } = await admin.put(`/course/lesson/${id}`, { exams: ['unknown'] });
    expect(status).toBe(422);
    await admin.put(`/course/lesson/${id}`, { title: 'Velocity', duration: null });
    expect(await versionsOf('lesson', id)).toEqual([
      expect.objectContaining({ number: 3, title: 'Velocity', length: 10 }),
      expect.objectContaining({ number: 2, title: 'Speed', length: 10 }),
      {
        number: 1,
        title: 'Speed',
        length: 10,
        savedAt: backend.clock.now.toISOString(),
        savedBy: expect.stringMatching(/\S/),
      },
    ]);
    expect((await admin.get(`/ext/text-versions/lesson/${id}/1`)).body).toMatchObject({
      number: 1,
      title: 'Speed',
      text: '<p>One</p>',
      duration: 5,
      exams: [],
    });
    expect((await admin.get(`/ext/text-versions/lesson/${id}/3`)).body).toEqual(
      expect.not.objectContaining({ duration: expect.anything() }),
    );
    expect((await admin.get(`/ext/text-versions/lesson/${id}/4`)).body.code).toBe(
      'VERSION_NOT_FOUND',
    );
    expect(await versionsOf('note', id)).toEqual([]);
  });

  it('include the exams of a lesson', async () => {
    const quiz = anExam({ title: 'Quiz' });
    const exam = await add('/examcreation/chapter/createexam', quiz);
    const id = await addLesson({ title: 'With an exam' });
    const { status, text } = await admin.put(`/course/lesson/${id}`, { exams: [exam] });
    expect(status, text).toBe(200);
    expect((await admin.get(`/ext/text-versions/lesson/${id}/2`)).body.exams).toEqual([exam]);
  });

  it('start with the text that was there before they were recorded', async () => {
    const id = await addNote({ title: 'Old', contentDetails: '<p>Old</p>' });
    await backend.db.delete(textVersions).where(eq(textVersions.contentId, id));
    const at = new Date('2026-01-05T06:00:00Z');
    await backend.db
      .insert(contentChanges)
      .values({ kind: 'note', itemId: id, changedBy: 'demo-admin', changedAt: at });
    await admin.put(`/course/content/${id}`, { contentDetails: '<p>New</p>' });
    expect(await versionsOf('note', id)).toMatchObject([
      { number: 2, length: 10 },
      { number: 1, savedAt: at.toISOString(), savedBy: expect.any(String) },
    ]);
    expect((await admin.get(`/ext/text-versions/note/${id}/1`)).body.text).toBe('<p>Old</p>');
  });

  it('name no author for an import in between', async () => {
    const id = await addNote({ title: 'First' });
    await backend.db.update(contents).set({ title: 'Imported' }).where(eq(contents.id, id));
    await admin.put(`/course/content/${id}`, { title: 'Second' });
    const versions = await versionsOf('note', id);
    expect(versions.map(({ title, savedBy }) => [title, savedBy !== undefined])).toEqual([
      ['Second', true],
      ['Imported', false],
      ['First', true],
    ]);
  });

  it('are not recorded for a rejected change', async () => {
    const id = await addNote({ title: 'First' });
    const { status } = await admin.put(
      `/course/content/${id}`,
      { title: 'Second' },
      { 'if-match': '"1"' },
    );
    expect(status).toBe(409);
    expect(await numbers('note', id)).toEqual([[1, 'First']]);
  });

  it('are numbered one by one with concurrent saves of several admins', async () => {
    const id = await addNote({ title: 'First' });
    await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => admin.put(`/course/content/${id}`, { title })),
    );
    expect((await numbers('note', id)).map(([number]) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  it('are bounded for each item', async () => {
    const id = await addNote({ title: 'V1' });
    for (let version = 2; version <= MAX_VERSIONS + 2; version += 1)
      await admin.put(`/course/content/${id}`, { title: `V${version}` });
    const storedNumbers = await numbers('note', id);
    expect(storedNumbers).toHaveLength(MAX_VERSIONS);
    expect([storedNumbers[0], storedNumbers.at(-1)]).toEqual([
      [MAX_VERSIONS + 2, `V${MAX_VERSIONS + 2}`],
      [3, 'V3'],
    ]);
  });

  it('are deleted with their item', async () => {
    const id = await addNote({ title: 'Gone' });
    await backend.db.delete(contents).where(eq(contents.id, id));
    expect(await versionsOf('note', id)).toEqual([]);
  });
});

describe('drafts', () => {
  const values = { title: 'Draft', text: '<p>$x$', videoLink: 'htt', duration: 'ten', exams: [] };

  it('are stored as typed, one for each admin and item, until they are deleted', async () => {
    const url = '/ext/text-drafts/new-lesson/free10-motion';
    expect((await admin.get(url)).body.code).toBe('DRAFT_NOT_FOUND');
    await admin.put(url, { values });
    const { body } = await admin.put(url, { values: { ...values, title: '' }, baseRevision: '7' });
    const stored = {
      kind: 'new-lesson',
      itemId: 'free10-motion',
      values: { ...values, title: '' },
      baseRevision: '7',
      savedAt: backend.clock.now.toISOString(),
    };
    expect(body).toEqual(stored);
    expect((await admin.get(url)).body).toEqual(stored);
    expect((await admin.get('/ext/text-drafts/new-note/free10-motion')).status).toBe(404);
    expect((await admin.send('DELETE', url)).status).toBe(200);
    expect((await admin.get(url)).status).toBe(404);
    expect((await admin.send('DELETE', url)).status).toBe(200);
  });

  it('are visible only to their author', async () => {
    await admin.put('/ext/text-drafts/note/n1', { values });
    const otherDevice = await backend.admin();
    expect((await otherDevice.get('/ext/text-drafts/note/n1')).status).toBe(200);
    const another = await backend.newAdmin();
    expect((await another.get('/ext/text-drafts/note/n1')).status).toBe(404);
    await another.send('DELETE', '/ext/text-drafts/note/n1');
    expect((await admin.get('/ext/text-drafts/note/n1')).status).toBe(200);
  });

  it.each([
    ['a text that is too long', { ...values, text: 'x'.repeat(100_001) }],
    ['a field that is missing', { title: 'T' }],
    ['a field that is unknown', { ...values, price: '1' }],
    ['a number for a text', { ...values, duration: 1 }],
  ])('are rejected with %s', async (_, sent) => {
    const { status, body } = await admin.put('/ext/text-drafts/note/n2', { values: sent });
    expect([status, body.code]).toEqual([400, 'INVALID_FIELD']);
    expect((await admin.get('/ext/text-drafts/note/n2')).status).toBe(404);
  });

  it('are bounded for each admin, and those that are there can still be changed', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      userId: 'demo-admin',
      kind: 'note' as const,
      itemId: `many-${index}`,
      values,
      savedAt: backend.clock.now,
    }));
    await backend.db.delete(textDrafts);
    await backend.db.insert(textDrafts).values(rows);
    const { status, body } = await admin.put('/ext/text-drafts/note/one-more', { values });
    expect([status, body.code]).toEqual([409, 'TOO_MANY_DRAFTS']);
    expect((await admin.put('/ext/text-drafts/note/many-3', { values })).status).toBe(200);
  });

  it('are deleted for age', async () => {
    await backend.db.delete(textDrafts);
    const before = new Date(backend.clock.now.getTime() - DRAFT_DAYS * 86_400_000);
    const draft = { userId: 'demo-admin', kind: 'note' as const, values };
    await backend.db.insert(textDrafts).values([
      { ...draft, itemId: 'old', savedAt: new Date(before.getTime() - 1) },
      { ...draft, itemId: 'older', savedAt: new Date(before.getTime() - 2) },
      { ...draft, itemId: 'kept', savedAt: before },
    ]);
    expect(await deleteOldDrafts(backend.db, before, 1)).toBe(1);
    expect(await deleteOldDrafts(backend.db, before, 5)).toBe(1);
    const remainingDrafts = await backend.db.select({ id: textDrafts.itemId }).from(textDrafts);
    expect(remainingDrafts).toEqual([{ id: 'kept' }]);
  });
});
