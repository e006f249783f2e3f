// Further ways to cheat in a contest over GraphQL, on the real backend: reading the paper and
// waiting, a recreated account, a second account with the address of the registration, a deleted
// student record, a faked time, results before marking ends, another student's window. The same
// over REST: tests/backend/fair-contests.long.test.ts, contest-accounts.long.test.ts and
// personal-windows.long.test.ts.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { ADMIN_PASSWORD, confirmed, takeAddress } from '../backend/confirm.ts';
import { PAID_PAPER } from '../backend/content-fixture.ts';
import { advanceClock, type Student } from '../backend/kit.ts';
import { oneWrittenAnswer } from '../backend/one-answer.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';

const PAPER_CAMPAIGN = 'paper-contest';
const WRITTEN = 'free10-motion-exam-2';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const USED = { code: 'CONFLICT', reason: 'CAMPAIGN_ATTEMPT_USED' };
const IN_CONTEST = { code: 'CONFLICT', reason: 'STUDENT_IN_CONTEST' };

let kit: AnswerKeyKit;
beforeAll(async () => {
  kit = await startAnswerKeyKit();
});
afterAll(() => kit.close());

type Reply = {
  data: Record<string, unknown>;
  errors?: { extensions: { code: string; reason?: string } }[];
};
async function execute(who: { cookie: string | undefined }, query: string, variables: object = {}) {
  const { body } = await kit.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: `alokpath_session=${who.cookie}`, 'content-type': 'application/json' },
    payload: { query, variables },
  });
  return JSON.parse(body) as Reply;
}
const inMs = (ms: number) => new Date(kit.backend.clock.now.getTime() + ms).toISOString();

type Question = { id: string; options: { id: string }[] };
type Started = { ticket: { token: string }; paper: { subjects: { questions: Question[] }[] } };
const start = (who: { cookie: string | undefined }) =>
  execute(
    who,
    `mutation {
      started: startMultiSubjectExam(input: { examId: "${PAID_PAPER}" }) {
        ticket { token } paper { subjects { questions { id options { id } } } }
      }
    }`,
  );
const refusalOf = ({ errors }: Reply) => errors?.[0]?.extensions;
const register = (who: Student, campaignId: string) =>
  who.post('/examcampaigns/register', {
    campaignId,
    studentId: who.studentId,
    basicInfo: { name: 'Rafi' },
  });

test('a merit list over GraphQL waits until every written answer is marked, and then keeps its students', async () => {
  const { admin } = kit;
  const [student, otherStudent] = [await kit.newStudent(), await kit.newStudent()];
  // By the clock of the gateway, which does not move, the campaign has ended from the start.
  advanceClock(kit.backend, -2 * HOUR);
  const body = { title: 'Written contest', examId: WRITTEN, examKind: 'single' };
  const dates = { startDate: inMs(-MINUTE), endDate: inMs(HOUR) };
  const { _id: id } = (await admin.post('/examcampaigns', { ...body, ...dates })).body;
  const people = [student, otherStudent];
  for (const who of people) {
    expect((await register(who, id)).status).toBe(201);
    const { _id: key } = (await who.post('/ext/attempts', { kind: 'single', examId: WRITTEN }))
      .body;
    const writtenAnswer = await oneWrittenAnswer(who, WRITTEN);
    const body = { examId: WRITTEN, userId: who.userId, writtenAnswer, mcqAnswers: [] };
    const response = await who.post('/exams/results', body, { 'idempotency-key': key });
    expect(response.status, response.text).toBe(201);
  }
  advanceClock(kit.backend, 2 * HOUR);
  const list = async () =>
    (await execute(student, `{ examCampaign(id: "${id}") { meritList { totalCount } } }`)).data
      .examCampaign;
  const mark = (who: Student) =>
    execute(
      admin as unknown as Student,
      'mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) { __typename } }',
      { input: { userId: who.userId, examId: WRITTEN, score: 1 } },
    );
  expect(await list()).toEqual({ meritList: null });
  expect((await mark(student)).errors).toBeUndefined();
  expect(await list()).toEqual({ meritList: null });
  expect((await mark(otherStudent)).errors).toBeUndefined();
  expect(await list()).toEqual({ meritList: { totalCount: 2 } });

  await confirmed(admin, ADMIN_PASSWORD);
  const { studentId, userId } = otherStudent;
  for (const action of [
    `deletePerson(input: { studentId: "${studentId}" }) { deletedId }`,
    `deleteStudent(input: { id: "${studentId}" }) { deletedId }`,
    `updateUser(input: { id: "${userId}", role: ADMIN }) { __typename }`,
  ]) {
    const refusal = refusalOf(await execute(admin, `mutation { ${action} }`));
    expect(refusal, action).toMatchObject({ code: 'CONFLICT', reason: 'IN_PUBLISHED_MERIT_LIST' });
  }
  expect(await list()).toEqual({ meritList: { totalCount: 2 } });
});

test('reading the paper and waiting: an attempt without saves is the only one', async () => {
  const { admin, backend } = kit;
  const reader = await kit.newStudent();
  expect((await start(reader)).errors).toBeUndefined();
  const [{ _id: attemptId }] = (
    await admin.get(`/ext/attempts?examId=${PAID_PAPER}&userId=${reader.userId}`)
  ).body;
  const body = { reason: 'Test', attemptIds: [attemptId] };
  expect((await admin.post(`/ext/exams/multi-subject/${PAID_PAPER}/close`, body)).status).toBe(200);
  advanceClock(kit.backend, 2 * MINUTE);
  const log = { error: (facts: object) => void expect(facts).toBeUndefined() };
  await closeDueAttempts({ db: backend.db, now: () => backend.clock.now }, log);
  expect(refusalOf(await start(reader))).toMatchObject(USED);
});

/** A new account with this number, registered for the contest. */
async function signUp(phoneNumber: string): Promise<Student> {
  const visitor = kit.backend.visitor();
  await visitor.post('/auth/signup', { phoneNumber, password: 'a long password' });
  const otp = kit.backend.sent.findLast(({ to }) => to === phoneNumber)?.otp;
  const { _id: userId } = (await visitor.post('/auth/verify', { otp })).body;
  const studentId = (await visitor.get('/students/student')).body.student._id as string;
  const student = Object.assign(visitor, { userId, studentId }) as Student;
  expect((await register(student, PAPER_CAMPAIGN)).status).toBe(201);
  return student;
}
const numberOf = async (who: Student): Promise<string> =>
  (await who.get('/students/student')).body.phoneNumber;
const deleteStudent = (who: { cookie: string | undefined }, { studentId }: Student) =>
  execute(
    who,
    'mutation ($input: DeleteStudentInput!) { deleteStudent(input: $input) { deletedId } }',
    { input: { id: studentId } },
  );

test('a recreated account finds its attempt used', async () => {
  const person = await kit.newStudent();
  const phoneNumber = await numberOf(person);
  expect((await start(person)).errors).toBeUndefined();
  await confirmed(person);
  expect((await person.send('DELETE', '/user')).status).toBe(200);
  expect(refusalOf(await start(await signUp(phoneNumber)))).toMatchObject(USED);
});

test('a second account with the address of the registration finds the attempt used', async () => {
  const person = await kit.newStudent();
  const phoneNumber = await numberOf(person);
  const change = { phoneNumber: '8801888000001' };
  expect((await takeAddress(kit.backend, person, change)).status).toBe(200);
  expect((await start(person)).errors).toBeUndefined();
  // Neither the deleted record nor the deleted account gives the attempt back.
  expect(refusalOf(await deleteStudent(person, person))).toMatchObject(IN_CONTEST);
  await confirmed(person);
  const deleted = await execute(person, 'mutation { deleteAccount { message } }');
  expect(deleted.errors).toBeUndefined();
  expect(refusalOf(await start(await signUp(phoneNumber)))).toMatchObject(USED);
});

test('the results wait for the last personal window, whose student cannot delete the record', async () => {
  const { admin } = kit;
  const ill = await kit.newStudent();
  const given = await admin.post(`/ext/exams/multi-subject/${PAID_PAPER}/personal-windows`, {
    startDate: inMs(0),
    endDate: inMs(72 * HOUR),
    reason: 'In hospital',
    studentIds: [ill.studentId],
  });
  expect(given.status, given.text).toBe(200);
  expect((await start(ill)).errors).toBeUndefined();
  const releasedAt = async () =>
    (await admin.get(`/ext/examcampaigns/${PAPER_CAMPAIGN}/merit-list-state`)).body.releasedAt;
  const before = await releasedAt();
  for (const who of [ill, admin])
    expect(refusalOf(await deleteStudent(who, ill))).toMatchObject(IN_CONTEST);
  expect(await releasedAt()).toBe(before);
});

test('the results wait for extra time, however late it ends', async () => {
  const { admin, backend } = kit;
  const person = await kit.newStudent();
  expect((await start(person)).errors).toBeUndefined();
  const isOwn = eq(attempts.userId, person.userId);
  const [attempt] = await backend.db.select().from(attempts).where(isOwn);
  const releasedAt = async () =>
    (await admin.get(`/ext/examcampaigns/${PAPER_CAMPAIGN}/merit-list-state`)).body.releasedAt;
  // After much extra time: from a day after the end on, no results wait without the next one.
  const deadline = new Date(Date.parse(await releasedAt()) - MINUTE + 23 * HOUR);
  await backend.db.update(attempts).set({ deadline }).where(isOwn);
  const input = {
    examKind: 'MULTI_SUBJECT',
    examId: PAID_PAPER,
    reason: 'Power cut',
    minutes: 180,
    attemptIds: [attempt?.id],
  };
  const given = await execute(
    admin,
    'mutation ($input: GiveExtraTimeInput!) { giveExtraTime(input: $input) { extendedCount } }',
    { input },
  );
  expect(given.data).toEqual({ giveExtraTime: { extendedCount: 1 } });
  expect(await releasedAt()).toBe(new Date(deadline.getTime() + 3 * HOUR + MINUTE).toISOString());
});

test('the time of an attempt is the server’s: the input has none', async () => {
  const { admin } = kit;
  const person = await kit.newStudent();
  const { ticket, paper } = (await start(person)).data.started as Started;
  advanceClock(kit.backend, 7 * MINUTE);
  const answers = paper.subjects
    .flatMap(({ questions }) => questions)
    .map(({ id, options: [option] }) => ({ questionId: id, selectedOptionIds: [option?.id] }));
  const submit = (extra: object) =>
    execute(
      person,
      `mutation ($input: SubmitMultiSubjectExamInput!) {
        submitMultiSubjectExam(input: $input) { receipt { attemptId } }
      }`,
      { input: { ticket: ticket.token, answers, ...extra } },
    );
  expect(refusalOf(await submit({ timeTaken: 0 }))?.code).toBe('BAD_USER_INPUT');
  expect((await submit({})).errors).toBeUndefined();
  const stored = await admin.get(
    `/multisubjectexamsresult/exam-results/${person.userId}/${PAID_PAPER}`,
  );
  expect(stored.body.timeTaken).toBe(7);
});

test('a personal window is given by admins only, opens the exam to its student only, and is not visible to others', async () => {
  const { admin } = kit;
  const [ill, other] = [await kit.newStudent(), await kit.newStudent()];
  const input = {
    examKind: 'MULTI_SUBJECT',
    examId: PAID_PAPER,
    reason: 'In hospital',
    startDate: inMs(2 * HOUR),
    endDate: inMs(3 * HOUR),
    studentIds: [ill.studentId],
  };
  const give = (who: { cookie: string | undefined }) =>
    execute(
      who,
      'mutation ($input: GivePersonalWindowInput!) { givePersonalWindow(input: $input) { givenCount } }',
      { input },
    );
  expect(refusalOf(await give(ill))?.code).toBe('FORBIDDEN');
  expect((await give(admin as unknown as Student)).data).toEqual({
    givePersonalWindow: { givenCount: 1 },
  });
  expect(refusalOf(await start(ill))).toMatchObject({ reason: 'EXAM_NOT_OPEN_YET' });
  const own = async (who: Student) =>
    (await execute(who, `{ examCampaign(id: "${PAPER_CAMPAIGN}") { personalWindow { reason } } }`))
      .data.examCampaign;
  expect(await own(ill)).toEqual({ personalWindow: { reason: 'In hospital' } });
  expect(await own(other)).toEqual({ personalWindow: null });
  const expected = await execute(
    other,
    `{ expectedStudents(examKind: MULTI_SUBJECT, examId: "${PAID_PAPER}") { totalCount } }`,
  );
  expect(refusalOf(expected)?.code).toBe('FORBIDDEN');
});

test('late answers from after the release are marked, and count only with a confirmation', async () => {
  const { admin } = kit;
  const person = await kit.newStudent();
  const { ticket, paper } = (await start(person)).data.started as Started;
  const { attemptId } = JSON.parse(
    Buffer.from(ticket.token.split('.')[0] ?? '', 'base64url').toString(),
  );
  const sealedAt = inMs(0);
  advanceClock(kit.backend, 240 * HOUR);
  const selections = paper.subjects
    .flatMap(({ questions }) => questions)
    .map(({ id, options: [option] }) => ({ questionId: id, selectedOption: [option?.id] }));
  const sheet = { selections, writtenAnswer: [], sealedAt };
  const { _id: id } = (await person.post(`/ext/attempts/${attemptId}/late-answers`, sheet)).body;
  const read = await execute(
    admin,
    `{ lateAnswersById(id: "${id}") { sealedAt receivedAfterRelease } }`,
  );
  expect(read.data.lateAnswersById).toEqual({ sealedAt, receivedAfterRelease: true });
  const accept = (extra: object) =>
    execute(
      admin,
      `mutation ($input: DecideLateAnswersInput!) {
        decideLateAnswers(input: $input) { lateAnswers { state } }
      }`,
      { input: { id, accept: true, reason: 'Power cut', ...extra } },
    );
  expect(refusalOf(await accept({}))).toMatchObject({
    code: 'CONFLICT',
    reason: 'RECEIVED_AFTER_RELEASE',
  });
  expect((await accept({ confirmsAfterRelease: true })).data.decideLateAnswers).toEqual({
    lateAnswers: { state: 'ACCEPTED' },
  });
});
