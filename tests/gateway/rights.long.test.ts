// Authorization of writes: every mutation of the schema is sent by a visitor, with an expired
// session, and by a student who does not own the record. It is rejected with a code, and the
// backend's database does not change.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { buildSchema, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { findTables } from '../../backend/src/operations/backup/table-queries.ts';
import { FREE_PAPER } from '../backend/content-fixture.ts';
import type { Student } from '../backend/kit.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';
import { operationFor, type ValueOf } from './every-operation.ts';
import { type Ids, KeyWalk } from './key-walk.ts';
import { RIGHTS, type Values, type Victim } from './mutation-rights.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Values that pass the input validation of the gateway, so that the authorization refuses. */
const VALID: Values = {
  otp: '123456',
  code: '123456',
  email: 'somebody@example.com',
  phoneNumber: null,
  courseCode: 'free',
  position: null,
  reason: 'Late.',
  kinds: [{ kind: 'EXAM_SOON', email: false, sms: false }],
  dateOfBirth: '2008-01-01',
  contactEmail: null,
  contactMobile: null,
  timeLimitMinutes: 10,
  force: true,
  examId: 'free10-motion-exam-1',
};

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const BOUNDARY = 'boundary-of-the-test';

/** Part of all texts of the victim that no other account may read. */
const CANARY = 'CANARYOFTHEVICTIM';

let kit: AnswerKeyKit;
let victim: Victim;
let stranger: Student;
const cookieOf = ({ cookie }: { cookie: string | undefined }) => `alokpath_session=${cookie}`;

async function aVictim(): Promise<Victim> {
  const { backend, gateway } = kit;
  const person = await kit.newStudent();
  const { studentId, userId } = person;
  const execute = async (query: string, variables: object = {}) => {
    const { body } = await gateway.execute(query, variables, { cookie: cookieOf(person) });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data as Record<
      'startExam' | 'startMultiSubjectExam',
      { ticket: { token: string; attemptId: string } }
    >;
  };
  const academic = await person.post('/academicresult', {
    studentId,
    examName: `${CANARY} exam`,
    year: 2020,
  });
  const note = await person.post('/ext/notes', {
    lessonId: 'free10-motion-lesson-1',
    text: `${CANARY} note`,
  });
  const sessions = await person.get('/ext/sessions');
  const single = {
    examId: 'free10-motion-exam-1',
    userId,
    mcqAnswers: [],
    writtenAnswer: [],
    score: 0,
    timeTaken: 1,
  };
  const result = await person.post('/exams/results', single);
  const start =
    'mutation ($examId: ID!) { startExam(input: { examId: $examId }) { ticket { token attemptId } } }';
  const { startExam } = await execute(start, { examId: 'free10-motion-exam-2' });
  const { token, attemptId } = startExam.ticket;
  const startPaper =
    'mutation { startMultiSubjectExam(input: { examId: "free-a-2023-exam" }) { ticket { token } } }';
  const { startMultiSubjectExam } = await execute(startPaper);
  const paperTicket = startMultiSubjectExam.ticket.token;
  const profile = {
    personalInfo: {
      fullName: { name: `${CANARY} name` },
      address: { street: `${CANARY} street` },
      contact: { email: `${CANARY}@contact.example` },
    },
    educationalBackground: { lastInstitution: `${CANARY} school` },
  };
  const named = await person.send('PATCH', `/students/student/update/${studentId}`, {
    body: profile,
  });
  await backend.db
    .update(users)
    .set({ email: `${CANARY}@account.example` })
    .where(eq(users.id, userId));
  const upload = await person.post('/ext/files/uploads', { attemptId, size: 1000 });
  const written = await person.get('/examcreation/examid/free10-motion-exam-2');
  const page = {
    questionId: written.body.written[0]._id,
    pages: [{ sha256: 'b'.repeat(64), size: 100 }],
  };
  const pages = await person.post(`/ext/attempts/${attemptId}/pages`, page);
  for (const { status, text } of [academic, note, result, named, upload, pages])
    if (status >= 300) throw new Error(text);
  return Object.assign(person, {
    academicResultId: academic.body._id,
    noteId: note.body._id,
    sessionId: sessions.body[0]._id,
    resultId: result.body._id,
    ticket: token,
    paperTicket,
    attemptId,
    uploadId: upload.body._id,
    pageId: pages.body.pages[0]._id,
  });
}

beforeAll(async () => {
  kit = await startAnswerKeyKit();
  victim = await aVictim();
  stranger = await kit.newStudent();
});
afterAll(() => kit.close());

/** A digest of all stored data. */
async function digestTables(): Promise<Record<string, string>> {
  const { db } = kit.backend;
  const digests: Record<string, string> = {};
  for (const table of await findTables(db)) {
    const rows = sql<string>`coalesce(md5(string_agg(stored::text, ',' order by stored::text)), '')`;
    const [digest] = await db.select({ rows }).from(sql`${sql.identifier(table)} stored`);
    digests[table] = digest?.rows ?? '';
  }
  return digests;
}

/**
 * Sends a mutation with values for its input, and a file if it takes one. Returns the codes of the
 * errors.
 */
async function codesOf(
  name: string,
  values: Values,
  cookie: string | undefined,
): Promise<string[]> {
  const field = mutations.find((mutation) => mutation.name === name);
  if (!field) throw new Error(name);
  const argumentValue: ValueOf = (argument) =>
    argument in values ? values[argument] : VALID[argument];
  const { query, variables } = operationFor('mutation', field, 1, argumentValue);
  const input = (variables.input ?? {}) as Values;
  // `operationFor` generates values for null and for lists.
  for (const [argument, value] of Object.entries({ ...VALID, ...values }))
    if (argument in input) input[argument] = value;
  const type = field.args[0] && schema.getType(String(field.args[0].type).replace('!', ''));
  const file = isInputObjectType(type)
    ? Object.values(type.getFields()).find((each) => String(each.type) === 'Upload!')?.name
    : undefined;
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const { gateway } = kit;
  if (!file) return read(await gateway.execute(query, variables, headers));
  input[file] = null;
  const parts = [
    ['name="operations"', JSON.stringify({ query, variables })],
    ['name="map"', JSON.stringify({ 0: [`variables.input.${file}`] })],
    ['name="0"; filename="a.pdf"', 'content of the file'],
  ].map(
    ([disposition, text]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`,
  );
  const multipart = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'apollo-require-preflight': '1',
  };
  return read(
    await gateway.send({
      headers: { ...headers, ...multipart },
      payload: `${parts.join('')}--${BOUNDARY}--\r\n`,
    }),
  );
}

type Failed = { message: string; extensions?: { code?: string } };
function read({ body }: { body: { errors?: unknown[] } }): string[] {
  return ((body.errors ?? []) as Failed[]).map(
    ({ message, extensions }) => `${extensions?.code} ${message}`,
  );
}

test('every mutation of the schema has an entry here, and there are no other entries', () => {
  expect(Object.keys(RIGHTS).toSorted()).toEqual(mutations.map(({ name }) => name).toSorted());
});

const needLogin = mutations.map(({ name }) => name).filter((name) => RIGHTS[name] !== 'everyone');
const right = (name: string): Values => {
  const of = RIGHTS[name];
  return typeof of === 'function' ? of(victim) : {};
};

describe.each(['a visitor', 'a session that has ended'])('%s', (who) => {
  test('changes nothing', async () => {
    const ended = `alokpath_session=${createHash('sha256').update(randomUUID()).digest('base64url')}`;
    const before = await digestTables();
    const codesByName: Record<string, string[]> = {};
    for (const name of needLogin)
      codesByName[name] = await codesOf(name, right(name), who === 'a visitor' ? undefined : ended);
    const others = Object.entries(codesByName).filter(
      ([, codes]) => !codes.some((code) => code.startsWith('UNAUTHENTICATED ')),
    );
    expect(Object.fromEntries(others)).toEqual({});
    expect(await digestTables()).toEqual(before);
  });
});

describe('a student whose it is not', () => {
  test('changes nothing', async () => {
    await stranger.get('/students/student');
    const before = await digestTables();
    const codesByName: Record<string, string[]> = {};
    // Records of which a student has several are NOT_FOUND for others.
    for (const name of needLogin)
      if (RIGHTS[name] !== 'session')
        codesByName[name] = await codesOf(name, right(name), cookieOf(stranger));
    const others = Object.entries(codesByName).filter(
      ([, codes]) => !codes.some((code) => /^(FORBIDDEN|NOT_FOUND) /.test(code)),
    );
    expect(Object.fromEntries(others)).toEqual({});
    expect(await digestTables()).toEqual(before);
  });
});

describe('the data that the victim has written', () => {
  /** Runs every query with each id of the victim. Returns the responses that contain the canary. */
  async function seenBy(cookie: string | undefined): Promise<string[]> {
    const {
      userId,
      studentId,
      attemptId,
      resultId,
      noteId,
      academicResultId,
      sessionId,
      uploadId,
      ticket,
    } = victim;
    const exams = ['free10-motion-exam-1', 'free10-motion-exam-2', FREE_PAPER];
    const content = [
      'free',
      'free10',
      'free-a',
      'free10-motion',
      'free10-motion-lesson-1',
      'free10-motion-note-1',
    ];
    const ids: Ids = {
      id: [
        ...exams,
        ...content,
        userId,
        studentId,
        attemptId,
        resultId,
        noteId,
        academicResultId,
        sessionId,
        uploadId,
      ],
      examId: exams,
      userId: [userId],
      studentId: [studentId],
      lessonId: ['free10-motion-lesson-1'],
      contentId: ['free10-motion-note-1'],
      courseCode: ['free'],
      unitId: ['free-a'],
      yearId: ['free-a-2023'],
      chapterId: ['free10-motion'],
      uploadId: [uploadId],
      ticket: [ticket],
    };
    const responses = await new KeyWalk(kit.gateway, sdl).queries(cookie, ids);
    return responses
      .map(({ text }) => text)
      .filter(
        (text) => text.includes(CANARY) || text.includes(attemptId) || text.includes(resultId),
      );
  }

  test('reaches the victim, so that this test would see it', async () => {
    const visibleText = (await seenBy(cookieOf(victim))).join();
    for (const name of ['note', 'exam', 'name', 'street', 'school'])
      expect(visibleText).toContain(`${CANARY} ${name}`);
    for (const text of [
      `${CANARY}@contact.example`,
      `${CANARY}@account.example`,
      victim.attemptId,
      victim.resultId,
    ])
      expect(visibleText).toContain(text);
  });

  test('reaches no other student and no visitor, in any query', async () => {
    expect(await seenBy(cookieOf(stranger))).toEqual([]);
    expect(await seenBy(undefined)).toEqual([]);
  });
});
