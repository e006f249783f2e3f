// Merit lists of exam campaigns: publication, members and order, and the visible data of students.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { examCampaignRegistrations } from '../../backend/src/modules/campaigns/tables.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { onePaperAnswer } from './one-answer.ts';
import { addFirstAttempts, type FirstAttempt } from './rank-kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const moment = (ms: number) => new Date(backend.clock.now.getTime() + ms).toISOString();
async function aCampaign(startsIn: number, endsIn: number, examId = PAID_PAPER): Promise<string> {
  const body = {
    title: 'Open test',
    examId,
    examKind: 'multi-subject',
    startDate: moment(startsIn),
    endDate: moment(endsIn),
  };
  return (await admin.post('/examcampaigns', body)).body._id;
}
const list = (campaignId: string, query = '') =>
  backend.visitor().get(`/ext/examcampaigns/${campaignId}/merit-list${query}`);
const register = (person: Student, campaignId: string, extra: object = {}) =>
  person.post('/examcampaigns/register', {
    campaignId,
    studentId: person.studentId,
    basicInfo: { name: 'Rafi' },
    ...extra,
  });

/** Registers students that were inserted into the database. */
async function registerAll(
  campaignId: string,
  people: { userId: string; named?: boolean; institution?: string }[],
): Promise<void> {
  for (const { userId, named = true, institution = 'College' } of people) {
    const info = JSON.stringify({
      name: `Name of ${userId}`,
      institution,
      email: `${userId}@secret.test`,
      mobile: '01700000000',
    });
    await backend.db.execute(sql`
      insert into exam_campaign_registrations
        (campaign_id, student_id, basic_info, show_in_merit_list)
      values (${campaignId}, ${`student-${userId}`}, ${info}::jsonb, ${named})`);
  }
}

describe('the merit list', () => {
  it('is published once the campaign has ended and all of its attempts are closed', async () => {
    const person = await backend.student();
    const campaignId = await aCampaign(-HOUR, 30 * MINUTE);
    await register(person, campaignId);
    const { _id: id } = (
      await person.post('/ext/attempts', { kind: 'multi-subject', examId: PAID_PAPER })
    ).body;
    await person.put(`/ext/attempts/${id}/answers`, {
      sequence: 1,
      selections: onePaperAnswer(PAID_PAPER).flatMap(({ results }) => results),
      writtenAnswer: [],
    });
    const statusAndError = async () => [
      (await list(campaignId)).status,
      (await list(campaignId)).body.error,
    ];
    const notYet = [404, 'There is no such merit list yet.'];
    expect(await statusAndError()).toEqual(notYet);
    advanceClock(backend, 31 * MINUTE);
    expect(await statusAndError()).toEqual(notYet);
    // The grace is over, but the server has not closed the attempt.
    advanceClock(backend, 1);
    expect(await statusAndError()).toEqual(notYet);
    await closeDueAttempts(
      { db: backend.db, now: () => backend.clock.now },
      { error: () => undefined },
    );
    const { status, body } = await list(campaignId);
    expect([status, body]).toEqual([
      200,
      {
        entries: [{ rank: 1, sharedBy: 1, name: 'Rafi', score: 1, wrongCount: 0, timeTaken: 30 }],
        totalCount: 1,
      },
    ]);
    expect((await list('unknown')).status).toBe(404);
  });

  it('waits for an open attempt, and contains one without answers with a score of zero', async () => {
    const person = await backend.student();
    const campaignId = await aCampaign(-HOUR, MINUTE);
    await register(person, campaignId);
    await person.post('/ext/attempts', { kind: 'multi-subject', examId: PAID_PAPER });
    advanceClock(backend, HOUR);
    expect((await list(campaignId)).status).toBe(404);
    await closeDueAttempts(
      { db: backend.db, now: () => backend.clock.now },
      { error: () => undefined },
    );
    expect((await list(campaignId)).body).toEqual({
      entries: [{ rank: 1, sharedBy: 1, name: 'Rafi', score: 0, wrongCount: 0, timeTaken: 1 }],
      totalCount: 1,
    });
  });

  it('is ordered by score, wrong answers and time; equal in all three share a rank', async () => {
    const places: FirstAttempt[] = [
      { userId: 'slow', score: 4, wrongCount: 1, timeTaken: 20 },
      { userId: 'equal-a', score: 4, wrongCount: 1, timeTaken: 10 },
      { userId: 'best', score: 4.25, wrongCount: 3, timeTaken: 60 },
      { userId: 'equal-b', score: 4, wrongCount: 1, timeTaken: 10 },
      { userId: 'careful', score: 4, wrongCount: 0, timeTaken: 55 },
      { userId: 'last', score: -1, wrongCount: 4, timeTaken: 1 },
    ];
    await addFirstAttempts(backend, places, PAID_PAPER);
    const campaignId = await aCampaign(-HOUR, MINUTE);
    await registerAll(campaignId, places);
    advanceClock(backend, 3 * MINUTE);
    const { entries, totalCount } = (await list(campaignId)).body;
    type Entry = { name: string; rank: number; sharedBy: number };
    expect(
      entries.map(
        ({ name, rank, sharedBy }: Entry) => `${rank} ${name.replace('Name of ', '')} ${sharedBy}`,
      ),
    ).toEqual(['1 best 1', '2 careful 1', '3 equal-a 2', '3 equal-b 2', '5 slow 1', '6 last 1']);
    expect(totalCount).toBe(6);
    expect((await list(campaignId, '?offset=6')).body).toEqual({ entries: [], totalCount: 6 });
    const pages = await Promise.all(
      [0, 2, 4].map(async (offset) => (await list(campaignId, `?offset=${offset}&limit=2`)).body),
    );
    expect(pages.flatMap((page) => page.entries)).toEqual(entries);
    expect((await list(campaignId, '?limit=101')).status).toBe(400);
  });

  it('shows no personal data but name, school, class and district, and not even these without consent', async () => {
    const campaignId = await aCampaign(-MINUTE, MINUTE);
    await addFirstAttempts(
      backend,
      [
        { userId: 'shown', score: 2 },
        { userId: 'hidden', score: 1 },
      ],
      PAID_PAPER,
    );
    await registerAll(campaignId, [{ userId: 'shown' }, { userId: 'hidden', named: false }]);
    advanceClock(backend, 3 * MINUTE);
    const { body, text } = await list(campaignId);
    expect(body.entries).toEqual([
      {
        rank: 1,
        sharedBy: 1,
        name: 'Name of shown',
        institution: 'College',
        score: 2,
        wrongCount: 0,
        timeTaken: 1,
      },
      { rank: 2, sharedBy: 1, score: 1, wrongCount: 0, timeTaken: 1 },
    ]);
    for (const secret of ['secret.test', '01700000000', 'hidden', 'student-'])
      expect(text).not.toContain(secret);
  });

  it('contains only registered students who started their first attempt in the campaign', async () => {
    const [before, after] = [
      new Date(backend.clock.now.getTime() - 2 * HOUR),
      new Date(backend.clock.now.getTime() + MINUTE),
    ];
    const people: FirstAttempt[] = [
      { userId: 'in', score: 1 },
      { userId: 'stranger', score: 9 },
      { userId: 'early', score: 9, startedAt: before },
      { userId: 'late', score: 9, startedAt: after },
      { userId: 'principal', score: 9, role: 'admin' },
    ];
    const campaignId = await aCampaign(-MINUTE, MINUTE);
    await addFirstAttempts(backend, people, PAID_PAPER);
    await registerAll(
      campaignId,
      people.filter(({ userId }) => userId !== 'stranger'),
    );
    advanceClock(backend, 3 * MINUTE);
    expect((await list(campaignId)).body).toMatchObject({
      entries: [{ name: 'Name of in', rank: 1 }],
      totalCount: 1,
    });
  });

  it('names students only if they agreed to it at registration', async () => {
    const campaignId = await aCampaign(-MINUTE, HOUR);
    const [open, closed] = [await backend.student(), await backend.student()];
    expect((await register(open, campaignId)).status).toBe(201);
    expect((await register(closed, campaignId, { showInMeritList: false })).status).toBe(201);
    const rows = await backend.db
      .select()
      .from(examCampaignRegistrations)
      .where(eq(examCampaignRegistrations.campaignId, campaignId));
    const shown = new Map(rows.map((row) => [row.studentId, row.showInMeritList]));
    expect([shown.get(open.studentId), shown.get(closed.studentId)]).toEqual([true, false]);
    expect(
      (await register(await backend.student(), campaignId, { showInMeritList: 'no' })).status,
    ).toBe(400);
  });
});

describe('a student’s own entry in the merit list', () => {
  /** A student who has taken the exam of a campaign with a published list. */
  async function createRankedStudent(campaignId: string, extra: object = {}): Promise<Student> {
    const person = await backend.student();
    await register(person, campaignId, extra);
    const exam = { kind: 'multi-subject', examId: PAID_PAPER };
    const { _id: id } = (await person.post('/ext/attempts', exam)).body;
    const subjects = onePaperAnswer(PAID_PAPER);
    await person.post(
      '/multisubjectexamsresult/exam-results',
      { examId: PAID_PAPER, userId: person.userId, subjects, totalScore: 1, timeTaken: 1 },
      { 'idempotency-key': id },
    );
    return person;
  }
  const own = (person: Visitor, campaignId: string) =>
    person.get(`/ext/examcampaigns/${campaignId}/merit-list/own`);
  const NONE = [404, 'There is no such merit list yet.'];

  it('equals the entry in the list, and is for its student only', async () => {
    const campaignId = await aCampaign(-MINUTE, HOUR);
    const basicInfo = { name: 'Rafi', institution: 'Zilla School', district: 'Bogura' };
    const named = await createRankedStudent(campaignId, { basicInfo });
    const unnamed = await createRankedStudent(campaignId, { basicInfo, showInMeritList: false });
    expect((await own(named, campaignId)).status).toBe(404);
    advanceClock(backend, 3 * HOUR);
    // The first read, of the list or of an entry, publishes the list.
    expect((await own(named, campaignId)).status).toBe(200);
    const { entries } = (await list(campaignId)).body;
    const [first, second] = entries.map(
      ({ rank: _rank, sharedBy: _sharedBy, ...entry }: { rank: number; sharedBy: number }) => entry,
    );
    expect(entries).toHaveLength(2);
    const found = [(await own(named, campaignId)).body, (await own(unnamed, campaignId)).body];
    expect(found).toMatchObject([basicInfo, {}]);
    expect(found[1]).not.toHaveProperty('name');
    expect(found).toEqual(first.name === 'Rafi' ? [first, second] : [second, first]);
    const others = [await backend.student(), admin];
    for (const other of others) expect((await own(other, campaignId)).status).toBe(404);
    expect((await own(backend.visitor(), campaignId)).status).toBe(401);
    expect((await own(named, 'unknown')).status).toBe(404);
  });

  it('is missing for an attempt of another campaign, and while a rule hides the scores', async () => {
    const campaignId = await aCampaign(-MINUTE, HOUR);
    const person = await createRankedStudent(campaignId);
    advanceClock(backend, 3 * HOUR);
    await list(campaignId);
    const next = await aCampaign(-MINUTE, HOUR);
    await register(person, next);
    advanceClock(backend, 3 * HOUR);
    await list(next);
    const statusAndError = async (id: string) => {
      const { status, body } = await own(person, id);
      return [status, body.error];
    };
    expect(await statusAndError(next)).toEqual(NONE);
    expect((await own(person, campaignId)).status).toBe(200);
    const rule = `/ext/exams/multi-subject/${PAID_PAPER}/release-rule`;
    const hidden = { visibility: 'receipt', moment: 'immediately' };
    expect((await admin.put(rule, hidden)).status).toBe(200);
    expect(await statusAndError(campaignId)).toEqual(NONE);
    expect((await admin.put(rule, { visibility: 'answers', moment: 'immediately' })).status).toBe(
      200,
    );
  });
});
