// When the merit list and the ranks of a contest are published (docs/decisions/032).
import { describe, expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  registerForCampaign,
  startAttempt,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { give } from './grant-kit.ts';
import { advanceClock, type Visitor } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';
import { addFirstAttempts } from './rank-kit.ts';

useExamCampaigns();

const WRITTEN = 'free10-motion-exam-2';

const closeDue = () =>
  closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: (facts: object) => void expect(facts).toBeUndefined() },
  );
const meritList = (id: string) => backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);

describe('the merit list and ranks', () => {
  it('wait until every written answer is marked, and stay published then', async () => {
    const id = await createCampaign({ examId: WRITTEN, examKind: 'single' });
    const [student, otherStudent] = [await backend.student(), await backend.student()];
    for (const who of [student, otherStudent]) await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const results: string[] = [];
    for (const who of [student, otherStudent]) {
      const attempt = (await startAttempt(who, WRITTEN, 'single')).body;
      const body = {
        examId: WRITTEN,
        userId: who.userId,
        writtenAnswer: await oneWrittenAnswer(who, WRITTEN),
        mcqAnswers: [],
      };
      results.push(
        (await who.post('/exams/results', body, { 'idempotency-key': attempt._id })).body._id,
      );
    }
    advanceClock(backend, 2 * HOUR + MINUTE);
    const mark = (resultId: string | undefined) =>
      admin.put(`/exams/results/${resultId}`, { score: 1 });
    expect((await mark(results[0])).status).toBe(200);
    expect((await meritList(id)).status).toBe(404);
    expect((await mark(results[1])).status).toBe(200);
    expect((await meritList(id)).body.totalCount).toBe(2);
    await deleteCampaign(id);
  });

  it('wait until two markers agree, if the exam has two', async () => {
    const { _id: examId } = (
      await admin.post('/examcreation/chapter/createexam', aWrittenExam({ totalMarks: 10 }))
    ).body;
    const setting = { isOn: true, tolerance: 1 };
    await admin.put(`/ext/marking/exams/${examId}/second-marking`, setting);
    const id = await createCampaign({ examId, examKind: 'single' });
    const [student, marker] = [await backend.student(), await backend.student()];
    await registerForCampaign(student, id);
    await give(admin, marker, 'marker');
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(student, examId, 'single')).body;
    const body = {
      examId,
      userId: student.userId,
      mcqAnswers: [],
      writtenAnswer: await oneWrittenAnswer(student, examId),
    };
    const { body: result } = await student.post('/exams/results', body, {
      'idempotency-key': attempt._id,
    });
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect((await admin.put(`/exams/results/${result._id}`, { score: 2 })).status).toBe(200);
    expect((await meritList(id)).status).toBe(404);
    const [{ submissionId }] = (
      await admin.get(`/ext/results/submissions/${student.userId}/${examId}`)
    ).body;
    const mark = { score: 3 };
    expect((await marker.put(`/ext/results/submissions/${submissionId}/mark`, mark)).status).toBe(
      200,
    );
    const { entries } = (await meritList(id)).body;
    expect(entries.map(({ score }: { score: number }) => score)).toEqual([2.5]);
    await deleteCampaign(id);
  });

  it('wait for late answers, but not for those that arrive after the list is published', async () => {
    const id = await createCampaign();
    const [student, otherStudent] = [await backend.student(), await backend.student()];
    for (const who of [student, otherStudent]) await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const attempts = [
      (await startAttempt(student, PAID_PAPER)).body,
      (await startAttempt(otherStudent, PAID_PAPER)).body,
    ];
    const sheetOf = (who: Visitor) => who.get(`/multisubjectexams/mcqs/${PAID_PAPER}`);
    const [mcq] = (await sheetOf(student)).body.subjects[0].mcqs;
    const sheet = {
      selections: [{ questionId: mcq._id, selectedOption: [mcq.options[0]._id] }],
      writtenAnswer: [],
    };
    advanceClock(backend, 62 * MINUTE);
    await closeDue();
    const late = await student.post(`/ext/attempts/${attempts[0]._id}/late-answers`, sheet);
    expect(late.status).toBe(202);
    advanceClock(backend, 2 * HOUR);
    expect((await meritList(id)).status).toBe(404);
    expect(
      (await admin.post(`/ext/late-answers/${late.body._id}/accept`, { reason: 'Ill' })).status,
    ).toBe(200);
    expect((await meritList(id)).body.entries.map(({ score }: { score: number }) => score)).toEqual(
      [1, 0],
    );
    expect(
      (await otherStudent.post(`/ext/attempts/${attempts[1]._id}/late-answers`, sheet)).status,
    ).toBe(202);
    expect((await meritList(id)).status).toBe(200);
    await deleteCampaign(id);
  });

  it('wait for every attempt that is not closed, however long that takes; the standing is published with the list', async () => {
    const id = await createCampaign();
    const [student, otherStudent] = [await backend.student(), await backend.student()];
    for (const who of [student, otherStudent]) await registerForCampaign(who, id);
    await addFirstAttempts(
      backend,
      Array.from({ length: 10 }, (_, n) => ({ userId: `w${n}`, score: n })),
      PAID_PAPER,
    );
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(student, PAID_PAPER)).body;
    await startAttempt(otherStudent, PAID_PAPER);
    const { _id } = (await submitAnswers(student, PAID_PAPER, attempt._id)).body;
    advanceClock(backend, 24 * HOUR);
    const standing = async () =>
      Object.keys((await student.get(`/ext/results/multi-subject/standings?ids=${_id}`)).body);
    expect([(await meritList(id)).status, await standing()]).toEqual([404, []]);
    await closeDue();
    expect([(await meritList(id)).status, await standing()]).toEqual([200, [_id]]);
    await deleteCampaign(id);
  });
});
