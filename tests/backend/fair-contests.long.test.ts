// Ways to cheat in a contest, each tried with two or three accounts over REST (docs/decisions/032).
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { examCampaignEntries } from '../../backend/src/modules/campaigns/tables.ts';
import { confirmed } from './confirm.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  inMs,
  reads,
  registerForCampaign,
  startAttempt,
  statusAndError,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student, type Visitor } from './kit.ts';
import { oneSingleAnswer } from './one-answer.ts';

useExamCampaigns();

const RESULTS = '/multisubjectexamsresult/exam-results';
const MCQ = 'free10-motion-exam-1';
const USED = [409, 'You have used your one attempt in this campaign.'];

const closeDue = () =>
  closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: (facts: object) => void expect(facts).toBeUndefined() },
  );
const meritList = (id: string) => backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);

/** Every REST call with a student's own results in a paper. */
async function paperReads(who: Student, resultId: string, examId: string): Promise<string> {
  const ways = [
    RESULTS,
    `${RESULTS}/${resultId}`,
    `${RESULTS}/${who.userId}/${examId}`,
    '/ext/results/mine',
  ];
  ways.push(
    `/ext/results/mine?examIds=${examId}`,
    `/ext/results/multi-subject/versions?ids=${resultId}`,
  );
  ways.push(`/ext/results/multi-subject/standings?ids=${resultId}`);
  return allOf(who, ways);
}

/** The same for single exams. */
async function singleReads(who: Student, resultId: string, examId: string): Promise<string> {
  const ways = [
    `/exams/results/user/${who.userId}`,
    `/exams/results/user/${who.userId}/exam/${examId}`,
    '/ext/results/mine',
  ];
  ways.push(
    '/ext/results/mine/single?after=',
    `/ext/results/single/versions?ids=${resultId}`,
    `/ext/results/single/standings?ids=${resultId}`,
  );
  return allOf(who, ways);
}

async function allOf(who: Visitor, ways: string[]): Promise<string> {
  const texts: string[] = [];
  for (const way of ways) {
    const response = await who.get(way);
    expect(response.status, way).toBe(200);
    texts.push(response.text);
  }
  return texts.join('\n');
}

const scored = /"totalScore"|"score"|"isCorrect"|"rank"|"percentile"|"marks"|"comment"/;

describe('the receipt', () => {
  it('is all that a student gets of a paper until the last deadline and its grace are over, by every call', async () => {
    const id = await createCampaign();
    const [student, otherStudent] = [await backend.student(), await backend.student()];
    for (const who of [student, otherStudent]) await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const attempts = [
      (await startAttempt(student, PAID_PAPER)).body,
      (await startAttempt(otherStudent, PAID_PAPER)).body,
    ];
    const first = await submitAnswers(student, PAID_PAPER, attempts[0]._id);
    const releasedAt = inMs(2 * HOUR + MINUTE).toISOString();
    expect(first.body).toMatchObject({
      _id: expect.any(String),
      dateTaken: inMs(0).toISOString(),
      releasedAt,
    });
    expect(first.body.subjects[0].results).toHaveLength(1);
    expect(first.text).not.toMatch(scored);
    // A repeated request gets the same receipt.
    expect((await submitAnswers(student, PAID_PAPER, attempts[0]._id)).body).toEqual(first.body);
    expect(await paperReads(student, first.body._id, PAID_PAPER)).not.toMatch(scored);
    expect((await admin.get(`${RESULTS}/${first.body._id}`)).body.totalScore).toBe(1);
    expect(
      (await backend.visitor().get(`${RESULTS}/${first.body._id}`, backend.service)).body
        .totalScore,
    ).toBe(1);

    // An admin moves the end forward: a running attempt keeps its promised time.
    advanceClock(backend, MINUTE);
    await admin.put(`/examcampaigns/${id}`, { endDate: inMs(MINUTE).toISOString() });
    advanceClock(backend, 3 * MINUTE);
    const last = Date.parse(attempts[1].deadline) + MINUTE;
    expect((await student.get(`${RESULTS}/${first.body._id}`)).body.releasedAt).toBe(
      new Date(last).toISOString(),
    );
    backend.clock.now = new Date(last - 1);
    expect(await paperReads(student, first.body._id, PAID_PAPER)).not.toMatch(scored);
    advanceClock(backend, 1);
    const publishedResult = await student.get(`${RESULTS}/${first.body._id}`);
    expect([
      publishedResult.body.totalScore,
      publishedResult.body.releasedAt,
      publishedResult.body.subjects[0].results[0].isCorrect,
    ]).toEqual([1, undefined, true]);
    await closeDue();
    await deleteCampaign(id);
  });

  it('also replaces earlier results of the same exam, from the announcement on', async () => {
    const enrolled = await backend.enrolled();
    const before = (await submitAnswers(enrolled, FREE_PAPER)).body;
    expect(before.totalScore).toBe(1);
    const id = await createCampaign({ examId: FREE_PAPER });
    expect(await paperReads(enrolled, before._id, FREE_PAPER)).not.toMatch(scored);
    advanceClock(backend, HOUR);
    expect(await paperReads(enrolled, before._id, FREE_PAPER)).not.toMatch(scored);
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect((await enrolled.get(`${RESULTS}/${before._id}`)).body.totalScore).toBe(1);
    await deleteCampaign(id);
  });

  it('is the same for a single exam', async () => {
    const id = await createCampaign({ examId: MCQ, examKind: 'single' });
    const person = await backend.student();
    await registerForCampaign(person, id);
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(person, MCQ, 'single')).body;
    const body = {
      examId: MCQ,
      userId: person.userId,
      mcqAnswers: oneSingleAnswer(MCQ),
      writtenAnswer: [],
      timeTaken: 1,
    };
    const receipt = await person.post('/exams/results', body, { 'idempotency-key': attempt._id });
    expect([receipt.status, receipt.body.releasedAt]).toEqual([
      201,
      inMs(2 * HOUR + MINUTE).toISOString(),
    ]);
    expect(receipt.text).not.toMatch(scored);
    expect(await singleReads(person, receipt.body._id, MCQ)).not.toMatch(scored);
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect(
      (await person.get(`/exams/results/user/${person.userId}/exam/${MCQ}`)).body.score,
    ).toEqual(expect.any(Number));
    await deleteCampaign(id);
  });
});

describe('one attempt', () => {
  it('is used up by starting, also if nothing was saved, and counts as zero', async () => {
    const id = await createCampaign();
    const [reader, quitter, honest] = [
      await backend.student(),
      await backend.student(),
      await backend.student(),
    ];
    for (const who of [reader, quitter, honest]) await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const [read, quit] = [
      (await startAttempt(reader, PAID_PAPER)).body,
      (await startAttempt(quitter, PAID_PAPER)).body,
    ];
    // Continuing a running attempt is not a second one.
    expect((await startAttempt(reader, PAID_PAPER)).body._id).toBe(read._id);
    const closed = await quitter.post(`/ext/attempts/${quit._id}/close`);
    expect([closed.status, closed.body.closedBy]).toEqual([200, 'student']);
    expect((await quitter.post(`/ext/attempts/${quit._id}/close`)).body).toMatchObject({
      closedAt: closed.body.closedAt,
    });
    expect(statusAndError(await startAttempt(quitter, PAID_PAPER))).toEqual(USED);
    expect(statusAndError(await submitAnswers(quitter, PAID_PAPER, quit._id))).toEqual([
      410,
      'The exam is closed.',
    ]);
    advanceClock(backend, 62 * MINUTE);
    await closeDue();
    expect(statusAndError(await submitAnswers(reader, PAID_PAPER, read._id))).toEqual([
      410,
      'The exam is closed.',
    ]);
    expect(statusAndError(await startAttempt(reader, PAID_PAPER))).toEqual(USED);
    // The paper cannot be read between two attempts.
    expect([await reads(reader, PAID_PAPER), await reads(quitter, PAID_PAPER)]).toEqual([
      false,
      false,
    ]);
    const attempt = (await startAttempt(honest, PAID_PAPER)).body;
    advanceClock(backend, MINUTE);
    expect((await submitAnswers(honest, PAID_PAPER, attempt._id)).status).toBe(201);
    expect(await reads(honest, PAID_PAPER)).toBe(false);
    advanceClock(backend, HOUR);
    const { entries } = (await meritList(id)).body;
    expect(
      entries.map(
        ({ rank, score, timeTaken }: { rank: number; score: number; timeTaken: number }) => [
          rank,
          score,
          timeTaken,
        ],
      ),
    ).toEqual([
      ...[
        [1, 1, 1],
        [2, 0, 0],
        [3, 0, 60],
      ],
    ]);
    await deleteCampaign(id);
  });

  it('stays used after a second concurrent start', async () => {
    const id = await createCampaign();
    const person = await backend.student();
    await registerForCampaign(person, id);
    advanceClock(backend, HOUR);
    const first = (await startAttempt(person, PAID_PAPER)).body;
    const [closed, ...again] = await Promise.all([
      person.post(`/ext/attempts/${first._id}/close`),
      ...[1, 2, 3].map(() => startAttempt(person, PAID_PAPER)),
    ]);
    expect(closed.status).toBe(200);
    for (const response of again)
      expect(response.status === 409 || response.body._id === first._id).toBe(true);
    await deleteCampaign(id);
  });

  it('applies to an account that was deleted and created again with the same phone number, or with one it had meanwhile', async () => {
    const id = await createCampaign();
    const person = await backend.student();
    const { phoneNumber } = (await person.get('/students/student')).body as { phoneNumber: string };
    await registerForCampaign(person, id);
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(person, PAID_PAPER)).body;
    await submitAnswers(person, PAID_PAPER, attempt._id);
    // Without the server's key the stored values cannot be compared with all possible numbers.
    const entries = await backend.db
      .select()
      .from(examCampaignEntries)
      .where(eq(examCampaignEntries.campaignId, id));
    expect(entries).toHaveLength(2);
    const guesses = [phoneNumber, `${id} phone ${phoneNumber}`].map((text) =>
      createHash('sha256').update(text).digest('hex'),
    );
    for (const { identityHash } of entries) expect(guesses).not.toContain(identityHash);
    // An address is added to the account, and removed again.
    const email = 'second@recycled.test';
    for (const address of [email, null]) {
      await confirmed(admin, 'alokpath-admin');
      expect(
        (await admin.send('PATCH', `/users/${person.userId}`, { body: { email: address } })).status,
      ).toBe(200);
    }
    await person.post('/auth/student/login', { phoneNumber, password: 'a long password' });
    await confirmed(person, 'a long password');
    expect((await person.send('DELETE', '/user')).status).toBe(200);

    for (const credential of [{ phoneNumber }, { email }]) {
      const again = backend.visitor();
      await again.post('/auth/signup', { ...credential, password: 'a long password' });
      const otp = backend.sent.findLast(({ to }) => to === Object.values(credential)[0])?.otp;
      const { _id: userId } = (await again.post('/auth/verify', { otp })).body;
      const studentId = (await again.get('/students/student')).body.student._id as string;
      const same = Object.assign(again, { userId, studentId }) as Student;
      expect((await registerForCampaign(same, id)).status).toBe(201);
      expect(
        statusAndError(await startAttempt(same, PAID_PAPER)),
        JSON.stringify(credential),
      ).toEqual(USED);
      expect(await reads(same, PAID_PAPER)).toBe(false);
    }
    await deleteCampaign(id);
  });
});

it('measures the time of an attempt on the server, whatever the client sends', async () => {
  const id = await createCampaign();
  const person = await backend.student();
  await registerForCampaign(person, id);
  advanceClock(backend, HOUR);
  const attempt = (await startAttempt(person, PAID_PAPER)).body;
  advanceClock(backend, 7 * MINUTE);
  expect((await submitAnswers(person, PAID_PAPER, attempt._id)).body.timeTaken).toBe(7);
  await deleteCampaign(id);
  const single = await backend.enrolled();
  const own = (await startAttempt(single, MCQ, 'single')).body;
  advanceClock(backend, 3 * MINUTE);
  const body = {
    examId: MCQ,
    userId: single.userId,
    mcqAnswers: oneSingleAnswer(MCQ),
    writtenAnswer: [],
    timeTaken: 0,
  };
  expect(
    (await single.post('/exams/results', body, { 'idempotency-key': own._id })).body.timeTaken,
  ).toBe(3);
});
