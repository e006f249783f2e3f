// Excluding attempts from contests, and what changes a merit list after its publication
// (docs/decisions/056).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { startAttempt } from '../../backend/src/modules/attempts/commands.ts';
import { lockCampaignsForStart } from '../../backend/src/modules/attempts/start-queries.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { blockStarts } from '../../backend/src/modules/campaigns/exam-campaigns/entry-queries.ts';
import { rescoreBatch } from '../../backend/src/modules/key-corrections/commands.ts';
import { confirmed } from './confirm.ts';
import {
  admin,
  at,
  backend,
  HOUR,
  join,
  later,
  MINUTE,
  make,
  PAID,
  remove,
  start,
  submitPaper,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import type { Student } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';
import { expectSameDetails } from './own-details.ts';
import { addFirstAttempts } from './rank-kit.ts';
import { askAndWait } from './until-it-waits.ts';

useExamCampaigns();

const WRITTEN = 'free10-motion-exam-2';
const RESULTS = '/multisubjectexamsresult/exam-results';
const url = (part: string, examId = PAID) =>
  `/ext/exams/${examId === PAID ? 'multi-subject' : 'single'}/${examId}/${part}`;
const exclude = (attemptIds: string[], reason = 'Copied from a neighbour', examId = PAID) =>
  admin.post(url('exclusions', examId), { reason, attemptIds });
const readmit = (attemptIds: string[], reason = 'The report was wrong') =>
  admin.post(url('readmissions'), { reason, attemptIds });
const closeDue = () =>
  closeDueAttempts({ db: backend.db, now: () => backend.clock.now }, backend.app.log);
const meritList = (id: string) => backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);
const decisions = (id: string) =>
  backend.visitor().get(`/ext/examcampaigns/${id}/merit-list/decisions`);
const exclusionsOf = async (who: Student, ids: string) =>
  (await who.get(`/ext/results/multi-subject/exclusions?ids=${ids}`)).body;

type Entrant = { who: Student; attemptId: string; resultId: string };

/** A running contest in which each of them has submitted a right answer. */
async function aContest(count: number): Promise<{ id: string; entrants: Entrant[] }> {
  const id = await make();
  const people = await Promise.all(Array.from({ length: count }, () => backend.student()));
  for (const who of people) await join(who, id);
  later(HOUR);
  const entrants: Entrant[] = [];
  for (const who of people) {
    const attemptId = (await start(who, PAID)).body._id;
    entrants.push({ who, attemptId, resultId: (await submitPaper(who, PAID, attemptId)).body._id });
  }
  return { id, entrants };
}

const afterEnd = () => later(2 * HOUR + MINUTE);

// PGlite runs one transaction at a time: a start sends no statement before another one's end.
const onPostgres = it.skipIf(!process.env.DATABASE_URL);

describe('an excluded attempt', () => {
  it('has no rank, is listed separately with its reason, and is visible to its student; undone, it counts again', async () => {
    const { id, entrants } = await aContest(2);
    const [cheat, honest] = entrants as [Entrant, Entrant];
    expect((await exclude([cheat.attemptId])).body).toEqual({ excludedCount: 1 });
    // Before the list is published, no other student can see it.
    expect((await decisions(id)).status).toBe(404);
    const publicExclusion = { reason: 'Copied from a neighbour', excludedAt: at(0).toISOString() };
    expect(await exclusionsOf(cheat.who, `${cheat.resultId},${honest.resultId}`)).toEqual({
      [cheat.resultId]: publicExclusion,
    });
    expect(await exclusionsOf(honest.who, cheat.resultId)).toEqual({});
    const parts = await expectSameDetails(cheat.who, 'multi-subject', cheat.resultId, PAID);
    expect(parts).toContain('exclusion');
    const rows = (await admin.get(url('participants'))).body as {
      attemptId: string;
      exclusionReason?: string;
    }[];
    expect(rows.find(({ attemptId }) => attemptId === cheat.attemptId)?.exclusionReason).toBe(
      publicExclusion.reason,
    );

    afterEnd();
    expect((await meritList(id)).body).toMatchObject({
      totalCount: 1,
      entries: [{ rank: 1, sharedBy: 1 }],
    });
    expect((await decisions(id)).body).toEqual({
      excluded: [{ name: 'Rafi', ...publicExclusion }],
      changes: [],
    });
    later(MINUTE);
    expect((await readmit([cheat.attemptId])).body).toEqual({ readmittedCount: 1 });
    expect((await meritList(id)).body).toMatchObject({
      totalCount: 2,
      entries: [{ rank: 1, sharedBy: 2 }, { rank: 1 }],
    });
    const change = {
      kind: 'readmission',
      reason: 'The report was wrong',
      changedAt: at(0).toISOString(),
    };
    expect((await decisions(id)).body).toMatchObject({ excluded: [], changes: [change] });
    expect(await exclusionsOf(cheat.who, cheat.resultId)).toEqual({});
    await remove(id);
  });

  it('is reported to its student once, and when it counts again; the own data contain both', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    const notificationsOf = async () =>
      (
        (await who.get('/ext/notifications')).body as {
          kind: string;
          examId: string;
          accepted?: boolean;
        }[]
      )
        .filter(({ kind }) => kind === 'exclusion-decided')
        .map(({ examId, accepted }) => [examId, accepted]);
    await exclude([attemptId]);
    await exclude([attemptId]);
    expect(await notificationsOf()).toEqual([[PAID, false]]);
    later(MINUTE);
    await readmit([attemptId]);
    await readmit([attemptId]);
    expect(await notificationsOf()).toEqual([
      [PAID, true],
      [PAID, false],
    ]);
    await confirmed(who);
    expect((await who.get('/ext/own-data')).body.exclusions).toMatchObject([
      { attemptId, reason: 'Copied from a neighbour', endReason: 'The report was wrong' },
    ]);
    await remove(id);
  });

  it('is not named if the student chose to hide the name', async () => {
    const id = await make();
    const who = await backend.student();
    const basicInfo = { name: 'Shy', district: 'Dhaka' };
    await who.post('/examcampaigns/register', {
      campaignId: id,
      studentId: who.studentId,
      basicInfo,
      showInMeritList: false,
    });
    later(HOUR);
    await exclude([(await start(who, PAID)).body._id]);
    later(3 * HOUR);
    await closeDue();
    const { text } = await decisions(id);
    expect(text).not.toMatch(/Shy|Dhaka/);
    expect(text).toContain('Copied from a neighbour');
    // The account is kept, and the decision about it.
    await confirmed(who);
    expect((await who.send('DELETE', `/student/${who.studentId}`)).status).toBe(200);
    expect((await decisions(id)).body.excluded).toEqual([
      { reason: 'Copied from a neighbour', excludedAt: expect.any(String) },
    ]);
    await remove(id);
  });

  it('is complete: the list waits neither for its mark, nor for its late answers', async () => {
    const id = await make({ examId: WRITTEN, examKind: 'single' });
    const who = await backend.student();
    await join(who, id);
    later(HOUR);
    const attemptId = (await start(who, WRITTEN, 'single')).body._id;
    const body = {
      examId: WRITTEN,
      userId: who.userId,
      writtenAnswer: await oneWrittenAnswer(who, WRITTEN),
      mcqAnswers: [],
    };
    await who.post('/exams/results', body, { 'idempotency-key': attemptId });
    const { writtenAnswer } = body;
    const late = await who.post(`/ext/attempts/${attemptId}/late-answers`, {
      selections: [],
      writtenAnswer,
    });
    expect(late.status).toBe(202);
    afterEnd();
    expect((await meritList(id)).status).toBe(404);
    await exclude([attemptId], 'Handed in the pages of somebody else', WRITTEN);
    expect((await meritList(id)).body).toEqual({ entries: [], totalCount: 0 });
    const state = (await admin.get(`/ext/examcampaigns/${id}/merit-list-state`)).body;
    expect(state).toMatchObject({
      openAttempts: 0,
      unmarked: 0,
      lateAnswers: 0,
      publishedAt: expect.any(String),
    });
    // Neither changes the list, so no public reason is required.
    const [submission] = (await admin.get(`/ext/results/submissions/${who.userId}/${WRITTEN}`))
      .body;
    expect(
      (await admin.put(`/ext/results/submissions/${submission.submissionId}/mark`, { score: 1 }))
        .status,
    ).toBe(200);
    expect(
      (await admin.post(`/ext/late-answers/${late.body._id}/accept`, { reason: 'Ill' })).status,
    ).toBe(200);
    expect((await decisions(id)).body.changes).toEqual([]);
    await remove(id);
  });

  it('is omitted in the standings of the exam, the own one and those of other students', async () => {
    const { id, entrants } = await aContest(2);
    const [cheat, honest] = entrants as [Entrant, Entrant];
    await addFirstAttempts(
      backend,
      Array.from({ length: 10 }, (_, n) => ({ userId: `x${n}`, score: 0 })),
      PAID,
    );
    afterEnd();
    await meritList(id);
    const standing = async ({ who, resultId }: Entrant) =>
      (await who.get(`/ext/results/multi-subject/standings?ids=${resultId}`)).body[resultId];
    const before = await standing(honest);
    expect(before.rank).toBe(1);
    await exclude([cheat.attemptId]);
    expect(await standing(cheat)).toBeUndefined();
    expect(await standing(honest)).toMatchObject({
      rank: 1,
      sharedBy: before.sharedBy - 1,
      count: before.count - 1,
    });
    await remove(id);
  });

  it('is in a contest, is excluded once, and only by admins', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    expect(
      (await who.post(url('exclusions'), { reason: 'No', attemptIds: [attemptId] })).status,
    ).toBe(403);
    expect((await readmit([attemptId])).body.code).toBe('NOT_EXCLUDED');
    expect((await exclude([attemptId])).body.excludedCount).toBe(1);
    expect((await exclude([attemptId])).body.excludedCount).toBe(1);
    expect((await exclude([attemptId], 'Another one')).body.code).toBe('ALREADY_EXCLUDED');
    expect((await readmit([attemptId])).body.readmittedCount).toBe(1);
    expect((await readmit([attemptId])).body.readmittedCount).toBe(1);
    expect((await exclude(['unknown'])).body.code).toBe('NOT_IN_CONTEST');
    const practice = (await start(await backend.enrolled(), 'free-a-2023-exam')).body._id;
    const other = await admin.post('/ext/exams/multi-subject/free-a-2023-exam/exclusions', {
      reason: 'No',
      attemptIds: [practice],
    });
    expect(other.body.code).toBe('NOT_IN_CONTEST');
    expect((await exclude([attemptId], ' ')).status).toBe(400);
    await remove(id);
  });
});

describe('after the publication of the merit list', () => {
  const PUBLISHED_REASON = [409, 'PUBLISHED_REASON_REQUIRED'];
  const statusAndCode = ({ status, body }: { status: number; body: { code: string } }) => [
    status,
    body.code,
  ];
  const changesOf = async (id: string) =>
    (await decisions(id)).body.changes.map(({ kind, reason }: { kind: string; reason: string }) => [
      kind,
      reason,
    ]);

  it('an exclusion, late answers, and a corrected key publish their reasons; a result cannot be deleted, an attempt not reopened', async () => {
    const { id, entrants } = await aContest(3);
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    const paper = (await admin.get(`/multisubjectexams/mcqs/${PAID}`)).body;
    const [mcq] = paper.subjects[0].mcqs as { _id: string; options: { _id: string }[] }[];
    if (!mcq) throw new Error('no question');
    afterEnd();
    expect((await meritList(id)).body.totalCount).toBe(3);
    expect((await decisions(id)).body).toEqual({ excluded: [], changes: [] });

    await exclude([first.attemptId]);
    expect((await meritList(id)).body.totalCount).toBe(2);

    const sheet = {
      selections: [{ questionId: mcq._id, selectedOption: [mcq.options[1]?._id] }],
      writtenAnswer: [],
    };
    const late = (await second.who.post(`/ext/attempts/${second.attemptId}/late-answers`, sheet))
      .body._id;
    expect(
      statusAndCode(await admin.post(`/ext/late-answers/${late}/accept`, { reason: 'Ill' })),
    ).toEqual(PUBLISHED_REASON);
    expect((await admin.get(`/ext/late-answers/${late}`)).body.state).toBe('waiting');
    later(1000);
    const publishedReason = 'The network of the hall had failed';
    expect(
      (await admin.post(`/ext/late-answers/${late}/accept`, { reason: 'Ill', publishedReason }))
        .status,
    ).toBe(200);

    later(1000);
    const correction = { questionId: mcq._id, kind: 'void', reason: 'No option was right' };
    expect((await admin.post(url('key-corrections'), correction)).status).toBe(201);
    while (await rescoreBatch(backend.db, backend.clock.now));
    expect(await changesOf(id)).toEqual([
      ['key-correction', 'No option was right'],
      ['late-answers', publishedReason],
      ['exclusion', 'Copied from a neighbour'],
    ]);
    expect(statusAndCode(await admin.send('DELETE', `${RESULTS}/${third.resultId}`))).toEqual([
      409,
      'MERIT_LIST_PUBLISHED',
    ]);
    const reopened = await admin.post(url('reopen'), {
      reason: 'Again',
      minutes: 5,
      attemptIds: [third.attemptId],
    });
    expect(statusAndCode(reopened)).toEqual([409, 'RESULTS_RELEASED']);
    await remove(id);
    expect((await admin.send('DELETE', `${RESULTS}/${third.resultId}`)).status).toBe(200);
  });

  it('another mark of the first submission needs a reason, the same mark does not', async () => {
    const id = await make({ examId: WRITTEN, examKind: 'single' });
    const who = await backend.student();
    await join(who, id);
    later(HOUR);
    const attemptId = (await start(who, WRITTEN, 'single')).body._id;
    const sent = {
      examId: WRITTEN,
      userId: who.userId,
      writtenAnswer: await oneWrittenAnswer(who, WRITTEN),
      mcqAnswers: [],
    };
    const { _id: resultId } = (
      await who.post('/exams/results', sent, { 'idempotency-key': attemptId })
    ).body;
    afterEnd();
    const [{ submissionId }] = (
      await admin.get(`/ext/results/submissions/${who.userId}/${WRITTEN}`)
    ).body;
    const mark = (body: object) => admin.put(`/ext/results/submissions/${submissionId}/mark`, body);
    expect((await mark({ score: 1 })).status).toBe(200);
    expect((await meritList(id)).body.totalCount).toBe(1);
    expect((await mark({ score: 1, comment: 'Good' })).status).toBe(200);
    expect(statusAndCode(await mark({ score: 2 }))).toEqual(PUBLISHED_REASON);
    expect(statusAndCode(await admin.put(`/exams/results/${resultId}`, { score: 2 }))).toEqual(
      PUBLISHED_REASON,
    );
    expect((await mark({ score: 2, publishedReason: 'A page was overlooked' })).status).toBe(200);
    expect(await changesOf(id)).toEqual([['mark', 'A page was overlooked']]);
    expect((await meritList(id)).body.entries).toMatchObject([{ score: 2 }]);
    await remove(id);
  });

  it('another window needs a reason, another title does not', async () => {
    const { id } = await aContest(1);
    afterEnd();
    expect((await meritList(id)).status).toBe(200);
    const { endDate } = (await admin.get(`/examcampaigns/${id}`)).body;
    expect((await admin.put(`/examcampaigns/${id}`, { title: 'Renamed', endDate })).status).toBe(
      200,
    );
    const longer = { endDate: new Date(Date.parse(endDate) + 1000).toISOString() };
    expect(statusAndCode(await admin.put(`/examcampaigns/${id}`, longer))).toEqual(
      PUBLISHED_REASON,
    );
    expect(
      (
        await admin.put(`/examcampaigns/${id}`, {
          ...longer,
          publishedReason: 'One hall began late',
        })
      ).status,
    ).toBe(200);
    expect((await meritList(id)).status).toBe(404);
    later(2 * MINUTE);
    expect((await meritList(id)).status).toBe(200);
    expect(await changesOf(id)).toEqual([['window', 'One hall began late']]);
    await remove(id);
  });
});

describe('before the publication of the merit list', () => {
  it('a window that leaves attempts out needs a published reason; another one does not', async () => {
    const { id } = await aContest(2);
    const { startDate, endDate } = (await admin.get(`/examcampaigns/${id}`)).body;
    const moved = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();
    const change = async (body: object) => {
      const { status, body: responseBody } = await admin.put(`/examcampaigns/${id}`, body);
      return status === 200 ? 200 : [status, responseBody.code];
    };
    expect(await change({ endDate: moved(endDate, -MINUTE) })).toBe(200);
    const later30 = { startDate: moved(startDate, 30 * MINUTE) };
    expect(await change(later30)).toEqual([409, 'PUBLISHED_REASON_REQUIRED']);
    expect((await admin.get(`/examcampaigns/${id}`)).body.startDate).toBe(startDate);
    const publishedReason = 'The first group had seen the paper';
    expect(await change({ ...later30, publishedReason })).toBe(200);
    afterEnd();
    expect((await meritList(id)).body.totalCount).toBe(0);
    expect((await decisions(id)).body.changes).toMatchObject([
      { kind: 'window', reason: publishedReason },
    ]);
    await remove(id);
  });

  onPostgres(
    'a start that waits while an admin closes the exam continues the attempt until its new deadline',
    async () => {
      const { id } = await aContest(0);
      const { userId } = await backend.student();
      const startedAt = backend.clock.now;
      const inMinutes = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE);
      const isOwn = eq(attempts.userId, userId);
      await backend.db
        .insert(attempts)
        .values({ userId, multiSubjectExamId: PAID, startedAt, deadline: inMinutes(60) });
      const startAgain = () =>
        startAttempt(
          { db: backend.db, entryKey: new Uint8Array(32), now: () => startedAt },
          userId,
          { kind: 'multi-subject', examId: PAID, examVersionId: 'v1' },
          { startedAt, deadline: inMinutes(60) },
          undefined,
          [id],
        );
      const waiting = await backend.db.transaction(async (tx) => {
        await blockStarts(tx, id);
        const start = await askAndWait(backend, tx, startAgain);
        await tx
          .update(attempts)
          .set({ deadline: inMinutes(5) })
          .where(isOwn);
        return start;
      });
      const { attempt, isNew } = await waiting.response;
      expect([attempt.deadline, isNew]).toEqual([inMinutes(5), false]);
      await backend.db.delete(attempts).where(isOwn);
      await remove(id);
    },
  );

  it('a new window waits for a pending start, and then counts its attempt', async () => {
    const { id } = await aContest(0);
    const who = await backend.student();
    const { startDate } = (await admin.get(`/examcampaigns/${id}`)).body;
    const startsLater = { startDate: new Date(Date.parse(startDate) + 30 * MINUTE).toISOString() };
    const waiting = await backend.db.transaction(async (tx) => {
      await lockCampaignsForStart(tx, who.userId, { kind: 'multi-subject', examId: PAID }, [id]);
      const startedAt = backend.clock.now;
      const deadline = new Date(startedAt.getTime() + MINUTE);
      await tx
        .insert(attempts)
        .values({ userId: who.userId, multiSubjectExamId: PAID, startedAt, deadline });
      return askAndWait(backend, tx, () => admin.put(`/examcampaigns/${id}`, startsLater));
    });
    const { status, body } = await waiting.response;
    expect([status, body.code]).toEqual([409, 'PUBLISHED_REASON_REQUIRED']);
    await remove(id);
  });
});
