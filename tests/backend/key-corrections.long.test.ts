// Corrections of answer keys: rescoring in batches and the audit list (docs/decisions/040).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scoreChanges } from '../../backend/src/modules/key-corrections/tables.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  save,
  sheetOf,
  singleVersions,
  startAttempt,
} from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import {
  admin,
  backend,
  correctKey,
  createExam,
  optionOf,
  type Question,
  questionId,
  rescoreAll,
  scoreOf,
  submitLetters,
  url,
  useKeyCorrections,
} from './key-correction-kit.ts';
import { expectSameDetails } from './own-details.ts';
import { submitExam } from './submission-kit.ts';

useKeyCorrections();

describe('a correction of the key', () => {
  it('rescores every stored submission, with old and new score in the audit list', async () => {
    const { examId, questions } = await createExam();
    const [right, wrong, blank] = [
      await submitLetters(examId, questions, 'AA'),
      await submitLetters(examId, questions, 'BA'),
      await submitLetters(examId, questions, ' A'),
    ];
    const key = {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    };
    const corrected = await correctKey(examId, key);
    expect([corrected.status, corrected.body]).toEqual([
      201,
      {
        corrections: [
          {
            _id: expect.any(String),
            ...key,
            previousOptionIds: [optionOf(questions, 0, 0)],
            reason: 'Misprint',
            correctedAt: backend.clock.now.toISOString(),
            correctedBy: expect.any(String),
          },
        ],
        submissionCount: 3,
        pendingCount: 3,
        changedCount: 0,
      },
    ]);
    // The same request again, as after a lost response.
    expect((await correctKey(examId, key)).body.corrections).toHaveLength(1);
    await rescoreAll();
    expect([
      await scoreOf(right, examId),
      await scoreOf(wrong, examId),
      await scoreOf(blank, examId),
    ]).toEqual([1.5, 4, 1.5]);
    expect(
      (await singleVersions(backend, wrong.userId)).map(({ score, wrongCount }) => [
        score,
        wrongCount,
      ]),
    ).toEqual([[4, 0]]);
    const { body } = await admin.get(url(examId));
    expect([body.submissionCount, body.pendingCount, body.changedCount]).toEqual([3, 0, 2]);
    const [result] = (await wrong.get(`/exams/results/user/${wrong.userId}`)).body;
    const changes = await wrong.get(`/ext/results/single/score-changes?ids=${result._id}`);
    expect(await expectSameDetails(wrong, 'single', result._id, examId)).toContain('scoreChanges');
    expect(changes.body).toEqual({
      [result._id]: [
        {
          _id: expect.any(String),
          oldScore: 1.5,
          newScore: 4,
          changedAt: backend.clock.now.toISOString(),
          reasons: ['Misprint'],
        },
      ],
    });
    expect((await right.get(`/ext/results/single/score-changes?ids=${result._id}`)).body).toEqual(
      {},
    );
  });

  it('gives the points to every student, excludes a question from the scoring, and counts it again', async () => {
    const { examId, questions } = await createExam();
    const [student, otherStudent] = [
      await submitLetters(examId, questions, 'AB'),
      await submitLetters(examId, questions, 'B '),
    ];
    const scores = async () => [
      await scoreOf(student, examId),
      await scoreOf(otherStudent, examId),
    ];
    const id = questionId(questions, 1);
    const step = async (kind: string, extra: object = {}) => {
      expect((await correctKey(examId, { questionId: id, kind, ...extra })).status, kind).toBe(201);
      await rescoreAll();
      return scores();
    };
    expect(await scores()).toEqual([1.5, -1]);
    expect(await step('bonus')).toEqual([4, 1.5]);
    expect(await step('void')).toEqual([2, -0.5]);
    expect(await step('key', { correctOptionIds: [optionOf(questions, 1, 0)] })).toEqual([1.5, -1]);
    const [result] = (await student.get(`/exams/results/user/${student.userId}`)).body;
    const { [result._id]: changes } = (
      await student.get(`/ext/results/single/score-changes?ids=${result._id}`)
    ).body;
    expect(
      changes.map((change: { oldScore: number; newScore: number }) => [
        change.oldScore,
        change.newScore,
      ]),
    ).toEqual([
      [2, 1.5],
      [4, 2],
      [1.5, 4],
    ]);
  });

  it('scores later submissions, and shows the correction only to readers of the key', async () => {
    const { examId, questions } = await createExam();
    const early = await submitLetters(examId, questions, 'AA');
    const body = { questionId: questionId(questions, 0), kind: 'bonus' };
    await correctKey(examId, body);
    const late = await submitLetters(examId, questions, 'BA');
    expect(await scoreOf(late, examId)).toBe(4);
    expect(
      (await singleVersions(backend, late.userId)).map(({ keyRevision }) => keyRevision),
    ).toEqual([1]);
    const storedExam = await admin.get(`/examcreation/examid/${examId}`);
    expect(storedExam.body.mcqs[0].correction).toEqual({
      kind: 'bonus',
      reason: 'Misprint',
      correctedAt: backend.clock.now.toISOString(),
    });
    expect((await early.get(`/examcreation/examid/${examId}`)).text).not.toContain('Misprint');
    // A document that was read is sent back with another change, and keeps the correction.
    expect(
      (await admin.put(`/examcreation/${examId}`, storedExam.body)).body.mcqs[0].correction.kind,
    ).toBe('bonus');
  });

  it('rescores a submission that was scored by an earlier key during the correction', async () => {
    const { examId, questions } = await createExam();
    const person = await submitLetters(examId, questions, 'BA');
    await correctKey(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await rescoreAll();
    // As if it had read the key before the correction, and was committed after the last batch.
    const late = await submitLetters(examId, questions, 'BA');
    await backend.db.execute(
      `update exam_result_versions set key_revision = 0, score = 1.5 where user_id = '${late.userId}'`,
    );
    await backend.db.execute(
      `update exam_results set score = 1.5 where user_id = '${late.userId}'`,
    );
    await rescoreAll();
    expect([await scoreOf(person, examId), await scoreOf(late, examId)]).toEqual([4, 4]);
  });

  it('is stored exactly once, however often and by however many workers it is rescored', async () => {
    const { examId, questions } = await createExam();
    for (const letters of ['BA', 'AA', 'BB']) await submitLetters(examId, questions, letters);
    await correctKey(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await Promise.all([rescoreAll(), rescoreAll(), rescoreAll()]);
    await rescoreAll();
    const changes = await backend.db
      .select()
      .from(scoreChanges)
      .where(eq(scoreChanges.examId, examId));
    expect(changes.map(({ oldScore, newScore }) => [oldScore, newScore]).sort()).toEqual([
      [-1, 1.5],
      [1.5, 4],
      [4, 1.5],
    ]);
    expect((await admin.get(url(examId))).body.pendingCount).toBe(0);
  });

  it('keeps the newest result when an older submission is rescored', async () => {
    const { examId, questions } = await createExam();
    const person = await submitLetters(examId, questions, 'BA');
    const [result] = (await person.get(`/exams/results/user/${person.userId}`)).body;
    const mcqAnswers = [
      { questionId: questionId(questions, 1), selectedOption: optionOf(questions, 1, 0) },
    ];
    const again = {
      userId: person.userId,
      examId,
      mcqAnswers,
      writtenAnswer: [],
      score: 0,
      timeTaken: 1,
    };
    expect((await person.put(`/exams/results/${result._id}`, again)).body.score).toBe(1.5);
    await correctKey(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await rescoreAll();
    expect((await singleVersions(backend, person.userId)).map(({ score }) => score)).toEqual([
      4, 1.5,
    ]);
    expect(await scoreOf(person, examId)).toBe(1.5);
  });
});

describe('in a paper of several subjects', () => {
  it('changes score, single answers and the number of wrong ones; several options may be correct', async () => {
    const person = await backend.enrolled();
    const { body: paper } = await admin.get(`/multisubjectexams/mcqs/${FREE_PAPER}`);
    const mcqs: Question[] = paper.subjects.flatMap(
      (subject: { mcqs: Question[] }) => subject.mcqs,
    );
    const attempt = (await startAttempt(person)).body;
    const sheet = await sheetOf(person, FREE_PAPER, ['B', 'A', 'C', 'D']);
    await save(person, attempt._id, 1, sheet);
    const subjects = paper.subjects.map((subject: { _id: string; mcqs: Question[] }) => ({
      subjectId: subject._id,
      results: sheet.selections.filter(({ questionId: id }) =>
        subject.mcqs.some(({ _id }) => _id === id),
      ),
    }));
    const body = {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects,
      totalScore: 0,
      timeTaken: 1,
    };
    const before = await person.post(PAPER_RESULTS, body, { 'idempotency-key': attempt._id });
    expect(before.body.totalScore).toBe(-0.25 - 0.5 + 2);
    const options = [optionOf(mcqs, 0, 0), optionOf(mcqs, 0, 1)];
    expect(
      (
        await correctKey(
          FREE_PAPER,
          { questionId: questionId(mcqs, 0), kind: 'key', correctOptionIds: options },
          'multi-subject',
        )
      ).status,
    ).toBe(201);
    await correctKey(
      FREE_PAPER,
      { questionId: questionId(mcqs, 1), kind: 'bonus' },
      'multi-subject',
    );
    await rescoreAll();
    const after = (await person.get(`${PAPER_RESULTS}/${before.body._id}`)).body;
    expect(after.totalScore).toBe(-0.25 + 2 + 2);
    expect(
      after.subjects[0].results.map(({ isCorrect }: { isCorrect: boolean }) => isCorrect),
    ).toEqual([false, true]);
    const [version] = await paperVersions(backend, person.userId);
    expect([version?.totalScore, version?.wrongCount, version?.keyRevision]).toEqual([3.75, 1, 2]);
    // The same submission repeated gets the current score.
    expect(
      (await person.post(PAPER_RESULTS, body, { 'idempotency-key': attempt._id })).body.totalScore,
    ).toBe(3.75);
  });
});

describe('in a contest', () => {
  it('keeps the zero of an attempt without answers, and hides changes until the scores are released', async () => {
    const { examId, questions } = await createExam();
    const now = backend.clock.now.getTime();
    const iso = (ms: number) => new Date(now + ms).toISOString();
    const times = { startDate: iso(-1000), endDate: iso(600_000) };
    const { body: campaign } = await admin.post('/examcampaigns', {
      title: 'Contest',
      examId,
      examKind: 'single',
      ...times,
    });
    const [blank, busy] = [await backend.enrolled(), await backend.enrolled()];
    for (const who of [blank, busy]) {
      await who.post('/examcampaigns/register', {
        campaignId: campaign._id,
        studentId: who.studentId,
        basicInfo: { name: 'Rafi' },
      });
    }
    const empty = (await startAttempt(blank, examId)).body;
    await blank.post(`/ext/attempts/${empty._id}/close`);
    const attempt = (await startAttempt(busy, examId)).body;
    const mcqAnswers = [
      { questionId: questionId(questions, 0), selectedOption: optionOf(questions, 0, 1) },
    ];
    await submitExam(busy, examId, { 'idempotency-key': attempt._id }, { mcqAnswers });
    await correctKey(examId, { questionId: questionId(questions, 0), kind: 'bonus' });
    await rescoreAll();
    expect(
      (await singleVersions(backend, blank.userId)).map(({ score, keyRevision }) => [
        score,
        keyRevision,
      ]),
    ).toEqual([[0, 1]]);
    const [result] = (await busy.get(`/exams/results/user/${busy.userId}`)).body;
    const changesUrl = `/ext/results/single/score-changes?ids=${result._id}`;
    expect((await busy.get(changesUrl)).body).toEqual({});
    backend.clock.now = new Date(now + 1_200_000);
    expect((await busy.get(changesUrl)).body[result._id]).toMatchObject([
      { oldScore: -1, newScore: 1.5 },
    ]);
    // The merit list waits until all submissions are rescored.
    await correctKey(examId, { questionId: questionId(questions, 1), kind: 'void' });
    const meritList = async () =>
      (await busy.get(`/ext/examcampaigns/${campaign._id}/merit-list`)).status;
    expect(await meritList()).toBe(404);
    await rescoreAll();
    // As if it had read the key before the correction, and was committed after the last batch.
    await backend.db.execute(
      `update exam_result_versions set key_revision = 1 where user_id = '${busy.userId}'`,
    );
    expect(await meritList()).toBe(404);
    await rescoreAll();
    expect(await meritList()).toBe(200);
    await admin.send('DELETE', `/examcampaigns/${campaign._id}?force=true`);
  });
});
