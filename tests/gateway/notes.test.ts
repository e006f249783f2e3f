import { describe, expect, test } from 'vitest';
import { aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const WRITES = [
  'createNote(input: { lessonId: "l1", text: "x" }) { note { id } }',
  'updateNote(input: { id: "n1", text: "x", version: 1 }) { note { id } }',
  'deleteNote(input: { id: "n1" }) { deletedId }',
];
const aNote = (changes: object = {}) => ({
  _id: 'n1',
  lessonId: 'l1',
  text: 'Remember.',
  version: 1,
  ...changes,
});

describe("a student's notes", () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['notes', 'batch'] });

  test('are returned in pages, with their lessons and notes: one call for all lessons, one for all notes of courses', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.reply('GET', '/ext/notes?offset=0&limit=20', {
      body: [
        aNote(),
        aNote({ _id: 'n2', lessonId: 'l2' }),
        aNote({ _id: 'n3', lessonId: undefined, contentId: 'c1' }),
        aNote({ _id: 'n4', lessonId: null }),
      ],
      headers: [['x-total-count', '5']],
    });
    upstream.on('GET', '/ext/batch/lessons?ids=l1,l2', [
      { _id: 'l1', title: 'Motion' },
      { _id: 'l2', title: 'Force' },
    ]);
    upstream.on('GET', '/course/c1/contentdetails', { _id: 'c1', title: 'Formulas' });
    const response = await executeAsStudent<{ viewer: { notes: { endCursor: string } } }>(
      '{ viewer { notes { nodes { id lesson { title } content { title } } totalCount endCursor } } }',
    );
    expect(dataOf(response).viewer.notes).toMatchObject({
      nodes: [
        { id: 'n1', lesson: { title: 'Motion' }, content: null },
        { id: 'n2', lesson: { title: 'Force' }, content: null },
        { id: 'n3', lesson: null, content: { title: 'Formulas' } },
        { id: 'n4', lesson: null, content: null },
      ],
      totalCount: 5,
    });
    upstream.on('GET', '/students/student', aViewer());
    upstream.reply('GET', '/ext/notes?offset=4&limit=20', {
      body: [aNote({ _id: 'n5' })],
      headers: [['x-total-count', '5']],
    });
    const next = await executeAsStudent(
      'query ($after: String) { viewer { notes(after: $after) { nodes { id } endCursor } } }',
      {
        after: response.data.viewer.notes.endCursor,
      },
    );
    expect(dataOf(next)).toEqual({ viewer: { notes: { nodes: [{ id: 'n5' }], endCursor: null } } });
  });

  test('on a lesson and on a note of the course are requested by its id, the same page once', async () => {
    upstream.on('GET', '/course/lessons/l1', { _id: 'l1' });
    upstream.on('GET', '/course/c1/contentdetails', { _id: 'c1' });
    upstream.on('GET', '/ext/notes?lessonId=l1&offset=0&limit=20', [aNote()]);
    upstream.on('GET', '/ext/notes?contentId=c1&offset=0&limit=5', []);
    const response =
      await executeAsStudent(`{ lesson(id: "l1") { myNotes { nodes { text } } again: myNotes { totalCount } }
      content(id: "c1") { myNotes(first: 5) { nodes { text } } } }`);
    expect(dataOf(response)).toEqual({
      lesson: { myNotes: { nodes: [{ text: 'Remember.' }] }, again: { totalCount: 1 } },
      content: { myNotes: { nodes: [] } },
    });
    expect(upstream.call('GET', '/ext/notes?lessonId=l1&offset=0&limit=20').headers.cookie).toBe(
      COOKIE,
    );
  });

  test('on ten lessons are ten calls', async () => {
    upstream.on('GET', '/course/chapters/ch1', { _id: 'ch1' });
    upstream.on(
      'GET',
      '/course/ch1/lessons',
      Array.from({ length: 10 }, (_, i) => ({ _id: `l${i}` })),
    );
    for (let i = 0; i < 10; i++)
      upstream.on('GET', `/ext/notes?lessonId=l${i}&offset=0&limit=20`, [aNote({ _id: `n${i}` })]);
    const response = await executeAsStudent(
      '{ chapter(id: "ch1") { lessons { myNotes { nodes { id } } } } }',
    );
    expect(dataOf(response)).toEqual({
      chapter: {
        lessons: Array.from({ length: 10 }, (_, i) => ({ myNotes: { nodes: [{ id: `n${i}` }] } })),
      },
    });
    expect(upstream.calls).toHaveLength(12);
  });

  test('are null for a visitor, without a call, and when the session is over', async () => {
    upstream.on('GET', '/course/lessons/l1', { _id: 'l1' }, { times: 2 });
    const query = '{ lesson(id: "l1") { myNotes { totalCount } } }';
    expect(dataOf(await execute(query))).toEqual({ lesson: { myNotes: null } });
    upstream.fail('GET', '/ext/notes?lessonId=l1&offset=0&limit=20', 401, 'Please login first');
    expect(dataOf(await executeAsStudent(query))).toEqual({ lesson: { myNotes: null } });
  });

  test('are read again after a write in the same operation', async () => {
    upstream.on('POST', '/ext/notes', aNote());
    upstream.on('DELETE', '/ext/notes/n1', {});
    upstream.on('POST', '/ext/notes', aNote({ _id: 'n2' }));
    upstream.on('GET', '/course/lessons/l1', { _id: 'l1' });
    for (const totalCount of ['1', '1']) {
      upstream.reply('GET', '/ext/notes?lessonId=l1&offset=0&limit=20', {
        body: [],
        headers: [['x-total-count', totalCount]],
      });
    }
    const write =
      'createNote(input: { lessonId: "l1", text: "x" }) { note { lesson { myNotes { totalCount } } } }';
    const response = await executeAsStudent(
      `mutation { a: ${write} deleteNote(input: { id: "n1" }) { message } b: ${write} }`,
    );
    const counted = { note: { lesson: { myNotes: { totalCount: 1 } } } };
    expect(dataOf(response)).toEqual({
      a: counted,
      deleteNote: { message: 'Note deleted.' },
      b: counted,
    });
  });

  test('changed in another place are a CONFLICT', async () => {
    upstream.fail(
      'PUT',
      '/ext/notes/n1',
      409,
      'This note was changed in another place. Please reload it.',
    );
    const response = await executeAsStudent(`mutation { ${WRITES[1]} }`);
    expect(response.errors).toMatchObject([
      {
        message: 'This note was changed in another place. Please reload it.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
  });

  test.each(WRITES)('of a visitor are written nowhere: %s', async (write) => {
    expect((await execute(`mutation { ${write} }`)).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual([]);
  });

  test.each(['first: 0', 'first: 101', 'after: "nonsense"'])(
    'are not listed with %s',
    async (page) => {
      upstream.on('GET', '/course/lessons/l1', { _id: 'l1' });
      expect(
        (await executeAsStudent(`{ lesson(id: "l1") { myNotes(${page}) { totalCount } } }`)).codes,
      ).toEqual(['BAD_USER_INPUT']);
    },
  );
});

describe('a host without the extension notes', () => {
  const { executeAsStudent, upstream } = useGateway();

  test('has no notes to read, and rejects new ones', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect(dataOf(await executeAsStudent('{ viewer { notes { totalCount } } }'))).toEqual({
      viewer: { notes: null },
    });
    for (const write of WRITES)
      expect((await executeAsStudent(`mutation { ${write} }`)).codes).toEqual([
        'OPERATION_NOT_ALLOWED',
      ]);
    expect(upstream.requestLines).toEqual(['GET /students/student']);
  });
});
