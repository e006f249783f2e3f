// Students' own notes: written on what they may read, changed only in the version that was read,
// hidden from others.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons } from '../../backend/src/modules/academics/tables.ts';
import { studentNotes } from '../../backend/src/modules/students/tables.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';

const LESSON = 'free10-motion-lesson-1';
const CONTENT = 'free10-motion-note-1';

let backend: Backend;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  student = await backend.enrolled();
});
afterAll(() => backend.close());

const write = (who: Student, body: object) => who.post('/ext/notes', { text: 'Remember', ...body });

describe('writing a note', () => {
  it('to a lesson with a place in its video, or to a note of the course', async () => {
    const now = backend.clock.now.toISOString();
    const created = await write(student, {
      lessonId: LESSON,
      text: 'সূত্র: $v = s/t$ <b>',
      videoSeconds: 12,
    });
    expect([created.status, created.body]).toEqual([
      201,
      {
        _id: expect.any(String),
        lessonId: LESSON,
        text: 'সূত্র: $v = s/t$ <b>',
        videoSeconds: 12,
        version: 1,
        createdAt: now,
        updatedAt: now,
      },
    ]);
    expect((await write(student, { contentId: CONTENT })).body).toMatchObject({
      contentId: CONTENT,
      text: 'Remember',
    });
  });

  it('is rejected if the student may not read the item, and if there is none', async () => {
    expect((await write(await backend.student(), { lessonId: LESSON })).status).toBe(403);
    expect((await write(student, { contentId: 'paid10-motion-note-1' })).status).toBe(403);
    expect((await write(student, { lessonId: 'nothing' })).status).toBe(404);
    expect((await write(student, { contentId: CONTENT, videoSeconds: 3 })).status).toBe(422);
    const bad = [
      {},
      { lessonId: LESSON, contentId: CONTENT },
      { lessonId: LESSON, text: ' \n' },
      { lessonId: LESSON, userId: 'demo-admin' },
    ];
    for (const body of [
      ...bad,
      { lessonId: LESSON, text: 'x'.repeat(5001) },
      { lessonId: LESSON, videoSeconds: 86_401 },
    ]) {
      expect((await write(student, body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    }
  });
});

describe('reading notes', () => {
  it('returns own ones in pages, the newest first, of all places or of one', async () => {
    const someone = await backend.enrolled();
    for (const [text, place] of [
      ['a', { lessonId: LESSON }],
      ['b', { contentId: CONTENT }],
      ['c', { lessonId: LESSON }],
    ] as const) {
      advanceClock(backend, 1000);
      await write(someone, { text, ...place });
    }
    const texts = async (query: string) => {
      const { body, headers } = await someone.get(`/ext/notes${query}`);
      return [
        body.map((note: { text: string }) => note.text).join(''),
        Number(headers['x-total-count']),
      ];
    };
    expect(await texts('')).toEqual(['cba', 3]);
    expect(await texts('?offset=1&limit=1')).toEqual(['b', 3]);
    expect(await texts(`?lessonId=${LESSON}`)).toEqual(['ca', 2]);
    expect(await texts(`?contentId=${CONTENT}`)).toEqual(['b', 1]);
    expect((await someone.get(`/ext/notes?lessonId=${LESSON}&contentId=${CONTENT}`)).status).toBe(
      400,
    );
    expect((await (await backend.enrolled()).get('/ext/notes')).body).toEqual([]);
  });
});

describe('changing a note', () => {
  it('requires the version that was read, and increments it', async () => {
    const { body: note } = await write(student, { lessonId: LESSON, videoSeconds: 5 });
    advanceClock(backend, 1000);
    const changed = await student.put(`/ext/notes/${note._id}`, {
      ...note,
      text: 'Better',
      videoSeconds: null,
    });
    const { videoSeconds: _videoSeconds, ...rest } = note;
    expect(changed.body).toEqual({
      ...rest,
      text: 'Better',
      version: 2,
      updatedAt: backend.clock.now.toISOString(),
    });
    const stale = await student.put(`/ext/notes/${note._id}`, {
      text: 'From another tab',
      version: 1,
    });
    expect([stale.status, stale.body.error]).toEqual([
      409,
      'This note was changed in another place. Please reload it.',
    ]);
    expect(
      (await student.put(`/ext/notes/${note._id}`, { text: 'Without a version' })).status,
    ).toBe(400);
    expect((await student.put(`/ext/notes/${note._id}`, { version: 2, owner: 'x' })).status).toBe(
      400,
    );
  });

  it('by ten at the same time stores one', async () => {
    const { body: note } = await write(student, { lessonId: LESSON });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        student.put(`/ext/notes/${note._id}`, { text: `Turn ${index}`, version: 1 }),
      ),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
  });

  it('is for its writer: to others, admins too, it is not there', async () => {
    const { body: note } = await write(student, { lessonId: LESSON });
    for (const other of [await backend.enrolled(), await backend.admin()]) {
      expect((await other.put(`/ext/notes/${note._id}`, { text: 'Mine', version: 1 })).status).toBe(
        404,
      );
      expect((await other.send('DELETE', `/ext/notes/${note._id}`)).status).toBe(404);
    }
    expect((await student.send('DELETE', `/ext/notes/${note._id}`)).body).toEqual({
      message: 'Note deleted.',
    });
    expect((await student.send('DELETE', `/ext/notes/${note._id}`)).status).toBe(404);
  });

  it('still works when the lesson is deleted', async () => {
    await backend.db
      .insert(lessons)
      .values({ id: 'short-lived', chapterId: 'free10-motion', title: 'Short-lived' });
    const { body: note } = await write(student, { lessonId: 'short-lived' });
    await backend.db.delete(lessons).where(eq(lessons.id, 'short-lived'));
    const storedNote = (await student.put(`/ext/notes/${note._id}`, { text: 'Kept', version: 1 }))
      .body;
    expect([storedNote.text, storedNote.lessonId]).toEqual(['Kept', undefined]);
  });
});

it('an account has at most a thousand notes, however many are sent at the same time', async () => {
  const someone = await backend.enrolled();
  const rows = Array.from({ length: 997 }, () => ({
    userId: someone.userId,
    lessonId: LESSON,
    text: 'One of many',
  }));
  await backend.db.insert(studentNotes).values(rows);
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => write(someone, { lessonId: LESSON })),
  );
  expect(responses.map((response) => response.status).sort()).toEqual([
    201, 201, 201, 409, 409, 409, 409, 409,
  ]);
  expect(responses.find((response) => response.status === 409)?.body.error).toBe(
    'You have 1000 notes already. Delete one first.',
  );
});
