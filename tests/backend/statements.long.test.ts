// How many statements the calls of an exam day send to the database: most of what they cost
// (docs/decisions/051, 082, 085, 100).
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { multiSubjectResultVersions } from '../../backend/src/modules/results/tables.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { HOUR } from './durations.ts';
import {
  backend,
  createCampaign,
  deleteCampaign,
  registerForCampaign,
  startAttempt,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock } from './kit.ts';
import { expectSameDetails } from './own-details.ts';
import { addFirstAttempts } from './rank-kit.ts';

useExamCampaigns();

/** The statements of a call, but not the borders of its transaction; each as one line. */
async function statementsOf(call: () => Promise<{ status: number; text: string }>) {
  backend.statements.length = 0;
  const { status, text } = await call();
  expect(status, text).toBeLessThan(300);
  return backend.statements
    .map((statement) => statement.replaceAll(/\s+/g, ' '))
    .filter((statement) => !/^(begin|commit)/i.test(statement));
}

/** A student who has started a contest with the free paper, and its id. */
async function inContest() {
  const id = await createCampaign({ examId: FREE_PAPER });
  const [person, first] = [await backend.enrolled(), await backend.enrolled()];
  for (const each of [person, first]) await registerForCampaign(each, id);
  advanceClock(backend, 1.5 * HOUR);
  // What this process keeps, such as the key, is read for the first student.
  await submitAnswers(first, FREE_PAPER, (await startAttempt(first, FREE_PAPER)).body._id);
  const attempt = (await startAttempt(person, FREE_PAPER)).body;
  // Reads the session of this process's memory from here on.
  await person.get('/ext/results/mine?examIds=none');
  return { id, person, key: attempt._id as string };
}

it('the page of a merit list needs one for the campaign, and two for the own entry', async () => {
  const { id, person, key } = await inContest();
  await submitAnswers(person, FREE_PAPER, key);
  const campaign = () => person.get(`/examcampaigns/${id}`);
  await campaign();
  expect(await statementsOf(campaign)).toHaveLength(1);
  advanceClock(backend, 3 * HOUR);
  // Publishes the list.
  await backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);
  const own = () => person.get(`/ext/examcampaigns/${id}/merit-list/own`);
  await own();
  expect(await statementsOf(own)).toHaveLength(2);
  // A registration is not shown to other students.
  const visitor = await backend.visitor().get(`/examcampaigns/${id}`);
  expect(visitor.body).not.toHaveProperty('registered');
  expect((await campaign()).body).toMatchObject({ registered: true, registeredCount: 2 });
  await deleteCampaign(id);
});

it('a visit begins with three: session, student, and enrolled courses', async () => {
  const person = await backend.enrolled();
  const visit = () => person.get('/students/student');
  await visit();
  expect(await statementsOf(visit)).toEqual([
    expect.stringContaining('from "sessions"'),
    expect.stringContaining('from "students"'),
    expect.stringContaining('from "enrolments"'),
  ]);
});

it.each([
  ['two statements', 10, ['select', 'select']],
  ['one in a large exam, whose first attempts were just counted', 200, ['select']],
])('the score page needs %s with a recently read session', async (_, others, statements) => {
  const { id, person, key } = await inContest();
  await addFirstAttempts(
    backend,
    Array.from({ length: others }, (_, n) => ({ userId: `other-${others}-${n}`, score: n / 10 })),
    FREE_PAPER,
  );
  await submitAnswers(person, FREE_PAPER, key);
  advanceClock(backend, 3 * HOUR);
  const read = () => person.get(`/ext/results/mine/details?examId=${FREE_PAPER}`);
  // The first read publishes the merit list, and reads the outline of the exam.
  const first = (await read()).body;
  expect(first).toMatchObject({
    standing: { rank: expect.any(Number) },
    paper: { _id: FREE_PAPER, title: expect.any(String) },
    versions: [{ number: 1 }],
  });
  const sent = await statementsOf(read);
  expect(sent.map((statement) => statement.split(' ')[0])).toEqual(statements);
  expect((await read()).body).toEqual(first);
  await expectSameDetails(person, 'multi-subject', first.multiSubject._id, FREE_PAPER);
  await deleteCampaign(id);
});

it('a first submission needs three; one of them stores it and closes the attempt', async () => {
  const { id, person, key } = await inContest();
  const statements = await statementsOf(() => submitAnswers(person, FREE_PAPER, key));
  expect(statements.map((statement) => statement.split(' ')[0])).toEqual([
    'select',
    'with',
    '(select',
  ]);
  const [attempt] = await backend.db.select().from(attempts).where(eq(attempts.id, key));
  const [version] = await backend.db
    .select()
    .from(multiSubjectResultVersions)
    .where(eq(multiSubjectResultVersions.attemptId, key));
  expect(attempt).toMatchObject({
    closedBy: 'student',
    resultId: version?.resultId,
    closedAt: version?.dateTaken,
  });
  // The saved sheet is large, and a submission contains all answers.
  expect(statements.filter((statement) => statement.includes('"question_times"'))).toEqual([]);
  await deleteCampaign(id);
});

it('a submission that cannot be stored leaves the attempt open', async () => {
  const { id, person, key } = await inContest();
  await backend.runSql(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger refuse before insert on multi_subject_result_versions for each row execute function refuse();`,
  );
  expect((await submitAnswers(person, FREE_PAPER, key)).status).toBe(500);
  await backend.runSql(
    'drop trigger refuse on multi_subject_result_versions; drop function refuse();',
  );
  const [attempt] = await backend.db.select().from(attempts).where(eq(attempts.id, key));
  expect(attempt).toMatchObject({ closedAt: null, resultId: null });
  const mine = await person.get(`/ext/results/mine?examIds=${FREE_PAPER}`);
  expect(mine.body.multiSubject).toEqual([]);
  expect((await submitAnswers(person, FREE_PAPER, key)).status).toBe(201);
  await deleteCampaign(id);
});

it('a start in a contest needs six; one of them stores the attempt and its entries', async () => {
  const { id } = await inContest();
  const person = await backend.enrolled();
  await registerForCampaign(person, id);
  const statements = await statementsOf(() => startAttempt(person, FREE_PAPER));
  expect(statements.map((statement) => statement.split(' ')[0])).toEqual([
    'select',
    'select',
    'select',
    'select',
    'select',
    'with',
  ]);
  await deleteCampaign(id);
});
