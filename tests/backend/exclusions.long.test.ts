// Attempts that are excluded from contests (docs/decisions/056).
import { describe, expect, it } from 'vitest';
import { confirmed } from './confirm.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  inMs,
  registerForCampaign,
  startAttempt,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import {
  aContest,
  afterEnd,
  closeDue,
  decisions,
  type Entrant,
  exclude,
  exclusionsOf,
  meritList,
  readmit,
  url,
  WRITTEN,
} from './exclusion-kit.ts';
import { advanceClock } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';
import { expectSameDetails } from './own-details.ts';
import { addFirstAttempts } from './rank-kit.ts';

useExamCampaigns();

describe('an excluded attempt', () => {
  it('has no rank, is listed separately with its reason, and is visible to its student; undone, it counts again', async () => {
    const { id, entrants } = await aContest(2);
    const [cheat, honest] = entrants as [Entrant, Entrant];
    expect((await exclude([cheat.attemptId])).body).toEqual({ excludedCount: 1 });
    // Before the list is published, no other student can see it.
    expect((await decisions(id)).status).toBe(404);
    const publicExclusion = {
      reason: 'Copied from a neighbour',
      excludedAt: inMs(0).toISOString(),
    };
    expect(await exclusionsOf(cheat.who, `${cheat.resultId},${honest.resultId}`)).toEqual({
      [cheat.resultId]: publicExclusion,
    });
    expect(await exclusionsOf(honest.who, cheat.resultId)).toEqual({});
    const parts = await expectSameDetails(cheat.who, 'multi-subject', cheat.resultId, PAID_PAPER);
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
    advanceClock(backend, MINUTE);
    expect((await readmit([cheat.attemptId])).body).toEqual({ readmittedCount: 1 });
    expect((await meritList(id)).body).toMatchObject({
      totalCount: 2,
      entries: [{ rank: 1, sharedBy: 2 }, { rank: 1 }],
    });
    const change = {
      kind: 'readmission',
      reason: 'The report was wrong',
      changedAt: inMs(0).toISOString(),
    };
    expect((await decisions(id)).body).toMatchObject({ excluded: [], changes: [change] });
    expect(await exclusionsOf(cheat.who, cheat.resultId)).toEqual({});
    await deleteCampaign(id);
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
    expect(await notificationsOf()).toEqual([[PAID_PAPER, false]]);
    advanceClock(backend, MINUTE);
    await readmit([attemptId]);
    await readmit([attemptId]);
    expect(await notificationsOf()).toEqual([
      [PAID_PAPER, true],
      [PAID_PAPER, false],
    ]);
    await confirmed(who);
    expect((await who.get('/ext/own-data')).body.exclusions).toMatchObject([
      { attemptId, reason: 'Copied from a neighbour', endReason: 'The report was wrong' },
    ]);
    await deleteCampaign(id);
  });

  it('is not named if the student chose to hide the name', async () => {
    const id = await createCampaign();
    const who = await backend.student();
    const basicInfo = { name: 'Shy', district: 'Dhaka' };
    await who.post('/examcampaigns/register', {
      campaignId: id,
      studentId: who.studentId,
      basicInfo,
      showInMeritList: false,
    });
    advanceClock(backend, HOUR);
    await exclude([(await startAttempt(who, PAID_PAPER)).body._id]);
    advanceClock(backend, 3 * HOUR);
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
    await deleteCampaign(id);
  });

  it('is complete: the list waits neither for its mark, nor for its late answers', async () => {
    const id = await createCampaign({ examId: WRITTEN, examKind: 'single' });
    const who = await backend.student();
    await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const attemptId = (await startAttempt(who, WRITTEN, 'single')).body._id;
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
    await deleteCampaign(id);
  });

  it('is omitted in the standings of the exam, the own one and those of other students', async () => {
    const { id, entrants } = await aContest(2);
    const [cheat, honest] = entrants as [Entrant, Entrant];
    await addFirstAttempts(
      backend,
      Array.from({ length: 10 }, (_, n) => ({ userId: `x${n}`, score: 0 })),
      PAID_PAPER,
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
    await deleteCampaign(id);
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
    expect((await readmit([attemptId], undefined, WRITTEN)).body.code).toBe('NOT_EXCLUDED');
    expect((await exclude(['unknown'])).body.code).toBe('NOT_IN_CONTEST');
    const practice = (await startAttempt(await backend.enrolled(), FREE_PAPER)).body._id;
    const other = await admin.post('/ext/exams/multi-subject/free-a-2023-exam/exclusions', {
      reason: 'No',
      attemptIds: [practice],
    });
    expect(other.body.code).toBe('NOT_IN_CONTEST');
    expect((await exclude([attemptId], ' ')).status).toBe(400);
    await deleteCampaign(id);
  });
});
