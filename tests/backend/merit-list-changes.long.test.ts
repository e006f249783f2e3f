// Changes of a merit list after its publication, and of the window before it
// (docs/decisions/056).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startAttempt as startAttemptCommand } from '../../backend/src/modules/attempts/commands.ts';
import { lockCampaignsForStart } from '../../backend/src/modules/attempts/start-queries.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { blockStarts } from '../../backend/src/modules/campaigns/exam-campaigns/entry-queries.ts';
import { lockExamCampaign } from '../../backend/src/modules/campaigns/exam-campaigns/exam-campaign-queries.ts';
import { rescoreBatch } from '../../backend/src/modules/key-corrections/commands.ts';
import { keyCorrections } from '../../backend/src/modules/key-corrections/tables.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  registerForCampaign,
  startAttempt,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import {
  aContest,
  afterEnd,
  decisions,
  type Entrant,
  exclude,
  meritList,
  RESULTS,
  url,
  WRITTEN,
} from './exclusion-kit.ts';
import { advanceClock, statusAndCode } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';

useExamCampaigns();

// PGlite runs one transaction at a time: a start sends no statement before another one's end.
const onPostgres = it.skipIf(!process.env.DATABASE_URL);

it('the publication does not wait for a correction of an exam of the other kind with the same id', async () => {
  const { id } = await aContest(1);
  afterEnd();
  await backend.db.insert(keyCorrections).values({
    examKind: 'single',
    examId: PAID_PAPER,
    revision: 1,
    questionId: 'q1',
    kind: 'void',
    correctOptionIds: [],
    previousOptionIds: [],
    reason: 'No option is right',
    correctedAt: backend.clock.now,
  });
  expect((await meritList(id)).body.totalCount).toBe(1);
  await backend.db.delete(keyCorrections).where(eq(keyCorrections.examKind, 'single'));
  await deleteCampaign(id);
});

describe('after the publication of the merit list', () => {
  const PUBLISHED_REASON = [409, 'PUBLISHED_REASON_REQUIRED'];
  const changesOf = async (id: string) =>
    (await decisions(id)).body.changes.map(({ kind, reason }: { kind: string; reason: string }) => [
      kind,
      reason,
    ]);

  it('an exclusion, late answers, and a corrected key publish their reasons; a result cannot be deleted, an attempt not reopened', async () => {
    const { id, entrants } = await aContest(3);
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    const paper = (await admin.get(`/multisubjectexams/mcqs/${PAID_PAPER}`)).body;
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
    const decision = { reason: 'Ill', confirmsAfterRelease: true };
    expect(statusAndCode(await admin.post(`/ext/late-answers/${late}/accept`, decision))).toEqual(
      PUBLISHED_REASON,
    );
    expect((await admin.get(`/ext/late-answers/${late}`)).body.state).toBe('waiting');
    advanceClock(backend, 1000);
    const publishedReason = 'The network of the hall had failed';
    expect(
      (await admin.post(`/ext/late-answers/${late}/accept`, { ...decision, publishedReason }))
        .status,
    ).toBe(200);

    advanceClock(backend, 1000);
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
    await deleteCampaign(id);
    expect((await admin.send('DELETE', `${RESULTS}/${third.resultId}`)).status).toBe(200);
  });

  it('another mark of the first submission needs a reason, the same mark does not', async () => {
    const id = await createCampaign({ examId: WRITTEN, examKind: 'single' });
    const who = await backend.student();
    await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const attemptId = (await startAttempt(who, WRITTEN, 'single')).body._id;
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
    await deleteCampaign(id);
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
    advanceClock(backend, 2 * MINUTE);
    expect((await meritList(id)).status).toBe(200);
    expect(await changesOf(id)).toEqual([['window', 'One hall began late']]);
    await deleteCampaign(id);
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
    await deleteCampaign(id);
  });

  onPostgres(
    'a read of a list that is not published yet does not wait for an admin who changes the campaign',
    async () => {
      const id = await createCampaign();
      await backend.db.transaction(async (tx) => {
        await lockExamCampaign(tx, id);
        expect((await meritList(id)).status).toBe(404);
      });
      await deleteCampaign(id);
    },
  );

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
        .values({ userId, multiSubjectExamId: PAID_PAPER, startedAt, deadline: inMinutes(60) });
      const startAgain = () =>
        startAttemptCommand(
          { db: backend.db, entryKey: new Uint8Array(32), now: () => startedAt },
          userId,
          { kind: 'multi-subject', examId: PAID_PAPER, examVersionId: 'v1' },
          { startedAt, deadline: inMinutes(60) },
          undefined,
          [id],
        );
      const waiting = await backend.db.transaction(async (tx) => {
        await blockStarts(tx, id);
        const start = await sendUntilBlocked(backend, tx, startAgain);
        await tx
          .update(attempts)
          .set({ deadline: inMinutes(5) })
          .where(isOwn);
        return start;
      });
      const { attempt, isNew } = await waiting.response;
      expect([attempt.deadline, isNew]).toEqual([inMinutes(5), false]);
      await backend.db.delete(attempts).where(isOwn);
      await deleteCampaign(id);
    },
  );

  it('a new window waits for a pending start, and then counts its attempt', async () => {
    const { id } = await aContest(0);
    const who = await backend.student();
    const { startDate } = (await admin.get(`/examcampaigns/${id}`)).body;
    const startsLater = { startDate: new Date(Date.parse(startDate) + 30 * MINUTE).toISOString() };
    const waiting = await backend.db.transaction(async (tx) => {
      await lockCampaignsForStart(tx, who.userId, { kind: 'multi-subject', examId: PAID_PAPER }, [
        id,
      ]);
      const startedAt = backend.clock.now;
      const deadline = new Date(startedAt.getTime() + MINUTE);
      await tx
        .insert(attempts)
        .values({ userId: who.userId, multiSubjectExamId: PAID_PAPER, startedAt, deadline });
      return sendUntilBlocked(backend, tx, () => admin.put(`/examcampaigns/${id}`, startsLater));
    });
    const { status, body } = await waiting.response;
    expect([status, body.code]).toEqual([409, 'PUBLISHED_REASON_REQUIRED']);
    await deleteCampaign(id);
  });
});
